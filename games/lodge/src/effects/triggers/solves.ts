/** A mage solves a quest. A trap comes before its effect and points; a mage in its cell is out of its reach (L-FAQ-15). */
import { solve } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";

export interface Solves {
  readonly on: "solves";
  readonly who: "mage";
}

export const solves = trigger<Solves>("solves", {
  shape: { who: a.word("mage") },
  deeds: [solve],
  moment: (_, { fromSheet }) => (fromSheet ? "would" : "did"),
  met({ s }, one, { who }, bound) {
    const seat = one.get("seat");
    if (!isMeant(who, seat, bound) || (bound.fromSheet && s.at[seat] < 0)) return null;
    return bind(seat, NONE, one.get("quest"));
  },
  concerns: isAnothers,
});
