/** A mage has completed a physical action and still stands in a room. */
import { acted } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { R } from "../context.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";

export interface PhysicalAction {
  readonly on: "physical action";
  readonly who: "mage" | "target";
}

export const physicalAction = trigger<PhysicalAction>("physical action", {
  shape: { who: a.word("mage", "target") },
  deeds: [acted],
  met(_w, one, { who }, bound) {
    const seat = one.get("seat");
    return (who === "target" ? seat === bound.it : isMeant(who, seat, bound)) ? bind(seat) : null;
  },
  lapsed: ({ s }, one) => s.at[one.get("seat")] < 0,
  concerns: isAnothers,
  keeps: (_w, e, { who }) => (who === "target" ? { it: e.regs[R.target] } : {}),
});
