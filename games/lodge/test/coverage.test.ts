/** Everything the rules documents define and everything in the box has a scenario that names it; and every file has the right form. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { box, lodge } from "../src/index.ts";
import type { Spell } from "../src/cards/says.ts";

/** What no scenario names, and why. */
const EXCUSED: readonly (readonly [why: string, ids: string])[] = [
  ["needs cards of the Rebirth box", "L-CLN-09 L-DEF-03 L-SUM-03 L-SUM-06 L-GLO-28 L-EX-R05 L-EX-R07 L-EX-R11"],
  ["needs cards of the Rebirth box", "L-PER-01 L-PER-02 L-PER-03 L-JNX-01"],
  ["needs the Sator box", "L-SET-40 L-SET-41 L-SET-43 L-CLN-13 L-OPT-09 L-IMM-05 L-DEF-13 L-END-08 L-PP-15"],
  ["needs the Sator box", "L-EX-S01 L-EX-S02 L-EX-S03 L-EX-S04 L-EX-S05 L-EX-S06 L-EX-S07"],
  ["needs the Avatar", "L-SET-42 L-OPT-07 L-EX-R09 L-EX-R10 D-AVA-CHOICE"],
  ["where boards lie and how layouts are kept: nothing a play could show", "L-SET-06 L-SET-14"],
  ["pictures only", "L-EX-R12 L-EX-B24"],
  ["luck before the first question: setup.test.ts looks at many seeds", "L-SET-02 L-SET-03 L-SET-10"],
  ["how words are used: nothing follows from it alone", "L-TRN-06 L-EFF-01 L-SPL-05 L-GLO-25"],
  ["not built: cells are not shuffled, each seat has the socket of its number, one cell for each", "L-SET-13 L-SET-32"],
  ["not built: quests and evocations lie ready, but there are no jinx and upgrade decks", "L-SET-33"],
  ["not built: mages and schools of several boxes do not mix", "L-SET-44"],
  ["not built: no option chooses another layout", "L-OPT-08"],
  ["not built: under Rebirth, too, who is targeted is asked before the sentence", "L-INT-19"],
  ["never asked: the Crown is drawn by lot", "D-SET-CROWN"],
  ["never asked: a seat is its colour", "D-SET-COLOUR"],
  ["never asked: a quest is claimed at once, for asking would tell the others (L-OQ-102)", "D-QST-CLAIM"],
  ["never asked: the three slots for evocations are alike", "D-SUM-SLOT"],
];
const excused = EXCUSED.flatMap(([, ids]) => ids.split(" "));

interface Scenario {
  readonly scenario: string;
  readonly rules: readonly string[];
  readonly steps?: readonly { readonly decision?: string; readonly refused?: string }[];
}

const folder = join(import.meta.dirname, "../scenarios");
const docs = join(import.meta.dirname, "../../../docs");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
const scenarios = files.flatMap((file) => {
  const json = JSON.parse(readFileSync(join(folder, file), "utf8")) as Scenario | readonly Scenario[];
  return [json].flat().map((one) => ({ file, ...one }));
});
const pinned = new Set(scenarios.flatMap((one) => one.rules));
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !pinned.has(id));

const document = (name: string): string => readFileSync(join(docs, "rules/lodge", name), "utf8");
const found = (name: string, pattern: RegExp): string[] => [...document(name).matchAll(pattern)].map(([, id]) => id);

/** Rules stand at the head of a row, at most one cell before them, or in bold in a list of steps. */
const rules = ["20-setup.md", "30-turn.md", "40-effects.md", "50-scoring.md"].flatMap((name) => [
  ...found(name, /^\| (?:(?!D-)[^|]*\| )??(L-[A-Z]+-\d\d)\b/gm),
  ...found(name, /\*\*(L-[A-Z]+-\d\d)\*\*/g),
]);
/** The register of decisions: "D-SUM-SLOT / REPLACE" are two. */
const decisions = found("30-turn.md", /^\| (D-[A-Z]+-[A-Z]+(?: \/ [A-Z-]+)*) \|/gm).flatMap((row) => {
  const [first, ...others] = row.split(" / ");
  const stem = first.slice(0, first.lastIndexOf("-") + 1);
  return [first, ...others.map((name) => (name.startsWith("D-") ? name : stem + name))];
});
const examples = found("95-examples.md", /^\| (L-(?:EX|FAQ)-\w+) \|/gm);

/** A side by its name, a half of a room trap by its room's colour or name. */
function sideIds({ id, sides }: Spell): string[] {
  if (!("halves" in sides)) return [`${id}/light`, `${id}/dark`];
  return sides.halves.map(({ trigger }) => {
    if (trigger?.on !== "enters") throw new Error(`${id} is no room trap`);
    return `${id}/${trigger.colour ?? "black"}`;
  });
}

describe("coverage", () => {
  test("every side of every spell", () => expect(missing(box.spells.flatMap(sideIds))).toEqual([]));
  test("every room", () => expect(missing(box.rooms.map(({ id }) => id))).toEqual([]));
  test("every evocation", () => expect(missing(box.evocations.map(({ id }) => id))).toEqual([]));
  test("every quest", () => expect(missing(box.quests.map(({ id }) => id))).toEqual([]));
  test("every event", () => expect(missing(box.events.map(({ id }) => id))).toEqual([]));

  test.each([
    ["rule", rules],
    ["decision of the register", decisions],
    ["example", examples],
  ])("every %s", (_what, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(missing(ids).filter((id) => !excused.includes(id))).toEqual([]);
  });
  test("what is excused is in the documents, once, and no scenario names it", () => {
    const all = [...rules, ...decisions, ...examples];
    expect(excused.filter((id, i) => pinned.has(id) || !all.includes(id) || excused.indexOf(id) !== i)).toEqual([]);
  });
  test("every question of the game is answered in a scenario that gives its name", () => {
    const answered = new Set(
      scenarios.flatMap(({ steps = [] }) => steps.flatMap((step) => (step.refused ? [] : [step.decision]))),
    );
    expect(lodge.decisions.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  });

  test("scenarios name nothing that is neither in the documents nor in the box", () => {
    const mention = /\b(L-[A-Z]+-\w+|D-[A-Z]+(?:-[A-Z]+)*)/g;
    const spoken = readdirSync(join(docs, "rules/lodge")).flatMap((name) => found(name, mention));
    const rows = found("00-overview.md", /^\| (\d+) \|/gm).map((row) => `row-${row}`);
    const cards = [box.spells, box.rooms, box.evocations, box.quests, box.events].flat().map(({ id }) => id);
    const known = new Set([...spoken, ...decisions, ...rows, ...cards, ...box.spells.flatMap(sideIds)]);
    const unknown = scenarios.flatMap((one) =>
      one.rules.filter((id) => !known.has(id)).map((id) => `${one.file}: ${one.scenario}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
  test("no two scenarios of a file have the same name", () => {
    const names = scenarios.map(({ file, scenario }) => `${file}: ${scenario}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test("every file fits the published schema", () => {
    const schema = JSON.parse(readFileSync(join(docs, "scenario.schema.json"), "utf8")) as object;
    const fits = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    for (const file of files) {
      const valid = fits(JSON.parse(readFileSync(join(folder, file), "utf8")));
      expect(fits.errors ?? [], file).toEqual([]);
      expect(valid).toBe(true);
    }
  });
});
