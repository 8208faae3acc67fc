/**
 * Another kind takes the place of an evocation: of one of one's own in a room, or of the one named, whoever controls it; where that is said,
 * its Upgrades stay. That is no removal (L-UP-06, L-RB-40).
 */
import { again, attempt, type Frame } from "@blackrose/kernel";
import type { Archetype, EvocationId, One, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { makingWay } from "../../rules/leaving.ts";
import { isAssigned } from "../../rules/umbrae.ts";
import { fit, upgradesOn } from "../../rules/upgrades.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { attachment, held, kindOfAttachment, model as modelThing } from "../../things.ts";
import { figureOf, isMage, modelOf } from "../../who.ts";
import { R } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { isKind, one, spot } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export type ReplaceEvocation =
  | {
      readonly do: "replace evocation";
      readonly kind: Archetype;
      readonly in: Spot;
      readonly by: EvocationId;
    }
  | {
      readonly do: "replace evocation";
      readonly who: One;
      readonly by: EvocationId;
      readonly keeping?: "Upgrades";
    };

/** Whether it has been done. Behind it, the Upgrades that stay, by their places in the content. */
const own = numbers({ done: 0 });
const { done } = own.at;

function replace(w: Lodge, f: Frame, e: Frame, said: ReplaceEvocation, figure: number): void {
  const room = w.s.figureAt[figure];
  f.regs[done] = 1;
  if ("keeping" in said) {
    f.regs.push(...upgradesOn(w, modelOf(figure)).map(({ kind }) => held(attachment(w.cards, kind))));
    e.regs[R.it] = NONE;
    again(f);
  }
  summonFigure(w, e.seat, said.by, room);
  attempt(w, e.seat, [makingWay(w, figure, e.seat)]);
}

export const replaceEvocation = verb<ReplaceEvocation>("replace evocation", {
  shape: a.either(
    a.record<Extract<ReplaceEvocation, { readonly kind: unknown }>>({
      kind: a.archetype,
      do: a.word("replace evocation"),
      in: a.spot,
      by: a.evocation,
    }),
    a.record<Extract<ReplaceEvocation, { readonly who: unknown }>>({
      who: a.one,
      do: a.word("replace evocation"),
      by: a.evocation,
      keeping: a.optional(a.word("Upgrades")),
    }),
  ),
  numbers: own,

  run(w, f, e, said) {
    if (f.regs[done] === 1) {
      const model = e.regs[R.it];
      if (model !== NONE) for (const kind of own.rest(f)) fit(w, e.seat, model, kindOfAttachment(w.cards, kind));
      return;
    }
    if (!canSummon(w, said.by)) return;
    if ("who" in said) {
      const model = one(w, e, said.who);
      const isThere = model !== NONE && !isMage(model) && placeOf(w.s, model) >= 0;
      if (isThere && !isAssigned(w, model)) replace(w, f, e, said, figureOf(model));
      return;
    }
    const room = spot(w, e, said.in);
    const mine = w.s.figureOwner.flatMap((owner, figure) =>
      owner === e.seat &&
      w.s.figureAt[figure] === room &&
      isKind(w, figure, said.kind) &&
      !isAssigned(w, modelOf(figure)) &&
      w.cards.figures[figure].id !== said.by
        ? [modelThing(modelOf(figure))]
        : [],
    );
    want(w, f, effTarget, mine);
  },
  chosen: (w, f, e, said, code) => replace(w, f, e, said, figureOf(held(code))),
});
