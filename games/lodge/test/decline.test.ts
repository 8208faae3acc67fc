/** Decline, and an archetype that a box brings: on a base box whose Landsknechts have both (L-SAT-10, L-SAT-11). */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { sator } from "../src/cards/sator/index.ts";
import { box, type Content, evocationText, lodgeWith, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const [first, ...others] = box.evocations;
const content: Content = {
  ...box,
  evocations: [{ ...first, archetype: "elemental", decline: 2 }, ...others],
  attachments: [...box.attachments, ...sator.attachments],
};
const game = lodgeWith(content, [sator]);
const stage = stageOf(content);

test("the card says both in three languages", () => {
  const said = (["en", "es", "fr"] as const).map((language) => {
    const { archetype, lines } = evocationText(game.cards, content.evocations[0], language);
    return [archetype, ...lines].map((text) => text.replaceAll(/[\u00a0\u202f]/g, " "));
  });
  expect(said).toEqual([
    [
      "Elemental",
      "Decline 2: it comes with so many cubes and loses one in each Clean-up Phase; with the last it leaves play.",
    ],
    [
      "Elemental",
      "Declive 2: llega con esos cubos y pierde uno en cada Fase de Mantenimiento; con el último deja el juego.",
    ],
    [
      "Élémentaire",
      "Déclin 2 : elle arrive avec autant de cubes et en perd un à chaque Phase d’Entretien ; avec le dernier, elle quitte le jeu.",
    ],
  ]);
});

const activated = {
  players: 2,
  at: { P1: "cemetery", P2: "forge" },
  now: "activation of P1",
};

test.each([
  {
    scenario: "summoned, it comes with the summoner's cubes, which are no damage",
    given: activated,
    when: ["P1: action:explore", "P1: room:cemetery"],
    then: {
      evocations: { P1: "landsknecht@cemetery" },
      attachments: ["decline on landsknecht#1 of P1 with P1 P1"],
      supply: { P1: 23 },
      "evocation damage": { P1: "" },
    },
  },
  {
    scenario: "with few cubes left it comes with those",
    given: { ...activated, supply: { P1: "1, the rest in black-rose-room armory oracle-room the-abyss" } },
    when: ["P1: action:explore", "P1: room:cemetery"],
    then: { attachments: ["decline on landsknecht#1 of P1 with P1"], supply: { P1: 0 } },
  },
  {
    scenario: "each clean-up takes one; with the last it leaves play, and its damage goes home",
    given: {
      players: 2,
      evocations: ["landsknecht of P1 at garden", "landsknecht of P2 at garden with P1"],
      attachments: ["decline on landsknecht#2 of P2 with P2"],
      now: "clean-up",
      "event deck": "e1-01",
    },
    when: [],
    then: {
      evocations: { P1: "landsknecht@garden", P2: "" },
      attachments: ["decline on landsknecht#1 of P1 with P1"],
      supply: { P1: 24, P2: 25 },
    },
  },
])("$scenario", (scenario) => {
  const file = { game: "lodge", scenarios: [{ rules: "L-SAT-10 L-SAT-11", ...scenario }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
});
