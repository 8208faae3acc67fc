/** The game as it is printed. */
import { actionPhase } from "../rules/action.ts";
import { blackRosePhase } from "../rules/black-rose.ts";
import { cleanUpPhase } from "../rules/clean-up.ts";
import { endReached, finalCount, stillTied } from "../rules/end.ts";
import { evocationPhase } from "../rules/evocations.ts";
import { preparationPhase } from "../rules/preparation.ts";
import { setup } from "../rules/setup.ts";
import { studyPhase } from "../rules/study.ts";
import { LEAST_SEATS, MOST_SEATS } from "../seats.ts";
import type { Mode } from "./mode.ts";

export const standard = {
  id: "standard",
  called: { en: "Standard", es: "Estándar", fr: "Standard" },
  says: {
    en: "Every mage for themselves, as printed.",
    es: "Cada mago por su cuenta, como está impreso.",
    fr: "Chaque mage pour soi, comme imprimé.",
  },
  rules: ["L-TRN-01"],
  rulesets: ["first", "revised", "rebirth"],
  seats: { least: LEAST_SEATS, most: MOST_SEATS },
  options: [
    "setup",
    "layout",
    "toRage",
    "overload",
    "extraTurns",
    "forTheCrown",
    "crownOfTheSummoner",
    "moonMarks",
    "boxes",
    "schools",
    "rooms",
    "quests",
    "events",
    "modules",
  ],
  setup,
  turn: {
    blackRose: blackRosePhase,
    study: studyPhase,
    preparation: preparationPhase,
    action: actionPhase,
    evocation: evocationPhase,
    cleanUp: cleanUpPhase,
  },
  end: { reached: endReached, count: finalCount, leading: stillTied },
} as const satisfies Mode;
