/** What cards can listen for though none of the base box does: met and not met, and read in three languages. */
import { describe, expect, test } from "vitest";
import type { Sentence, Side, Trigger } from "../src/cards/says.ts";
import { box, type Content } from "../src/index.ts";
import { casting, holds, saidBy, withFireball } from "./made-up.ts";

const gain = (n: number): Sentence => ({ do: "gain", n });
const answering = (type: "trap" | "protection", trigger: Trigger, says: readonly Sentence[]): Side => ({
  type,
  element: "air",
  target: { at: "mage", within: "anywhere" },
  trigger,
  says,
});
/** A trap that gives its owner 1 PP. */
const trap = (trigger: Trigger, says: readonly Sentence[] = [gain(1)]): Content =>
  withFireball(answering("trap", trigger, says));
const whenever = (when: Trigger, then: readonly Sentence[]): Sentence => ({ do: "this turn", when, then });

/** P2 lies in wait; P1 is about to act. */
const waiting = {
  players: 3,
  ruleset: "revised",
  shut: "garden",
  power: { P1: 3, P2: 0, P3: 3 },
  at: { P1: "garden", P2: "crypt", P3: "garden" },
  sheet: { P2: { i: "fireball/light activated" } },
  now: "activation of P1",
};
const spring = "P2 D-INT-DECLARE: slot:i of pass slot:i";
const nothing = "P2 D-INT-DECLARE: pass of pass";
/** P1 casts, at a mage. */
const active = {
  players: 3,
  ruleset: "rebirth",
  power: { P1: 0, P2: 3, P3: 3 },
  at: { P1: "garden", P2: "forge", P3: "crypt" },
  sheet: { P1: { quick: "fireball/light" } },
  now: "activation of P1",
};
const cast = (mage: string): string[] => ["P1: action:quick", `P1 D-EFF-TARGET: model:${mage}`];

/** Of a trap or protection: when it answers. */
const whenSaid = (trigger: Trigger): string[] => saidBy(trap(trigger), "trigger").map((said) => said.split(".")[0]);

describe("PP are gained or lost", () => {
  const either = casting([
    whenever({ on: "gains", who: "target", orLoses: true }, [{ do: "deal", n: 1, to: "it" }]),
    { do: "gain", n: 1, who: "target" },
    { do: "lose", n: 1, who: "target" },
    gain(1),
  ]);
  const gains = casting([
    whenever({ on: "gains", who: "target" }, [{ do: "deal", n: 1, to: "it" }]),
    { do: "gain", n: 1, who: "target" },
    { do: "lose", n: 1, who: "target" },
  ]);
  test.each([
    ["gained or lost", either, "P1 P1"],
    ["gained only", gains, "P1"],
  ])("%s, by the target alone", (_what, content, damage) =>
    holds(content, "L-GLO-14", {
      scenario: "points",
      given: active,
      when: [...cast("P2"), { damage: { P1: "", P2: damage }, power: { P2: 3 } }],
    }),
  );

  test("a trap for another's gain", () =>
    holds(trap({ on: "gains", who: "mage" }), "L-INT-05", {
      scenario: "a quest's points",
      given: { ...waiting, shut: "", at: { ...waiting.at, P1: "treasure-room" }, moon: 2, quests: { P1: "q2-05" } },
      when: ["P1: action:fight", "P1 D-ACT-ROOM: room:treasure-room", nothing, spring],
    }));

  test("in words", () => {
    expect(saidBy(either).map((said) => said.split(". ")[1])).toEqual([
      "This turn, whenever the target gains or loses PP, deal 1 damage to that mage",
      "Este turno, cada vez que el objetivo gane o pierda PP, inflige 1 de daño a ese mago",
      "Ce tour-ci, chaque fois que la cible gagne ou perd des PP, infligez 1 dégât à ce mage",
    ]);
    expect(whenSaid({ on: "gains", who: "mage" })).toEqual([
      "When an opposing mage gains PP",
      "Cuando un mago rival gane PP",
      "Quand un mage adverse gagne des PP",
    ]);
  });
});

describe("a mage is put in its cell", () => {
  const listens = whenever({ on: "goes to its cell", who: "mage" }, [gain(1)]);
  test.each([
    ["sent there", [listens, { do: "send to cell", who: "target" }], 1],
    ["defeated", [listens, { do: "defeat", who: "target" }], 1 + 5],
    ["moved elsewhere", [listens, { do: "bring", who: "target", to: { named: "crypt" } }], 0],
  ] as const)("%s", (_what, says, points) =>
    holds(casting(says as readonly Sentence[]), "L-DEF-04", {
      scenario: "to the cell",
      given: { ...active, damage: { P2: "P1" } },
      when: [...cast("P2"), { power: { P1: points } }],
    }),
  );

  test("in words", () =>
    expect(saidBy(casting([listens])).map((said) => said.split(". ")[1])).toEqual([
      "This turn, whenever an opposing mage is put in its cell, gain 1 PP.",
      "Este turno, cada vez que un mago rival vaya a su celda, gana 1 PP.",
      "Ce tour-ci, chaque fois qu’un mage adverse va dans sa cellule, gagnez 1 PP.",
    ]));
});

