/** The table before anything has happened. */
import { FrameKind, kernelStart, type Seating } from "@blackrose/kernel";
import { removalOf } from "./options.ts";
import { TOKENS } from "./rules/tokens.ts";
import { game } from "./rules/setup.ts";
import { BANK, GONE, NONE, type State, STREAMS } from "./state.ts";
import type { Tables } from "./tables.ts";

const each = (seats: number, value: number): number[] => new Array<number>(seats).fill(value);
const zones = (seats: number): number[][] => Array.from({ length: seats }, () => []);

export function emptyTable(seats: number, seed: readonly number[]): State {
  const tokens = each(TOKENS + 1, BANK);
  tokens[0] = GONE;
  return {
    ...kernelStart(seats, STREAMS.length, seed),
    seats,
    dealer: NONE,
    round: 0,
    roller: NONE,
    challenger: NONE,
    type: NONE,
    first: NONE,
    order: [],
    slot: NONE,
    dice: [1, 1, 1, 1, 1],
    tokens,
    hands: zones(seats),
    aside: zones(seats),
    spied: each(seats, 0),
    deck: [],
    buried: [],
    removed: [],
    inPlay: each(seats, NONE),
    colours: each(seats, NONE),
    attached: each(seats, NONE),
    named: each(seats, NONE),
    weakened: each(seats, 0),
    tookToken: each(seats, 0),
    negated: 0,
    winner: NONE,
    places: [],
  };
}

export function beginTable(cards: Tables, { seats, options }: Seating, seed: readonly number[]): State {
  const s = emptyTable(seats, seed);
  s.stack.push({ kind: FrameKind.flow, of: game.index, at: 0, seat: NONE, regs: removalOf(cards, options) });
  return s;
}
