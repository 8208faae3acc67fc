/** Which events are heard, and how. A game's face says it; a table plays it. */
import type { Step } from "@blackrose/protocol";
import type { Sound } from "./play.ts";

/** For each sound the deeds that make it, named by the game's own records: one that does not exist is an error of types. */
export type Heard = { readonly [sound in Sound]?: readonly { readonly verb: string }[] };

/** What an answer sounds like as it is given. */
export const GIVEN: Sound = "card";

/** Of all that happened at once one thing is heard: what is declared first. One's own answer was heard when it was given; what came of it is heard now. */
export function soundOf(heard: Heard, steps: readonly Pick<Step, "seat" | "events">[], you: number): Sound | null {
  const verbs = new Set(steps.flatMap(({ events }) => events.map(({ verb }) => String(verb))));
  const sounds = Object.keys(heard) as Sound[];
  const first = sounds.find((sound) => heard[sound]?.some(({ verb }) => verbs.has(verb))) ?? null;
  return first === GIVEN && steps.every(({ seat }) => seat === you) ? null : first;
}
