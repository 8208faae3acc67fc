/** What befalls a mage who can bear no more. */
import type { Frame } from "@blackrose/kernel";
import { R } from "../../../effects/context.ts";
import type { Instruction } from "../../../effects/program.ts";
import { isReached } from "../../../effects/verbs/shared/blows.ts";
import { bite } from "../../../effects/verbs/shared/bites.ts";
import { strike } from "../../../rules/damage.ts";
import type { Lodge } from "../../../state.ts";

/** It bites at once, or with the damage of its own sentence: outcomes of one sentence happen together (L-VR-01). */
export function overflow(w: Lodge, e: Frame, mage: number): void {
  if (!isReached(e, mage)) return;
  const line = w.game.scripts[e.of].lines[e.at >> 1] as Instruction;
  if (line.do === "happen" && line.what.some((said) => said.do === "deal")) e.regs[R.bitten] |= 1 << mage;
  else strike(w, e.seat, [bite(w, e, mage)]);
}
