/** Values in force: what is printed, under the ruleset, with what changes it this turn. */
import type { Board } from "../board/board.ts";
import { layoutOf } from "../options.ts";
import type { Ruleset } from "../rulesets.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import { figureOf, isMage } from "../who.ts";
import { MOST_SOCKETS, type Tables } from "../tables.ts";

export const rulesOf = ({ cards, s }: { cards: Tables; s: State }): Ruleset => cards.rulesets[s.ruleset];

/** Cells in the box; with more players there are as many as they are (L-COM-04, L-COM-38). */
export const CELLS = 4;
/** Sockets on which cells are dealt (L-SET-13, L-SET-32). */
export const socketsOf = (w: { cards: Tables; s: State }): number =>
  rulesOf(w).cells.sockets === "all of the box" ? Math.max(CELLS, w.s.seats) : w.s.seats;
export const boardOf = (w: { cards: Tables; s: State }): Board =>
  w.cards.boards[layoutOf(w.s) * (MOST_SOCKETS + 1) + socketsOf(w)] as Board;

/** The form of the Abomination; health stays the mage's own. */
const abomination = { move: 2, attack: 3 };
/** Movement and attack of every mage where none are printed (L-COM-07). */
const PLAIN = 2;

export function healthOf({ cards, s }: Lodge, model: number): number {
  if (isMage(model)) return cards.content.mages[s.mages[model]].health;
  return cards.figures[figureOf(model)].health;
}

export function damageOn({ s }: Lodge, model: number): readonly number[] {
  return isMage(model) ? s.damage[model] : s.figureDamage[figureOf(model)];
}

export function moveOf(w: Lodge, model: number): number {
  const { cards, s } = w;
  if (!isMage(model)) return cards.figures[figureOf(model)].move;
  if (s.abomination[model] === 1) return abomination.move;
  return rulesOf(w).printedValues ? cards.content.mages[s.mages[model]].move : PLAIN;
}

export function attackOf(w: Lodge, model: number): number {
  const { cards, s } = w;
  if (!isMage(model)) return cards.figures[figureOf(model)].attack;
  if (s.attackIs[model] !== NONE) return s.attackIs[model];
  if (s.abomination[model] === 1) return abomination.attack;
  return rulesOf(w).printedValues ? cards.content.mages[s.mages[model]].attack : PLAIN;
}

export function handLimit(w: Lodge, seat: number): number {
  const mage = w.cards.content.mages[w.s.mages[seat]];
  return rulesOf(w).printedValues ? mage.hand : (mage.plainHand ?? mage.hand);
}
