/** What cards can say though none of the base box does: played with a card that would, and read in three languages. */
import { FrameKind, seedFrom, type View, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import type { Sentence, Side } from "../src/cards/says.ts";
import { attackShape } from "../src/frames.ts";
import { box, type Content, lodgeWith, optionText, type State } from "../src/index.ts";
import { attacking } from "../src/rules/attack.ts";
import { modelOf } from "../src/who.ts";
import { holds, saidBy, withFireball } from "./made-up.ts";

const casting = (says: readonly Sentence[], target: Side["target"] = { at: "mage", within: "anywhere" }): Content =>
  withFireball({ type: "combat", element: "fire", target, says });

const deal = (
  n: Extract<Sentence, { readonly do: "deal" }>["n"],
  to: Extract<Sentence, { readonly do: "deal" }>["to"],
) => ({ do: "deal", n, to }) as const satisfies Sentence;

const position = {
  players: 3,
  ruleset: "rebirth",
  at: { P1: "garden", P2: "forge", P3: "forge" },
  sheet: { P1: { quick: "fireball/light" } },
  now: "activation of P1",
};
const cast = ["P1: action:quick"];
const at = (model: string): string[] => [...cast, `P1 D-EFF-TARGET: model:${model}`];

describe("numbers", () => {
  const bySheet = casting([deal({ per: { damageOn: "self", of: "black rose" }, every: 2 }, "target")]);

  test("Black Rose damage on oneself, for every two", () => {
    holds(bySheet, "L-COM-60", {
      scenario: "3 black cubes of 5",
      given: { ...position, damage: { P1: "rose P2 rose P3 rose" } },
      when: [...at("P2"), { damage: { P2: "P1" } }],
    });
    expect(saidBy(bySheet)).toEqual([
      "A mage anywhere. Deal 1 damage to the target for every 2 Black Rose damage on you.",
      "Un mago en cualquier lugar. Inflige 1 de daño al objetivo por cada 2 puntos de daño de la Rosa Negra que tengas.",
      "Un mage n’importe où. Infligez 1 dégât à la cible par tranche de 2 dégâts de la Rose Noire que vous portez.",
    ]);
  });

  test("Black Rose damage on the models hit", () => {
    const content = casting(
      [
        deal(1, { all: "models", in: "target room" }),
        { do: "place", n: { per: { damageOn: "models hit", of: "black rose" }, max: 4 }, in: "your room" },
      ],
      { at: "room", within: "anywhere" },
    );
    holds(content, "L-COM-60", {
      scenario: "3 black cubes on two models",
      given: { ...position, damage: { P2: "rose", P3: "rose rose" } },
      when: [
        ...cast,
        "P1 D-EFF-TARGET: room:forge",
        { damage: { P2: "P1 rose" }, instability: { garden: "P1 P1 P1" } },
      ],
    });
    expect(saidBy(content)).toEqual([
      "A room anywhere. Deal 1 damage to each opposing model in the target room. Place 1 instability in your room for each Black Rose damage on the models hit (at most 4).",
      "Una sala en cualquier lugar. Inflige 1 de daño a cada miniatura rival de la sala objetivo. Coloca 1 de inestabilidad en tu sala por cada punto de daño de la Rosa Negra que tengan las miniaturas alcanzadas (máximo 4).",
      "Une salle n’importe où. Infligez 1 dégât à chaque figurine adverse de la salle ciblée. Placez 1 instabilité dans votre salle pour chaque dégât de la Rose Noire que portent les figurines touchées (4 au plus).",
    ]);
  });

  test("so much, and more for each", () => {
    const content = casting([deal({ plus: 2, per: { damageOn: "self" }, max: 3 }, "target")]);
    holds(content, "L-EFF-06", {
      scenario: "2 and 1",
      given: { ...position, damage: { P1: "P2" } },
      when: [...at("P2"), { damage: { P2: "P1 P1 P1" } }],
    });
    expect(saidBy(content)).toEqual([
      "A mage anywhere. Deal 2 damage to the target, plus 1 for each damage on you (at most 3).",
      "Un mago en cualquier lugar. Inflige 2 de daño al objetivo, más 1 por cada punto de daño que tengas (máximo 3).",
      "Un mage n’importe où. Infligez 2 dégâts à la cible, plus 1 pour chaque dégât que vous portez (3 au plus).",
    ]);
  });
});

describe("what other revealed spells show (L-GLO-34)", () => {
  const content = casting([
    { do: "if", if: { is: "others show", of: ["fire", "fire"] }, then: [deal(2, "target")] },
    deal({ per: { shown: "fire" } }, "target"),
  ]);
  test.each([
    ["itself does not count", {}, ""],
    ["one is not enough", { i: "fireball/light revealed" }, "P1"],
    ["another copy counts", { i: "fireball/light revealed", ii: "meteor-swarm/light revealed" }, "P1 P1 P1 P1"],
  ])("%s", (_what, revealed, damage) =>
    holds(content, "L-GLO-34", {
      scenario: "enhanced",
      given: { ...position, sheet: { P1: { ...revealed, quick: "fireball/dark" } } },
      when: [...at("P2"), { damage: { P2: damage } }],
    }),
  );

  test("in words", () =>
    expect(saidBy(content)).toEqual([
      "A mage anywhere. If your other spells revealed this turn show fire twice, deal 2 damage to the target. Deal 1 damage to the target for each other spell you have revealed that shows fire.",
      "Un mago en cualquier lugar. Si tus otros conjuros revelados este turno muestran fuego dos veces, inflige 2 de daño al objetivo. Inflige 1 de daño al objetivo por cada otro conjuro que hayas revelado y muestre fuego.",
      "Un mage n’importe où. Si vos autres sorts révélés ce tour-ci montrent ces éléments\u202F: deux fois feu, infligez 2 dégâts à la cible. Infligez 1 dégât à la cible pour chaque autre sort de feu que vous avez révélé.",
    ]));
});

describe("who has been hit, whose evocations", () => {
  test("each model hit, once more", () => {
    const content = casting([deal(1, { all: "models", in: "target room" }), deal(1, { all: "hit models" })], {
      at: "room",
      within: "anywhere",
    });
    holds(content, "L-EFF-03", {
      scenario: "all of them",
      given: { ...position, evocations: ["bone-knight of P2 at forge"] },
      when: [
        ...cast,
        "P1 D-EFF-TARGET: room:forge",
        { damage: { P2: "P1 P1", P3: "P1 P1" }, "evocation damage": { P2: "P1 P1" } },
      ],
    });
    expect(saidBy(content).map((said) => said.split(". ")[2])).toEqual([
      "Deal 1 damage to each model hit.",
      "Inflige 1 de daño a cada miniatura alcanzada.",
      "Infligez 1 dégât à chaque figurine touchée.",
    ]);
  });

  test("if it is defeated, each of its evocations", () => {
    const content = casting([
      deal(2, "target"),
      { do: "if", if: { is: "defeated", who: "target" }, then: [deal(2, { all: "evocations of", whose: "target" })] },
    ]);
    const given = { ...position, evocations: ["malacoda of P2 at crypt", "malacoda of P3 at crypt"] };
    holds(content, "L-DEF-01", {
      scenario: "it falls",
      given: { ...given, damage: { P2: "P3 P3 P3 P3 P3 P3 P3 P3 P3" } },
      when: [
        ...at("P2"),
        {
          at: { P2: "cell" },

          "evocation damage": { P2: "P1 P1", P3: "" },
        },
      ],
    });
    holds(content, "L-DEF-01", {
      scenario: "it does not fall",
      given,
      when: [...at("P2"), { damage: { P2: "P1 P1" }, "evocation damage": { P2: "" } }],
    });
    expect(saidBy(content).map((said) => said.split(". ")[2])).toEqual([
      "If this has defeated the target, deal 2 damage to each evocation of the target.",
      "Si esto ha derrotado al objetivo, inflige 2 de daño a cada evocación del objetivo.",
      "Si cela a vaincu la cible, infligez 2 dégâts à chaque évocation de la cible.",
    ]);
  });
});

test("mages without a completed quest", () => {
  const content = casting([{ do: "lose", n: 1, who: { all: "mages", where: "without completed quests" } }], {
    at: "special",
  });
  holds(content, "L-QST-05", {
    scenario: "who has one keeps the point",
    given: { ...position, power: { P1: 3, P2: 3, P3: 3 }, completed: { P2: "q1-01" } },
    when: [...cast, { power: { P1: 2, P2: 3, P3: 2 } }],
  });
  expect(saidBy(content).map((said) => said.split(". ")[1])).toEqual([
    "Each mage without a completed quest loses 1 PP.",
    "Cada mago que no tenga misiones completadas pierde 1 PP.",
    "Chaque mage qui n’a accompli aucune quête perd 1 PP.",
  ]);
});

describe("targets", () => {
  const given = {
    ...position,
    evocations: ["cerbero of P1 at garden", "landsknecht of P2 at garden", "bone-knight of P2 at garden"],
  };
  const remove = (target: Side["target"]) => casting([{ do: "remove", who: "target" }], target);

  test("an evocation of printed health 3 or less", () => {
    const content = remove({ at: "evocation", within: 0, healthAtMost: 3 });
    holds(content, "L-TGT-04", {
      scenario: "the small one only",
      given,
      when: [...cast, { evocations: { P2: "bone-knight@garden" } }],
    });
    expect(saidBy(content).map((said) => said.split(". ")[0])).toEqual([
      "An evocation with health 3 or less in your room",
      "Una evocación con 3 de vida o menos de tu sala",
      "Une évocation ayant au plus 3 en santé de votre salle",
    ]);
  });

  test("an evocation of any mage", () => {
    const content = remove({ at: "evocation", within: 0, anyones: true });
    holds(content, "L-TGT-04", {
      scenario: "one's own, too",
      given,
      when: [...cast, "P1 D-EFF-TARGET: model:cerbero#1 of model:landsknecht#1 model:bone-knight#1 model:cerbero#1"],
    });
    expect(saidBy(content).map((said) => said.split(". ")[0])).toEqual([
      "An evocation of any mage in your room",
      "Una evocación de cualquier mago de tu sala",
      "Une évocation de n’importe quel mage de votre salle",
    ]);
  });

  test("channelled: range and line also from one's evocations of that kind (L-GLO-33)", () => {
    const says = [deal(1, "target")];
    const content = withFireball({
      type: "combat",
      element: "fire",
      target: { at: "mage", within: 0 },
      channel: "demon",
      says,
    });
    holds(content, "L-GLO-33", {
      scenario: "through a demon",
      given: {
        ...position,
        at: { P1: "garden", P2: "forge", P3: "crypt" },
        evocations: ["cerbero of P1 at forge", "cerbero of P3 at crypt"],
      },
      when: [...cast, { damage: { P2: "P1", P3: "" } }],
    });
    expect(saidBy(content).map((said) => said.split(". ")[0])).toEqual([
      "A mage in your room (Channel: from you or one of your demons)",
      "Un mago de tu sala (Canalizar: desde ti o desde uno de tus demonios)",
      "Un mage de votre salle (Canaliser\u202F: depuis vous ou un de vos démons)",
    ]);
  });
});

test("one of one's own models, the mage itself or an evocation", () => {
  const content = casting([{ do: "heal", n: 1, who: "target" }], { at: "model", within: 1, own: true });
  holds(content, "L-TGT-02", {
    scenario: "one's own only",
    given: {
      ...position,
      at: { P1: "garden", P2: "garden", P3: "crypt" },
      damage: { P1: "P2" },
      evocations: ["cerbero of P1 at garden with P2", "malacoda of P2 at garden"],
    },
    when: [...cast, "P1 D-EFF-TARGET: model:P1 of model:P1 model:cerbero#1", { damage: { P1: "" } }],
  });
  expect(saidBy(content).map((said) => said.split(". ")[0])).toEqual([
    "One of your models within 1",
    "Una de tus miniaturas a alcance 1",
    "Une de vos figurines à portée 1",
  ]);
});

test("instability converted in each room of a kind", () => {
  const content = casting([{ do: "convert instability", n: 1, in: { each: { with: "an evocation" } } }], {
    at: "special",
  });
  holds(content, "L-INS-07", {
    scenario: "two rooms",
    given: {
      ...position,
      instability: { crypt: "P2 P2", forge: "P3", garden: "P2" },
      evocations: ["cerbero of P1 at crypt", "malacoda of P1 at forge"],
    },
    when: [
      ...cast,
      "P1 D-EFF-CONVERT: cube:P3 of pass cube:P3",
      "P1 D-EFF-CONVERT: cube:P2 of pass cube:P2",
      { instability: { crypt: "P1 P2", forge: "P1", garden: "P2" } },
    ],
  });
  expect(saidBy(content).map((said) => said.split(". ")[1])).toEqual([
    "Convert 1 instability in each room with an evocation in it.",
    "Convierte 1 de inestabilidad de cada sala con alguna evocación.",
    "Convertissez 1 instabilité de chaque salle où se trouve une évocation.",
  ]);
});

describe("one's own evocations of a kind", () => {
  const near = casting([deal({ per: { yours: "demon", near: "target's room" } }, "target")]);
  const map = { ...position, at: { P1: "throne-room", P2: "black-rose-room", P3: "crypt" } };

  test("in the room of one's own, or next to it", () =>
    holds(near, "L-SUM-05", {
      scenario: "next to it",
      given: { ...map, evocations: ["cerbero of P1 at black-rose-room"] },
      when: [...at("P2"), { damage: { P2: "P1" } }],
    }));

  test("somebody else's do not count", () =>
    holds(near, "L-SUM-05", {
      scenario: "another's",
      given: {
        ...map,
        evocations: ["cerbero of P2 at black-rose-room", "landsknecht of P1 at throne-room"],
      },
      when: [...at("P2"), { damage: { P2: "" } }],
    }));

  test("so many of one's own", () => {
    const content = casting([
      { do: "if", if: { is: "you have", kind: "demon", atLeast: 2 }, then: [deal(1, "target")] },
    ]);
    for (const [evocations, damage] of [
      [["cerbero of P1 at crypt"], ""],
      [["cerbero of P1 at crypt", "malacoda of P1 at forge"], "P1"],
    ])
      holds(content, "L-SUM-05", {
        scenario: "demons",
        given: { ...position, evocations },
        when: [...at("P2"), { damage: { P2: damage } }],
      });
    expect(saidBy(content).map((said) => said.split(". ")[1])).toEqual([
      "If you have 2 demons in play, deal 1 damage to the target.",
      "Si tienes 2 demonios en juego, inflige 1 de daño al objetivo.",
      "Si vous avez 2 démons en jeu, infligez 1 dégât à la cible.",
    ]);
  });

  test("in words", () =>
    expect(saidBy(near)).toEqual([
      "A mage anywhere. Deal 1 damage to the target for each demon of yours in or next to the target’s room.",
      "Un mago en cualquier lugar. Inflige 1 de daño al objetivo por cada demonio que tengas en la sala del objetivo o en una sala contigua.",
      "Un mage n’importe où. Infligez 1 dégât à la cible pour chaque démon à vous dans la salle de la cible ou une salle adjacente.",
    ]));
});

test("what an evocation may do instead of attacking is said of that kind, not of another", () => {
  const evocations = box.evocations.map((kind) =>
    kind.id === "cerbero" ? { ...kind, insteadOfAttack: [[{ do: "gain", n: 1 } as const]] } : kind,
  );
  const game = lodgeWith({ ...box, evocations });
  const label = (kind: string): string => {
    const w = world(game, game.begin({ seats: 2, options: {} }, seedFrom("instead")));
    const model = modelOf(game.cards.figures.findIndex(({ id }) => id === kind));
    const regs = attackShape.make({ model });
    w.s.stack.push({ kind: FrameKind.flow, of: attacking.index, at: 1, seat: 0, regs });
    return optionText(game.cards, "D-EVO-ATTACK", "option:1", ["One", "Two"], "en", w.s as unknown as View<State>);
  };
  expect(label("cerbero")).toBe("Gain 1 PP");
  expect(label("andromeda")).not.toBe("Gain 1 PP");
});
