/** Rules that no card of the box shows, played with cards that would. */
import { describe, expect, test } from "vitest";
import type { Sentence, Side } from "../src/cards/says.ts";
import { box, type Content, lodgeWith, readContent } from "../src/index.ts";
import { about } from "../src/text/about.ts";
import { casting, holds } from "./made-up.ts";

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
  const activates = ["P1: action:fight", "P1 D-ACT-ROOM: room:treasure-room"];

  test("takes a cube each time, is completed with the last, and its cubes go home", () =>
    holds(twoTasks, "L-QST-04", {
      scenario: "two tasks",
      given,
      when: [
        ...activates,
        {
          quests: { P1: "q2-05" },
          "to solve": { P1: "" },
          supply: { P1: 24 },
          asked: { P1: "D-ACT-TYPE" },
        },
        ...activates,
        {
          quests: { P1: "" },
          "to solve": { P1: "q2-05" },
          supply: { P1: 25 },
          asked: { P1: "D-ACT-QUEST" },
        },
      ],
    }));

  test("given up, its cubes go home", () =>
    holds(twoTasks, "L-QST-04", {
      scenario: "given up",
      given: { ...given, actions: { P1: 1, P2: 0 }, "event deck": "e2-01" },
      when: [...activates, { supply: { P1: 24 } }, "P1 D-BR-QDISCARD: quest:q2-05", { supply: { P1: 25 } }],
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
      when: [
        "P1: action:fight",
        "P1 D-ACT-ATTACK: model:P2",
        "P2 D-INT-DECLARE: slot:quick",
        "P2 D-EFF-TARGET: model:P3",
        { damage: { P2: "", P3: cubes } },
      ],
    }),
  );
});

describe("a spell that hurts its caster, too (L-EX-R07, L-GLO-28)", () => {
  const sharedTorture = casting([
    { do: "deal", n: 4, to: "target" },
    { do: "convert damage", n: 1, on: "target" },
    { do: "deal", n: 3, to: "self", by: "black rose" },
  ]);
  const given = {
    players: 2,
    ruleset: "rebirth",
    at: { P1: "garden", P2: "forge" },
    damage: { P1: "P2 P2 P2 P2 P2 P2 P2 P2 P2", P2: "rose rose rose rose rose rose rose" },
    sheet: { P1: { quick: "fireball/light" } },
    actions: { P1: 1, P2: 0 },
    now: "activation of P1",
  };

  test("the target's defeat comes first, converting finds nobody, then the Black Rose deals the killing blow", () =>
    holds(sharedTorture, "L-EX-R07", {
      scenario: "shared torture",
      given,
      when: [
        "P1: action:quick",
        {
          fell: "P2 P1",
          at: { P1: "cell", P2: "cell" },
          damage: { P1: "", P2: "" },
          trophies: { P1: 1, P2: 0, rose: 1 },
          power: { P1: 2, P2: 4, rose: 6 },
        },
      ],
    }));

  const painFirst = casting([
    { do: "deal", n: 3, to: "self", by: "black rose" },
    { do: "deal", n: 4, to: "target" },
  ]);
  test.each([
    ["first", "is lost", ""],
    ["rebirth", "goes on", "P1 P1 P1 P1"],
  ])("%s: the rest of a spell whose caster falls %s", (ruleset, _what, damage) =>
    holds(painFirst, "L-ACT-70", {
      scenario: ruleset,
      given: { ...given, ruleset, damage: { P1: given.damage.P1 } },
      when: ["P1: action:quick", { at: { P1: "cell", P2: "forge" }, damage: { P2: damage } }],
    }),
  );
});

