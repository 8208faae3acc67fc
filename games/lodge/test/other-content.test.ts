/** Rules that no card of the box shows, played with cards that would. */
import { runScenarioFile } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { box, type Content, lodgeWith, stageOf } from "../src/index.ts";

function holds(content: Content, rule: string, scenario: object): void {
  const game = lodgeWith(content);
  for (const report of runScenarioFile(game, stageOf(game), { game: "lodge", rules: [rule], ...scenario }))
    expect(report.failures).toEqual([]);
}

describe("a quest with two task spaces (L-QST-04)", () => {
  const twoTasks: Content = {
    ...box,
    quests: box.quests.map((quest) => (quest.id === "q2-05" ? { ...quest, tasks: 2 } : quest)),
  };
  const given = {
    players: 2,
    ruleset: "rebirth",
    moon: 2,
    at: { P1: "treasure-room", P2: "crypt" },
    quests: { P1: "q2-05" },
    now: "activation of P1",
  };
  const activates = [
    { by: "P1", answer: "action:fight" },
    { by: "P1", decision: "D-ACT-ROOM", answer: "room:treasure-room" },
  ];

  test("takes a cube each time, is completed with the last, and its cubes go home", () =>
    holds(twoTasks, "L-QST-04", {
      scenario: "two tasks",
      given,
      steps: [
        ...activates,
        {
          then: {
            quests: { P1: "q2-05" },
            "to solve": { P1: "" },
            supply: { P1: 24 },
            asked: { P1: "D-ACT-TYPE" },
          },
        },
        ...activates,
        {
          then: {
            quests: { P1: "" },
            "to solve": { P1: "q2-05" },
            supply: { P1: 25 },
            asked: { P1: "D-ACT-QUEST" },
          },
        },
      ],
    }));

  test("given up, its cubes go home", () =>
    holds(twoTasks, "L-QST-04", {
      scenario: "given up",
      given: { ...given, actions: { P1: 1, P2: 0 }, "event deck": "e2-01" },
      steps: [
        ...activates,
        { then: { supply: { P1: 24 } } },
        { by: "P1", decision: "D-BR-QDISCARD", answer: "quest:q2-05", then: { supply: { P1: 25 } } },
      ],
    }));
});

describe("damage sent on, where the card does not say whose it is (L-INT-10)", () => {
  const unsaid = JSON.parse(JSON.stringify(box).replace('"within":1,"as":"yours",', '"within":1,')) as Content;
  const cases = [
    ["first", "P2 P2"],
    ["revised", "P1 P1"],
    ["rebirth", "P2 P2"],
  ];
  test.each(cases)("%s: %s", (ruleset, cubes) =>
    holds(unsaid, "L-INT-10", {
      scenario: ruleset,
      given: {
        players: 3,
        ruleset,
        shut: "garden",
        at: { P1: "garden", P2: "garden", P3: "forge" },
        sheet: { P2: { quick: "light-cape/light activated" } },
        now: "activation of P1",
      },
      steps: [
        { by: "P1", answer: "action:fight" },
        { by: "P1", decision: "D-ACT-ATTACK", answer: "model:P2" },
        { by: "P2", decision: "D-INT-DECLARE", answer: "slot:quick" },
        { by: "P2", decision: "D-EFF-TARGET", answer: "model:P3" },
        { then: { damage: { P2: "", P3: cubes } } },
      ],
    }),
  );
});
