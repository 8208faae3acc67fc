/** Everything the rules documents define is pinned by a scenario, and every scenario file has the form it should. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { repeatedIn } from "../../../kernel/test/repeated.ts";
import { box, stageOf, treachery } from "../src/index.ts";
import { docs, document, files } from "./scenario-files.ts";

/** What no play can show, and why. */
const UNSEEN: { readonly [id: string]: string } = {
  "T-SET-02": "the banker is no role: there is nobody to be asked and nothing to see",
};

/** Decisions that are never asked by themselves, and why. */
const NEVER_ASKED: { readonly [id: string]: string } = {
  "D-CAPTAIN": "the colour is part of the option that plays the card",
  "D-DIVINE": "the spoils hold one token at most by then (T-INV-04): a single option is not asked",
};

const scenarios = files.flatMap(({ file, scenarios: all }) => all.map((one) => ({ file, ...one })));
const answers = scenarios.flatMap(({ when, rules }) =>
  when.flatMap((step) => ("facts" in step ? [] : [{ ...step, rules }])),
);

/** The ids a document defines, in its order. */
function defined(name: string, pattern: RegExp): string[] {
  const found = document(name).matchAll(pattern);
  return [...new Set([...found].flatMap((match) => match[1].split(", ")))];
}

const ids = {
  rules: defined("00-rules.md", /\*\*(T-[A-Z0-9]+(?:-\d+)?)\b/g),
  decisions: defined("00-rules.md", /^\| (D-[A-Z-]+(?:, D-[A-Z-]+)*) \|/gm),
  cards: box.cards.map(({ id }) => id),
  kinds: box.kinds.map(({ id }) => id),
  algorithms: defined("10-cards.md", /\*\*(C-[A-Z]+)\*\*/g),
  interactions: defined("20-interactions.md", /\*\*(I-\d+)\*\*/g),
  examples: defined("30-examples.md", /^\| (X-[A-Z]+-\d+) \|/gm),
};
const questions = defined("99-open-questions.md", /\*\*(Q-\d+)/g);

test("whatever the documents speak of is defined in them", () => {
  const all = Object.values(ids).flat();
  const documents = ["00-rules.md", "10-cards.md", "20-interactions.md", "30-examples.md", "99-open-questions.md"];
  const mention = /\b(T-[A-Z0-9]+-\d\d|D-[A-Z]+(?:-[A-Z]+)*|C-[A-Z]+|I-\d+|X-[A-Z]+-\d\d|Q-\d+)(?![A-Z])/g;
  const spoken = documents.flatMap((name) => defined(name, mention));
  expect(spoken.filter((id) => !all.includes(id) && !questions.includes(id))).toEqual([]);
  expect(Object.values(ids).filter((group) => group.length === 0)).toEqual([]);
});

test("the game asks what the catalogue of decisions has", () => {
  const asked = new Set(treachery.decisions.map(({ id }) => id));
  expect([...asked].filter((id) => !ids.decisions.includes(id))).toEqual([]);
  expect(ids.decisions.filter((id) => !asked.has(id))).toEqual(["D-CAPTAIN"]);
});

describe("every id is pinned by a scenario", () => {
  const pinned = new Set(scenarios.flatMap(({ rules }) => rules));
  test.each(Object.entries(ids))("%s", (_group, wanted) => {
    expect(wanted.filter((id) => !pinned.has(id) && !(id in UNSEEN))).toEqual([]);
  });
  test("what is excused could not be pinned, and is still in the documents", () => {
    const all = Object.values(ids).flat();
    expect(Object.keys(UNSEEN).filter((id) => pinned.has(id) || !all.includes(id))).toEqual([]);
  });
});

test("every card of the box is played in a scenario that names it", () => {
  const played = new Set(
    answers.flatMap(({ keys, decision, refused, rules }) => {
      const card = keys.length === 1 ? /^card:([\w-]+)/.exec(keys[0])?.[1] : undefined;
      const fromHand = decision === null || decision === "D-PLAY";
      return card !== undefined && fromHand && refused === null && rules.includes(card) ? [card] : [];
    }),
  );
  expect(ids.cards.filter((card) => !played.has(card))).toEqual([]);
});

test("every decision is answered in a scenario that names it", () => {
  const answered = new Set(answers.flatMap(({ refused, decision }) => (refused === null ? [decision ?? ""] : [])));
  expect(ids.decisions.filter((id) => !answered.has(id) && !(id in NEVER_ASKED))).toEqual([]);
  expect(Object.keys(NEVER_ASKED).filter((id) => answered.has(id))).toEqual([]);
});

test("scenarios name nothing that is not in the documents", () => {
  const known = new Set([...Object.values(ids).flat(), ...questions]);
  const unknown = scenarios.flatMap(({ file, name, rules }) =>
    rules.filter((rule) => !known.has(rule)).map((rule) => `${file}: ${name}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});

test("no two scenarios of a file have the same name", () => {
  const names = scenarios.map(({ file, name }) => `${file}: ${name}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test("no position of a file is written out twice", () => expect(files.flatMap(repeatedIn)).toEqual([]));

describe("scenario files have the form of docs/scenario.schema.json", () => {
  const schema = JSON.parse(readFileSync(join(docs, "scenario.schema.json"), "utf8")) as Schema;
  const valid = new Ajv2020({ allErrors: true, strictTypes: true, allowUnionTypes: true }).compile(schema);
  test.each(files)("$file", ({ json }) => {
    valid(json);
    expect(valid.errors ?? []).toEqual([]);
  });
  test("which has the fields that a position has", () => {
    const { fields, luck } = stageOf(treachery);
    const known = Object.keys(schema.$defs.treachery.properties).filter((name) => name !== "like");
    expect(known.sort()).toEqual([...fields, ...Object.keys(luck)].sort());
  });
});

interface Schema {
  readonly $defs: { readonly treachery: { readonly properties: object } };
}