describe("a protection that heals after the blow (L-DEF-01, L-INT-12)", () => {
  const light: Side = {
    type: "protection",
    element: "sacred",
    target: { at: "self" },
    trigger: { on: "suffers", who: "you" },
    says: [{ do: "heal", n: 2, who: "self" }],
  };
  const spells = box.spells.map((spell) =>
    spell.id === "bone-armor" ? { ...spell, sides: { light, dark: light } } : spell,
  );
  const NONE = "P2 D-INT-DECLARE: pass of pass";
  test.each([
    ["first", "comes too late", "cell", 5, [NONE, NONE]],
    ["revised", "comes too late", "cell", 5, [NONE, NONE]],
    ["rebirth", "saves its owner", "garden", 0, [NONE]],
  ])("%s: %s", (ruleset, _what, at, points, before) =>
    holds(readContent({ ...box, spells }), "row-38", {
      scenario: ruleset,
      given: {
        players: 2,
        ruleset,
        shut: "garden",
        at: { P1: "garden", P2: "garden" },
        damage: { P2: "P1 P1 P1 P1 P1 P1 P1 P1 P1" },
        sheet: { P2: { i: "bone-armor/light activated" } },
        now: "activation of P1",
      },
      when: [
        "P1: action:fight",
        "P1 D-ACT-ATTACK: model:P2",
        // Before the blow; before the defeat, where that comes first; after the blow.
        ...before,
        "P2 D-INT-DECLARE: slot:i of pass slot:i",
        { at: { P2: at }, power: { P1: points } },
      ],
    }),
  );
});

describe("a persistent spell (L-EX-R11, L-PER-01)", () => {
  const haunted = casting([
    { do: "this turn", when: { on: "leaves", who: "it" }, then: [{ do: "deal", n: 1, to: "it" }] },
  ]);

  test("hurts its target at every step, until the card leaves in clean-up", () =>
    holds(haunted, "L-EX-R11", {
      scenario: "haunted",
      given: {
        players: 2,
        ruleset: "rebirth",
        at: { P1: "garden", P2: "throne-room" },
        sheet: { P1: { quick: "fireball/light" } },
        actions: { P1: 0, P2: 1 },
        "event deck": "e1-01",
        quests: { P1: "q1-01", P2: "q1-02" },
        now: "activation of P1",
      },
      when: [
        "P1: action:quick",
        "P2: action:explore",
        "P2 D-ACT-ROOM: pass",
        "P2 D-ACT-STEP: room:black-rose-room",
        { damage: { P2: "P1" } },
        "P2 D-ACT-STEP: room:armory",
        { damage: { P2: "P1 P1" } },
      ],
    }));

  test.each([
    ["revised", "lasts on", "P1"],
    ["rebirth", "ends with it", ""],
  ])("%s: when its card leaves the sheet early, it %s (L-PER-03)", (ruleset, _what, damage) =>
    holds(haunted, "L-PER-03", {
      scenario: ruleset,
      given: {
        players: 2,
        ruleset,
        at: { P1: "armory", P2: "throne-room" },
        hand: { P1: "obscure-armor" },
        sheet: { P1: { quick: "fireball/light" } },
        actions: { P1: 1, P2: 1 },
        now: "activation of P1",
      },
      when: [
        "P1: action:quick",
        "P1: action:fight",
        "P1 D-ACT-ROOM: room:armory",
        "P1 D-EFF-CARD: card:obscure-armor#1/light",
        "P2: action:explore",
        "P2 D-ACT-ROOM: pass",
        "P2 D-ACT-STEP: room:black-rose-room",
        { damage: { P2: damage } },
      ],
    }),
  );
});

describe("the last quest of a moon given up (L-OQ-10, L-OQ-106)", () => {
  const oneQuest: Content = { ...box, quests: box.quests.filter(({ id, moon }) => moon > 1 || id === "q1-01") };
  const cases = [
    ["first", "q1-01"],
    ["revised", "q1-01"],
    ["rebirth", ""],
  ];
  test.each(cases)("%s: drawn again or not: %s", (ruleset, quests) =>
    holds(oneQuest, "row-14", {
      scenario: ruleset,
      given: { players: 2, ruleset, quests: { P1: "q1-01" }, "event deck": "e1-01", now: "black rose phase" },
      when: ["P1 D-BR-QDISCARD: quest:q1-01", { quests: { P1: quests } }],
    }),
  );
});

