/** What triggers read from a blow. */
import { NONE } from "../../../state.ts";
import { ROSE } from "../../../who.ts";
import type { OneDeed } from "../../trigger.ts";

/** The model that deals it, or its mage; nobody, if it is the Black Rose. */
export function striker(one: OneDeed): number {
  if (one.get("by") !== NONE) return one.get("by");
  return one.get("dealer") === ROSE ? NONE : one.get("dealer");
}
