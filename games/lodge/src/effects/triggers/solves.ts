/** A mage solves a quest. A trap comes before its effect and points; a mage in its cell is out of its reach (L-FAQ-15). */
import { solve, solveTarot } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";

export interface Solves {
  readonly on: "solves";
  readonly who: "mage";
}

export const solves = trigger<Solves>("solves", {
  shape: { who: a.word("mage") },
  deeds: [solve, solveTarot],
  moment: (_, { fromSheet }) => (fromSheet ? "would" : "did"),
  met: (_w, one, { who }, bound) =>
    isMeant(who, one.get("seat"), bound)
      ? bind(one.get("seat"), NONE, one.deed.verb === solve.verb ? one.get("quest") : NONE)
      : null,
  lapsed: ({ s }, one, _said, { fromSheet }) => fromSheet && s.at[one.get("seat")] < 0,
  concerns: isAnothers,
});
