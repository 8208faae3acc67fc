/** A state that cannot be is found out. */
import { begin, seedFrom } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { lodge, type State } from "../src/index.ts";

const begun = (): State => begin(lodge, { seats: 4, options: {} }, seedFrom("sound")).world.s;

test.each<[string, RegExp, (s: State) => void]>([
  ["a spell twice", /L-COM-21.*two places/, (s) => s.forgotten.push(s.library.flat()[0])],
  ["a spell lost", /L-COM-21/, (s) => s.library.find((pile) => pile.length > 0)!.pop()],
  ["a quest twice", /L-COM-27/, (s) => s.questDiscards.push(s.questDecks.flat()[0])],
  ["an event twice", /L-COM-28/, (s) => s.eventDiscards.push(s.eventDecks.flat()[0])],
  ["a cube too many", /L-COM-09/, (s) => s.supply[0]++],
  ["less than no power", /L-PP-01/, (s) => (s.power[1] = -1)],
  ["a mage nowhere", /L-ZON-22/, (s) => (s.at[0] = 999)],
])("%s", (_what, sentence, damage) => {
  const s = begun();
  s.turn = Math.max(1, s.turn);
  expect(lodge.broken(s)).toBeNull();
  damage(s);
  expect(lodge.broken(s)).toMatch(sentence);
});
