/**
 * A game in progress: a world, the answers that led here, and the way back. It has no clock and no I/O; who plays at a
 * distance wraps it in a table, who plays alone uses it as it is.
 */
import { advance, Fault, settle, world } from "./engine.ts";
import type { Event, Fixed, Game, Seating, World } from "./game.ts";
import { commitment } from "./luck.ts";
import { nameOf } from "./names.ts";
import { takeBack as openAgain } from "./plans.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { hashOf, REFEREE, UNKNOWN, type View, view } from "./schema.ts";
import { type Ask, FrameKind, type KernelState, PASS, PASS_KEY } from "./state.ts";
import type { Telling } from "./telling.ts";
import { type Version, versionOf } from "./version.ts";

export interface Session<S extends KernelState, C> {
  readonly game: Game<S, C>;
  readonly seating: Seating;
  readonly commitment: string;
  /** By what it was begun. */
  readonly begun: Version;
  /** Where it was taken up again under other rules, in order. */
  readonly takenUp: readonly TakenUp<S>[];
  /** What was kept of it when it was over, where the rules may lead elsewhere today (telling.ts). */
  readonly shown: Shown<S, C> | null;
  /** What happened before the first question. */
  readonly opening: readonly Event[];
  world: World<S, C>;
  /** Every answer of the line of play that led here. */
  entries: Entry[];
  /** Answers that can still be undone, the oldest first. */
  past: Past<S>[];
  /** Keys of the options of the questions that stand: they are told, and looked up when the answer comes. */
  readonly offered: Map<Ask, readonly string[]>;
}

/** A position from which a game went on under other rules than until then (K-REC-02). */
export interface TakenUp<S> {
  /** How many answers had led there. */
  readonly answers: number;
  /** How many more had been given under the rules until then: they lead nowhere now, and are given anew. */
  readonly anew: number;
  /** By what it is played from there on. */
  readonly version: Version;
  readonly state: S;
}

/** A game as it was shown, opened for the faces of today. */
export interface Shown<S extends KernelState, C> {
  /** As it was kept. */
  readonly telling: Telling;
  readonly game: Game<S, C>;
  readonly opening: readonly Event[];
  /** What each answer led to; null where that is not known. */
  readonly steps: readonly (readonly Event[] | null)[];
  /** How many things happened by deeds that nobody knows any more: they are left out. */
  readonly leftOut: number;
  /** The table after so many answers, without what only the engine needs. */
  stateAt(step: number): S;
}

/** Where a game stood before an answer. */
export interface Past<S> {
  readonly answers: number;
  readonly entries: number;
  /** There was no choice. */
  readonly forced: boolean;
  /** Of the oldest; to the others the answers lead again. All of them together would be most of what outlives an answer. */
  readonly state: S | null;
}

/** One answer and the state it led to. A plan taken back is an entry as well. */
export interface Entry {
  readonly seat: number;
  /** What was chosen, by its names (names.ts). */
  readonly keys: readonly string[] | "take back";
  readonly hash: string;
}

/** A question as the seat asked gets it. */
export interface Question {
  readonly id: number;
  readonly seat: number;
  readonly decision: string;
  readonly rule: string;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** There is no choice; the table answers, in the rhythm of a real answer. Only the seat itself knows (K-ASK-03). */
  readonly forced: boolean;
}

export interface Outcome {
  readonly events: readonly Event[];
}

export function begin<S extends KernelState, C>(
  game: Game<S, C>,
  seating: Seating,
  seed: readonly number[],
): Session<S, C> {
  const wrong = game.refuse(seating);
  if (wrong !== null) throw new RangeError(wrong);
  const w = world(game, game.begin(seating, seed));
  const opening: Event[] = [];
  w.events = opening;
  advance(w);
  w.events = null;
  return { ...sessionAt(game, seating, seed), opening, world: w };
}

/** Goes on from a saved state. */
export function resume<S extends KernelState, C>(
  game: Game<S, C>,
  seating: Seating,
  state: S,
  before: Partial<Pick<Session<S, C>, "begun" | "takenUp" | "shown" | "opening" | "entries">> = {},
): Session<S, C> {
  const w = world(game, game.state.copy(state));
  return { ...sessionAt(game, seating, state.seed), world: w, ...before };
}

const sessionAt = <S extends KernelState, C>(
  game: Game<S, C>,
  seating: Seating,
  seed: readonly number[],
): Omit<Session<S, C>, "world"> => ({
  game,
  seating,
  commitment: commitment(seed),
  begun: versionOf(game),
  takenUp: [],
  shown: null,
  opening: [],
  entries: [],
  past: [],
  offered: new Map(),
});

export function keyOf<S extends KernelState, C>(game: Game<S, C>, s: S, asked: Ask, code: number): string {
  return code === PASS ? PASS_KEY : game.key(s, game.decisions[asked.decision], code);
}

