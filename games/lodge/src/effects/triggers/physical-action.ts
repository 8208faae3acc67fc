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
  met: (_w, one, { who }, bound) => (isMeant(who, one.get("seat"), bound) ? bind(one.get("seat")) : null),
  lapsed: ({ s }, one) => s.at[one.get("seat")] < 0,
  concerns: isAnothers,
});
