/** What stays on something, with attachments no box has: where they lie, what they change, what they hear, how they end. */
import { perform, quietly, readScenarios, runScenario, world, titleOf, Damaged } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import type { Attachment } from "../src/cards/attachments.ts";
import { box, type Content, lodgeWith, readContent, stageOf } from "../src/index.ts";
import { deal, place } from "../src/cards/build.ts";
import type { Evocation } from "../src/cards/says.ts";
import { startPhase, summon, takeMage, unsummon, useAttachment } from "../src/deeds.ts";
import { broken } from "../src/invariants.ts";
import { evocationText } from "../src/text/index.ts";
import { attackOf, valueOf } from "../src/rules/values.ts";
import { pose } from "../src/scenario/pose.ts";
import { type Attached, type Lodge, Phase, type State } from "../src/state.ts";
import { ruleIds } from "./scenario-files.ts";

const made = (id: string, on: Attachment["on"], rest: Partial<Attachment>): Attachment => ({
  id,
  name: { en: id, es: id, fr: id },
  icon: "rose",
  on,
  you: "bearer",
  provenance: "designed",
  ...rest,
});

const content: Content = {
  ...box,
  // A Cerbero bites who comes in and hits harder; Tessa holds one card more.
  evocations: box.evocations.map((kind) =>
    kind.id === "cerbero"
      ? {
          ...kind,
          hears: [{ when: { on: "enters", who: "mage" }, then: [deal(1, "it"), place(1, "here")] }],
          changes: [{ of: "attack", add: 1 }],
        }
      : kind,
  ),
  mages: box.mages.map((mage) => (mage.id === "tessa" ? { ...mage, changes: [{ of: "hand", add: 1 }] } : mage)),
  attachments: [
    ...box.attachments,
    made("weak", "mage", { sleeps: "in the cell", changes: [{ of: "attack", add: -1, also: "its evocations" }] }),
    made("slow", "mage", { changes: [{ of: "move", add: -2, least: 1 }] }),
    made("strong", "mage", { changes: [{ of: "attack", add: 2 }] }),
    made("plated", "evocation", { you: "owner", changes: [{ of: "health", add: 2 }] }),
    made("brittle", "room", { you: "owner", changes: [{ of: "slots", add: -1 }] }),
    made("learned", "party", { changes: [{ of: "hand", add: 1 }] }),
    made("frost", "table", { you: "mage of the moment", changes: [{ of: "move", set: 1 }] }),
    made("thorns", "mage", {
      sleeps: "in the cell",
      hears: [{ when: { on: "enters", who: "mage", subject: "you" }, then: [{ do: "lose", n: 1, who: "self" }] }],
    }),
    made("once", "mage", {
      hears: [{ when: { on: "gains", who: "you" }, then: [{ do: "gain less", n: 1 }], once: "turn" }],
    }),
    made("sentry", "evocation", {
      hears: [{ when: { on: "enters", who: "mage" }, then: [{ do: "deal", n: 1, to: "it" }], each: true }],
    }),
  ],
};
const game = lodgeWith(readContent(JSON.parse(JSON.stringify(content))));
const stage = stageOf(game.cards.content);