function keysOf<S extends KernelState, C>({ game, world: w, offered }: Session<S, C>, asked: Ask): readonly string[] {
  let keys = offered.get(asked);
  if (keys === undefined) {
    keys = asked.options.map((code) => keyOf(game, w.s, asked, code));
    offered.set(asked, keys);
  }
  return keys;
}

/** The rule behind a question: the card's that asks it, where a sentence does, else the decision's own. */
function ruleOf<S extends KernelState, C>(game: Game<S, C>, s: S, asked: Ask): string {
  const { rule, chosen } = game.decisions[asked.decision];
  const frame = s.stack[s.stack.length - 1];
  return chosen === undefined && frame?.kind === FrameKind.script ? game.scripts[frame.of].rule : rule;
}

export function question<S extends KernelState, C>(session: Session<S, C>, asked: Ask): Question {
  const { game, world: w } = session;
  return {
    id: asked.id,
    seat: asked.seat,
    decision: game.decisions[asked.decision].id,
    rule: ruleOf(game, w.s, asked),
    options: keysOf(session, asked),
    min: asked.min,
    max: asked.max,
    forced: isForced(asked),
  };
}

export const isForced = (asked: Ask): boolean => asked.options.length <= asked.min;

/** The question open to a seat, if any. A seat is never asked two things at once. */
export function questionFor<S extends KernelState, C>(session: Session<S, C>, seat: number): Question | null {
  const asked = session.world.s.asks.find((one) => one.seat === seat);
  return asked === undefined ? null : question(session, asked);
}

/** What a viewer sees of the game. */
export function look<S extends KernelState, C>(session: Session<S, C>, viewer: number): View<S> {
  return view(session.game.state, session.world.s, viewer);
}

/** Checks an answer without taking it: the codes it stands for, or why it is refused. */
export function check<S extends KernelState, C>(
  session: Session<S, C>,
  seat: number,
  askId: number,
  keys: readonly string[],
): { readonly asked: Ask; readonly codes: readonly number[] } | Refusal {
  const { game, world: w } = session;
  const { s } = w;
  if (s.fault !== 0) return refuse("fault", "The rules could not go on here; the table has to decide how to continue.");
  if (s.asks.length === 0) return refuse("over", "The game is over; there is nothing left to answer.");
  const asked = s.asks.find((one) => one.id === askId);
  if (asked === undefined) {
    return refuse("stale", "That question is no longer open; look at the table again and answer what is asked now.");
  }
  if (asked.seat !== seat) {
    return refuse(
      "foreign",
      `That question is for seat ${asked.seat + 1}, not for seat ${seat + 1}; wait for your own.`,
    );
  }
  const rule = ruleOf(game, s, asked);
  if (!Array.isArray(keys) || keys.some((key) => typeof key !== "string")) {
    return refuse("not-offered", "An answer is a list of option keys as they were offered; choose among them.", rule);
  }
  if (keys.length < asked.min || keys.length > asked.max) {
    const wanted = asked.min === asked.max ? `exactly ${asked.min}` : `${asked.min} to ${asked.max}`;
    return refuse("how-many", `Choose ${wanted} of the options; ${keys.length} came.`);
  }
  if (keys.length > 1 && new Set(keys).size < keys.length)
    return refuse("twice", "The same option was chosen twice; choose different ones.");
  const options = keysOf(session, asked);
  const codes: number[] = [];
  for (const key of keys) {
    const at = options.indexOf(key);
    if (at < 0) {
      return refuse(
        "not-offered",
        `"${key.slice(0, 60)}" is not one of the options; choose among those offered.`,
        rule,
      );
    }
    codes.push(asked.options[at]);
  }
  return { asked, codes };
}

/** Goes on from a copy: a state in which a question stood is never changed. Returns that state. */
function onward<S extends KernelState, C>({ game, world: w, offered }: Session<S, C>): S {
  const before = w.s;
  offered.clear();
  w.s = game.state.copy(before);
  return before;
}

/** Takes an answer, or refuses it and changes nothing. */
export function answer<S extends KernelState, C>(
  session: Session<S, C>,
  seat: number,
  askId: number,
  keys: readonly string[],
  fixed: Fixed[] | null = null,
): Outcome | Refusal {
  const checked = check(session, seat, askId, keys);
  if ("refused" in checked) return checked;
  const { game, world: w } = session;
  const options = keysOf(session, checked.asked);
  const before = onward(session);
  // The same question, of the state it is settled in.
  const asked = w.s.asks[before.asks.indexOf(checked.asked)];
  const events: Event[] = [];
  w.events = events;
  w.fixed = fixed;
  settle(w, asked, checked.codes);
  w.events = null;
  w.fixed = null;
  if (w.s.fault === 0) {
    const broken = game.broken(w.s);
    if (broken !== null) {
      w.s.fault = Fault.broken;
      w.s.faultText = broken;
    }
  }
  note(session, before, checked.asked);
  const names = keys.map((key) => nameOf(options, key));
  session.entries.push({ seat, keys: names, hash: hashOf(game.state, w.s) });
  return { events };
}

