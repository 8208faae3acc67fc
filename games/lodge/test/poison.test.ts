/** Poison, on a base box whose Fireball gives it and lets it bite (L-SAT-20, L-SAT-21, L-POI). */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { bite, poison, poisonTokens, removePoison } from "../src/cards/sator/words/poison.ts";
import { sator } from "../src/cards/sator/index.ts";
import { combat, contingency, gain, heal, mage, special } from "../src/cards/build.ts";
import { box, type Content, lodgeWith, spellText, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const sides: { readonly [id: string]: Content["spells"][number]["sides"] } = {
  fireball: {
    light: combat("fire", mage("anywhere"), [poison(2, "target")]),
    dark: combat("fire", mage("anywhere"), [bite("target")]),
  },
  plot: {
    light: contingency("air", special, [removePoison(3), gain({ per: { counted: "poison removed" }, max: 3 })]),
    dark: contingency("air", special, [heal(2, "self")]),
  },
};
const spells = box.spells.map((spell) =>
  spell.id in sides ? { ...spell, symbol: false, sides: sides[spell.id] } : spell,
);
const decline = sator.attachments.filter(({ id }) => id === "decline");
const content: Content = { ...box, spells, attachments: [...box.attachments, ...decline, ...poisonTokens] };
const game = lodgeWith(content, [sator]);
const stage = stageOf(content);

test("the cards say it in three languages", () => {
  const said = (["en", "es", "fr"] as const).map((language) =>
    ["fireball", "plot"].flatMap((id) => {
      const spell = spells.find((one) => one.id === id) as Content["spells"][number];
      return spellText(game.cards, spell, language).sides.flatMap(({ lines }) => lines);
    }),
  );
  expect(said).toEqual([
    [
      "Give the target 2 Poison.",
      "The Poison on the target bites.",
      "Remove up to 3 of your Poison, wherever it lies.",
      "Gain 1 PP for each Poison removed (at most 3).",
      "Heal 2 of your damage.",
    ],
    [
      "Asigna 2 de Veneno al objetivo.",
      "El Veneno del objetivo hace efecto.",
      "Retira hasta 3 de tus Venenos, estén donde estén.",
      "Gana 1 PP por cada Veneno retirado (máximo 3).",
      "Cura 2 de tu daño.",
    ],
    [
      "Attribuez 2 Poisons à la cible.",
      "Le Poison de la cible agit.",
      "Retirez jusqu’à 3 de vos Poisons, où qu’ils soient.",
      "Gagnez 1 PP pour chaque Poison retiré (3 au plus).",
      "Soignez 2 de vos dégâts.",
    ],
  ]);
});

const activated = { players: 2, at: { P1: "garden", P2: "forge" }, now: "activation of P1" };
const cast = (spell: string): object => ({ sheet: { P1: { quick: spell } } });

test.each([
  {
    scenario: "each token carries a cube of the giver, and is no damage",
    given: { ...activated, ...cast("fireball/light") },
    when: ["P1: action:quick"],
    then: {
      attachments: ["poison on P2 of P1 with P1", "poison on P2 of P1 with P1"],
      supply: { P1: 23 },
      damage: { P2: "" },
    },
  },
  {
    scenario: "three on a mage; the excess is lost",
    given: {
      ...activated,
      ...cast("fireball/light"),
      attachments: ["poison on P2 of P1 with P1", "poison on P2 of P1 with P1"],
    },
    when: ["P1: action:quick"],
    then: { supply: { P1: 22 } },
  },
  {
    scenario: "without a cube no token",
    given: {
      ...activated,
      ...cast("fireball/light"),
      supply: { P1: "1, the rest in black-rose-room armory oracle-room the-abyss" },
    },
    when: ["P1: action:quick"],
    then: { attachments: ["poison on P2 of P1 with P1"], supply: { P1: 0 } },
  },
  {
    scenario: "it bites: the cubes go to the bar, three tokens cost two cards of the victim's choice",
    given: {
      ...activated,
      ...cast("fireball/dark"),
      attachments: ["poison on P2 of P1 with P1", "poison on P2 of P1 with P1", "poison on P2 of P1 with P1"],
      hand: { P2: "plot fireball ice-grip" },
    },
    when: ["P1: action:quick", "P2 D-EFF-CARD: card:plot#1 card:ice-grip#1"],
    then: { attachments: [], damage: { P2: "P1 P1 P1" }, memories: { P2: "plot ice-grip" }, supply: { P1: 22 } },
  },
  {
    scenario: "each point of healing may take a token in place of a cube",
    given: {
      ...activated,
      ...cast("plot/dark"),
      damage: { P1: "P2 P2" },
      attachments: ["poison on P1 of P2 with P2"],
    },
    when: ["P1: action:quick", "P1 D-EFF-CUBES: attached:poison@P1/P2 of attached:poison@P1/P2 cube:P2"],
    then: { attachments: [], damage: { P1: "P2" }, supply: { P2: 24 } },
  },
  {
    scenario: "one's own poison is taken off, in cells too",
    given: {
      players: 2,
      at: { P1: "garden" },
      now: "activation of P1",
      ...cast("plot/light"),
      attachments: ["poison on P2 of P1 with P1", "poison on P2 of P1 with P1"],
    },
    when: ["P1: action:quick", "P1: model:P2", "P1: pass"],
    then: { attachments: ["poison on P2 of P1 with P1"], power: { P1: 1 }, supply: { P1: 24 } },
  },
  {
    scenario: "in clean-up the cubes go to the bar in the order they came, in the cell too, and cost a card",
    given: {
      players: 3,
      at: { P1: "garden", P2: "forge" },
      attachments: ["poison on P2 of P3 with P3", "poison on P2 of P1 with P1", "poison on P3 of P1 with P1"],
      hand: { P2: "plot fireball", P3: "ice-grip flay" },
      grimoire: { P3: "dismiss epiphany maelstrom" },
      now: "clean-up",
      "event deck": "e1-01",
    },
    when: [
      "P2 D-EFF-CARD: card:plot#1 of card:fireball#1 card:plot#1",
      { damage: { P2: "P3 P1" }, memories: { P2: "plot" } },
      "P3 D-EFF-CARD: card:flay#1",
    ],
    then: { attachments: [], damage: { P3: "P1" }, memories: { P3: "flay" }, supply: { P1: 23, P3: 24 } },
  },
])("$scenario", (scenario) => {
  const file = { game: "lodge", scenarios: [{ rules: "L-SAT-20", ...scenario }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
});
