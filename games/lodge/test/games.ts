/** Whole random games for the tests, from a seed that is printed so that any failure can be played again. */
import { advance, freshLuck, type Luck, pickAny, type Seating, seedFrom, settle, world } from "@blackrose/kernel";
import { lodge, type LodgeGame } from "../src/index.ts";
import type { Lodge, State } from "../src/state.ts";

/** `BLACKROSE_SEED=… npm test` plays the same again. */
export const SEED = process.env["BLACKROSE_SEED"] ?? String(Math.floor(Math.random() * 1e9));
export const LONG = process.env["BLACKROSE_LONG"] === "1";

export const begun = (seats: number, game: string, options: object = {}): Lodge =>
  begunAt(lodge, { seats, options: { ...options } }, game);

/** The same at a table of any boxes and modes: `there` is its game. */
export function begunAt(there: LodgeGame, seating: Seating, game: string): Lodge {
  const w = world(there, there.begin(seating, seedFrom(`${SEED} ${game}`)));
  w.events = [];
  advance(w);
  return w;
}

/** Answers at random until the end, `each` before every answer. */
export function playOut(w: Lodge, luck: Luck, each: (s: State) => void): void {
  while (w.s.asks.length > 0 && w.s.fault === 0) {
    each(w.s);
    const [ask] = w.s.asks;
    settle(w, ask, pickAny(ask, luck));
  }
}

export const luckOf = (name: string): Luck => freshLuck(`${SEED} ${name}`);
