/** Skills of asymmetric sides that no mage shows yet, on a Nero who has them (L-SAT-113 … 115, 118, 121). */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { sator } from "../src/cards/sator/index.ts";
import { SKILLS } from "../src/cards/sator/skills.ts";
import { box, type Content, lodgeWith, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const given = { players: 2, at: { P1: "garden", P2: "garden" }, now: "activation of P2" };
const fireball = { ...given, sheet: { P2: { quick: "fireball/light" } } };
const bolt = { ...given, sheet: { P2: { quick: "destructive-bolt/dark" } } };
const ends = { players: 2, moon: 3, power: { P1: 30, P2: 30 }, crown: "P2", now: "clean-up", "event deck": "e3-01" };

test.each<[number | null, object, readonly string[], object]>([
  [null, { ...ends, trophies: { P1: 2 } }, [], { totals: { P1: 34, P2: 31 } }],
  [115, { ...ends, trophies: { P1: 2 } }, [], { totals: { P1: 36, P2: 31 } }],
  [null, { ...ends, won: { P1: "garden forge" } }, [], { totals: { P1: 34, P2: 31 } }],
  [118, { ...ends, won: { P1: "garden forge" } }, [], { totals: { P1: 32, P2: 31 } }],
  [null, fireball, ["P2: action:quick", "P2: order:before", "P2: room:garden"], { damage: { P1: "P2 P2 P2" } }],
  [
    113,
    fireball,
    ["P2: action:quick", "P2: order:before", "P2: room:garden"],
    { damage: { P1: "" }, instability: { garden: "P2" } },
  ],
  [114, fireball, ["P2: action:quick", "P2: order:before", "P2: room:garden"], { damage: { P1: "P2 P2 P2" } }],
  [null, bolt, ["P2: action:quick", "P2: order:before"], { damage: { P1: "P2 P2 P2" } }],
  [114, bolt, ["P2: action:quick", "P2: order:before"], { damage: { P1: "" } }],
  [
    null,
    { ...given, damage: { P1: Array(11).fill("P2").join(" ") } },
    ["P2: action:fight", "P2: pass", "P2: model:P1"],
    { trophies: { P2: 1 }, at: { P1: "cell" } },
  ],
  [
    121,
    { ...given, damage: { P1: Array(11).fill("P2").join(" ") } },
    ["P2: action:fight", "P2: pass", "P2: model:P1"],
    { trophies: { P2: 0 }, at: { P1: "cell" } },
  ],
])("skill %s: %j", (number, position, when, then) => {
  const skill = number === null ? undefined : SKILLS[number];
  const [nero, ...others] = box.mages;
  const content: Content = {
    ...box,
    mages: [{ ...nero, ...(skill?.changes && { changes: skill.changes }) }, ...others],
  };
  const stage = stageOf(content);
  const file = {
    game: "lodge",
    scenarios: [{ scenario: "skill", rules: "L-SAT-100", given: position, when, then, seats: "fixed" }],
  };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(lodgeWith(content, [sator])), stage, one).failures).toEqual([]);
});
