/** A box brings words of its own: the pack reader, the rules and the text in three languages know them from their records. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import type { Side } from "../src/cards/says.ts";
import { power } from "../src/deeds.ts";
import { bind, ownTrigger } from "../src/effects/trigger.ts";
import { ownCondition, ownCost, ownCount, ownGroup, ownRoomKind } from "../src/effects/own.ts";
import { ownVerb } from "../src/effects/verb.ts";
import { type Brought, vocabularyWith } from "../src/effects/vocabulary.ts";
import { box, type Content, lodgeWith, readContent, spellText, stageOf } from "../src/index.ts";
import { en, es, fr } from "@blackrose/language";
import * as a from "../src/pack/parts.ts";
import { gain, lose } from "../src/rules/power.ts";
import { YES } from "../src/things.ts";
import { verb as english } from "../src/text/en/forms.ts";
import { ruleIds } from "./scenario-files.ts";

interface Double {
  readonly do: "double";
}
/** As many PP again. */
const double = ownVerb<Double>("double", {
  shape: {},
  run: (w, _f, e) => gain(w, e.seat, w.s.power[e.seat]),
  words: {
    en: (_, _scene, mood) => `${english(mood, "gain")} as many PP as ${mood === "told" ? "they have" : "you have"}`,
    es: () => ({ own: "se duplican tus PP" }),
    fr: () => ({ own: "vos PP sont doublés" }),
  },
});

interface GainsPower {
  readonly on: "gains power";
  readonly atLeast: number;
}
const gainsPower = ownTrigger<GainsPower>("gains power", {
  shape: { atLeast: a.some },
  deeds: [power],
  met: (_w, deed, { atLeast }) => (deed.get("n") >= atLeast ? bind(deed.get("seat")) : null),
  concerns: (_w, deed, seat) => deed.get("seat") !== seat,
  words: {
    en: ({ atLeast }) => `a mage gains ${atLeast} or more PP`,
    es: ({ atLeast }) => `un mago gana ${atLeast} PP o más`,
    fr: ({ atLeast }) => `un mage gagne au moins ${atLeast} PP`,
  },
});

interface Richer {
  readonly is: "richer";
  readonly than: number;
}
const richer = ownCondition<Richer>("richer", {
  shape: { than: a.some },
  holds: (w, e, { than }) => w.s.power[e.seat] > than,
  words: {
    en: ({ than }, _, not) => `you ${not ? "do not " : ""}have more than ${than} PP`,
    es: ({ than }, _, not) => `${not ? "no " : ""}tienes más de ${than} PP`,
    fr: ({ than }, _, not) => `vous ${not ? "n’avez pas" : "avez"} plus de ${than} PP`,
  },
});

interface Turns {
  readonly counted: "turns";
}
const turns = ownCount<Turns>("turns", {
  shape: {},
  count: (w) => w.s.turn,
  words: { en: () => ["turn", "turns"], es: () => ["turno", "turnos"], fr: () => ["tour", "tours"] },
});

interface Poor {
  readonly all: "poor mages";
}
const poor = ownGroup<Poor>("poor mages", {
  shape: {},
  models: (w) => w.s.power.slice(0, w.s.seats).flatMap((points, seat) => (points === 0 ? [seat] : [])),
  words: {
    en: () => en.name("each mage without PP"),
    es: () => es.name("cada mago sin PP"),
    fr: () => fr.name("chaque mage sans PP"),
  },
});

interface Empty {
  readonly rooms: "empty";
}
const empty = ownRoomKind<Empty>("empty", {
  shape: {},
  rooms: (w) => w.s.instability.flatMap((cubes, room) => (cubes.length === 0 ? [room] : [])),
  words: { en: () => "without instability", es: () => "sin inestabilidad", fr: () => "sans instabilité" },
});

interface HalfOfIt {
  readonly pay: "half your PP";
}
const halfOfIt = ownCost<HalfOfIt>("half your PP", {
  shape: {},
  ways: (w, { seat }) => (w.s.power[seat] >= 2 ? [YES] : []),
  take: (w, { seat }) => lose(w, seat, Math.floor(w.s.power[seat] / 2)),
  words: {
    en: (_, __, mood) => `${english(mood, "pay")} half your PP`,
    es: () => "pagar la mitad de tus PP",
    fr: () => "payer la moitié de vos PP",
  },
});

declare module "../src/cards/says.ts" {
  interface Verbs {
    readonly brought: Double;
  }
  interface Triggers {
    readonly brought: GainsPower;
  }
  interface Conditions {
    readonly brought: Richer;
  }
  interface Counts {
    readonly brought: Turns;
  }
  interface Groups {
    readonly brought: Poor;
  }
  interface RoomKinds {
    readonly brought: Empty;
  }
  interface Costs {
    readonly brought: HalfOfIt;
  }
}

const ours: Brought = {
  verbs: [double],
  triggers: [gainsPower],
  conditions: [richer],
  counts: [turns],
  groups: [poor],
  roomKinds: [empty],
  costs: [halfOfIt],
};

/** The box with a trap and a spell that speak so. */
function content(): Content {
  const spring: Side = {
    type: "trap",
    element: "air",
    target: { at: "mage", within: "anywhere" },
    trigger: { on: "gains power", atLeast: 3 },
    says: [{ do: "deal", n: 1, to: "it" }],
  };
  const twice: Side = {
    type: "contingency",
    element: "air",
    target: { at: "self" },
    says: [{ do: "double" }],
  };
  const spells = box.spells.map((spell) =>
    spell.id === "fireball" ? { ...spell, symbol: false, sides: { light: twice, dark: spring } } : spell,
  );
  return { ...box, spells };
}

