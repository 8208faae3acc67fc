/** Which events are heard, and how. A game's face says it; a table plays it. */
import type { Sound } from "./play.ts";

/** For each sound the deeds that make it, named by the game's own records: one that does not exist is an error of types. */
export type Heard = { readonly [sound in Sound]?: readonly { readonly verb: string }[] };

/** Of all that happened at once one thing is heard: what is declared first. */
export function soundOf(heard: Heard, verbs: readonly string[]): Sound | null {
  for (const [sound, deeds] of Object.entries(heard)) {
    if (deeds.some(({ verb }) => verbs.includes(verb))) return sound as Sound;
  }
  return null;
}
