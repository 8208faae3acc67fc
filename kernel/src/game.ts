/** What a game gives the kernel: its state, its flows, its cards' scripts, its deeds, its decisions. Data and plain functions. */
import type { FrameShape } from "./frame-shape.ts";
import type { Luck } from "./luck.ts";
import type { Shape, View } from "./schema.ts";
import type { Frame, KernelState } from "./state.ts";
import type { Roster } from "./title.ts";

/**
 * A game on the table, as the rules see it. `s` is the whole state and the only continuation; the rest is how this run
 * reports and where its luck comes from.
 */
export interface World<S extends KernelState, C = unknown> {
  readonly game: Game<S, C>;
  /** The game's content, compiled to tables. */
  readonly cards: C;
  s: S;
  /** Where deeds report to; null in playouts, where nobody listens. */
  events: Event[] | null;
  /** Luck laid down beforehand, for scenarios: values and things to come, first first. */
  fixed: Fixed[] | null;
}

export interface Fixed {
  readonly stream: number;
  readonly value: number;
}

/** What happened, as the deed reports it to someone who may see all. */
export interface Event {
  readonly verb: string;
  readonly [field: string]: string | number | readonly number[];
}

/** A sequence of named steps: the rulebook's phases. A step may push more work or ask; the next runs when that is done. */
export interface Flow<S extends KernelState, C> {
  readonly name: string;
  readonly rule: string;
  readonly steps: readonly Step<S, C>[];
  readonly stepNames: readonly string[];
  /** What its numbers are called, where it has any. */
  readonly shape: FrameShape | null;
  index: number;
}
export type Step<S extends KernelState, C> = (w: World<S, C>, frame: Frame) => void;

/** One sentence of a card: what the operation named by `do` shall do, as data. */
export interface Line {
  readonly do: string;
}

/** The sentences of one card side. */
export interface Script {
  readonly name: string;
  readonly rule: string;
  readonly lines: readonly Line[];
  index: number;
}

/** How a verb of the card language works. `chosen` takes the answer to what `run` asked. */
export interface Operation<S extends KernelState, C, L extends Line = Line> {
  run(w: World<S, C>, frame: Frame, line: L): void;
  chosen?(w: World<S, C>, frame: Frame, line: L, code: number, codes: readonly number[]): void;
}

/** A question the rules can ask, by its id in the rules' catalogue. */
export interface Decision<S extends KernelState, C> {
  readonly id: string;
  /** Its own name in saves: several decisions may be one to whoever is asked. */
  readonly name: string;
  readonly rule: string;
  /** What is offered depends on something hidden: it is asked even when there is no choice, or silence would tell. */
  readonly veiled: boolean;
  /** Takes the answer. Without it, the operation of the script line that asked does. */
  readonly chosen?: (w: World<S, C>, frame: Frame, code: number, codes: readonly number[]) => void;
  index: number;
}

/** Who sees a field of an event, and whether it tells them something they could not know before. */
export interface EventField {
  readonly audience: "everyone" | "seat" | "to" | "nobody";
  readonly reveals: boolean;
}
/** Known to everyone already, or public by its nature. */
export const open: EventField = { audience: "everyone", reveals: false };
/** Was hidden, lies open from now on. */
export const revealed: EventField = { audience: "everyone", reveals: true };
/** Shown to the seat in the event's `seat` alone. */
export const toSeat: EventField = { audience: "seat", reveals: true };
/** For the seat in the event's `seat` alone, which knew it already. */
export const ownSeat: EventField = { audience: "seat", reveals: false };
/** Shown to the seats in the event's `to` alone. */
export const toThose: EventField = { audience: "to", reveals: true };
/** Not shown to anyone. */
export const hidden: EventField = { audience: "nobody", reveals: false };

type Value = number | readonly number[];
export type Params = { readonly [field: string]: Value };

/** The only thing that changes the world: it changes and reports in one place. */
export interface Deed<S extends KernelState, C, P extends Params> {
  readonly verb: string;
  readonly fields: { readonly [K in keyof P]: EventField };
  readonly names: readonly (keyof P & string)[];
  readonly reveals: boolean;
  /** It may be answered before and after, and is heard: it is attempted, with others or alone. */
  readonly answerable: boolean;
  /** It opens nothing: a marker is moved, cards go where nobody may know of them. A game with windows says which of the two a deed is. */
  readonly quiet: boolean;
  /** Everyone is told all of it. */
  readonly open: boolean;
  /** That it happened at all is told only to the event's `seat` and to those in its `to`. */
  readonly inPrivate: boolean;
  /** Whether it happens at all may follow from something hidden, which it then shows: a secret quest completed. */
  readonly tells: boolean;
  readonly apply: (w: World<S, C>, params: P) => void;
  index: number;
}

