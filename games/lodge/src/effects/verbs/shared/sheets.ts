/** Spells that lie ready on a sheet. */
import { nextStandard } from "../../../rules/cast.ts";
import { type Lodge, NONE, QUICK, Slot } from "../../../state.ts";

/** The next standard slot that is ready, else the quick one. */
export function nextReady(w: Lodge, seat: number): number {
  const standard = nextStandard(w.s, seat);
  if (standard !== NONE) return standard;
  return w.s.slots[seat][QUICK] === Slot.ready ? QUICK : NONE;
}