describe("a room with another effect in ruins, and three flags (L-ROM-02, L-RPT-05)", () => {
  const heal: Sentence = { do: "heal", n: 1, who: "self" };
  const gain: Sentence = { do: "gain", n: 1 };
  const twoSided: Content = {
    ...box,
    rooms: box.rooms.map((room) => {
      const ruins = { target: { at: "self" }, says: [heal] } as const;
      const stands = { ...room, target: { at: "self" }, says: [gain], ruins } as const;
      if (room.id === "garden") return { ...stands, flags: { first: 5, second: 3, others: 1 } };
      if (room.id === "mirrors-room") return { ...room, says: [{ do: "copy a room", rebuilt: true }] };
      return room.id === "forge" ? { ...stands, points: 2, flags: { first: 2, second: 1, others: 0 } } : room;
    }),
  };
  const given = {
    players: 3,
    ruleset: "rebirth",
    at: { P1: "garden", P2: "crypt", P3: "arena" },
    damage: { P1: "P3 P3" },
    now: "activation of P1",
  };
  const activates = "P1 D-ACT-ROOM: room:garden";

  test("in ruins it does the one, as often as one likes", () =>
    holds(twoSided, "L-ROM-02", {
      scenario: "in ruins",
      given,
      when: [
        "P1: action:fight",
        activates,
        { damage: { P1: "P3" }, power: { P1: 0 } },
        "P1: action:fight",
        activates,
        { damage: { P1: "" }, power: { P1: 0 } },
      ],
    }));

  test("rebuilt it does the other, once", () =>
    holds(twoSided, "L-ROM-02", {
      scenario: "rebuilt",
      given: { ...given, rebuilt: "garden" },
      when: ["P1: action:fight", activates],
      then: { damage: { P1: "P3 P3" }, power: { P1: 1 }, token: { garden: "used" } },
    }));

  test("copied, it does what it does rebuilt, used or not; rooms in ruins cannot be copied", () =>
    holds(twoSided, "L-ROM-02", {
      scenario: "copied",
      given: { ...given, rebuilt: "garden mirrors-room", at: { P1: "mirrors-room" } },
      when: ["P1: action:fight", "P1 D-ACT-ROOM: room:mirrors-room"],
      then: { power: { P1: 1 }, damage: { P1: "P3 P3" }, token: { garden: "available" } },
    }));

  test.each([
    ["garden", "P1 P1 P2 P3", { P1: 5, P2: 2, P3: 2 }],
    ["forge", "P1 P1 P2 P3", { P1: 2, P2: 0, P3: 0 }],
    ["forge", "P1 P1 P1 P2", { P1: 2, P2: 1, P3: 0 }],
  ])("%s with %s gives by its flags, and never less than nothing", (room, cubes, power) =>
    holds(twoSided, "L-RPT-05", {
      scenario: "flags",
      given: { ...given, instability: { [room]: cubes }, now: "clean-up" },
      then: { power },
    }),
  );

  test("its text tells both", () => {
    const { cards } = lodgeWith(twoSided);
    expect(about(cards, { is: "room", room: "garden" }, "en")).toMatchObject({
      is: "green, 4 instability slots, 5/3/1 PP",
      says: ["In ruins: Heal 1 of your damage.", "Rebuilt: Gain 1 PP."],
    });
  });
});

