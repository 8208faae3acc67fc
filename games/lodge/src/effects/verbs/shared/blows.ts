/** Blows as verbs deal them. */
import type { Frame } from "@blackrose/kernel";
import type { Blow } from "../../../rules/damage.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { isMage } from "../../../who.ts";
import { Avoid, R, Source } from "../../context.ts";
import { dealerOf, strikerOf } from "./cubes.ts";

/** Whether damage of this effect reaches a model at all. */
export const isReached = (e: Frame, target: number): boolean =>
  !isMage(target) || (e.regs[R.avoid] & Avoid.damage(target)) === 0;

/** So much damage of this effect to a model. */
export function blowAt(w: Lodge, e: Frame, target: number, n: number, by?: "black rose"): Blow {
  const source = e.regs[R.source];
  return {
    dealer: dealerOf(w, e, by),
    by: strikerOf(w, e, by),
    target,
    n,
    means: source,
    card: source === Source.spell || source === Source.trap ? e.regs[R.card] : NONE,
  };
}
