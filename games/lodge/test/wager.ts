/** A small mode for the tests: two mages wager three short turns, and trophies count most. */
import { decision, flow, quietly } from "@blackrose/kernel";
import { gain } from "../src/cards/build.ts";
import { events } from "../src/cards/entries.ts";
import { crown } from "../src/deeds.ts";
import { stepsOf } from "../src/modes/course.ts";
import type { Mode } from "../src/modes/mode.ts";
import { standard } from "../src/modes/standard.ts";
import { choose } from "../src/rules/choose.ts";
import { cleanUpPhase } from "../src/rules/clean-up.ts";
import { gain as gainPower } from "../src/rules/power.ts";
import type { State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { held, model } from "../src/things.ts";

export const TURNS = 3;
/** Points that a trophy is worth. */
export const TROPHY = 10;

/** D-WAGER-CROWN: the second seat says who holds the Crown. */
const sayWhoLeads = decision<State, Tables>("D-WAGER-CROWN", "L-SET-17", {
  chosen: (w, _frame, code) => quietly(w, crown, { seat: held(code) }),
});

export const wager: Mode = {
  ...standard,
  id: "wager",
  called: { en: "The Wager", es: "La Apuesta", fr: "Le Pari" },
  says: {
    en: "Two mages, three short turns, and trophies count most.",
    es: "Dos magos, tres turnos cortos, y los trofeos cuentan más.",
    fr: "Deux mages, trois tours courts, et les trophées comptent le plus.",
  },
  rules: ["L-OPT-09"],
  rulesets: ["revised"],
  seats: { least: 2, most: 2 },
  options: ["boxes", "setup"],
  setup: {
    ...standard.setup,
    crown(w) {
      choose(w, sayWhoLeads, 1, [0, 1].map(model));
    },
  },
  // Neither Black Rose nor evocations; each turn ends with a point for the Crown.
  turn: {
    study: standard.turn.study,
    preparation: standard.turn.preparation,
    action: standard.turn.action,
    cleanUp: flow("clean-up phase", "L-CLN-01", {
      ...stepsOf(cleanUpPhase),
      tribute: (w) => gainPower(w, w.s.crown, 1),
    }),
  },
  end: {
    reached: ({ s }) => s.turn === TURNS,
    count: ({ s }) => ({
      candidates: [0, 1],
      totals: s.power.map((points, party) => points + TROPHY * s.trophies[party]),
    }),
    // Who has as much as the Crown holder wins.
    leading: ({ s }, { totals }) => [totals[0] === totals[1] ? 1 - s.crown : totals[0] > totals[1] ? 0 : 1],
  },
  decks: {
    events: events(1, "designed", {
      "wager-1": {
        name: { en: "Stakes", es: "Apuestas", fr: "Enjeux" },
        board: { phase: "action", space: 1, enters: 1, leaves: 1 },
        hears: [{ when: { on: "activates", who: "mage", colours: ["red"] }, then: [gain(1)] }],
      },
    }),
  },
  roomEffects: { armory: { says: [gain(2)] } },
  decisions: [sayWhoLeads],
};
