/** Who stands before whom (T-TIE). */
import { draw, perform } from "@blackrose/kernel";
import { castLots } from "../deeds.ts";
import { type State, Stream, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { standing, standingKey, TOKENS, tokensAt } from "./tokens.ts";

export const standingOf = (cards: Tables, s: State, seat: number): number => standing(cards, tokensAt(s, seat));

/** The standing of every seat. */
export function standings(cards: Tables, s: State): number[] {
  const colours = new Array<number>(s.seats).fill(0);
  const counts = new Array<number>(s.seats).fill(0);
  const sums = new Array<number>(s.seats).fill(0);
  const highest = new Array<number>(s.seats).fill(0);
  for (let value = 1; value <= TOKENS; value++) {
    const seat = s.tokens[value];
    if (seat >= s.seats) continue;
    colours[seat] |= 1 << cards.tokenColour[value];
    counts[seat]++;
    sums[seat] += value;
    highest[seat] = value;
  }
  return colours.map((mask, seat) => standingKey(mask, counts[seat], sums[seat], highest[seat]));
}

/** One of these seats by lot, each with a die of its own: the best or worst roll; the tied roll again (T-SET-01, T-TIE 5). */
export function byLot(w: Treachery, among: readonly number[], best: boolean): number {
  let seats = among.slice();
  while (seats.length > 1) {
    const values = seats.map(() => draw(w, Stream.lots, 6) + 1);
    perform(w, castLots, { seats, values });
    const mark = best ? Math.max(...values) : Math.min(...values);
    seats = seats.filter((_, i) => values[i] === mark);
  }
  return seats[0];
}

/** First or last placed. Only seats without any token can stand equal; they cast lots. */
export function placed(w: Treachery, best: boolean, among: readonly number[]): number {
  const all = standings(w.cards, w.s);
  let mark = -1;
  let seats: number[] = [];
  for (const seat of among) {
    const own = all[seat];
    if (seats.length > 0 && (best ? own < mark : own > mark)) continue;
    if (own !== mark) seats = [];
    mark = own;
    seats.push(seat);
  }
  return byLot(w, seats, best);
}

/** The rank of every seat for display, 1 the best; the winner stands first whatever lots decided. */
export function placesOf(cards: Tables, s: State, winner: number): number[] {
  const values = standings(cards, s);
  return values.map((own, seat) => {
    if (seat === winner) return 1;
    return 1 + values.filter((other, p) => p !== seat && (p === winner || other > own)).length;
  });
}