export type DeedManner = Partial<
  Pick<Deed<KernelState, unknown, Params>, "answerable" | "quiet" | "inPrivate" | "tells">
>;

/** When a window stands open: before the deeds happen (they may be changed or prevented), or after. */
export type Moment = "would" | "did";

/** The end of a sentence, whatever it said: a moment of its own, for what waits for neither deed. */
export type Period = "period";

/** How deeds are answered. Whom to ask follows from what everyone knows; rulesets may differ in manner. */
export interface Windows<S extends KernelState, C> {
  readonly decision: Decision<S, C>;
  /** One after another until each passes, or all declare at once and then resolve in order. */
  manner(w: World<S, C>): "in turn" | "together";
  /** All seats, in the order in which the rules let them answer. */
  order(w: World<S, C>): readonly number[];
  /** Where answers come from. A seat is asked once for all of them. */
  readonly sources: readonly AnswerSource<S, C>[];
  /** Where answers come from at the end of a sentence: what is answered is the card's script, at that sentence. */
  readonly periods?: readonly AnswerSource<S, C, Period>[];
}

/** One place that answers come from: a card lying in wait, the hand, … */
export interface AnswerSource<S extends KernelState, C, M extends Moment | Period = Moment> {
  readonly from: string;
  /** It answers by itself whenever it can: nobody is asked. Whoever answers only so need not be a seat. */
  readonly mandatory?: true;
  /** Whether a seat could answer with this as far as anyone can tell. */
  could(w: World<S, C>, deeds: Frame, moment: M, seat: number): boolean;
  /** What this seat can answer with, in truth; may be empty. */
  can(w: World<S, C>, deeds: Frame, moment: M, seat: number): readonly number[];
  /** Whether an option is one of this source's. */
  owns(code: number): boolean;
  /** Pushes what the answer does. `deeds` is the place in the stack of what is answered. */
  answer(w: World<S, C>, seat: number, code: number, deeds: number, moment: M): void;
}

/** A question to several seats at once, sealed until the last has committed. */
export interface Plan<S extends KernelState, C> {
  readonly name: string;
  readonly decision: Decision<S, C>;
  /** All are in: `sealed[seat]` holds the codes each chose. */
  done(w: World<S, C>, frame: Frame, sealed: readonly (readonly number[])[]): void;
  index: number;
}

export interface Seating {
  readonly seats: number;
  /** The game's own options, as it documents them; checked by `begin`. */
  readonly options: { readonly [name: string]: unknown };
}

export interface Result {
  /** Seats in order of rank, best first; equal ranks share a number in `places`. */
  readonly places: readonly number[];
  readonly winners: readonly number[];
}

/** How much a searching agent ponders a question: worlds imagined, options weighed, answers played on after each. */
export interface Pondering {
  readonly worlds: number;
  /** Of more options, a random share is weighed. */
  readonly breadth: number;
  /** At most so many, should the horizon be far. */
  readonly depth: number;
}

export interface Game<S extends KernelState, C = unknown> {
  readonly name: string;
  /** Rules version: raised when the same answers lead elsewhere. */
  readonly version: number;
  /** Hash of the content it is played with: what a table uses, not the whole catalogue. */
  readonly contentHash: string;
  /** Which things that is, by name: numbers in the state are places in these lists. */
  readonly roster: Roster;
  /** How often the shape of its saves has changed: a title's upgrades, see snapshot.ts. */
  readonly shape: number;
  /** Fields of the state that are places in lists of the compiled content, with the names there: `lingering.listener`. */
  readonly places: { readonly [path: string]: readonly string[] };
  readonly cards: C;
  readonly state: Shape<S>;
  readonly streams: readonly string[];
  readonly flows: readonly Flow<S, C>[];
  readonly scripts: readonly Script[];
  /** What the numbers of a script under way are called. */
  readonly scriptShape: FrameShape | null;
  readonly operations: { readonly [verb: string]: Operation<S, C> };
  readonly decisions: readonly Decision<S, C>[];
  readonly deeds: readonly Deed<S, C, Params>[];
  readonly plans: readonly Plan<S, C>[];
  readonly windows: Windows<S, C> | null;
  /** Runs when deeds have been laid down, before anyone may answer: what changes them by itself. */
  readonly before: Flow<S, C> | null;
  /** Runs after deeds have happened, before anyone reacts: who is defeated, what has fallen, what listens. */
  readonly after: Flow<S, C> | null;
  /** Runs after every sentence of a script. */
  readonly period: Flow<S, C> | null;
  /** Checks the seating; a sentence says what is wrong with it. */
  refuse(seating: Seating): string | null;
  /** The state before anything happened, with the first flow on its stack. */
  begin(seating: Seating, seed: readonly number[]): S;
  /** The stable key of an option: what it points at. `pass` belongs to the kernel. */
  key(s: S, decision: Decision<S, C>, code: number): string;
  result(s: S): Result | null;
  /** A whole state that `viewer` could be in, given what it sees; luck is its own (K-AGT-02). */
  imagine(seen: View<S>, viewer: number, luck: Luck): S;
  /** How well a seat stands, 0 to 1, from what a state or view shows. */
  worth(s: S, seat: number): number;
  /** Changes when looking further ahead tells little more: a round, a turn. */
  horizon(s: S): number;
  /** What a greedy opponent can afford in this game. */
  readonly ponder: Pondering;
  /** What must hold at every question; a sentence says what does not. */
  broken(s: S): string | null;
}

