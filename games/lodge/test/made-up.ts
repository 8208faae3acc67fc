/** Rules that no card of the box shows are played with cards that would. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect } from "vitest";
import type { Sentence, Side } from "../src/cards/says.ts";
import { box, type Content, lodgeWith, readContent, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

export function holds(content: Content, rule: string, scenario: object): void {
  const game = lodgeWith(content);
  const stage = stageOf(game.cards.content);
  const file = { game: "lodge", scenarios: [{ rules: rule, ...scenario }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
}

/** The box with a Fireball whose light side says something else, to one mage anywhere. */
export function casting(says: readonly Sentence[], content: Content = box): Content {
  const light: Side = { type: "combat", element: "fire", target: { at: "mage", within: "anywhere" }, says };
  const spells = content.spells.map((spell) =>
    spell.id === "fireball" ? { ...spell, symbol: false, sides: { light, dark: light } } : spell,
  );
  return readContent({ ...content, spells });
}
