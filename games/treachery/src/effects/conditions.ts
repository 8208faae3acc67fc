/** When a sentence holds, read at its own moment (T-EFF-03). */
import type { Frame } from "@blackrose/kernel";
import type { Condition } from "../content.ts";
import { DIPLOMACY, isLast, NONE, type Treachery, WAR } from "../state.ts";
import { colourNumber } from "../tables.ts";

/** A script's only number: whether the call on a roll was right. */
export const CALLED_RIGHT = 0;

export function holds(w: Treachery, frame: Frame, conditions: readonly Condition[] | undefined): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!isSo(w, frame, condition)) return false;
  return true;
}

function isSo(w: Treachery, frame: Frame, condition: Condition): boolean {
  const { s } = w;
  const { seat } = frame;
  const { dice } = s;
  switch (condition.is) {
    case "own die lowest":
      return dice[s.colours[seat]] === Math.min(...dice);
    case "own die tied": {
      const own = s.colours[seat];
      return dice.some((value, die) => die !== own && value === dice[own]);
    }
    case "one die lowest": {
      const low = Math.min(...dice);
      return dice.indexOf(low) === dice.lastIndexOf(low);
    }
    case "die shows":
      return condition.die === "any"
        ? dice.includes(condition.value)
        : dice[colourNumber(condition.die)] === condition.value;
    case "war":
      return s.type === WAR;
    case "diplomacy":
      return s.type === DIPLOMACY;
    case "not last":
      return !isLast(s, seat);
    case "call was right":
      return frame.regs[CALLED_RIGHT] === 1;
    case "no token taken":
      return s.tookToken[seat] === 0;
    case "nothing attached":
      return s.attached[seat] === NONE;
  }
}
