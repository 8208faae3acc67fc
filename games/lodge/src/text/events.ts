/** The log: one line for every event, as much of it as the viewer may know. */
import { deedsIn, type Event, eventFor, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import * as deeds from "../deeds.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Talk } from "./talk.ts";
import type { DeedName } from "./voice.ts";
import { voices } from "./voices.ts";

const all = { deeds: deedsIn<State, Tables>(deeds) };
const nameOf: ReadonlyMap<string, DeedName> = new Map(
  Object.entries(deeds).flatMap(([name, deed]) =>
    typeof deed === "object" && "verb" in deed ? [[deed.verb, name as DeedName] as const] : [],
  ),
);

/**
 * A line tells no more than its viewer may know, also when it is given the whole event; null when they may not know that it
 * happened at all. Rooms have their names only where the table can be seen.
 */
export function eventText(
  tables: Tables,
  event: Event,
  names: readonly string[],
  language: Language,
  viewer: number,
  view?: View<State>,
): string | null {
  const seen = eventFor(all, event, viewer);
  if (seen === null) return null;
  const name = nameOf.get(event.verb);
  if (name === undefined) throw new Error(`there are no words for the event "${event.verb}"`);
  const voice = voices[language];
  const says = voice.events.deeds[name] as unknown as (event: Event, talk: Talk) => string;
  return voice.speech.sentence(says(seen, voice.talk(tables, names, view)));
}
