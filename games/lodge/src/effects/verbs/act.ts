/** Evocations act now, one after another; a mage under another moves and attacks. */
import { again, type Frame, PASS } from "@blackrose/kernel";
import type { Kind, One, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { type Boost, modelActs } from "../../rules/evocations.ts";
import { isTransformedBy, transformedBy } from "../../rules/forms.ts";
import { boardOf } from "../../rules/values.ts";
import { type Lodge, NONE } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { controllerOf, isMage, modelOf } from "../../who.ts";
import { R, roomOf } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { isOfKind, one, spot } from "../select.ts";
import { numbers, verb } from "../verb.ts";

/** The controller's of that kind: one of them, up to so many, or each; only those in a room or next to it, where that is said. */
interface Yours {
  readonly yours: Kind;
  readonly n?: number | "each";
  readonly near?: Spot;
  /** Not the one that has acted already. */
  readonly other?: true;
}

export interface Act {
  readonly do: "act";
  readonly who: One | Yours;
  readonly under?: "you";
  /** For this act, on top of its values. */
  readonly with?: Boost;
}

/** The controller's that may act. */
function mineOf(w: Lodge, e: Frame, { yours, near, other }: Yours): number[] {
  const room = near === undefined ? NONE : spot(w, e, near);
  const figures = w.s.figureOwner.flatMap((owner, figure) => (owner === e.seat ? [modelOf(figure)] : []));
  return [...figures, ...transformedBy(w, e.seat)].flatMap((model) => {
    const at = roomOf(w, model);
    // What sleeps in the cell of its host cannot act (L-NM-03), nor who is in his own (L-PIG-04).
    if (at === NONE || !isOfKind(w, model, yours) || (other && model === e.regs[R.acted])) return [];
    return near === undefined || at === room || boardOf(w).next[room]?.includes(at) ? [modelThing(model)] : [];
  });
}

/** The effect keeps in mind whom it let act: two of them are enough for any card. */
function remember(e: Frame, model: number): void {
  if (e.regs[R.acted] === NONE) e.regs[R.acted] = model;
  else if (e.regs[R.acted] !== model) e.regs[R.actedToo] = model;
}

/** Behind its numbers, the models that have acted. */
const own = numbers({});

export const act = verb<Act>("act", {
  shape: {
    who: a.either(
      a.one,
      a.record<Yours>({
        yours: a.kind,
        n: a.optional(a.either(a.n, a.word("each"))),
        near: a.optional(a.spot),
        other: a.optional(a.mark),
      }),
    ),
    under: a.optional(a.you),
    with: a.optional(a.record<Boost>({ attack: a.optional(a.n), move: a.optional(a.n) })),
  },
  numbers: own,

  canBegin: (w, e, { who }) => typeof who !== "object" || mineOf(w, e, who).length > 0,
  run(w, f, e, said) {
    if (typeof said.who === "object") {
      const { n = 1 } = said.who;
      const done = own.rest(f);
      if (n !== "each" && done.length >= n) return;
      const mine = mineOf(w, e, said.who).filter((code) => !done.includes(held(code)));
      if (mine.length === 0) return;
      if (n !== 1) again(f);
      want(w, f, effTarget, typeof n === "number" && n > 1 ? [PASS, ...mine] : mine);
      return;
    }
    const model = one(w, e, said.who);
    if (model === NONE || roomOf(w, model) === NONE) return;
    // A mage acts so only under another (L-CTL-02), or under who transformed him (L-PIG-04).
    const under = said.under === "you" || isTransformedBy(w, model, e.seat);
    if (isMage(model) && (!under || model === e.seat)) return;
    remember(e, model);
    modelActs(w, model, under ? e.seat : controllerOf(w.s, model), said.with);
  },
  chosen(w, f, e, { who, with: boost }, code) {
    if (code === PASS) {
      // No more of them: as many as may act have acted.
      const most = typeof who === "object" && typeof who.n === "number" ? who.n : 0;
      f.regs.push(...Array.from({ length: most }, () => NONE));
      return;
    }
    e.regs[R.it] = held(code);
    remember(e, held(code));
    f.regs.push(held(code));
    modelActs(w, held(code), e.seat, boost);
  },
});
