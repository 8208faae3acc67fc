/** Scenario files: what they may say, what is refused with its place, and how windows pass by themselves. */
import { describe, expect, test } from "vitest";
import {
  idsIn,
  type Part,
  layOut,
  fieldsOf,
  readScenarios,
  runScenario,
  type Stage,
  titleOf,
  wholeAt,
} from "../src/index.ts";
import { dealt, type State } from "./duel.ts";

const duel = dealt("thorn", "ward", "blank", "thorn");
const parts: Part<State>[] = [
  {
    fields: {
      health(s, said, place) {
        s.hp = s.hp.map(() => wholeAt(said, place, 1, 30));
      },
    },
  },
];
const stage: Stage<State, unknown> = {
  fields: ["players", ...fieldsOf(parts)],
  seating: ({ players = 2 }) => ({ seats: players as number, options: {} }),
  pose(_cards, given, _seats, seating) {
    const s = duel.begin(seating, [1, 2, 3, 4, 5, 6, 7, 8]);
    layOut(parts, s, given);
    return s;
  },
  luck: { toss: (said) => said.map((one) => ({ stream: 1, value: Number(one) })) },
  facts: {
    health: ({ session }, expected) =>
      session.world.s.hp.join(" ") === expected ? null : session.world.s.hp.join(" "),
  },
  names: new Set(["thorn"]),
};
const RULES = new Set(["D-1"]);

const file = (scenario: object, more: object = {}): object => ({
  game: "duel",
  ...more,
  scenarios: [{ scenario: "A duel", rules: "D-1", seats: "fixed", given: {}, when: ["P1: card:thorn"], ...scenario }],
});
const read = (scenario: object, more: object = {}): ReturnType<typeof readScenarios> =>
  readScenarios(file(scenario, more), stage, RULES);
const failuresOf = (scenario: object, more: object = {}): readonly string[] =>
  runScenario(titleOf(duel), stage, read(scenario, more)[0]).failures;

/** Both lay down a thorn, and P1 strikes: before the blow neither can answer, after it P2 can. */
const LAID = ["P1: card:thorn", "P2: card:thorn"];

describe("an answer is one line", () => {
  const answer = (line: unknown): unknown => read({ when: [line] })[0].when[0];
  const plain = { place: "when[0]", by: "P1", decision: null, options: null, refused: null, luck: {} };

  test("who, to which question, chooses what, of what; and what else is so", () => {
    expect(answer("P1: pass")).toEqual({ ...plain, keys: ["pass"] });
    expect(answer("P1 D-TARGET: seat:2 seat:3 of pass seat:2 seat:3; refused D-1; toss 1; toss 0 1")).toEqual({
      ...plain,
      decision: "D-TARGET",
      keys: ["seat:2", "seat:3"],
      options: ["pass", "seat:2", "seat:3"],
      refused: "D-1",
      luck: { toss: ["1", "0 1"] },
    });
    expect(answer(["P1: pass", "of pass", "seat:2"])).toEqual({
      ...plain,
      keys: ["pass"],
      options: ["pass", "seat:2"],
    });
  });

  test.each([
    ["pass", /when\[0\]: "pass" cannot be read; an answer reads "P1: key"/],
    ["P1: pass of", /"pass of" cannot be read/],
    ["P1: of pass", /"of pass" cannot be read/],
    ["P1: a of b of c", /"a of b of c" cannot be read/],
    ["P1: pass; tosses 1", /"tosses 1" cannot be read; after ";" comes one of refused, toss/],
    [3, /when\[0\]: a record with named values was expected/],
  ])("%s", (line, sentence) => expect(() => answer(line)).toThrow(sentence));
});

