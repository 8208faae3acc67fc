// What the bench needs of our Lodge engine, and nothing else.
import {
  advance,
  answer,
  begin,
  freshLuck,
  isRefusal,
  pickAny,
  playOn,
  questionFor,
  recordOf,
  type Session,
  seedFrom,
  sharpened,
  snapshotOf,
  world,
} from "@blackrose/kernel";
import { lodge as box, type State, type Tables } from "@blackrose/lodge";

const lodge = { ...box, state: sharpened(box.state) };
const SEATING = { seats: 4, options: { ruleset: "revised" } };
const luck = freshLuck("bench");

/** Plays a whole game by random legal choices; returns the number of choices in it. */
export function playRandomGame(seed: number): number {
  const w = world(lodge, lodge.begin(SEATING, seedFrom(String(seed))));
  advance(w);
  const choices = playOn(w, luck);
  if (w.s.fault !== 0) throw new Error(`Game ${seed}: ${w.s.faultText}`);
  return choices;
}

/** Plays at random through a session, which checks and records every answer. */
function play(session: Session<State, Tables>, until: (state: State) => boolean): Session<State, Tables> {
  while (session.world.s.asks.length > 0 && !until(session.world.s)) {
    const [ask] = session.world.s.asks;
    const question = questionFor(session, ask.seat)!;
    const keys = pickAny(ask, luck).map((code) => question.options[ask.options.indexOf(code)]);
    if (isRefusal(answer(session, ask.seat, question.id, keys))) throw new Error("A random answer was refused.");
  }
  return session;
}

const middle = play(begin(lodge, SEATING, seedFrom("middle")), (s) => s.turn === 4 && s.phase === 4);
let last: State = middle.world.s;

/** Clones one and the same position from the middle of a game, our way … */
export function cloneMidGame(): void {
  last = lodge.state.copy(middle.world.s);
}

/** … and with the platform's `structuredClone`. */
export function structuredCloneMidGame(): void {
  last = structuredClone(middle.world.s);
}

/** The longest of some snapshots and records, as JSON. */
export function sizes(): { snapshotBytes: number; recordBytes: number } {
  const sessions = Array.from({ length: 6 }, (_, i) => play(begin(lodge, SEATING, seedFrom(`size ${i}`)), () => false));
  const longest = (texts: string[]): number => Math.max(...texts.map((text) => text.length));
  return {
    snapshotBytes: longest([JSON.stringify(snapshotOf({ ...middle, world: { ...middle.world, s: last } }))]),
    recordBytes: longest(sessions.map((session) => JSON.stringify(recordOf(session)))),
  };
}
