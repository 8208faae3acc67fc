/**
 * Too few cubes for all that an effect says (L-DMG-06, L-OQ-150): before each part its controller says how many of them it gets; the
 * others are left for what follows. Which parts have what order is thereby the controller's, too: what waits goes without at first, and
 * instability that did comes once more at the end (rules/rest.ts), since a defeat may have brought cubes back by then.
 */
import { type Frame, flowName } from "@blackrose/kernel";
import type { Verb } from "../cards/says.ts";
import { spellShape } from "../frames.ts";
import { freeSlots } from "../rules/rooms.ts";
import { rulesOf } from "../rules/values.ts";
import { type Lodge, NONE } from "../state.ts";
import { type Party, partyOf } from "../who.ts";
import { R, roomOf } from "./context.ts";
import type { Instruction } from "./program.ts";
import { recordOf } from "./verb.ts";

/** Whether an effect has been told how many cubes its part under way gets. */
export const isRationed = (e: Frame): boolean => e.regs[R.ration] !== NONE;

/** The cubes that a part under way may use: what there is, or what it was given of its controller's. */
export function cubesFor({ s }: Lodge, e: Frame | null, dealer: Party): number {
  const rationed = e !== null && isRationed(e) && dealer === partyOf(s, e.seat);
  return rationed ? Math.min(s.supply[dealer], e.regs[R.ration]) : s.supply[dealer];
}

/** So many of them are used. */
export function useCubes(e: Frame, n: number): void {
  if (isRationed(e)) e.regs[R.ration] -= n;
}

/** How many cubes the controller may give to a verb of the sentence being read; none where there is nothing to decide. */
export function rations(w: Lodge, e: Frame, at: number): number[] {
  const line = w.cards.scripts[e.of].lines[e.at >> 1] as Instruction;
  if (rulesOf(w).tooFewCubes !== "shared freely" || line.do !== "happen") return [];
  // A copy, in which verbs note whom they would hit: later ones may count that.
  const imagined = { ...e, regs: e.regs.slice() };
  const same = (verb: Verb): boolean => verb.do === line.what[at].do && recordOf(w.cards.verbs, verb).atOnce === true;
  const now = line.what.filter((verb, i) => i === at || same(verb));
  if (line.what.indexOf(now[0]) !== at) return [];
  const needs = needOf(w, imagined, now);
  const has = w.s.supply[partyOf(w.s, e.seat)];
  if (needs === 0 || has === 0) return [];
  const rest = line.what.filter((verb, i) => i > at && !now.includes(verb));
  const later = needOf(w, imagined, rest) + needFrom(w, imagined, (e.at >> 1) + 1) + symbolAfter(w, e);
  const [least, most] = [Math.max(0, has - later), Math.min(needs, has)];
  return has >= needs + later ? [] : Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

const needOf = (w: Lodge, e: Frame, what: readonly Verb[]): number =>
  what.reduce((sum, verb) => sum + (recordOf(w.cards.verbs, verb).cubes?.(w, e, verb) ?? 0), 0);

/** What the lines from this one on may need at most; a loop is counted once. */
function needFrom(w: Lodge, e: Frame, at: number): number {
  const line = w.cards.scripts[e.of].lines[at] as Instruction | undefined;
  const from = (to: number): number => needFrom(w, { ...e, regs: e.regs.slice() }, to);
  switch (line?.do) {
    case undefined:
      return 0;
    case "happen":
      return needOf(w, e, line.what) + needFrom(w, e, at + 1);
    case "jump":
      return from(Math.max(line.to, at + 1));
    case "choose":
      return Math.max(...line.to.map(from));
    case "test":
    case "pay":
    case "offer":
      return Math.max(from(at + 1), from(line.else));
    case "spare":
    case "each":
    case "aim":
    case "used target":
      return Math.max(from(at + 1), from(line.end));
    default:
      return from(at + 1);
  }
}

/** The cube of a symbol that comes after an effect, or after what the effect still owes (L-ACT-43). */
export function symbolAfter(w: Lodge, frame: Frame): number {
  const spell = w.s.stack[w.s.stack.indexOf(frame) - 1];
  if (spell === undefined || flowName(w, spell) !== "cast" || spellShape.get(spell, "symbolAfter") === 0) return 0;
  const room = roomOf(w, spell.seat);
  return room !== NONE && freeSlots(w, room) > 0 ? 1 : 0;
}
