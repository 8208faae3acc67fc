/** What verbs of jinxes share. */
import type { Frame } from "@blackrose/kernel";
import { strike } from "../../../rules/damage.ts";
import type { Lodge } from "../../../state.ts";
import { blowAt, isReached } from "./blows.ts";

/** What cannot be tied bites for so much (L-JX-03). */
const OVERFLOW = 1;
export function overflow(w: Lodge, e: Frame, mage: number): void {
  if (isReached(e, mage)) strike(w, e.seat, [blowAt(w, e, mage, OVERFLOW)]);
}
