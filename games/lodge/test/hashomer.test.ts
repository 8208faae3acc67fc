/** Hashomer is not on the board: words about him do nothing (L-HAS-06). With the school of Blood he always is, so a base box speaks of him here. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { combat, deal, ifSo, mage, contingency, self } from "../src/cards/build.ts";
import { hashomerActions } from "../src/cards/sator/evocations/hashomer.ts";
import { sator } from "../src/cards/sator/index.ts";
import { goToHashomer, hashomerFigure, summonAction } from "../src/cards/sator/words/hashomer.ts";
import { poisonTokens } from "../src/cards/sator/words/poison.ts";
import { box, type Content, lodgeWith, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const sides: { readonly [id: string]: Content["spells"][number]["sides"] } = {
  fireball: {
    light: contingency("fire", self, [summonAction("hashomer-hunt"), goToHashomer]),
    dark: combat("fire", mage("anywhere"), [
      deal(1, "target"),
      ifSo({ is: "Hashomer is", in: "target's room" }, [deal(1, "target")]),
    ]),
  },
};
const content: Content = {
  ...box,
  spells: box.spells.map((spell) => (spell.id in sides ? { ...spell, symbol: false, sides: sides[spell.id] } : spell)),
  evocations: [...box.evocations, ...hashomerActions],
  attachments: [
    ...box.attachments,
    ...sator.attachments.filter(({ id }) => id === "decline"),
    ...hashomerFigure,
    ...poisonTokens,
  ],
};
const game = lodgeWith(content, [sator]);
const stage = stageOf(content);

test.each([
  {
    scenario: "no action comes, and nobody goes anywhere",
    cast: "fireball/light",
    then: { evocations: { P1: "" }, at: { P1: "garden" }, attachments: [] },
  },
  { scenario: "he is in no room", cast: "fireball/dark", then: { damage: { P2: "P1" } } },
])("$scenario", ({ scenario, cast, then }) => {
  const given = {
    players: 2,
    at: { P1: "garden", P2: "forge" },
    now: "activation of P1",
    sheet: { P1: { quick: cast } },
  };
  const file = { game: "lodge", scenarios: [{ scenario, rules: "L-HAS-06", given, when: ["P1: action:quick"], then }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
});
