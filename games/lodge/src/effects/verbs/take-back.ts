/** A revealed spell of one's own that shows such an element goes back into the hand. */
import type { Element } from "../../cards/says.ts";
import { Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { clearEarly } from "../../rules/cast.ts";
import { NONE } from "../../state.ts";
import { held, slot as slotThing } from "../../things.ts";
import { effOption, want } from "../doing.ts";
import { fits, shownIn } from "../shown.ts";
import { verb } from "../verb.ts";

export interface TakeBack {
  readonly do: "take back";
  readonly of: readonly Element[];
}

export const takeBack = verb<TakeBack>("take back", {
  shape: { of: a.listOf(a.element, "element") },

  run(w, f, e, { of }) {
    const slots = [...w.s.revealed[e.seat].keys()].filter((slot) => {
      const spell = shownIn(w.cards, w.s, e.seat, slot);
      return spell !== null && of.some((element) => fits(spell, element));
    });
    want(w, f, effOption, slots.map(slotThing));
  },
  chosen(w, _f, { seat }, _said, code) {
    if (w.s.revealed[seat][held(code)] !== NONE) clearEarly(w, seat, held(code), Zone.hand);
  },
});
