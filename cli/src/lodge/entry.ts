/** The Lodge on the command line. */
import { catalogue, LEAST_SEATS, MOST_SEATS, stageOf, type State, type Tables, titleWith } from "@blackrose/lodge";
import type { Box } from "@blackrose/lodge/cards/box";
import { everythingIn } from "@blackrose/lodge/cards/content";
import { ROSE } from "@blackrose/lodge/who";
import type { AnyStage, AnyTitle, Entry } from "../games.ts";
import { lodgeFace } from "./face.ts";
import { flags, settle } from "./settings.ts";

/** The Lodge with these boxes on the shelf. */
export const lodgeWithBoxes = (boxes: readonly Box[]): Entry => ({
  title: titleWith(boxes) as unknown as AnyTitle,
  stage: stageOf(everythingIn(boxes)) as unknown as AnyStage,
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
  face: (manner, game) => lodgeFace(manner, game.cards as Tables, boxes),
});

export const lodgeEntry: Entry = lodgeWithBoxes(catalogue);

const roseLeads = ({ power, seats }: State): boolean => power[ROSE] > Math.max(...power.slice(0, seats));
