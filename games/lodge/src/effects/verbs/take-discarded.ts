/** Any spell of a school's discard pile. */
import { perform } from "@blackrose/kernel";
import { moveSpell, Zone } from "../../deeds.ts";
import { card as cardThing, held } from "../../things.ts";
import { effOption, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface TakeDiscarded {
  readonly do: "take discarded";
}

export const takeDiscarded = verb<TakeDiscarded>("take discarded", {
  shape: {},

  run: (w, f) => want(w, f, effOption, w.s.discards.flat().map(cardThing)),
  chosen: (w, _f, e, _said, code) =>
    perform(w, moveSpell, { seat: e.seat, card: held(code), from: Zone.school, to: Zone.hand }),
});