describe("positions of a file", () => {
  const positions = { hale: { players: 3, health: 20 } };
  const given = (said: unknown, more: object = { positions }): unknown => read({ given: said }, more)[0].given;

  test("by name, or like one of them but for what differs", () => {
    expect(given("hale")).toEqual({ players: 3, health: 20 });
    expect(given({ like: "hale", health: 12 })).toEqual({ players: 3, health: 12 });
    expect(given({ like: "hale", health: null })).toEqual({ players: 3 });
    expect(given({ health: 12 }, {})).toEqual({ health: 12 });
  });

  test.each<[unknown, object, RegExp]>([
    [
      "hail",
      { positions },
      /scenarios\[0\] "A duel": given: no position of this file is called "hail"; there are: hale/,
    ],
    [{ like: "hale", speed: null }, { positions }, /given\.speed: there is nothing to take away/],
    [{ speed: 3 }, {}, /given: nothing called "speed" belongs here; known: players, health, toss/],
    [{}, { positions }, /positions\.hale: no scenario of the file is on it/],
  ])("%j", (said, more, sentence) => expect(() => given(said, more)).toThrow(sentence));
});

describe("what says nothing, or what cannot be, is refused", () => {
  test.each<[string, object, RegExp]>([
    ["an unknown rule", { rules: "D-1 D-9" }, /"A duel": rules: "D-9" is neither in the rules documents/],
    ["no rule", { rules: "" }, /rules: it must name the rules it pins/],
    ["nothing to hold", { when: [] }, /"A duel": then: it demands nothing/],
    ["an empty look", { when: [{}] }, /when\[0\]: it demands nothing/],
    ["seats that are neither fixed nor not", { seats: "fxed" }, /seats: "fxed" is none of fixed/],
    ["a part it has not", { steps: [] }, /scenarios\[0\]: nothing called "steps" belongs here/],
  ])("%s", (_what, scenario, sentence) => expect(() => read(scenario)).toThrow(sentence));

  test("an unknown fact, an unknown deed, a position the game calls broken", () => {
    expect(() => failuresOf({ then: { mana: 1 } })).toThrow(
      /"A duel": then\.mana: no fact is called "mana"; known: asked,/,
    );
    expect(() => failuresOf({ then: { "did not happen": "ham" } })).toThrow(/no deed is called "ham"; known: harm,/);
    expect(() => failuresOf({ given: { health: 25 } })).toThrow(
      /given: such a table cannot be: more health than there is/,
    );
    expect(() => failuresOf({ given: { health: 31 } })).toThrow(
      /given\.health: 31 cannot be; a whole number, from 1 to 30/,
    );
  });
});

test("nothing can be said of the options of a seat that is not asked", () => {
  expect(failuresOf({ when: LAID, then: { "does not offer": { P2: "card:thorn" } } })).toEqual([]);
  for (const fact of ["options", "offers", "does not offer"])
    expect(failuresOf({ when: LAID, then: { [fact]: { P1: "card:thorn" } } })).toEqual([
      expect.stringMatching(/P1 is not asked anything; P2 is asked D-RESPOND/),
    ]);
});

describe("who can only pass", () => {
  const answer = "P2 D-RESPOND: card:thorn of pass card:thorn";
  const passes = { "who can only pass": "passes" };
  const then = { health: "19 17", asked: { P1: "D-RESPOND" } };

  test("is asked, where nothing else is said", () => {
    expect(failuresOf({ when: [...LAID, answer] })).toEqual([
      expect.stringMatching(/^when\[2\]: .*not offered: card:thorn/),
    ]);
    expect(failuresOf({ when: [...LAID, "P2: pass of pass", "P1: pass of pass", answer] })).toEqual([]);
  });

  test("passes by itself where the file, or the scenario, says so; what happens then belongs to the step", () => {
    const when = [...LAID, { happened: "harm" }, answer];
    expect(failuresOf({ when, then: { ...then, happened: "turn-up harm" }, ...passes })).toEqual([]);
    expect(failuresOf({ when }, passes)).toEqual([]);
    expect(failuresOf({ when, "who can only pass": "is asked" }, passes)).not.toEqual([]);
    expect(() => read({ "who can only pass": "sleeps" })).toThrow(/"sleeps" is none of is asked, passes/);
  });
});

test("ids of a rules document", () => {
  const text = "| 12 | **L-INT-03** see D-SUM-SLOT / REPLACE, I-07 |\n| 12 | x |";
  expect(idsIn(text)).toEqual(expect.arrayContaining(["L-INT-03", "D-SUM-SLOT", "D-SUM-REPLACE", "I-07", "row-12"]));
});
