/** What befalls a mage who can bear no more. */
import type { Frame } from "@blackrose/kernel";
import { type Blow, strike } from "../../../rules/damage.ts";
import type { Lodge } from "../../../state.ts";
import { R } from "../../context.ts";
import type { Instruction } from "../../program.ts";
import { blowAt, isReached } from "./blows.ts";

/** What cannot be tied or assigned bites for so much (L-JX-03, L-NM-02). */
const OVERFLOW = 1;
const bite = (w: Lodge, e: Frame, mage: number): Blow => blowAt(w, e, mage, OVERFLOW);

/** It bites at once, or with the damage of its own sentence: outcomes of one sentence happen together (L-VR-01). */
export function overflow(w: Lodge, e: Frame, mage: number): void {
  if (!isReached(e, mage)) return;
  const line = w.game.scripts[e.of].lines[e.at >> 1] as Instruction;
  if (line.do === "happen" && line.what.some((said) => said.do === "deal")) e.regs[R.bitten] |= 1 << mage;
  else strike(w, e.seat, [bite(w, e, mage)]);
}

/** The blows of jinxes of the same sentence. */
export function bites(w: Lodge, e: Frame): Blow[] {
  const mages = w.s.at.flatMap((_, mage) => (((e.regs[R.bitten] >> mage) & 1) === 1 ? [mage] : []));
  e.regs[R.bitten] = 0;
  return mages.map((mage) => bite(w, e, mage));
}
