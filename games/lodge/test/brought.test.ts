/** A box brings a verb and a trigger of its own: the pack reader, the rules and the text in three languages know them from their records. */
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { expect, test } from "vitest";
import type { Side } from "../src/cards/says.ts";
import { power } from "../src/deeds.ts";
import { bind, ownTrigger } from "../src/effects/trigger.ts";
import { ownVerb } from "../src/effects/verb.ts";
import { type Brought, vocabularyWith } from "../src/effects/vocabulary.ts";
import { box, type Content, lodgeWith, readContent, spellText, stageOf } from "../src/index.ts";
import * as a from "../src/pack/parts.ts";
import { gain } from "../src/rules/power.ts";
import { verb as english } from "../src/text/en/verbs.ts";
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

declare module "../src/cards/says.ts" {
  interface Verbs {
    readonly brought: Double;
  }
  interface Triggers {
    readonly brought: GainsPower;
  }
}

const ours: Brought = { verbs: [double], triggers: [gainsPower] };

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
