/** Everything the rules documents define and everything in the box has a scenario that names it; and every file has the right form. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { repeatedIn } from "../../../kernel/test/repeated.ts";
import { everything, lodge, stageOf } from "../src/index.ts";
import { actionIds, roomIds, sideIds } from "../src/scenario/names.ts";
import { NOT_BUILT } from "./not-built.ts";
import { docs, document, files } from "./scenario-files.ts";

/** What no scenario names, and why. */
const EXCUSED: readonly (readonly [why: string, ids: string])[] = [
  ["persistence tokens only mark what everyone knows", "L-PER-02"],
  ["with cards made for it: hashomer.test.ts", "L-HAS-06"],
  ["needs the Sator box", "L-SET-43 L-CLN-13 L-DEF-13 L-END-08 L-PP-15"],
  ["needs the Sator box", "L-EX-S01 L-EX-S02 L-EX-S03 L-EX-S04 L-EX-S06 L-EX-S07 L-EX-S08 L-EX-S09"],
  ["no card lets the Avatar have another's evocation act: avatar.test.ts", "L-AVA-27 L-AVE-07"],
  ["where boards lie and how layouts are kept: nothing a play could show", "L-SET-06 L-SET-14"],
  ["pictures only", "L-EX-R12 L-EX-B24"],
  ["which school suits whom, or which other school: no play shows it", "L-RB-24 L-SAT-14"],
  ["luck before the first question: setup.test.ts looks at many seeds", "L-SET-02 L-SET-03 L-SET-10"],
  ["how words are used: nothing follows from it alone", "L-TRN-06 L-EFF-01 L-SPL-05 L-GLO-25"],
  ["what a table takes of its boxes: selection.test.ts, modules.test.ts", "L-SET-45 L-SET-47 L-SET-48"],
  ["never asked: a quest is claimed at once, for asking would tell the others (L-OQ-102)", "D-QST-CLAIM"],
  ["never asked: the three slots for evocations are alike", "D-SUM-SLOT"],
  ["never asked: an option of the table", "D-SAT-SIDE"],
];

/** Rows of the difference table under which no scenario plays two rulesets apart, and why. */
const ROWS_EXCUSED: readonly (readonly [why: string, rows: string])[] = [
  ["only what it is called: nobody draws Forgotten Spells from the Library in any book (L-SET-21)", "8"],
  ["the same mage: when an event is drawn, the first player still holds the Crown (L-BR-04)", "10"],
  ["the same in all three by ruling: black-rose events L-OQ-09, chains L-INT-09, several defeats L-DEF-02", "11 35 41"],
  ["with other content: other-content.test.ts", "14 37 38"],
  ["nobody sees what another draws: in turn order and all at once look alike", "21"],
  ["the same by ruling (L-OQ-54), and the first book has no personal spells", "22"],
  ["every step is decided and answered for itself in all three (L-GLO-18, L-INT-16)", "26"],
  ["four slots and two tokens make six actions anyway; no card gives more", "29"],
  ["what a card prints: its elements, what a room trap says of each colour (L-OQ-59), archetypes", "31 36 52"],
  ["needs the Sator box", "46"],
  ["no difference: back to hand in all three", "54"],
  ["one book says it, the others are silent and read the same: L-GLO-09, L-TGT-17, L-TGT-13", "68 70 71"],
  ["which options a book knows is looked at in setup.test.ts", "67"],
];
const rowsExcused = ROWS_EXCUSED.flatMap(([, rows]) => rows.split(" "));
const excused = [...EXCUSED.flatMap(([, ids]) => ids.split(" ")), ...NOT_BUILT];

const scenarios = files.flatMap(({ file, scenarios: all }) => all.map((one) => ({ file, ...one })));
const answers = scenarios.flatMap(({ when }) => when.flatMap((step) => ("facts" in step ? [] : [step])));
const pinned = new Set(scenarios.flatMap((one) => one.rules));
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !pinned.has(id));

const found = (name: string, pattern: RegExp): string[] => [...document(name).matchAll(pattern)].map(([, id]) => id);

