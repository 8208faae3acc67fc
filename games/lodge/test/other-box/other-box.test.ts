/** A box that lies in this folder alone is checked, simulated, told in three languages and put on pages. */
import { advance, readScenarios, runScenario, seedFrom, world } from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { describe, expect, test } from "vitest";
import { base } from "../../src/cards/base/index.ts";
import { everythingIn } from "../../src/cards/content.ts";
import { lodgeWith, readContent, spellText, stageOf, titleWith } from "../../src/index.ts";
import { attackOf } from "../../src/rules/values.ts";
import { pages } from "../../src/text/pages.ts";
import { luckOf, playOut, SEED } from "../games.ts";
import { ruleIds } from "../scenario-files.ts";
import { otherBox } from "./index.ts";

const shelf = [base, otherBox];
const title = titleWith(shelf);
const SIX = ["bells", "conspiracy", "destruction", "divination", "illusion", "necromancy"];
const options = { boxes: ["base", "bells"], schools: SIX, rooms: ["belfry"] };

test("the pack reader takes what such a table plays with, and nothing of it without the box", () => {
  const { content } = title.play({ seats: 3, options: { ...options } }).cards;
  expect(readContent(content, [otherBox])).toBe(content);
  expect(() => readContent(content)).toThrow('there is no "hush"');
});

test("only what is chosen is there", () => {
  expect(title.play({ seats: 3, options: {} }).cards.verbs.has("hush")).toBe(false);
  const { cards } = title.play({ seats: 3, options: { ...options } });
  expect(cards.verbs.has("hush")).toBe(true);
  expect(cards.content.attachments.map(({ id }) => id)).toContain("hushed");
  expect(cards.content.evocations.map(({ id }) => id)).toContain("bell-ringer");
  expect(cards.content.mages.map(({ id }) => id)).toContain("ringer");
  expect(cards.content.quests.map(({ id }) => id)).toContain("ring-the-bell");
});

describe("scenarios", () => {
  const stage = stageOf(everythingIn(shelf));
  const holds = (scenario: object): void => {
    const file = { game: "lodge", scenarios: [{ rules: "L-SET-45", ...scenario }] };
    for (const one of readScenarios(file, stage, ruleIds)) expect(runScenario(title, stage, one).failures).toEqual([]);
  };
  const given = {
    players: 2,
    options: { ...options, rooms: ["belfry", "forge", "garden"] },
    at: { P1: "belfry", P2: "belfry" },
    now: "activation of P1",
  };

  test("Toll hurts and hushes; who is hushed strikes less hard", () =>
    holds({
      scenario: "toll",
      given: { ...given, shut: "belfry", sheet: { P1: { quick: "toll/light" } }, actions: { P1: 0, P2: 1 } },
      when: [
        "P1: action:quick",
        { damage: { P2: "P1" }, attachments: ["hushed on P2 of P1"] },
        "P2: action:fight",
        "P2 D-ACT-ATTACK: model:P1",
        { damage: { P1: "P2" } },
      ],
    }));

  test("the Belfry hushes when it is activated, and its quest is done by that", () =>
    holds({
      scenario: "belfry",
      given: { ...given, quests: { P1: "ring-the-bell" } },
      when: [
        "P1: action:fight",
        "P1 D-ACT-ROOM: room:belfry",
        { attachments: ["hushed on P2 of P1"], completed: { P1: "ring-the-bell" } },
      ],
    }));
});

test.each(["first", "revised", "rebirth"])("random games hold: %s", { timeout: 60_000 }, (ruleset) => {
  const said = new Set<string>();
  for (let seats = 2; seats <= 6; seats++) {
    const seating = { seats, options: { ruleset, boxes: ["base", "bells"], rooms: ["belfry"], schools: ["bells"] } };
    const game = title.play(seating);
    const w = world(game, game.begin(seating, seedFrom(`${SEED} bells ${ruleset} ${seats}`)));
    w.events = [];
    advance(w);
    playOut(w, luckOf(`bells ${ruleset} ${seats}`), (s) => {
      expect(game.broken(s)).toBeNull();
      for (const { kind, on } of s.attachments) {
        said.add(w.cards.attachments[kind].is.id);
        if (w.cards.attachments[kind].is.id === "hushed") expect(attackOf(w, on)).toBeGreaterThanOrEqual(0);
      }
    });
    expect(w.s.fault).toBe(0);
    expect(game.result(w.s)).not.toBeNull();
  }
  expect(said).toContain("hushed");
});

test("its cards read in three languages, and have their pages", () => {
  const { cards } = lodgeWith(everythingIn(shelf), shelf);
  const toll = otherBox.schools[0].spells[0];
  expect(LANGUAGES.map((language) => spellText(cards, toll, language).sides[0].lines.at(-1))).toEqual([
    "Hush the target.",
    "El objetivo enmudece.",
    "La cible se tait.",
  ]);
  const made = pages(cards, [otherBox]);
  expect([...made.keys()]).toEqual([
    "bells/bells.md",
    "bells/personal.md",
    "bells/rooms.md",
    "bells/evocations.md",
    "bells/attached.md",
    "bells/mages.md",
    "bells/quests-1.md",
    "bells/events-1.md",
    "README.md",
  ]);
  expect(made.get("bells/evocations.md")).toContain("Bell Ringer · Campanero · Sonneur");
  expect(made.get("bells/attached.md")).toContain("Hushed · Enmudecido · Réduit au silence");
  expect(made.get("README.md")).toContain("## The Belfry");
});
