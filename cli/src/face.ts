/** How a game shows itself in a terminal: words for what happens, and a picture of the table. Each game brings its own. */
import type { Event, KernelState, Question, Refusal, Seating, View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Paint } from "./paint.ts";

/** For whom and how it is drawn. */
export interface Manner {
  readonly language: Language;
  /** What each seat is called. */
  readonly names: readonly string[];
  /** The seat that looks on, or one of the kernel's other viewers. */
  readonly viewer: number;
  readonly paint: Paint;
}

type Seen = View<KernelState>;

export interface Face {
  /** What the letters and marks on the table stand for. */
  legend(): string[];
  /** What was settled before the game began and is worth saying. */
  settled(options: Seating["options"]): string[];
  /** What this game can be asked at the prompt: what is typed, and what it tells. */
  help(): readonly (readonly [string, string])[];
  /** The table as the viewer sees it. */
  table(seen: Seen, width: number): string[];
  /** What happened, in sentences; what is not worth one is left out. */
  events(seen: Seen, events: readonly Event[]): string[];
  /** Whether an answer that the table gave, because there was no other, is worth a line. */
  tellsForced(asked: Question): boolean;
  question(seen: Seen, asked: Question): string;
  option(seen: Seen, asked: Question, key: string): string;
  /** What the things behind an option are and do, and why it is asked. */
  about(seen: Seen, asked: Question, key: string): string[];
  /** The same for something named by the player, such as a card; empty when there is no such thing. */
  lookUp(seen: Seen, words: string): string[];
  /** Why a seat stands as it stands: what its power is made of. */
  power(seen: Seen, seat: number): string[];
  refusal(refusal: Refusal): string;
  /** The seats in order of rank, with what they hold. */
  standings(seen: Seen): string[];
}
