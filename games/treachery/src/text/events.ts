/** The log: one line for every event, as much of it as the viewer may know. */
import { type Event, eventFor } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import * as deeds from "../deeds.ts";
import { treachery } from "../game.ts";
import { Why } from "../rules/tokens.ts";
import type { Tables } from "../tables.ts";
import type { Talk } from "./talk.ts";
import type { DeedName, Move, Voice } from "./voice.ts";
import { voices } from "./voices.ts";

/** Deeds by their verbs. */
export const deedOf: ReadonlyMap<string, DeedName> = new Map(
  Object.entries(deeds).map(([name, { verb }]) => [verb, name as DeedName]),
);
const reasons = Object.keys(Why) as (keyof typeof Why)[];
/** Why tokens move. */
export const reasonOf = (why: number): keyof typeof Why | undefined => reasons.find((one) => Why[one] === why);

/**
 * A line tells no more than its viewer may know, also when it is given the whole event; null when they may not know
 * that it happened at all.
 */
export function eventText(
  tables: Tables,
  event: Event,
  names: readonly string[],
  language: Language,
  viewer: number,
): string | null {
  const voice = voices[language];
  const seen = eventFor(treachery, event, viewer);
  if (seen === null) return null;
  return voice.speech.sentence(line(voice, seen, voice.talk(tables, names)));
}

function line(voice: Voice, event: Event, talk: Talk): string {
  const name = deedOf.get(event.verb);
  if (name === undefined) throw new Error(`there are no words for the event "${event.verb}"`);
  if (name !== "moveTokens") return (voice.events.deeds[name] as (event: Event, talk: Talk) => string)(event, talk);
  const { seat, tokens, from, to, why } = event as unknown as MoveTokens;
  const reason = reasonOf(why);
  if (reason === undefined) throw new Error(`there are no words for tokens that move because of ${why}`);
  return voice.events.moves[reason]({ seat, values: tokens, from, to }, talk);
}

type MoveTokens = Omit<Move, "values"> & { readonly tokens: readonly number[]; readonly why: number };
