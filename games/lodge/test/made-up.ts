/** Rules that no card of the box shows are played with cards that would. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect } from "vitest";
import type { Sentence, Side } from "../src/cards/says.ts";
import { box, type Content, lodgeWith, readContent, spellText, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

export function holds(content: Content, rule: string, scenario: object): void {
  const game = lodgeWith(content);
  const stage = stageOf(game.cards.content);
  const file = { game: "lodge", scenarios: [{ rules: rule, ...scenario }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
}

/** The box with a Fireball that has this side, or these two. */
export function withFireball(light: Side, content: Content = box, dark: Side = light): Content {
  const spells = content.spells.map((spell) =>
    spell.id === "fireball" ? { ...spell, symbol: false, sides: { light, dark } } : spell,
  );
  return readContent({ ...content, spells });
}

/** The box with a Fireball that says something else, to one mage anywhere. */
export const casting = (says: readonly Sentence[], content: Content = box): Content =>
  withFireball({ type: "combat", element: "fire", target: { at: "mage", within: "anywhere" }, says }, content);

/** What the made-up Fireball says in three languages: its target, or its trigger, and its sentences. */
export function saidBy(content: Content, first: "target" | "trigger" = "target"): string[] {
  const { cards } = lodgeWith(content);
  const fireball = content.spells.find(({ id }) => id === "fireball") as Content["spells"][number];
  return (["en", "es", "fr"] as const).map((language) => {
    const [light] = spellText(cards, fireball, language).sides;
    return [`${light[first]}.`, ...light.lines].join(" ");
  });
}
