/** What holds at every question (T-INV). */
import { NONE, SPOILS, type State } from "./state.ts";
import { countAt, TOKENS } from "./rules/tokens.ts";
import { REMOVED_CARDS } from "./rules/setup.ts";
import type { Tables } from "./tables.ts";

// Looked at after every answer: counted without making anything.

/** How often each card is seen. */
const seen: number[] = [];

export function broken(cards: Tables, s: State): string | null {
  if (s.deck.length + s.buried.length > 0) {
    for (let card = 0; card < cards.base.length; card++) seen[card] = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      see(s.hands[seat]);
      see(s.aside[seat]);
    }
    see(s.deck);
    see(s.buried);
    see(s.inPlay);
    see(s.attached);
    see(s.removed);
    for (let card = 0; card < cards.base.length; card++) {
      if (seen[card] !== 1) return `T-INV-02: card ${card} is there ${seen[card]} times`;
    }
    if (s.removed.length !== REMOVED_CARDS) return `T-INV-02: ${s.removed.length} cards are removed`;
    const inGame = tokensInGame(s);
    if (inGame !== 5 * (s.seats - 1)) return `T-INV-01: ${inGame} tokens in the game instead of ${5 * (s.seats - 1)}`;
  }
  if (countAt(s, SPOILS) > 4) return "T-INV-04: more than four tokens in the spoils";
  for (let die = 0; die < s.dice.length; die++) {
    if (s.dice[die] < 1 || s.dice[die] > 6) return "T-COMP-06: a die shows no face";
  }
  if (s.order.length === 0) {
    const size = sizeOf(s, 0);
    for (let seat = 1; seat < s.seats; seat++) {
      if (sizeOf(s, seat) !== size) return "T-INV-03: hands of different sizes";
    }
  }
  return null;
}

function see(zone: readonly number[]): void {
  for (let i = 0; i < zone.length; i++) if (zone[i] !== NONE) seen[zone[i]]++;
}

const sizeOf = (s: State, seat: number): number => s.hands[seat].length + s.aside[seat].length;

function tokensInGame(s: State): number {
  let count = 0;
  for (let value = 1; value <= TOKENS; value++) if (s.tokens[value] < 9) count++;
  return count;
}
