/** One of one's own gives way to another kind, in its place. */
import { attempt } from "@blackrose/kernel";
import type { Archetype, EvocationId, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { makingWay } from "../../rules/leaving.ts";
import { held, model as modelThing } from "../../things.ts";
import { figureOf, modelOf } from "../../who.ts";
import { effTarget, want } from "../doing.ts";
import { isKind, spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface ReplaceEvocation {
  readonly do: "replace evocation";
  readonly kind: Archetype;
  readonly in: Spot;
  readonly by: EvocationId;
}

export const replaceEvocation = verb<ReplaceEvocation>("replace evocation", {
  shape: { kind: a.archetype, in: a.spot, by: a.evocation },

  run(w, f, e, said) {
    const room = spot(w, e, said.in);
    if (!canSummon(w, said.by)) return;
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
  chosen(w, _f, e, said, code) {
    const figure = figureOf(held(code));
    const room = w.s.figureAt[figure];
    summonFigure(w, e.seat, said.by, room);
    attempt(w, e.seat, [makingWay(w, figure, e.seat)]);
  },
});
