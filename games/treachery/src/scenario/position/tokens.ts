/** Dice and tokens. Tokens nobody names are in the bank. */
import { Damaged, type Part } from "@blackrose/kernel";
import { BANK, BET, GONE, SPOILS } from "../../state.ts";
import { diceAt, tokensOf } from "../words.ts";
import { bySeat, type Laying } from "./laying.ts";

function put({ cards, s }: Laying, said: unknown, to: number, place: string): void {
  for (const value of tokensOf(cards, said, place)) {
    if (s.tokens[value] === GONE) throw new Damaged(place, `token ${value} is not in a game of ${s.seats} (T-SET-04)`);
    if (s.tokens[value] !== BANK) throw new Damaged(place, `token ${value} lies in two places`);
    s.tokens[value] = to;
  }
}

export const tokens: Part<Laying> = {
  before({ cards, s }) {
    for (const values of cards.tokensOf) for (const value of values.slice(s.seats - 1)) s.tokens[value] = GONE;
  },
  fields: {
    dice({ s }, said, place) {
      for (const { colour, value } of diceAt(said, place)) s.dice[colour] = value;
    },
    treasury: bySeat((t, seat, said, place) => put(t, said, seat, place)),
    bet: (t, said, place) => put(t, said, BET, place),
    spoils: (t, said, place) => put(t, said, SPOILS, place),
  },
};
