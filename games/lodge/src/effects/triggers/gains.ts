/** A mage gains power. Heard before it by what changes it, else after. */
import { power } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface Gains {
  readonly on: "gains";
  readonly who: "you" | "mage";
}

export const gains = trigger<Gains>("gains", {
  shape: { who: a.word("you", "mage") },
  deeds: [power],
  moment: (_, { changes }) => (changes ? "would" : "did"),
  met(_w, one, { who }, bound) {
    const seat = one.get("seat");
    return one.get("n") > 0 && isMage(seat) && isMeant(who, seat, bound) ? bind(seat, NONE, one.get("n")) : null;
  },
});
