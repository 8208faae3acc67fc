/** The Lodge on the command line. */
import { LEAST_SEATS, lodge, lodgeTitle, MOST_SEATS, stageOf, type State } from "@blackrose/lodge";
import { ROSE } from "@blackrose/lodge/who";
import type { Given } from "../command.ts";
import type { AnyStage, AnyTitle, Entry } from "../games.ts";
import { lodgeFace } from "./face.ts";

/** The optional rules that are there or not, by their option on the command line. */
const SWITCHES: { readonly [flag: string]: readonly [option: string, help: string] } = {
  "to-rage": ["toRage", "the final blow places all its damage (first, revised)"],
  overload: ["overload", "full rooms take more instability (first, revised)"],
  "extra-turns": ["extraTurns", "a tie at the end is played out (first, revised)"],
  "for-the-crown": ["forTheCrown", "a new Crown holder leads from the next phase (revised)"],
  "crown-of-the-summoner": ["crownOfTheSummoner", "evocations act in rotation (rebirth)"],
};

export const lodgeEntry: Entry = {
  title: lodgeTitle as unknown as AnyTitle,
  stage: stageOf(lodge) as unknown as AnyStage,
  seats: { least: LEAST_SEATS, most: MOST_SEATS, usual: 4 },
  options: {
    ruleset: { value: "BOOK", help: "first, revised or rebirth (revised)" },
    setup: { value: "HOW", help: "Crown, mages, colours, schools and grimoires: random or choose (random)" },
    layout: { value: "NAME", help: "how the rooms lie: lodge, bridges or hall (lodge; first, revised)" },
    ...Object.fromEntries(Object.entries(SWITCHES).map(([flag, [, help]]) => [flag, { help }])),
    "moon-marks": { value: "A,B,C", help: "where the moons rise and the end waits (6,18,30; rebirth)" },
  },
  settle,
  round: "turn",
  roundOf: (state) => (state as State).turn,
  elseWins: "the Black Rose",
  endings: [
    { what: "the Black Rose leads the power track", holds: (state) => roseLeads(state as State) },
    { what: "the Black Rose wins", holds: (state) => (state as State).winner === ROSE },
  ],
  face: lodgeFace,
};

function settle(given: Given): { readonly [name: string]: unknown } {
  const marks = given.text("moon-marks");
  const layout = given.text("layout");
  return {
    ruleset: given.text("ruleset") ?? "revised",
    setup: given.text("setup") ?? "random",
    ...Object.fromEntries(
      Object.entries(SWITCHES).flatMap(([flag, [option]]) => (given.flag(flag) ? [[option, true]] : [])),
    ),
    ...(layout === undefined ? {} : { layout }),
    ...(marks === undefined
      ? {}
      : { moonMarks: marks.split(",").map((mark) => (mark === "" ? Number.NaN : Number(mark))) }),
  };
}

const roseLeads = ({ power, seats }: State): boolean => power[ROSE] > Math.max(...power.slice(0, seats));
