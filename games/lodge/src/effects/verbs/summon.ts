/** An evocation comes into play (L-SUM): of a kind, of one the controller chooses by its printed health, or the same that just left. */
import type { Frame } from "@blackrose/kernel";
import type { EvocationId, RoomKind, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { type Lodge, NONE } from "../../state.ts";
import { Family, familyOf, held, model as modelThing, room as roomThing } from "../../things.ts";
import { figureOf, isMage, modelOf } from "../../who.ts";
import { R, Source } from "../context.ts";
import { effRoom, effTarget, want } from "../doing.ts";
import { roomsOfKind, spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Summon {
  readonly do: "summon";
  readonly kind: EvocationId | { readonly healthAtMost: number } | { readonly same: "it" };
  readonly in: Spot | { readonly choose: RoomKind };
}

/** The kinds that can come, by name. */
function kindsOf(w: Lodge, e: Frame, { kind }: Summon): EvocationId[] {
  if (typeof kind === "string") return canSummon(w, kind) ? [kind] : [];
  if ("same" in kind) {
    const it = e.regs[R.it];
    return it === NONE || isMage(it) ? [] : [w.cards.figures[figureOf(it)].id].filter((id) => canSummon(w, id));
  }
  return w.cards.content.evocations
    .filter(({ id, health }) => health > 0 && health <= kind.healthAtMost && canSummon(w, id))
    .map(({ id }) => id);
}

/** A kind is chosen by one of its figures. */
const figureFor = (w: Lodge, kind: EvocationId): number =>
  modelThing(modelOf(w.cards.figures.findIndex(({ id }) => id === kind)));

function comes(w: Lodge, e: Frame, { in: where }: Summon, kind: EvocationId): void {
  if (typeof where === "object" && "choose" in where) return;
  const room = spot(w, e, where);
  nobodyYet(e);
  if (room !== NONE) summonFigure(w, e.seat, kind, room);
}

/** From now on "it" is who comes, or nobody; who has set a trap off is its target still. */
function nobodyYet({ regs }: Frame): void {
  if (regs[R.source] === Source.trap && regs[R.target] === NONE) regs[R.target] = regs[R.it];
  regs[R.it] = NONE;
}

export const summon = verb<Summon>("summon", {
  shape: {
    kind: a.either(
      a.evocation,
      a.record<{ readonly healthAtMost: number }>({ healthAtMost: a.n }),
      a.record<{ readonly same: "it" }>({ same: a.word("it") }),
    ),
    in: a.spotOrChosen,
  },
  names: "evocation",
  canBegin: (w, e, said) => kindsOf(w, e, said).length > 0,
  run(w, f, e, said) {
    const kinds = kindsOf(w, e, said);
    if (typeof said.in === "object" && "choose" in said.in) {
      if (kinds.length > 0) want(w, f, effRoom, roomsOfKind(w, e.seat, said.in.choose).map(roomThing));
    } else if (typeof said.kind === "object" && "healthAtMost" in said.kind)
      want(
        w,
        f,
        effTarget,
        kinds.map((kind) => figureFor(w, kind)),
      );
    else if (kinds.length === 0) nobodyYet(e);
    else for (const kind of kinds) comes(w, e, said, kind);
  },
  chosen(w, _f, e, said, code) {
    if (familyOf(code) === Family.model) comes(w, e, said, w.cards.figures[figureOf(held(code))].id);
    else for (const kind of kindsOf(w, e, said)) summonFigure(w, e.seat, kind, held(code));
  },
});
