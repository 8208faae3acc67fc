/** What holds at every question (T-INV). */
import { NONE, SPOILS, type State } from "./state.ts";
import { countAt, TOKENS } from "./rules/tokens.ts";
import { REMOVED_CARDS } from "./rules/setup.ts";
import type { Tables } from "./tables.ts";

export function broken(cards: Tables, s: State): string | null {
  if (s.deck.length + s.buried.length > 0) {
    const seen = new Uint8Array(cards.base.length);
    let twice = false;
    let count = 0;
    for (const zone of [...s.hands, ...s.aside, s.deck, s.buried, s.inPlay, s.attached, s.removed]) {
      for (const card of zone) {
        if (card === NONE) continue;
        if (seen[card]++ > 0) twice = true;
        count++;
      }
    }
    if (twice || count !== cards.base.length || s.removed.length !== REMOVED_CARDS) {
      return `T-INV-02: ${count} cards instead of ${cards.base.length}, or one twice`;
    }
    const inGame = countWhere(s, (place) => place < 9);
    if (inGame !== 5 * (s.seats - 1)) return `T-INV-01: ${inGame} tokens in the game instead of ${5 * (s.seats - 1)}`;
  }
  if (countAt(s, SPOILS) > 4) return "T-INV-04: more than four tokens in the spoils";
  if (s.dice.some((value) => value < 1 || value > 6)) return "T-COMP-06: a die shows no face";
  const sizes = s.hands.map((hand, seat) => hand.length + s.aside[seat].length);
  if (s.order.length === 0 && sizes.some((size) => size !== sizes[0])) return "T-INV-03: hands of different sizes";
  return null;
}

function countWhere(s: State, test: (place: number) => boolean): number {
  let count = 0;
  for (let value = 1; value <= TOKENS; value++) if (test(s.tokens[value])) count++;
  return count;
}
