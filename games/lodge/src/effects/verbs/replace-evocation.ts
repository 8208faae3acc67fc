/**
 * Another kind takes the place of an evocation: of one of one's own in a room, or of the one named, whoever controls it. That is no removal
 * (L-UP-06, L-RB-40).
 */
import { attempt, type Frame } from "@blackrose/kernel";
import type { Archetype, EvocationId, One, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { makingWay } from "../../rules/leaving.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { figureOf, isMage, modelOf } from "../../who.ts";
import { effTarget, want } from "../doing.ts";
import { isKind, one, spot } from "../select.ts";
import { verb } from "../verb.ts";

export type ReplaceEvocation =
  | {
      readonly do: "replace evocation";
      readonly kind: Archetype;
      readonly in: Spot;
      readonly by: EvocationId;
    }
  | { readonly do: "replace evocation"; readonly who: One; readonly by: EvocationId };

function replace(w: Lodge, e: Frame, figure: number, by: EvocationId): void {
  const room = w.s.figureAt[figure];
  summonFigure(w, e.seat, by, room);
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
    }),
  ),

  run(w, f, e, said) {
    if (!canSummon(w, said.by)) return;
    if ("who" in said) {
      const model = one(w, e, said.who);
      if (model !== NONE && !isMage(model) && placeOf(w.s, model) >= 0) replace(w, e, figureOf(model), said.by);
      return;
    }
    const room = spot(w, e, said.in);
    const mine = w.s.figureOwner.flatMap((owner, figure) =>
      owner === e.seat &&
      w.s.figureAt[figure] === room &&
      isKind(w, figure, said.kind) &&
      w.cards.figures[figure].id !== said.by
        ? [modelThing(modelOf(figure))]
        : [],
    );
    want(w, f, effTarget, mine);
  },
  chosen: (w, _f, e, said, code) => replace(w, e, figureOf(held(code)), said.by),
});
