/** Games begun with earlier versions: they are opened, saved anew and played to their end under the rules of today. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import {
  answer,
  freshLuck,
  type KernelState,
  keyOf,
  openTelling,
  pickAny,
  question,
  readRecord,
  readSnapshot,
  replay,
  resume,
  retell,
  type Session,
  snapshotOf,
  SPECTATOR,
  type Telling,
  type Title,
  view,
} from "../src/index.ts";

/** What a failure here means. */
export const WHAT_TO_DO =
  "A game begun earlier no longer opens or goes on. Whoever changes a field of the state, a flow, its steps or registers, a deed or a " +
  "name appends an upgrade to the game's src/earlier/upgrades.ts (CONTRIBUTING.md, “What was begun goes on”). The save is never changed.";

/** The lines of a file that was made once and for all. */
const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");

/** What must happen; says what to do where it does not. */
export function begunGoesOn<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}. ${WHAT_TO_DO}`, {
      cause: error,
    });
  }
}

/** Some are played to their end, the others so many answers on: long enough for what was under way to be over. */
const WHOLE_EVERY = 8;
const ANSWERS = 40;

/** Saves of one file, line by line, beside what was asked in each when it was saved. */
export function allGoOn<S extends KernelState, C>(title: Title<S, C>, file: string): void {
  const asked = linesOf(`${file}-asked.jsonl.gz`);
  linesOf(`${file}.jsonl.gz`).forEach((line, i) =>
    begunGoesOn(`${basename(file)}, line ${i + 1}`, () => {
      const session = openedAnew(title, JSON.parse(line));
      const { asks } = session.world.s;
      const now = asks.map((ask) => {
        const { seat, decision, options, min, max } = question(session, ask);
        return { seat, decision, options, min, max };
      });
      expect(now, "what is asked").toEqual(JSON.parse(asked[i]));
      playOn(session, `${file} ${i}`, i % WHOLE_EVERY === 0 ? Number.POSITIVE_INFINITY : ANSWERS);
    }),
  );
}

/** Opens a save, and again what is saved of it now. */
function openedAnew<S extends KernelState, C>(title: Title<S, C>, saved: unknown): Session<S, C> {
  const { game, seating, state } = readSnapshot(title, saved);
  const session = resume(game, seating, state);
  const again = readSnapshot(title, JSON.parse(JSON.stringify(snapshotOf(session))));
  expect(again.same).toBe(true);
  expect(again.game).toBe(game);
  expect(again.state).toEqual(state);
  return session;
}

/** By chance, as `session.answer` takes it: what must always hold is checked after every answer. */
export function playOn<S extends KernelState, C>(
  session: Session<S, C>,
  name: string,
  most = Number.POSITIVE_INFINITY,
): void {
  const luck = freshLuck(name);
  for (let given = 0; session.world.s.asks.length > 0 && given < most; given++) {
    const { game, world: w } = session;
    const [ask] = w.s.asks;
    const keys = pickAny(ask, luck).map((code) => keyOf(game, w.s, ask, code));
    const taken = answer(session, ask.seat, ask.id, keys);
    if ("refused" in taken) throw new Error(`answer ${given} was refused: ${taken.sentence}`);
    if (session.world.s.fault !== 0) throw new Error(`after ${given} answers: ${session.world.s.faultText}`);
  }
  if (most === Number.POSITIVE_INFINITY && session.game.result(session.world.s) === null)
    throw new Error("the game came to no end");
}

/** A game that was over, with what was shown of it: every step is watched as it was, whatever the rules are now. */
export function isWatched<S extends KernelState, C>(title: Title<S, C>, file: string): void {
  begunGoesOn(basename(file), () => {
    const record = readRecord(JSON.parse(linesOf(file)[0]));
    const { steps } = record.telling as Telling;
    const shown = openTelling(title, record.telling);
    expect(shown.leftOut, "what happened and is not known any more").toBe(0);
    expect(shown.steps.map((events) => events === null)).toEqual(steps.map((step) => step === null));
    for (let step = 0; step <= steps.length; step++) view(shown.game.state, shown.stateAt(step), SPECTATOR);
    expect(shown.game.result(shown.stateAt(steps.length)), "how it ended").not.toBeNull();
    const { session } = replay(title, record);
    expect(retell(session).steps.filter(({ astray }) => astray !== null)).toEqual([]);
  });
}
