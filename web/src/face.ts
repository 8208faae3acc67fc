/**
 * How a game shows itself in the browser. The client knows no rules: a face draws a view, puts words to keys, and says which things on
 * the table an option points at. Each game brings its own; `games.ts` loads it when it is wanted.
 */
import type { Event } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { AskedQuestion, GameName, Sight, TableSight } from "@blackrose/protocol";
import type { ComponentChild } from "preact";
import type { Heard } from "./sound/heard.ts";

/** What is drawn: one viewer's sight of a game, in one language. */
export interface Scene {
  readonly language: Language;
  /** What each seat is called. */
  readonly names: readonly string[];
  /** The seat that looks on, −1 for a spectator, −2 for a replay that shows all. */
  readonly viewer: number;
  readonly options: { readonly [name: string]: unknown };
  /** What the table plays with, as its face made it ready (`GameFace.played`). */
  readonly played: unknown;
  /** The game's view: the shape of its state, −1 where the viewer may not look. */
  readonly view: NonNullable<Sight["view"]>;
  readonly question: AskedQuestion | null;
  /** Seats with an open question. */
  readonly waiting: readonly number[];
}

/**
 * A thing on the table, by a key in the style of option keys: `room:oracle`, `model:7`, `card:fireball#2`, `seat:3`, `die:red`. Everything
 * drawn that can be explained or pointed at carries one (`<Thing of="…">` in `ask/thing.tsx`).
 */
export type ThingKey = string;

/** A line of the log. `things` and `rule` are what it links to. */
export interface LogLine {
  readonly text: string;
  readonly things: readonly ThingKey[];
  readonly rule: string | null;
  /** How much it stands out: a new round, something that happened, a detail. */
  readonly weight: "chapter" | "line" | "detail";
}

/** A moment that is seen by itself, over the board, before what comes after it is shown. */
export interface Sign {
  readonly icon: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** What words alone do not show, and how many lines there are to read in it. */
  readonly Body?: () => ComponentChild;
  readonly reads?: number;
}

/** What something is and does. */
export interface Explanation {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rule: string | null;
}

/** One choice at the making of a table. */
export interface SetupField {
  readonly option: string;
  readonly label: string;
  /** What the rule says, in a sentence, with its id. */
  readonly help: string;
  readonly choices: readonly { readonly value: unknown; readonly label: string; readonly help?: string }[];
  readonly usual: unknown;
  /** Any number of the choices, not one: the value is a list of theirs. */
  readonly several?: true;
  /** Whoever does not care need not see it. */
  readonly folded?: true;
  /** Whether it can be chosen beside what is chosen already. */
  fits(options: { readonly [name: string]: unknown }): boolean;
}

/** A page of the text view: a heading and lines, for screen readers and whoever prefers words. */
export interface TextPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A question one can put to the table in words: who is where, what can I reach. */
export interface TableQuery {
  readonly id: string;
  readonly label: string;
  ask(scene: Scene): readonly string[];
}

/** A card to browse. `box`: where it lies, of games that come in several. */
export interface CardOnShelf {
  readonly thing: ThingKey;
  readonly title: string;
  readonly group: string;
  readonly box?: string;
}

export interface InWords {
  text(scene: Scene): readonly TextPart[];
  queries(language: Language): readonly TableQuery[];
}

/** One step of the first game: shown until `done` holds. */
export interface LessonStep {
  readonly id: string;
  text(language: Language): string;
  /** What to look at. */
  readonly points: readonly ThingKey[];
  /** Whether this is the moment to show it. */
  when(scene: Scene): boolean;
  /** Whether it has been understood: by an answer to this decision, or by reading on. */
  readonly until: { readonly decision: string } | "read";
}

export interface Lesson {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** So that everyone meets the same first game. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

/** How far each seat had come, for the chart at the end of a game. */
export interface Course {
  /** What is counted. */
  title(language: Language): string;
  heights(scene: Scene): readonly number[];
}

export type PlayedTable = Pick<TableSight, "options" | "rules" | "content" | "roster">;

export interface GameFace {
  readonly game: GameName;
  /** How many can sit down with these options. */
  seats(options: { readonly [name: string]: unknown }): { readonly least: number; readonly most: number };
  /**
   * What a table plays with, made ready to be shown: undefined while something of it is on its way, null where this client cannot show it,
   * because it has other rules or cards. Components that call it are drawn again when it has come.
   */
  played(table: PlayedTable): unknown;
  /** Everything there is, for pages without a table; undefined while something of it is on its way. */
  everything(): unknown;
  title(language: Language): string;
  pitch(language: Language): string;
  /** What can be chosen beside what is chosen already; undefined while it is on its way. */
  setup(language: Language, options: { readonly [name: string]: unknown }): readonly SetupField[] | undefined;

  /** The table: all public state and one's own hand, without a page scroll. */
  Board(props: { readonly scene: Scene }): ComponentChild;
  /** The thing that one nobody saw before came from: a card dealt, or played out of another's hand. Null where it simply appears. */
  cameFrom(scene: Scene, thing: ThingKey): ThingKey | null;
  /** Where the game stands, in a few words: phase, turn, round. */
  where(scene: Scene): string;
  question(scene: Scene, asked: AskedQuestion): string;
  /** Why it is asked. */
  why(scene: Scene, asked: AskedQuestion): string;
  option(scene: Scene, asked: AskedQuestion, key: string): string;
  /** The things an option points at; clicking one of them means this option, or one of several. */
  pointsAt(scene: Scene, asked: AskedQuestion, key: string): readonly ThingKey[];
  /** What happened, in sentences; what is not worth one is left out. */
  log(scene: Scene, events: readonly Event[]): readonly LogLine[];
  /** Moments among what happened that deserve to be seen by themselves. */
  signs(scene: Scene, events: readonly Event[]): readonly Sign[];
  /** What is heard of it. */
  readonly sounds: Heard;
  /** For what `cards` lists also where nothing lies on the table: the view is empty then. Undefined while it is on its way. */
  about(scene: Scene, thing: ThingKey): Explanation | null | undefined;
  /** A refusal in the player's language. */
  refusal(code: string, sentence: string, rule: string | undefined, language: Language): string;
  /** Seats in order of rank, with what they hold, when the game is over. */
  standings(scene: Scene): readonly { readonly seat: number; readonly place: number; readonly holds: string }[];
  /** Somebody who sits on no chair and can win all the same, in place 1 or behind; null where there is none. */
  unseated?(scene: Scene): { readonly name: string; readonly place: number; readonly holds: string } | null;
  readonly course: Course;
  /** The table in words, fetched when somebody wants it. */
  inWords(): Promise<InWords>;
  /** A card of `cards` as it is drawn at the table, to look at anywhere; null for what the table does not draw as a card. */
  Card(props: { readonly thing: ThingKey; readonly language: Language }): ComponentChild;
  /** The games that teach it, by name, each fetched when somebody wants to learn; whoever knows nothing yet begins with `first`. */
  readonly lessons: { readonly [course: string]: () => Promise<Lesson> };
  /** All cards for the card browser and search, and what the words on them mean; none while they are on their way. */
  cards(language: Language): readonly CardOnShelf[];
  glossary(language: Language): readonly { readonly word: string; readonly means: string; readonly rule: string }[];
}
