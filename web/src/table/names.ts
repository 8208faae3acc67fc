/** What those at a table are called. Bots have names of their own, so that the log reads like a story. */
import type { Chair } from "@blackrose/protocol";

const BOTS = ["Ash", "Briar", "Cinder", "Dusk", "Ember", "Fern"];

/** Whoever has not told a name. */
export const NOBODY_YET = "Robin";

export const nameOf = (chair: Chair, seat: number): string =>
  chair.name === "" ? BOTS[seat % BOTS.length] : chair.name;