describe("words of rooms that no room of the base box says", () => {
  const saying = (...says: Sentence[]): Content => ({
    ...box,
    rooms: box.rooms.map((room) => (room.id === "garden" ? { ...room, target: { at: "special" }, says } : room)),
  });
  const given = { players: 2, at: { P1: "garden", P2: "crypt" }, now: "activation of P1" };
  const activates = ["P1: action:fight", "P1 D-ACT-ROOM: room:garden"];

  test("a random spell of Memories", () =>
    holds(saying({ do: "draw", n: 1, from: "memories", random: true }), "L-GLO-13", {
      scenario: "by luck",
      given: { ...given, memories: { P1: "fireball maelstrom plot" } },
      when: [activates[0], `${activates[1]}; lots 1`],
      then: { "hand holds": { P1: "maelstrom" }, "memories hold": { P1: "fireball plot" } },
    }));

  test("any spell of Memories", () =>
    holds(saying({ do: "search", n: 1, from: "memories" }), "L-GLO-13", {
      scenario: "by choice",
      given: { ...given, memories: { P1: "fireball maelstrom" } },
      when: [...activates, "P1: card:fireball#1 of card:fireball#1 card:maelstrom#1"],
      then: { "hand holds": { P1: "fireball" }, "memories hold": { P1: "maelstrom" } },
    }));

  test("one of three quests; the others are discarded and the Black Rose gains nothing", () =>
    holds(saying({ do: "take of top", take: 1, of: 3, from: "quests", rest: "discarded" }), "L-QST-08", {
      scenario: "three quests",
      given: { ...given, "quest deck": "q1-02 q1-03 q1-04 q1-05" },
      when: [...activates, "P1: quest:q1-03 of quest:q1-02 quest:q1-03 quest:q1-04"],
      then: { quests: { P1: "q1-03" }, "discarded quests": "q1-02 q1-04", power: { rose: 0 } },
    }));

  test("an event of any moon, drawn and placed as in the Black Rose Phase; its Crown goes to who draws", () =>
    holds(saying({ do: "draw", n: 1, from: "events", moon: "first" }), "L-EVT-02", {
      scenario: "an event",
      given: { ...given, crown: "P2", "event deck": "e1-04" },
      when: activates,
      then: { crown: "P1", happened: "draw-event" },
    }));

  test("every mage to its cell", () =>
    holds(saying({ do: "send to cell", who: { all: "mages", where: "in a room" } }), "L-CEL-04", {
      scenario: "all to their cells",
      given,
      when: activates,
      then: { at: { P1: "cell", P2: "cell" } },
    }));
});

describe("traps that answer what no trap of the base box answers", () => {
  const lying = (trigger: NonNullable<Side["trigger"]>, ...says: Sentence[]): Content => ({
    ...box,
    spells: box.spells.map((spell) =>
      spell.id === "plot"
        ? { ...spell, sides: { light: { ...trap, trigger, says }, dark: { ...trap, trigger, says } } }
        : spell,
    ),
  });
  const trap = { type: "trap", element: "air", target: { at: "special" } } as const;
  const given = {
    players: 3,
    ruleset: "rebirth",
    shut: "garden crypt",
    at: { P1: "garden", P2: "garden", P3: "crypt" },
    sheet: { P3: { i: "plot/light activated" } },
    now: "activation of P1",
  };
  const strikes = ["P1: action:fight", "P1 D-ACT-ATTACK: model:P2"];

  test("damage another model deals", () =>
    holds(lying({ on: "deals damage", who: "model" }, { do: "deal", n: 1, to: "it" }), "L-INT-01", {
      scenario: "who strikes",
      given,
      when: [...strikes, "P3: slot:i"],
      then: { damage: { P1: "P3", P2: "P1 P1" } },
    }));

  test("damage another mage suffers", () =>
    holds(lying({ on: "suffers", who: "mage" }, { do: "gain", n: { per: "damage suffered" } }), "L-INT-01", {
      scenario: "who suffers",
      given,
      when: [...strikes, "P3: slot:i"],
      then: { power: { P3: 2 } },
    }));

  test("another mage's defeat, after it has happened", () =>
    holds(lying({ on: "defeated", who: "mage" }, { do: "gain", n: 1 }), "L-INT-01 L-DEF-01", {
      scenario: "who falls",
      given: { ...given, damage: { P2: "P1 P1 P1 P1 P1 P1 P1 P1 P1 P1" } },
      when: [...strikes, { at: { P2: "cell" } }, "P3: slot:i"],
      then: { power: { P3: 1 } },
    }));

  test("another mage's instability, not the Black Rose's", () =>
    holds(lying({ on: "places", who: "mage" }, { do: "deal", n: 1, to: "it" }), "L-INT-01", {
      scenario: "who places",
      given: { ...given, sheet: { P1: { quick: "maelstrom/dark" }, P3: { i: "plot/light activated" } } },
      when: ["P1: action:quick", "P3: slot:i"],
      then: { damage: { P1: "P3" } },
    }));

  test("one of its owner's evocations removed, where it stood; one that makes way is not", () =>
    holds(lying({ on: "removed", who: "your evocation" }, { do: "place", n: 1, in: "there" }), "L-INT-01", {
      scenario: "who leaves",
      given: { ...given, evocations: ["cerbero of P3 at garden with P2"] },
      when: ["P1: action:fight", "P1 D-ACT-ATTACK: model:cerbero#1", "P3: slot:i"],
      then: { evocations: { P3: "" }, instability: { garden: "P3" } },
    }));
});

