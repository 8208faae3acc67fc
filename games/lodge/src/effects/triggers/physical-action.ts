/** A mage has completed a physical action and still stands in a room. */
import { acted } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";

export interface PhysicalAction {
  readonly on: "physical action";
  readonly who: "mage";
}

export const physicalAction = trigger<PhysicalAction>("physical action", {
  shape: { who: a.word("mage") },
  deeds: [acted],
  met({ s }, one, { who }, bound) {
    const seat = one.get("seat");
    return isMeant(who, seat, bound) && s.at[seat] >= 0 ? bind(seat) : null;
  },
  concerns: isAnothers,
});