/** Luck and secrets shown close the way back over all answers before (K-UND-01); over one that led to a fault it stays open. */
function note<S extends KernelState, C>({ past, entries, world: { s } }: Session<S, C>, before: S, asked: Ask): void {
  const isOpen = ({ answers }: { readonly answers: number }): boolean => s.fault !== 0 || answers >= s.barrier;
  if (past.length > 0 && !isOpen(past[0])) past.length = 0;
  if (!isOpen(before)) return;
  const state = past.length === 0 ? before : null;
  past.push({ answers: before.answers, entries: entries.length, forced: isForced(asked), state });
}

/** A seat takes its own sealed answer back, as long as another seat has still to commit (K-PLN-01). */
export function takeBack<S extends KernelState, C>(session: Session<S, C>, seat: number): Refusal | null {
  const before = onward(session);
  if (!openAgain(session.world, seat)) {
    session.world.s = before;
    return refuse(
      "no-undo",
      "There is no sealed answer of yours to take back: everyone has committed, or you have not.",
      "K-PLN-01",
    );
  }
  const { s } = session.world;
  while (session.past.length > 0 && session.past[session.past.length - 1].answers >= s.answers) session.past.pop();
  session.entries.push({ seat, keys: "take back", hash: hashOf(session.game.state, s) });
  return null;
}

/** Leaves out the rest of what was being resolved when the rules could not go on (K-FLT-02). */
export function leaveOut<S extends KernelState, C>(session: Session<S, C>): Refusal | null {
  if (session.world.s.fault === 0) return nothingToAdjudicate();
  onward(session);
  const { s } = session.world;
  s.fault = 0;
  s.faultText = "";
  s.asks.length = 0;
  s.stack.pop();
  advance(session.world);
  session.entries.push({ seat: -1, keys: ["skip"], hash: hashOf(session.game.state, s) });
  return null;
}

export const nothingToAdjudicate = (): Refusal =>
  refuse("fault", "There is nothing to adjudicate: the rules can go on.");

/** Events as a viewer gets them: what is not for them is left out or blank; blank lists keep their length. */
export function eventsFor<S extends KernelState, C>(
  game: Game<S, C>,
  events: readonly Event[],
  viewer: number,
): readonly Event[] {
  if (viewer === REFEREE) return events;
  return events.flatMap((event) => eventFor(game, event, viewer) ?? []);
}

/** Whether everyone is told all of these events. */
export function areOpen<S extends KernelState, C>(game: Game<S, C>, events: readonly Event[]): boolean {
  return events.every((event) => deedOf(game, event).open);
}

/** One event as a viewer gets it, or null when it is not told to them at all. */
export function eventFor<S extends KernelState, C>(
  game: Pick<Game<S, C>, "deeds">,
  event: Event,
  viewer: number,
): Event | null {
  if (viewer === REFEREE) return event;
  const deed = deedOf(game, event);
  if (deed.open) return event;
  const among = (field: string): boolean => (event[field] as readonly number[] | undefined)?.includes(viewer) ?? false;
  if (deed.inPrivate && event["seat"] !== viewer && !among("to")) return null;
  const shown: { [field: string]: Event[string] } = { verb: event.verb };
  for (const name of deed.names) {
    const value = event[name];
    const { audience } = deed.fields[name];
    const sees =
      audience === "everyone" ||
      (audience === "seat" && event["seat"] === viewer) ||
      (audience === "to" && among("to"));
    shown[name] = sees ? value : typeof value === "number" ? UNKNOWN : (value as readonly number[]).map(() => UNKNOWN);
  }
  return shown as Event;
}

/** Deeds by their verb, for each game once. */
const byVerb = new WeakMap<object, ReadonlyMap<string, unknown>>();

export function deedOf<S extends KernelState, C>(
  game: Pick<Game<S, C>, "deeds">,
  event: Event,
): Game<S, C>["deeds"][number] {
  let deeds = byVerb.get(game.deeds) as ReadonlyMap<string, Game<S, C>["deeds"][number]> | undefined;
  if (deeds === undefined) {
    deeds = new Map(game.deeds.map((one) => [one.verb, one]));
    byVerb.set(game.deeds, deeds);
  }
  const deed = deeds.get(event.verb);
  if (deed === undefined) throw new Error(`no deed "${event.verb}"`);
  return deed;
}