test("a pack may use them if its box brings them, else the reader names what it does not know", () => {
  expect(readContent(content(), [ours])).toEqual(content());
  expect(() => readContent(content())).toThrow('there is no "double"; "do" is one of');
  expect(() => vocabularyWith([ours, ours])).toThrow('"double" is known already');
});

test("they say what they do in three languages", () => {
  const { cards } = lodgeWith(content(), [ours]);
  const fireball = content().spells.find(({ id }) => id === "fireball") as Content["spells"][number];
  const said = (["en", "es", "fr"] as const).map((language) => {
    const [light, dark] = spellText(cards, fireball, language).sides;
    return [dark.trigger, ...light.lines];
  });
  expect(said).toEqual([
    ["When a mage gains 3 or more PP", "Gain as many PP as you have."],
    ["Cuando un mago gana 3 PP o más", "Se duplican tus PP."],
    ["Quand un mage gagne au moins 3 PP", "Vos PP sont doublés."],
  ]);
});

test.each([
  [3, "3 PP more spring the trap", ["P2 D-INT-DECLARE: slot:quick of pass slot:quick"], "P2"],
  [2, "2 PP more do not", ["P2 D-INT-DECLARE: pass of pass"], ""],
])("they are done, met and answered: with %i PP, %s", (points, _what, answers, damage) => {
  const game = lodgeWith(content(), [ours]);
  const stage = stageOf(game.cards.content);
  const file = {
    game: "lodge",
    scenarios: [
      {
        scenario: "twice as many",
        rules: "L-INT-01",
        given: {
          players: 2,
          power: { P1: points },
          at: { P1: "garden", P2: "forge" },
          sheet: { P1: { quick: "fireball/light" }, P2: { quick: "fireball/dark activated" } },
          now: "activation of P1",
        },
        // A cast spell first, which other traps answer.
        when: [
          "P1: action:quick",
          "P2 D-INT-DECLARE: pass of pass",
          ...answers,
          { power: { P1: points * 2 }, damage: { P1: damage } },
        ],
      },
    ],
  };
  for (const scenario of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, scenario).failures).toEqual([]);
});

/** The box with a spell that says all the rest. */
function wordy(): Content {
  const says: Side["says"] = [
    { do: "if", if: { is: "richer", than: 5 }, then: [{ do: "gain", n: { per: { counted: "turns" } } }] },
    { do: "if", if: { is: "not", so: { is: "richer", than: 5 } }, then: [{ do: "gain", n: 1 }] },
    { do: "deal", n: 1, to: { all: "poor mages" } },
    { do: "place", n: 1, in: { choose: { rooms: "empty" } } },
    { do: "cost", cost: { pay: "half your PP" }, then: [{ do: "heal", n: 1, who: "self" }] },
  ];
  const side: Side = { type: "contingency", element: "air", target: { at: "self" }, says };
  const spells = box.spells.map((spell) =>
    spell.id === "fireball" ? { ...spell, symbol: false, sides: { light: side, dark: side } } : spell,
  );
  return { ...box, spells };
}

test("conditions, counts, groups, kinds of rooms and costs are brought, too: read, said in three languages", () => {
  expect(readContent(wordy(), [ours])).toEqual(wordy());
  expect(() => readContent(wordy())).toThrow('there is no "richer"; "is" is one of');
  const { cards } = lodgeWith(wordy(), [ours]);
  const fireball = wordy().spells.find(({ id }) => id === "fireball") as Content["spells"][number];
  const lines = (["en", "es", "fr"] as const).map((language) => spellText(cards, fireball, language).sides[0].lines);
  expect(lines).toEqual([
    [
      "If you have more than 5 PP, gain 1 PP for each turn.",
      "If you do not have more than 5 PP, gain 1 PP.",
      "Deal 1 damage to each mage without PP.",
      "Place 1 instability in a room without instability, of your choice.",
      "You may pay half your PP; if you do, heal 1 of your damage.",
    ],
    [
      "Si tienes más de 5 PP, gana 1 PP por cada turno.",
      "Si no tienes más de 5 PP, gana 1 PP.",
      "Inflige 1 de daño a cada mago sin PP.",
      "Coloca 1 de inestabilidad en la sala sin inestabilidad que elijas.",
      "Puedes pagar la mitad de tus PP; si lo haces, cura 1 de tu daño.",
    ],
    [
      "Si vous avez plus de 5 PP, gagnez 1 PP pour chaque tour.",
      "Si vous n’avez pas plus de 5 PP, gagnez 1 PP.",
      "Infligez 1 dégât à chaque mage sans PP.",
      "Placez 1 instabilité dans une salle sans instabilité, à votre choix.",
      "Vous pouvez payer la moitié de vos PP\u202f; si vous le faites, soignez 1 de vos dégâts.",
    ],
  ]);
});

test("and they mean what they say", () => {
  const game = lodgeWith(wordy(), [ours]);
  const stage = stageOf(game.cards.content);
  const file = {
    game: "lodge",
    scenarios: [
      {
        scenario: "all of them",
        rules: "L-INT-01",
        given: {
          players: 2,
          turn: 3,
          power: { P1: 7, P2: 0 },
          damage: { P1: "P2" },
          at: { P1: "garden", P2: "forge" },
          sheet: { P1: { quick: "fireball/light" } },
          now: "activation of P1",
        },
        // 7, and 3 for the turns; then half of it.
        when: [
          "P1: action:quick",
          { damage: { P2: "P1" }, power: { P1: 10 } },
          "P1: room:oracle-room",
          "P1: yes",
          { power: { P1: 5 }, damage: { P1: "" } },
        ],
      },
    ],
  };
  for (const scenario of readScenarios(file, stage, ruleIds))
    expect(runScenario(titleOf(game), stage, scenario).failures).toEqual([]);
});
