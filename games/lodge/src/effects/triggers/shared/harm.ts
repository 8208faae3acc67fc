/** What triggers read from a blow. */
import { type Lodge, NONE } from "../../../state.ts";
import { ROSE } from "../../../who.ts";
import { behindBlow } from "../../../rules/health.ts";
import type { OneDeed } from "../../trigger.ts";

/** The model that deals it, or its mage; nobody, if it is the Black Rose. */
export function striker(one: OneDeed): number {
  if (one.get("by") !== NONE) return one.get("by");
  return one.get("dealer") === ROSE ? NONE : one.get("dealer");
}

/** The mage behind a blow, or the Black Rose. */
export const dealerOf = (w: Lodge, one: OneDeed): number => behindBlow(w, one.get("dealer"), one.get("by"));

/** It hits this seat's mage, and protections help. */
export const hurts = (_w: Lodge, one: OneDeed, seat: number): boolean =>
  one.get("target") === seat && one.get("no") === 0;