describe("what lasts on hears of its target", () => {
  const marking = (when: Extract<Sentence, { do: "this turn" }>["when"]): Content => ({
    ...box,
    spells: box.spells.map((spell) =>
      spell.id === "fireball" && "light" in spell.sides
        ? {
            ...spell,
            symbol: false,
            sides: {
              ...spell.sides,
              light: {
                type: "combat",
                element: "fire",
                target: { at: "model", within: 1 },
                says: [{ do: "this turn", when, then: [{ do: "deal", n: 2, to: "it" }] }],
              },
            },
          }
        : spell,
    ),
  });
  const given = {
    players: 2,
    ruleset: "rebirth",
    at: { P1: "treasure-room", P2: "treasure-room" },
    sheet: { P1: { quick: "fireball/light" } },
    actions: { P1: 0 },
    rebuilt: "treasure-room",
    now: "activation of P1",
  };

  test("that it deals damage by a spell or an action", () =>
    holds(marking({ on: "deals damage", who: "target", with: "spell or action" }), "L-PER-01", {
      scenario: "strikes",
      given,
      when: ["P1: action:quick", "P2: action:fight", "P2 D-ACT-ROOM: pass", "P2 D-ACT-ATTACK: model:P1"],
      then: { damage: { P1: "P2 P2", P2: "P1 P1" } },
    }));

  test("that it gains power", () =>
    holds(marking({ on: "gains", who: "target", orLoses: true }), "L-PER-01", {
      scenario: "gains",
      given,
      when: ["P1: action:quick", "P2: action:fight", "P2 D-ACT-ROOM: room:treasure-room"],
      then: { damage: { P2: "P1 P1" } },
    }));
});

describe("instability said before damage, with too few cubes (L-DMG-06)", () => {
  const placesFirst = casting([
    { do: "place", n: 2, in: { nextTo: "target's room" } },
    { do: "deal", n: 2, to: "target" },
  ]);
  const given = {
    players: 2,
    at: { P1: "crypt", P2: "treasure-room" },
    mages: { P2: "tessa" },
    damage: { P2: "P1 P1 P1 P1 P1 P1 P1 P1 P1" },
    supply: { P1: "2, the rest in black-rose-room armory oracle-room the-abyss" },
    instability: { "mirrors-room": "P2 P2 P2 P2" },
    sheet: { P1: { quick: "fireball/light" } },
    now: "activation of P1",
  };

  test.each(["revised", "rebirth"])(
    "%s: the damage may come first, and what a defeat gives back serves for it",
    (ruleset) =>
      holds(placesFirst, "L-DMG-06", {
        scenario: ruleset,
        given: { ...given, ruleset },
        when: ["P1: action:quick", "P1 D-EFF-SHARE: number:0 of number:0 number:1 number:2"],
        then: { at: { P2: "cell" }, instability: { garden: "P1 P1", "alchemic-laboratory": "P1 P1" } },
      }),
  );

  test("where even that is too little, cube by cube where its owner likes", () =>
    holds(placesFirst, "L-DMG-06", {
      scenario: "cube by cube",
      given: { ...given, damage: { P2: "P1 rose rose rose rose rose rose rose rose" } },
      when: [
        "P1: action:quick",
        "P1 D-EFF-SHARE: number:0",
        { at: { P2: "cell" }, supply: { P1: 3 } },
        "P1 D-EFF-CUBES: room:garden",
        "P1 D-EFF-CUBES: room:alchemic-laboratory",
        "P1 D-EFF-CUBES: room:garden",
      ],
      then: { instability: { garden: "P1 P1", "alchemic-laboratory": "P1" }, supply: { P1: 0 } },
    }));
});
