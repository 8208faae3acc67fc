/** Everything in the box: 45 common cards, 35 uncommon ones, 25 tokens. */
import type { Content, Provenance } from "../content.ts";
import { commonCards, commonKinds } from "./common.ts";
import { uncommonCards, uncommonKinds } from "./uncommon.ts";

export const box: Content = {
  kinds: [...commonKinds, ...uncommonKinds],
  cards: [...commonCards, ...uncommonCards],
  tokens: {
    red: [4, 7, 14, 17, 23],
    blue: [1, 9, 11, 19, 25],
    black: [5, 8, 12, 18, 22],
    yellow: [3, 6, 15, 20, 21],
    green: [2, 10, 13, 16, 24],
  },
};

/** The token values seen in the rulebook; the others were placed so that each colour sums to 65. */
const SEEN = [4, 7, 14, 17, 1, 11, 8, 6, 15, 21, 2];
export const tokenProvenance = (value: number): Provenance => (SEEN.includes(value) ? "stated" : "designed");
