/** A position that cannot be is refused, with the scenario, the field and what is allowed. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { stageOf, treachery } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const stage = stageOf(treachery);

function run(given: object, then: object = { round: 1 }, when: readonly string[] = []): readonly string[] {
  const scenario = { scenario: "Odd", rules: "T-P1-01", given: { now: "turn of P1", ...given }, when, then };
  const [read] = readScenarios({ game: "treachery", scenarios: [scenario] }, stage, ruleIds);
  return runScenario(titleOf(treachery), stage, read).failures;
}

test.each<[string, object, string]>([
  ["too few players", { players: 3 }, "given: Treachery is for 4 to 6 players"],
  ["a die of seven", { dice: "R7 B2" }, `given.dice: a die shows 1 to 6; "R7 B2" cannot be`],
  ["a die of nothing", { dice: "R0" }, "given.dice: a die shows 1 to 6"],
  ["two red dice", { dice: "R1 R2" }, "given.dice: there is one red die, not two"],
  ["a roll of seven", { now: "round", rolls: "R7 B1 K1 Y1 G1" }, "given.rolls: a die shows 1 to 6"],
  ["a lot of seven", { now: "round", lots: "P1=7" }, "given.lots: 7 cannot be; a whole number, from 1 to 6"],
  ["a lot of nobody", { now: "round", lots: "7" }, `given.lots: "7" should read like "P3=2"`],
  ["a token there is not", { bet: "R5" }, "given.bet: there is no token R5"],
  ["a token in two places", { bet: "R4", spoils: "R4" }, "given.spoils: token 4 lies in two places"],
  ["a round that is none", { round: 0 }, "given.round: 0 cannot be; a whole number, 1 or more"],
  ["a type there is not", { type: "peace" }, `given.type: "peace" is none of war, diplomacy`],
  ["a type before the challenge", { now: "bet", type: "war" }, "given.type: it is not chosen yet"],
  ["a challenger before the bets", { now: "bet", challenger: "P2" }, "given.challenger: there is none before the bets"],
  ["an order there is not", { order: "second" }, `given.order: "second" is none of first, last`],
  ["a Gypsy that is something else", { gypsy: "gone" }, `given.gypsy: "gone" is none of negated`],
  ["a card in two places", { hand: { P1: "crown" }, discards: "crown" }, "given: the card crown lies in two places"],
  [
    "a card with what it cannot have",
    { "in play": { P1: "captain wearing hat" } },
    `given["in play"].P1: "wearing" is none of as, with, naming`,
  ],
  [
    "fewer cards in the deck than on top",
    { deck: 0, "deck top": "crown" },
    "given.deck: 0 cannot be; a whole number, 1 or more",
  ],
  ["a moment there is not", { now: "turn of" }, `given.now: "turn of" is no moment; they are start, draft`],
  [
    "hands of different sizes",
    { players: 5, now: "end of round", "in play": { P1: "mage-r" } },
    "given: such a table cannot be: T-INV-03",
  ],
])("%s", (_what, given, sentence) => {
  expect(() => run(given)).toThrow(`scenarios[0] "Odd": ${sentence}`);
});

test("powers are seen as they were when the challenge was won, though the cards are gone", () => {
  const inPlay = { P1: "mage-r", P2: "mage-b", P3: "mage-k", P4: "mage-y" };
  const given = { "in play": inPlay, dice: "R6 B1 K1 Y1 G1", bet: "R7", now: "resolution" };
  const power = (n: number): object => ({ "power at settlement": { P1: n, P2: n - 5 } });
  const found = run(given, power(0));
  expect(found).toEqual([expect.stringMatching(/power at settlement.*it is \d+, not 0/)]);
  const [, is] = /it is (\d+)/.exec(found[0]) ?? [];
  expect(run(given, power(Number(is)))).toEqual([]);
  expect(run({ now: "turn of P1" }, power(9))).toEqual([expect.stringMatching(/no challenge was won/)]);
});
