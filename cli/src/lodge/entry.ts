/** The Lodge on the command line. */
import { catalogue, stageOf, type State, type Tables, titleWith } from "@blackrose/lodge";
import type { Box } from "@blackrose/lodge/cards/box";
import { everythingIn } from "@blackrose/lodge/cards/content";
import { numbered } from "@blackrose/lodge/earlier/numbered";
import { modeOf } from "@blackrose/lodge/modes/choice";
import { ROSE } from "@blackrose/lodge/who";
import type { AnyStage, AnyTitle, Entry } from "../games.ts";
import { lodgeFace } from "./face.ts";
import { flags, settle } from "./settings.ts";

/** Where the mode allows it. */
const USUAL_SEATS = 4;

/** The Lodge with these boxes on the shelf. */
export const lodgeWithBoxes = (boxes: readonly Box[]): Entry => ({
  title: titleWith(boxes, numbered) as unknown as AnyTitle,
  stage: stageOf(everythingIn(boxes)) as unknown as AnyStage,
  seats(options) {
    const { least, most } = modeOf(boxes, options).seats;
    return { least, most, usual: Math.min(Math.max(USUAL_SEATS, least), most) };
  },
  options: flags,
  settle: (given) => settle(given, boxes),
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
