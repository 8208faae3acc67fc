/** A position that cannot be is refused, with the scenario, the field and what is allowed. */
import { readScenarios, runScenario } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { everything, lodgeTitle, stageOf } from "../src/index.ts";
import { ruleIds } from "./scenario-files.ts";

const stage = stageOf(everything);

function run(given: object, then: object = { turn: 1 }): readonly string[] {
  const scenario = {
    scenario: "Odd",
    rules: "L-TRN-01",
    given: { players: 2, now: "activation of P1", ...given },
    then,
  };
  const [read] = readScenarios({ game: "lodge", scenarios: [scenario] }, stage, ruleIds);
  return runScenario(lodgeTitle, stage, read).failures;
}

const P1s = (n: number): string => new Array(n).fill("P1").join(" ");

test.each<[string, object, string]>([
  ["more players than seats", { players: 9 }, "given: The Lodge is for 2 to 6 players"],
  ["an option there is not", { options: { rage: true } }, `given: The Lodge has no option "rage"`],
  ["no moment", { now: undefined }, "given.now: it must say what is under way"],
  ["a moment there is not", { now: "lunch" }, `given.now: "lunch" is no moment; they are start, black rose phase`],
  ["a seat there is not", { at: { P3: "garden" } }, `given.at: "P3" is no seat; they are P1 to P2`],
  [
    "things laid out before the start",
    { now: "start", at: { P1: "cell" } },
    `given: at the start nothing is laid out; take "at" out`,
  ],
  ["a moon there is not", { moon: 4 }, "given.moon: 4 cannot be; a whole number, from 1 to 3, was expected"],
  ["a turn that is none", { turn: 0 }, "given.turn: 0 cannot be; a whole number, 1 or more"],
  ["power that is no number", { power: { P1: "x" } }, `given.power.P1: "x" cannot be; a whole number, 0 or more`],
  ["power below nothing", { power: { rose: -1 } }, "given.power.rose: -1 cannot be"],
  ["nine actions", { actions: { P1: 9 } }, "given.actions.P1: 9 cannot be; a whole number, from 0 to 2"],
  [
    "damage of one who has fallen",
    { damage: { P1: P1s(12) } },
    "given.damage.P1: nero falls at 12 cubes; at most 11 can lie there, not 12",
  ],
  ["two of one mage", { mages: { P1: "tessa" } }, "given.mages: P1 and P2 are both tessa"],
  ["a mage there is not", { mages: { P1: "merlin" } }, `given.mages.P1: there is no mage "merlin"; there are: `],
  ["more trophies than there are", { trophies: { P1: 11 } }, "given.trophies.P1: the others have 10 in all"],
  [
    "trophies gone that nobody won",
    { "trophies left": { P2: 8 } },
    `given["trophies left"]: 2 are gone, but 0 are won`,
  ],
  [
    "an evocation that has fallen",
    { evocations: ["malacoda of P1 at garden with P2 P2 P2 P2 P2 P2 P2 P2 P2"] },
    "given.evocations: malacoda falls at",
  ],
  [
    "an evocation nowhere",
    { evocations: ["malacoda of P1"] },
    `given.evocations[0]: "malacoda of P1" should read like`,
  ],
  [
    "an overfull room",
    { instability: { garden: P1s(5) } },
    "given.instability.garden: the room has 4 slots for cubes, not 5 (L-INS-03)",
  ],
  [
    "cubes in a destroyed room",
    { destroyed: "garden", instability: { garden: "P1" } },
    "given.instability.garden: the room is destroyed and takes none",
  ],
  [
    "more cubes than there are",
    { damage: { P2: P1s(9) }, instability: { "black-rose-room": P1s(9), crypt: P1s(5), arena: P1s(5) } },
    "given: there are not so many cubes",
  ],
  ["cubes that lie nowhere", { supply: { P1: 2 } }, "given.supply.P1: 23 more cubes must lie somewhere"],
  [
    "more cubes than the rooms hold",
    { supply: { P1: "2, the rest in garden" } },
    "given.supply.P1: 20 more cubes must lie somewhere",
  ],
  ["more cubes left than there are", { supply: { P1: 26 } }, "given.supply.P1: only 25 are left"],
  ["a room in two places", { rooms: { garden: 7, forge: 7 } }, "given.rooms.forge: another room is put at 7"],
  ["a place there is not", { rooms: { garden: 19 } }, "given.rooms.garden: 19 cannot be; a whole number, from 1 to 18"],
  [
    "the Black Rose Room elsewhere",
    { rooms: { "black-rose-room": 3 } },
    `given.rooms["black-rose-room"]: the Black Rose Room lies in the middle`,
  ],
  ["a used room without a token", { destroyed: "garden", used: "garden" }, "given.used: garden has no token"],
  ["a rebuilt room where none fall first", { rebuilt: "garden" }, "given.rebuilt: no room is under this ruleset"],
  [
    "a destroyed room where all are",
    { ruleset: "rebirth", destroyed: "garden" },
    "given.destroyed: all rooms are under this ruleset",
  ],
  ["a token won twice", { won: { P1: "crypt", P2: "crypt" } }, "given.won.P2: the token of crypt is won twice"],
  [
    "a side there is not",
    { sheet: { P1: { quick: "fireball/reverse" } } },
    `given.sheet.P1.quick: "reverse" is none of light, dark`,
  ],
  [
    "a state there is not",
    { sheet: { P1: { quick: "fireball/dark burnt" } } },
    `given.sheet.P1.quick: "burnt" is none of ready, activated, revealed`,
  ],
  [
    "an active spell that is no trap",
    { sheet: { P1: { i: "fireball/light activated" } } },
    "given.sheet.P1.i: fireball/light is no trap, protection or tarot quest: it is ready or revealed",
  ],
  [
    "an element that is fixed",
    { sheet: { P1: { i: "fireball/light revealed water" } } },
    "given.sheet.P1.i: only a revealed spell of any element",
  ],
  [
    "a slot there is not",
    { sheet: { P1: { iv: "fireball" } } },
    `given.sheet.P1: nothing called "iv" belongs here; known: quick, i, ii, iii`,
  ],
  [
    "a card in two places",
    { hand: { P1: "fireball#1" }, memories: { P1: "fireball#1" } },
    "given.memories.P1: the card fireball#1 lies in two places",
  ],
  [
    "more copies than there are",
    { hand: { P1: "fireball fireball fireball fireball" } },
    `given.hand.P1: there is no further copy of "fireball"`,
  ],
  [
    "a spell in a foreign deck",
    { library: { illusion: "fireball" } },
    "given.library.illusion: fireball is a spell of another school",
  ],
  ["four personal copies", { aside: { P1: 4 } }, "given.aside.P1: 4 cannot be; a whole number, from 0 to 3"],
  [
    "a quest in two places",
    { quests: { P1: "q1-01" }, "quest deck": "q1-01" },
    `given["quest deck"]: q1-01 lies in two places`,
  ],
  ["four events", { events: [null, null, null, "e1-01"] }, "given.events: there are 3 spaces"],
  [
    "an event in two places",
    { events: ["e1-01", null, null], "event deck": "e1-01" },
    `given["event deck"]: e1-01 lies in two places`,
  ],
  [
    "a count before the end",
    { now: "final count", power: { P1: 29 } },
    "given.now: it comes when somebody has 30 power",
  ],
])("%s", (_what, given, sentence) => {
  expect(() => run(given)).toThrow(`scenarios[0] "Odd": ${sentence}`);
});

test("as full as can be", () => {
  expect(
    run({ damage: { P1: P1s(11) }, instability: { garden: P1s(4) }, power: { P1: 0 }, actions: { P1: 0 } }),
  ).toEqual([]);
  expect(run({ supply: { P1: "16, the rest in black-rose-room" } }, { supply: { P1: 16 } })).toEqual([]);
  expect(run({ trophies: { P1: 2 }, "trophies left": { P2: 8 } }, { "trophies left": { P2: 8, P1: 10 } })).toEqual([]);
});