describe("damage of others", () => {
  test.each([
    ["combat", "P1 P1"],
    ["contingency", "P1"],
  ] as const)("with a %s spell", (type, damage) => {
    const content = casting([
      whenever({ on: "deals damage", who: "mage", with: type }, [{ do: "damage more", n: 1 }]),
      { do: "deal", n: 1, to: "target" },
    ]);
    holds(content, "L-EVT-04", { scenario: type, given: active, when: [...cast("P2"), { damage: { P2: damage } }] });
    expect(saidBy(content)[0]).toContain(`deals damage with a ${type} spell`);
  });

  test("damage that nothing may answer", () => {
    const deal: Sentence = { do: "deal", n: 1, to: "target", noAnswers: true };
    const light: Side = { type: "combat", element: "air", target: { at: "mage", within: "anywhere" }, says: [deal] };
    const content = withFireball(light, box, answering("trap", { on: "suffers", who: "mage" }, [gain(1)]));
    holds(content, "L-INT-01", {
      scenario: "nobody is asked",
      given: { ...active, sheet: { P1: { quick: "fireball/light" }, P3: { i: "fireball/dark activated" } } },
      when: [
        "P1: action:quick",
        "P1 D-EFF-TARGET: model:P2",
        "P3 D-INT-DECLARE: pass of pass",
        "P3 D-INT-DECLARE: pass of pass",
        { damage: { P2: "P1" }, power: { P3: 3 } },
      ],
    });
    expect(saidBy(content).map((said) => said.split(". ")[1])).toEqual([
      "Deal 1 damage to the target; no trap and no protection can answer it.",
      "Inflige 1 de daño al objetivo; ninguna trampa ni protección puede responder.",
      "Infligez 1 dégât à la cible\u202F; aucun piège ni aucune protection ne peut y répondre.",
    ]);
  });
});

describe("where something happens", () => {
  const activate = ["P1: action:fight", "P1 D-ACT-ROOM: room:garden"];
  const garden = { ...waiting, shut: "", at: { P1: "garden", P2: "crypt", P3: "forge" } };

  test.each([
    ["one of these colours", { colours: ["green", "grey"] }, [spring], 1],
    ["another colour", { colours: ["red", "grey"] }, [nothing], 0],
  ] as const)("a room is activated: %s", (_what, where, answers, points) =>
    holds(trap({ on: "activates", who: "mage", ...where }), "L-INT-01", {
      scenario: "the Garden",
      given: garden,
      when: [...activate, ...answers, { power: { P2: points } }],
    }),
  );

  test.each([
    ["another mage", { who: "mage" }, [spring], 1],
    ["in another colour", { who: "mage", colours: ["red"] }, [nothing], 0],
  ] as const)("instability is placed: %s", (_what, where, answers, points) => {
    const place: Sentence = { do: "place", n: 1, in: "your room" };
    const light: Side = { type: "contingency", element: "air", target: { at: "special" }, says: [place] };
    holds(withFireball(light, box, answering("trap", { on: "places", ...where }, [gain(1)])), "L-INT-01", {
      scenario: "in the Garden",
      given: {
        ...garden,
        sheet: { P1: { quick: "fireball/light" }, P2: { i: "fireball/dark activated" } },
      },
      when: ["P1: action:quick", nothing, ...answers, { power: { P2: points } }],
    });
  });

  test.each([
    ["a spell of these elements there", { elements: ["fire", "air"], rooms: ["garden", "crypt"] }, 1],
    ["a spell of another element", { elements: ["water", "air"], rooms: ["garden"] }, 0],
    ["in another room", { elements: ["fire"], rooms: ["crypt"] }, 0],
  ] as const)("a spell is resolved: %s", (_what, where, points) => {
    const content: Content = {
      ...casting([{ do: "deal", n: 1, to: "target" }]),
      quests: box.quests.map((quest) =>
        quest.id === "q1-19"
          ? {
              ...quest,
              task: { when: { on: "resolves", who: "you", ...where } },
              target: { at: "special" },
              says: [],
              points: 1,
            }
          : quest,
      ),
    };
    holds(content, "L-QST-05", {
      scenario: "a quest for it",
      given: { ...active, ruleset: "revised", quests: { P1: "q1-19" } },
      when: [...cast("P2"), { power: { P1: points } }],
    });
  });

  test("in words", () => {
    expect(whenSaid({ on: "activates", who: "mage", colours: ["yellow", "grey"] })).toEqual([
      "When an opposing mage activates a yellow or grey room",
      "Cuando un mago rival active una sala amarilla o gris",
      "Quand un mage adverse active une salle jaune ou grise",
    ]);
    expect(whenSaid({ on: "places", who: "mage", orConverts: true, colours: ["red"] })).toEqual([
      "When an opposing mage places or converts instability in a red room",
      "Cuando un mago rival coloque o convierta inestabilidad en una sala roja",
      "Quand un mage adverse place ou convertit une instabilité dans une salle rouge",
    ]);
    expect(whenSaid({ on: "resolves", who: "mage", elements: ["fire", "profane"], rooms: ["crypt"] })).toEqual([
      "When an opposing mage resolves a fire or profane spell in the Crypt",
      "Cuando un mago rival resuelva un conjuro de fuego o profano en la Cripta",
      "Quand un mage adverse résout un sort de feu ou profane dans la Crypte",
    ]);
  });
});
