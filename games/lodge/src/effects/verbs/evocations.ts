/** Verbs of evocations. */
import { attempt, laid } from "@blackrose/kernel";
import { banish, unsummon } from "../../deeds.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { rulesOf } from "../../rules/values.ts";
import { NONE } from "../../state.ts";
import { figureOf, isMage, modelOf } from "../../who.ts";
import { held, model as modelThing, room as roomThing } from "../../things.ts";
import { R } from "../context.ts";
import { effRoom, effTarget, type Handler, type Named, want } from "../doing.ts";
import { isKind, models, roomsOfKind, spot } from "../select.ts";

export const summon: Handler<Named<"summon">> = {
  run(w, f, e, verb) {
    if (typeof verb.in === "object" && "choose" in verb.in) {
      want(w, f, effRoom, roomsOfKind(w, verb.in.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, verb.in);
    if (room !== NONE) summonFigure(w, e.seat, verb.kind, room);
  },
  chosen: (w, _f, e, verb, code) => summonFigure(w, e.seat, verb.kind, held(code)),
};

/** Back to the reserve or out of the game, cubes home (L-GLO-22). */
export const remove: Handler<Named<"remove">> = {
  run(w, _f, e, verb) {
    const leave = rulesOf(w).removed === "leaves the game" ? banish : unsummon;
    const figures = models(w, e, verb.who)
      .filter((model) => !isMage(model))
      .map(figureOf);
    e.regs[R.removed] += figures.length;
    attempt(
      w,
      e.seat,
      figures.map((figure) => laid(leave, { figure, by: e.seat, from: w.s.figureAt[figure] })),
    );
  },
};

/** One of one's own gives way to another kind, in its place. */
export const replace: Handler<Named<"replace evocation">> = {
  run(w, f, e, verb) {
    const room = spot(w, e, verb.in);
    if (!canSummon(w, verb.by)) return;
    const mine = w.s.figureOwner.flatMap((owner, figure) =>
      owner === e.seat &&
      w.s.figureAt[figure] === room &&
      isKind(w, figure, verb.kind) &&
      w.cards.figures[figure].id !== verb.by
        ? [modelThing(modelOf(figure))]
        : [],
    );
    want(w, f, effTarget, mine);
  },
  chosen(w, _f, e, verb, code) {
    const figure = figureOf(held(code));
    const room = w.s.figureAt[figure];
    summonFigure(w, e.seat, verb.by, room);
    attempt(w, e.seat, [laid(unsummon, { figure, by: e.seat, from: room })]);
  },
};
