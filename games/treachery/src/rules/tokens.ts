/** Tokens: where they lie, what guards them, what they are worth together. */
import { perform } from "@blackrose/kernel";
import { moveTokens } from "../deeds.ts";
import { BANK, BET, NONE, type State, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";

/** Why tokens move, as the log tells it. */
export const Why = {
  draft: 0,
  spoils: 1,
  outbid: 2,
  bonus: 3,
  steal: 4,
  poison: 5,
  gain: 6,
  rob: 7,
  pass: 8,
  barter: 9,
  curse: 10,
  charm: 11,
  wave: 12,
  wonBet: 13,
  guardedBet: 14,
  lostBet: 15,
  claim: 16,
  returned: 17,
  removed: 18,
  blessing: 19,
} as const;

export const TOKENS = 25;

/** The lowest token of a colour in the bank, or 0 (T-EFF-05). */
export function lowestInBank(cards: Tables, s: State, colour: number): number {
  const values = cards.tokensOf[colour];
  for (let i = 0; i < values.length; i++) if (s.tokens[values[i]] === BANK) return values[i];
  return 0;
}

export function tokensAt(s: State, place: number): number[] {
  const found: number[] = [];
  for (let value = 1; value <= TOKENS; value++) if (s.tokens[value] === place) found.push(value);
  return found;
}

export function countAt(s: State, place: number): number {
  let count = 0;
  for (let value = 1; value <= TOKENS; value++) if (s.tokens[value] === place) count++;
  return count;
}

export function hasColour(cards: Tables, s: State, place: number, colour: number): boolean {
  const values = cards.tokensOf[colour];
  for (let i = 0; i < values.length; i++) if (s.tokens[values[i]] === place) return true;
  return false;
}

/** A Castle keeps its controller's treasury whole (castle, T-EFF-07). */
export function treasuryGuarded(cards: Tables, s: State, seat: number): boolean {
  const card = s.inPlay[seat];
  return card !== NONE && cards.guards[card];
}

/** The challenger's Castle keeps the bet too, while its die shows what no other die shows (castle, Q-34). */
export function betGuarded(cards: Tables, s: State): boolean {
  if (s.challenger === NONE || !treasuryGuarded(cards, s, s.challenger)) return false;
  const own = s.colours[s.challenger];
  return s.dice.every((value, die) => die === own || value !== s.dice[own]);
}

/** Tokens that `seat` can take from opponents' treasuries, of the colours in this set of bits (all by default). */
export function takeable(cards: Tables, s: State, seat: number, colours = 0b11111): number[] {
  const found: number[] = [];
  let open = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && !treasuryGuarded(cards, s, other)) open |= 1 << other;
  }
  for (let value = 1; value <= TOKENS; value++) {
    const place = s.tokens[value];
    if (place < s.seats && (open >> place) & 1 && (colours >> cards.tokenColour[value]) & 1) found.push(value);
  }
  return found;
}

/** The same from an opponent's bet, where a card names the bet (T-BET-06). */
export function takeableFromBet(cards: Tables, s: State, seat: number, colours = 0b11111): number[] {
  if (s.challenger === NONE || s.challenger === seat || betGuarded(cards, s)) return [];
  return tokensAt(s, BET).filter((value) => (colours >> cards.tokenColour[value]) & 1);
}

const BITS = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length);
/** How many colours a set of bits holds. */
export const bits = (mask: number): number => BITS[mask];

/** Different colours, then how many, then their sum, then the highest, as one number (T-BET-03, T-TIE 1–4). */
export function standingKey(colours: number, count: number, sum: number, highest: number): number {
  return ((BITS[colours] * 32 + count) * 512 + sum) * 32 + highest;
}

/** The standing of a set of tokens. Two sets with a token never stand equal. */
export function standing(cards: Tables, values: readonly number[]): number {
  let colours = 0;
  let sum = 0;
  let highest = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    colours |= 1 << cards.tokenColour[value];
    sum += value;
    if (value > highest) highest = value;
  }
  return standingKey(colours, values.length, sum, highest);
}

/** Moves tokens to one place; nothing is told when there is nothing to move. */
export function move(w: Treachery, seat: number, tokens: readonly number[], to: number, why: number): void {
  if (tokens.length === 0) return;
  const from = tokens.map((value) => w.s.tokens[value]);
  perform(w, moveTokens, { seat, tokens, from, to: tokens.map(() => to), why });
}
