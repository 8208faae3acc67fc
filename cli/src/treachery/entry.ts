/** Treachery on the command line. */
import { LEAST_SEATS, MOST_SEATS, stageOf, type State, treachery, treacheryTitle } from "@blackrose/treachery";
import type { AnyStage, AnyTitle, Entry } from "../games.ts";
import { treacheryFace } from "./face.ts";

export const treacheryEntry: Entry = {
  title: treacheryTitle as unknown as AnyTitle,
  stage: stageOf(treachery) as unknown as AnyStage,
  seats: () => ({ least: LEAST_SEATS, most: MOST_SEATS, usual: LEAST_SEATS }),
  options: {
    remove: {
      value: "WHAT",
      help: "the ten uncommon cards left out: random, dealer (who chooses), or ten ids (random)",
    },
  },
  settle: (given) => ({ remove: removal(given.text("remove") ?? "random") }),
  round: "round",
  roundOf: (state) => (state as State).round,
  endings: [],
  face: treacheryFace,
};

function removal(said: string): string | string[] {
  return said === "dealer" || said === "random" ? said : said.split(",").map((id) => id.trim());
}