function holds(rules: string, given: object, when: readonly unknown[]): void {
  const file = { game: "lodge", scenarios: [{ scenario: "with other attachments", rules, given, when }] };
  for (const one of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
}

const seats = { count: 2, seat: (name: string) => Number(name[1]) - 1, name: (seat: number) => `P${seat + 1}` };
const laid = (given: object): { cards: typeof game.cards; s: State } => {
  const facts = { players: 2, at: { P1: "garden", P2: "crypt" }, now: "activation of P1", ...given };
  const seating = { seats: 2, options: { ruleset: "revised" } };
  return { cards: game.cards, s: pose(game.cards, facts, seats as never, seating) };
};

describe("values (printed, then set, then more, then less)", () => {
  test("with the reason for each step", () => {
    const w = laid({ attachments: ["weak on P1", "strong on P1", "stone-claws/1, this turn on P1"] });
    const { value, steps } = valueOf(w, "attack", 0);
    expect(value).toBe(4);
    const kinds = steps.map(({ from, how, n }) => [
      typeof from === "string" ? from : game.cards.attachments[from.kind].is.id,
      how,
      n,
    ]);
    expect(kinds).toEqual([
      ["printed", "set", 2],
      ["stone-claws/1, this turn", "set", 3],
      ["strong", "add", 2],
      ["weak", "add", -1],
    ]);
    expect(attackOf(w, 1)).toBe(2);
  });
  test("never below nothing, nor below what is said", () => {
    const w = laid({ attachments: ["slow on P1", "weak on P2"] });
    expect(valueOf(w, "move", 0)).toMatchObject({ value: 1, steps: [{}, { n: -1 }] });
    const weak = w.s.attachments.at(-1) as Attached;
    w.s.attachments.push({ ...weak }, { ...weak });
    expect(attackOf(w, 1)).toBe(0);
  });
  test("of a mage's evocations, a room, a party, everyone", () => {
    const w = laid({
      evocations: ["malacoda of P1 at garden", "malacoda of P2 at crypt"],
      attachments: ["weak on P1", "plated on malacoda#2 of P2", "brittle on garden", "learned on P2", "frost"],
    });
    const figure = (n: number): number => 6 + game.cards.figures.findIndex(({ id }) => id === "malacoda") + n;
    const plain = game.cards.figures[figure(0) - 6];
    expect(attackOf(w, figure(0))).toBe(plain.attack - 1);
    expect(attackOf(w, figure(1))).toBe(plain.attack);
    expect(valueOf(w, "health", figure(0)).value).toBe(plain.health);
    expect(valueOf(w, "health", figure(1)).value).toBe(plain.health + 2);
    const garden = w.s.tiles.indexOf(game.cards.rooms.get("garden") as number);
    expect(valueOf(w, "slots", garden).value).toBe(box.rooms[w.s.tiles[garden]].slots - 1);
    expect(valueOf(w, "slots", garden + 1).steps).toHaveLength(1);
    expect(valueOf(w, "hand", 1).steps.map(({ n }) => n)).toEqual([7, 1, 1]);
    expect(valueOf(w, "hand", 0).steps).toHaveLength(1);
    expect([0, 1, figure(0), figure(1)].map((model) => valueOf(w, "move", model).value)).toEqual([1, 1, 1, 1]);
  });
  test("some sleep while their bearer is in the cell", () => {
    const w = laid({ at: { P1: "garden", P2: "cell" }, attachments: ["weak on P1", "weak on P2"] });
    expect([attackOf(w, 0), attackOf(w, 1)]).toEqual([1, 2]);
  });
});

describe("what they hear", () => {
  const given = {
    players: 2,
    shut: "garden",
    at: { P1: "garden", P2: "crypt" },
    power: { P1: 5 },
    now: "activation of P1",
  };
  const steps = ["P1 D-ACT-STEP: room:forge"];
  test("of their bearer, as often as it comes", () =>
    holds("L-GLO-18", { ...given, attachments: ["thorns on P1", "thorns on P2"] }, [
      ...steps,
      { power: { P1: 4 }, attachments: ["thorns on P1", "thorns on P2"] },
    ]));
  test("so many times, and with the last it is over", () =>
    holds("L-GLO-18", { ...given, attachments: ["thorns on P1 left 1"] }, [
      ...steps,
      { power: { P1: 4 }, attachments: [] },
    ]));
  test("on an evocation: under its controller", () =>
    holds("L-EVO-05", { ...given, evocations: ["malacoda of P2 at forge"], attachments: ["sentry on malacoda#1"] }, [
      ...steps,
      { damage: { P1: "P2" } },
    ]));
});

describe("what stands by itself", () => {
  const given = {
    players: 2,
    shut: "garden",
    at: { P1: "garden", P2: "crypt" },
    evocations: ["cerbero of P2 at treasure-room"],
    now: "activation of P1",
  };
  const number = (id: string): number => 6 + game.cards.figures.findIndex((kind) => kind.id === id);
  test("an evocation in play, from its own room, for whoever controls it", () =>
    holds("L-EVO-05", given, [
      "P1 D-ACT-STEP: room:forge",
      { damage: { P1: "P2" }, instability: { "treasure-room": "P2", forge: "" }, attachments: [] },
    ]));
  test("comes with a summons, and goes with it", () => {
    const w = laid({ ...given, evocations: [] });
    const figure = number("cerbero") - 6;
    const all = world(game, w.s);
    perform(all, summon, { figure, seat: 1 });
    w.s.figureAt[figure] = 3;
    expect(attackOf(w, figure + 6)).toBe(game.cards.figures[figure].attack + 1);
    perform(all, summon, { figure, seat: 1 });
    expect(w.s.attachments.filter(({ on }) => on === figure + 6)).toHaveLength(1);
    quietly(all, unsummon, { figure, by: 0, from: 3, owner: 0, instead: 0 });
    expect(w.s.attachments.filter(({ on }) => on === figure + 6)).toHaveLength(0);
  });
  test("a mage with its skill, from the moment it is chosen", () => {
    const w = laid({ mages: { P1: "tessa", P2: "marco" } });
    const { hand } = box.mages.find(({ id }) => id === "tessa") as (typeof box.mages)[number];
    expect(valueOf(w, "hand", 0)).toMatchObject({ value: hand + 1, steps: [{ from: "printed" }, { n: 1 }] });
    perform(world(game, w.s), takeMage, { seat: 0, mage: box.mages.findIndex(({ id }) => id === "nero") });
    expect(valueOf(w, "hand", 0).steps).toHaveLength(1);
  });
  test("also where a card was mended in the middle of a game: from the next turn on", () => {
    const w = laid({ ...given });
    w.s.attachments = [];
    expect(broken(game.cards, w.s)).toBe(null);
    perform(world(game, w.s), startPhase, { phase: w.s.phase, turn: w.s.turn + 1, first: 0 });
    expect(attackOf(w, number("cerbero"))).toBe(game.cards.figures[number("cerbero") - 6].attack + 1);
  });
  test.each([
    [
      "en",
      "The evocation’s attack value increases by 1.",
      "When a mage enters a room: Deal 1 damage to that mage. Place 1 instability in its room.",
    ],
    [
      "es",
      "El valor de ataque de la evocación aumenta en 1.",
      "Cuando un mago entre en una sala: Inflige 1 de daño a ese mago. Coloca 1 de inestabilidad en su sala.",
    ],
    [
      "fr",
      "La valeur d’attaque de l’évocation augmente de 1.",
      "Quand un mage entre dans une salle\u202f: Infligez 1 dégât à ce mage. Placez 1 instabilité dans sa salle.",
    ],
  ] as const)("is told on its card: %s", (language, changes, hears) => {
    const kind = game.cards.content.evocations.find(({ id }) => id === "cerbero") as Evocation;
    expect(evocationText(game.cards, kind, language).lines.slice(-2)).toEqual([changes, hears]);
  });
});

describe("how they end", () => {
  test("with the evocation that bears them; their cubes go home", () =>
    holds(
      "L-EVO-06",
      {
        players: 2,
        shut: "garden",
        at: { P1: "garden", P2: "crypt" },
        evocations: ["malacoda of P2 at garden with P1 P1"],
        attachments: ["plated on malacoda#1 of P2 with P1 P2", "weak on P2"],
        now: "activation of P1",
      },
      [
        { supply: { P1: 22, P2: 24 } },
        "P1: action:fight",
        "P1 D-ACT-ATTACK: model:malacoda#1",
        {
          "evocation damage": { P2: "P1 P1 P1 P1" },
          attachments: ["plated on malacoda#1 of P2 with P1 P2", "weak on P2"],
        },
        "P1: action:fight",
        "P1 D-ACT-ATTACK: model:malacoda#1",
        { fell: "malacoda", attachments: ["weak on P2"], supply: { P1: 25, P2: 25 } },
      ],
    ));
});

describe("positions and what must hold", () => {
  test.each([
    ["nothing on P1", 'there is no attachment "nothing"'],
    ["weak", "it should read like"],
    ["frost on P1", "lies on nothing"],
    ["plated on malacoda#1", 'no evocation "malacoda#1" is in play'],
    ["e1-01", "lies there by itself"],
  ])("%s is refused: %s", (phrase, sentence) => {
    expect(() => laid({ attachments: [phrase] })).toThrow(sentence);
    expect(() => laid({ attachments: [phrase] })).toThrow(Damaged);
  });
  test("nothing lies on what is not there, beyond its time, or of an event that is gone", () => {
    const { cards, s } = laid({ events: ["e1-01", null, null], attachments: ["weak on P1 with P1"] });
    expect(broken(cards, s)).toBe(null);
    const lies = s.attachments.at(-1) as Attached;
    const wrong = (change: Partial<Attached>): string | null =>
      broken(cards, { ...s, attachments: [...s.attachments.slice(0, -1), { ...lies, ...change }] });
    expect(wrong({ cubes: [] })).toContain("L-COM-09");
    expect(wrong({ on: 5 })).toContain("L-ZON-20");
    expect(wrong({ left: 0 })).toContain("L-SPL-05");
    expect(wrong({ until: s.turn - 1 })).toContain("L-CLN-06");
    expect(broken(cards, { ...s, eventBoard: [-1, -1, -1] })).toContain("L-EVT-04");
  });
});

test("what listens is found by the verb of the deed", () => {
  const { attachments, attachmentNumber, questsByDeed } = game.cards;
  const { hears } = attachments[attachmentNumber.get("thorns") as number];
  expect([...hears.did.keys()]).toEqual(["go"]);
  expect(hears.would.size).toBe(0);
  for (const { is, listeners, hears: by } of attachments) {
    const found = new Set([...by.would.values(), ...by.did.values()].flat());
    expect([is.id, found.size]).toEqual([is.id, listeners.length]);
  }
  const quests = new Set([...questsByDeed.did.values()].flat());
  const told = box.quests.filter(({ task }) => !["event moves", "clean-up"].includes(task.when.on)).length;
  expect(quests.size).toBe(told);
});

test("what happens once a turn rests until the next one begins", () => {
  const w = laid({ turn: 2, attachments: ["once on P1"] }) as unknown as Lodge;
  const at = w.s.attachments.findIndex(({ kind }) => game.cards.attachments[kind].is.id === "once");
  const lies = w.s.attachments[at];
  useAttachment.apply(w, { at, kind: lies.kind, n: 1 });
  expect(lies.spent).toBe(1);
  startPhase.apply(w, { phase: Phase.cleanUp, turn: 2, first: 0 });
  expect(lies.spent).toBe(1);
  startPhase.apply(w, { phase: Phase.blackRose, turn: 3, first: 0 });
  expect(lies.spent).toBe(0);
});
