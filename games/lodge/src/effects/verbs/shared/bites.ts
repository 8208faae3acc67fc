/** What cannot be tied or assigned bites for so much (L-JX-03, L-NM-02). */
import type { Frame } from "@blackrose/kernel";
import type { Blow } from "../../../rules/damage.ts";
import type { Lodge } from "../../../state.ts";
import { R } from "../../context.ts";
import { blowAt } from "./blows.ts";

const OVERFLOW = 1;
export const bite = (w: Lodge, e: Frame, mage: number): Blow => blowAt(w, e, mage, OVERFLOW);

/** The blows that wait for the damage of the same sentence. */
export function bites(w: Lodge, e: Frame): Blow[] {
  const mages = w.s.at.flatMap((_, mage) => (((e.regs[R.bitten] >> mage) & 1) === 1 ? [mage] : []));
  e.regs[R.bitten] = 0;
  return mages.map((mage) => bite(w, e, mage));
}
