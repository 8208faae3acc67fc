/** A mage is put in its cell: it is defeated, or an effect sends it there. */
import { defeat, go } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { CELL } from "../../state.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface GoesToItsCell {
  readonly on: "goes to its cell";
  readonly who: "you" | "mage";
}

export const goesToItsCell = trigger<GoesToItsCell>("goes to its cell", {
  shape: { who: a.word("you", "mage") },
  deeds: [go, defeat],
  met(_w, one, { who }, bound) {
    const isDefeat = one.deed.verb === defeat.verb;
    if (!isDefeat && one.get("to") !== CELL) return null;
    const mage = one.get(isDefeat ? "seat" : "model");
    return isMeant(who, mage, bound) ? bind(mage, one.get("from")) : null;
  },
});
