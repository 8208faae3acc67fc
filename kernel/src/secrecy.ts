/**
 * Proof that nobody sees what is not theirs. Two worlds that a viewer cannot tell apart are played side by side with the same
 * answers; as long as nothing hidden is shown to that viewer, its views, events, questions and refusals must stay equal to the
 * byte, their number and order too (K-SEC-01).
 */
import { pickAny } from "./agents.ts";
import type { Event, Game } from "./game.ts";
import { draw, type Luck } from "./luck.ts";
import { isRefusal } from "./refusal.ts";
import { view } from "./schema.ts";
import { answer, check, deedOf, eventsFor, keyOf, resume, type Session } from "./session.ts";
import type { Ask, KernelState } from "./state.ts";

export interface Watched {
  /** Answers given before the worlds parted lawfully or the watch ended. */
  readonly steps: number;
  /** What gave the difference away, or null. */
  readonly leak: string | null;
}

/** Plays two states that look the same to `viewer` on, until they part lawfully or `most` answers were given. */
export function watch<S extends KernelState, C>(
  game: Game<S, C>,
  one: S,
  other: S,
  viewer: number,
  luck: Luck,
  most: number,
): Watched {
  const seating = { seats: one.sealed.length, options: {} };
  const a = resume(game, seating, one);
  const b = resume(game, seating, other);
  let last = "at the start";
  for (let steps = 0; ; steps++) {
    const before = compare("view", seen(a, viewer), seen(b, viewer)) ?? refusalsDiffer(a, b, viewer);
    if (before !== null) return { steps, leak: `${last}: ${before}` };
    if (a.world.s.asks.length === 0 || a.world.s.fault !== 0 || steps === most) return { steps, leak: null };
    const at = draw(luck, 0, a.world.s.asks.length);
    const keys = commonAnswer(a, b, at, luck);
    if (keys === null) return { steps, leak: null };
    const [askA, askB] = [a.world.s.asks[at], b.world.s.asks[at]];
    last = `after seat ${askA.seat} answered ${game.decisions[askA.decision].id} with ${keys.join(" ")}`;
    const outA = answer(a, askA.seat, askA.id, keys);
    const outB = answer(b, askB.seat, askB.id, keys);
    if (isRefusal(outA) || isRefusal(outB)) return { steps, leak: "an answer offered in both worlds was refused" };
    const parting = compareEvents(game, outA.events, outB.events, viewer);
    if (parting !== null) return { steps: steps + 1, leak: parting === LAWFUL ? null : `${last}: ${parting}` };
  }
}

const LAWFUL = "lawful";

/**
 * Event by event until something is newly shown to the viewer that differs: from there the worlds differ lawfully. Null when
 * nothing differs.
 */
function compareEvents<S extends KernelState, C>(
  game: Game<S, C>,
  a: readonly Event[],
  b: readonly Event[],
  viewer: number,
): string | null {
  const [toldA, toldB] = [eventsFor(game, a, viewer), eventsFor(game, b, viewer)];
  for (let i = 0; i < Math.max(toldA.length, toldB.length); i++) {
    const [one, other] = [toldA[i], toldB[i]];
    const leak =
      one?.verb === other?.verb
        ? compare("events", blanked(game, one), blanked(game, other))
        : compare("events", JSON.stringify(one ?? null), JSON.stringify(other ?? null));
    if (leak !== null) {
      // Some deeds tell something hidden by happening at all, or to this seat and not to that one.
      const shows = [one, other].some((event) => event !== undefined && tellsByHappening(game, event));
      return shows ? LAWFUL : leak;
    }
    if (JSON.stringify(one) !== JSON.stringify(other)) return LAWFUL;
  }
  return null;
}

function tellsByHappening<S extends KernelState, C>(game: Game<S, C>, event: Event): boolean {
  const deed = deedOf(game, event);
  return deed.tells || (deed.inPrivate && deed.reveals);
}

function seen<S extends KernelState, C>(session: Session<S, C>, viewer: number): string {
  return JSON.stringify(view(session.game.state, session.world.s, viewer));
}

function compare(what: string, a: string, b: string): string | null {
  if (a === b) return null;
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${what} differ: …${a.slice(Math.max(0, i - 60), i + 60)}… against …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}

/** An event with what it newly shows left blank: that may differ, the rest may not. */
function blanked<S extends KernelState, C>(game: Game<S, C>, event: Event): string {
  const deed = deedOf(game, event);
  const blank: { [field: string]: unknown } = { verb: event.verb };
  for (const name of deed.names) blank[name] = deed.fields[name].reveals ? "" : event[name];
  return JSON.stringify(blank);
}

/** What the viewer gets for answers that cannot be taken must not tell the worlds apart either. */
function refusalsDiffer<S extends KernelState, C>(a: Session<S, C>, b: Session<S, C>, viewer: number): string | null {
  for (const [i, { id }] of a.world.s.asks.entries()) {
    for (const keys of [["pass"], ["nonsense"], []]) {
      const tell = (session: Session<S, C>, ask: number): string => {
        const said = check(session, viewer, ask, keys);
        return isRefusal(said) ? JSON.stringify(said) : "taken";
      };
      const leak = compare("refusals", tell(a, id), tell(b, b.world.s.asks[i].id));
      if (leak !== null) return leak;
    }
  }
  return null;
}

/** An answer to the same question that exists in both worlds, or null. */
function commonAnswer<S extends KernelState, C>(
  a: Session<S, C>,
  b: Session<S, C>,
  at: number,
  luck: Luck,
): readonly string[] | null {
  const [askA, askB] = [a.world.s.asks[at], b.world.s.asks[at]];
  const keysOf = (session: Session<S, C>, ask: Ask): string[] =>
    ask.options.map((code) => keyOf(session.game, session.world.s, ask, code));
  const inB = new Set(keysOf(b, askB));
  const keysA = keysOf(a, askA);
  const both = askA.options.filter((_, i) => inB.has(keysA[i]));
  const min = Math.max(askA.min, askB.min);
  const max = Math.min(askA.max, askB.max, both.length);
  if (both.length < min || max < min) return null;
  return pickAny({ ...askA, options: both, min, max }, luck).map((code) => keysA[askA.options.indexOf(code)]);
}
