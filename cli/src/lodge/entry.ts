/** The Lodge on the command line. */
import { everything, LEAST_SEATS, lodgeTitle, MOST_SEATS, stageOf, type State } from "@blackrose/lodge";
import { ROSE } from "@blackrose/lodge/who";
import type { AnyStage, AnyTitle, Entry } from "../games.ts";
import { lodgeFace } from "./face.ts";
import { flags, settle } from "./settings.ts";

export const lodgeEntry: Entry = {
  title: lodgeTitle as unknown as AnyTitle,
  stage: stageOf(everything) as unknown as AnyStage,
  seats: { least: LEAST_SEATS, most: MOST_SEATS, usual: 4 },
  options: flags,
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

const roseLeads = ({ power, seats }: State): boolean => power[ROSE] > Math.max(...power.slice(0, seats));