export function flow<S extends KernelState, C>(
  name: string,
  rule: string,
  steps: { readonly [step: string]: Step<S, C> },
  shape: FrameShape | null = null,
): Flow<S, C> {
  return { name, rule, steps: Object.values(steps), stepNames: Object.keys(steps), shape, index: -1 };
}

export function decision<S extends KernelState, C>(
  id: string,
  rule: string,
  how: {
    /** Where another decision has the same id. */
    name?: string;
    veiled?: boolean;
    chosen?: (w: World<S, C>, frame: Frame, code: number, codes: readonly number[]) => void;
  } = {},
): Decision<S, C> {
  const { name = id, veiled = false, chosen } = how;
  return { id, name, rule, veiled, ...(chosen ? { chosen } : {}), index: -1 };
}

export function deed<S extends KernelState, C, P extends Params>(
  verb: string,
  fields: { readonly [K in keyof P]: EventField },
  apply: (w: World<S, C>, params: P) => void,
  manner: DeedManner = {},
): Deed<S, C, P> {
  const names = Object.keys(fields) as (keyof P & string)[];
  const reveals = names.some((name) => fields[name].reveals);
  const { answerable = false, quiet = false, inPrivate = false, tells = false } = manner;
  if (answerable && quiet) throw new Error(`${verb} is either answered or quiet`);
  const toAll = !inPrivate && names.every((name) => fields[name].audience === "everyone");
  return { verb, fields, names, reveals, answerable, quiet, open: toAll, inPrivate, tells, apply, index: -1 };
}

/** The deeds a module exports, by verb: in the same order wherever it runs. */
export function deedsIn<S extends KernelState, C>(module: object): Deed<S, C, Params>[] {
  const all = Object.values(module) as unknown[];
  const isDeed = (one: unknown): one is Deed<S, C, Params> => typeof one === "object" && one !== null && "verb" in one;
  return all.filter(isDeed).sort((a, b) => (a.verb < b.verb ? -1 : 1));
}

/** Gives every piece its number and checks that all names resolve. Tables of one game are never shared with another. */
export function defineGame<S extends KernelState, C>(game: Game<S, C>): Game<S, C> {
  for (const table of [game.flows, game.scripts, game.decisions, game.deeds, game.plans]) {
    table.forEach((entry, i) => {
      if (entry.index !== -1 && entry.index !== i) throw new Error(`${JSON.stringify(entry)} stands in two places`);
      entry.index = i;
    });
  }
  onlyOnce("flow", game.flows);
  onlyOnce("script", game.scripts);
  onlyOnce("decision", game.decisions);
  onlyOnce("plan", game.plans);
  onlyOnce(
    "deed",
    game.deeds.map(({ verb }) => ({ name: verb })),
  );
  for (const script of game.scripts) {
    for (const line of script.lines) {
      if (!(line.do in game.operations)) throw new Error(`${script.name}: no operation "${line.do}"`);
    }
  }
  return game;
}

/** Saves know everything by its name. */
function onlyOnce(what: string, all: readonly { readonly name: string }[]): void {
  const seen = new Set<string>();
  for (const { name } of all) {
    if (seen.has(name)) throw new Error(`there are two of the ${what} "${name}": give one a name of its own`);
    seen.add(name);
  }
}