/** Rules stand at the head of a row, at most one cell before them, or in bold in a list of steps. */
const rules = readdirSync(join(docs, "rules/lodge"))
  .filter((name) => /^[2-9]0-/.test(name))
  .flatMap((name) => [
    ...found(name, /^\| (?:(?!D-)[^|]*\| )??(L-[A-Z]+-\d{2,3})\b/gm),
    ...found(name, /\*\*(L-[A-Z]+-\d{2,3})\*\*/g),
  ]);
/** The register of decisions: "D-SUM-SLOT / REPLACE" are two. */
const decisions = found("30-turn.md", /^\| (D-[A-Z]+(?:-[A-Z]+)*(?: \/ [A-Z-]+)*) \|/gm).flatMap((row) => {
  const [first, ...others] = row.split(" / ");
  const stem = first.slice(0, first.lastIndexOf("-") + 1);
  return [first, ...others.map((name) => (name.startsWith("D-") ? name : stem + name))];
});
/** What is ruled on cards is played like a rule; other questions stand beside the rule they are about. */
const rulings = found("99-open-questions.md", /^\| (L-RB-\d{2}) \|/gm);
const examples = found("95-examples.md", /^\| (L-(?:EX|FAQ)-\w+) \|/gm);

interface Schema {
  readonly $defs: { readonly lodge: { readonly properties: object } };
}

describe("coverage", () => {
  test("every side of every spell", () => expect(missing(everything.spells.flatMap(sideIds))).toEqual([]));
  test("every effect of every room", () => expect(missing(everything.rooms.flatMap(roomIds))).toEqual([]));
  test("every evocation", () => expect(missing(everything.evocations.map(({ id }) => id))).toEqual([]));
  test("every quest", () => expect(missing(everything.quests.map(({ id }) => id))).toEqual([]));
  test("every kind of attachment", () => expect(missing(everything.attachments.map(({ id }) => id))).toEqual([]));
  test("every action card and every back", () =>
    expect(missing((everything.avatar?.actions ?? []).flatMap(actionIds))).toEqual([]));
  test("every event", () => expect(missing(everything.events.map(({ id }) => id))).toEqual([]));

  test.each([
    ["rule", rules],
    ["ruling on cards", rulings],
    ["decision of the register", decisions],
    ["example", examples],
  ])("every %s", (_what, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(missing(ids).filter((id) => !excused.includes(id))).toEqual([]);
  });
  test("what is excused or not built yet is in the documents, once, and no scenario names it", () => {
    const all = [...rules, ...rulings, ...decisions, ...examples];
    expect(excused.filter((id, i) => pinned.has(id) || !all.includes(id) || excused.indexOf(id) !== i)).toEqual([]);
  });
  test("every row of the difference table is played under at least two rulesets, or excused", () => {
    const rows = found("00-overview.md", /^\| (\d+) \|/gm);
    const apart = (row: string): boolean => {
      const played = scenarios.filter((one) => one.rules.includes(`row-${row}`));
      return new Set(played.map(({ given }) => given["ruleset"] ?? "revised")).size > 1;
    };
    expect(rows.length).toBe(79);
    expect(rows.filter((row) => apart(row) === rowsExcused.includes(row))).toEqual([]);
    expect(rowsExcused.filter((row, i) => !rows.includes(row) || rowsExcused.indexOf(row) !== i)).toEqual([]);
  });
  test("every question of the game is answered in a scenario that gives its name", () => {
    const answered = new Set(answers.map(({ decision, refused }) => (refused === null ? decision : null)));
    expect(lodge.decisions.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  });

  test("no two scenarios of a file have the same name", () => {
    const names = scenarios.map(({ file, name }) => `${file}: ${name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test("no position of a file is written out twice", () => expect(files.flatMap(repeatedIn)).toEqual([]));

  const schema = JSON.parse(readFileSync(join(docs, "scenario.schema.json"), "utf8")) as Schema;
  test("every file fits the published schema", () => {
    const fits = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    for (const { file, json } of files) {
      fits(json);
      expect(fits.errors ?? [], file).toEqual([]);
    }
  });
  test("the schema has the fields that a position has", () => {
    const { fields, luck } = stageOf(everything);
    const known = Object.keys(schema.$defs.lodge.properties).filter((name) => name !== "like");
    expect(known.sort()).toEqual([...fields, ...Object.keys(luck)].sort());
  });
});
