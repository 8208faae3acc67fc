/** A state that cannot be is found out (T-INV). */
import { begin, seedFrom } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { type State, treachery } from "../src/index.ts";

const dealt = (): State => begin(treachery, { seats: 4, options: { remove: "random" } }, seedFrom("sound")).world.s;

test.each<[string, RegExp, (s: State) => void]>([
  ["a card twice", /T-INV-02/, (s) => (s.hands[0][0] = s.hands[1][0])],
  ["a card lost", /T-INV-02/, (s) => s.deck.pop()],
  ["a card too many removed", /T-INV-02/, (s) => s.removed.push(s.deck.pop()!)],
  ["a token lost", /T-INV-01/, (s) => (s.tokens[s.tokens.findIndex((place, i) => i > 0 && place < 9)] = 99)],
  ["a die without a face", /T-COMP-06/, (s) => (s.dice[2] = 7)],
  [
    "hands of different sizes",
    /T-INV-03/,
    (s) => {
      s.order.length = 0;
      s.hands[1].push(s.hands[0].pop()!);
    },
  ],
])("%s", (_what, sentence, damage) => {
  const s = dealt();
  expect(treachery.broken(s)).toBeNull();
  damage(s);
  expect(treachery.broken(s)).toMatch(sentence);
});
