/**
 * The engine: runs the topmost unfinished thing until somebody must decide or nothing is left (K-STA-01). Nothing is kept
 * anywhere but in the state, so it may be saved, copied or sent at every question.
 */
import { runDeeds } from "./deeds.ts";
import type { Decision, Game, World } from "./game.ts";
import { draw as drawLuck } from "./luck.ts";
import { committed, runPlan } from "./plans.ts";
import { call } from "./stack.ts";
import { type Ask, type Frame, FrameKind, type KernelState } from "./state.ts";
import { openWindow, runWindow, windowAnswered } from "./windows.ts";

/** Faults (K-FLT): what went wrong, as a number everyone may see. */
export const Fault = { budget: 1, depth: 2, broken: 3, failed: 4 } as const;

const STEP_BUDGET = 100_000;
const DEPTH_LIMIT = 500;

export function world<S extends KernelState, C>(game: Game<S, C>, s: S): World<S, C> {
  return { game, cards: game.cards, s, events: null, fixed: null };
}

/**
 * Asks a seat. Without a choice the answer is taken at once, unless the decision is veiled: then who looks on could tell
 * from the silence that there was none (K-ASK-03). With nothing to offer, nothing happens.
 */
export function ask<S extends KernelState, C>(
  w: World<S, C>,
  decision: Decision<S, C>,
  seat: number,
  options: number[],
  min = 1,
  max = 1,
): void {
  const s = w.s;
  if (!decision.veiled && options.length <= min) {
    if (options.length > 0) take(w, decision, options);
    return;
  }
  s.asks.push({ id: s.serial++, seat, decision: decision.index, options, min, max });
}

/** A number 0 … n−1 from a stream of the game's luck. Whoever saw it cannot be asked to forget it (K-UND-01). */
export function draw<S extends KernelState, C>(w: World<S, C>, stream: number, n: number): number {
  w.s.barrier = w.s.answers;
  return laidDown(w, stream) ?? drawLuck(w.s, stream, n);
}

/** What a scenario has laid down to come next from this stream. */
function laidDown<S extends KernelState, C>({ fixed }: World<S, C>, stream: number): number | undefined {
  if (fixed === null) return undefined;
  const i = fixed.findIndex((one) => one.stream === stream);
  return i < 0 ? undefined : fixed.splice(i, 1)[0].value;
}

/**
 * Something hidden may have been shown here: no way back beyond this point (K-UND-01). Called by what everyone knows, so that
 * whether it really was shown does not show in what can be undone.
 */
export function closeWayBack<S extends KernelState, C>(w: World<S, C>): void {
  w.s.barrier = w.s.answers;
}

/** One thing of a zone at random; it stays there until a deed moves it. */
export function pickFrom<S extends KernelState, C>(w: World<S, C>, stream: number, zone: readonly number[]): number {
  w.s.barrier = w.s.answers;
  const thing = laidDown(w, stream);
  if (thing === undefined) return zone[drawLuck(w.s, stream, zone.length)];
  if (!zone.includes(thing)) throw new Error("the thing laid down to be drawn is not there");
  return thing;
}

export function shuffle<S extends KernelState, C>(w: World<S, C>, stream: number, zone: number[]): void {
  w.s.barrier = w.s.answers;
  for (let i = zone.length - 1; i > 0; i--) {
    const j = drawLuck(w.s, stream, i + 1);
    const held = zone[i];
    zone[i] = zone[j];
    zone[j] = held;
  }
}

/** Hands the answer to whoever asked: the decision itself, or the sentence being read. */
function take<S extends KernelState, C>(w: World<S, C>, decision: Decision<S, C>, codes: readonly number[]): void {
  const s = w.s;
  const frame = s.stack[s.stack.length - 1];
  if (decision.chosen !== undefined) {
    decision.chosen(w, frame, codes[0], codes);
    return;
  }
  if (frame.kind !== FrameKind.script) throw new Error(`${decision.id} was asked by nobody who takes the answer`);
  const line = w.game.scripts[frame.of].lines[frame.at >> 1];
  const operation = w.game.operations[line.do];
  if (operation.chosen === undefined) throw new Error(`${line.do} asks but does not take the answer`);
  operation.chosen(w, frame, line, codes[0], codes);
}

/** Takes an answer that has been checked, and goes on to the next question. */
export function settle<S extends KernelState, C>(w: World<S, C>, asked: Ask, codes: readonly number[]): void {
  const s = w.s;
  const asks = s.asks;
  s.answers++;
  if (asks.length === 1) asks.pop();
  else asks.splice(asks.indexOf(asked), 1);
  const frame = s.stack[s.stack.length - 1];
  try {
    if (frame.kind === FrameKind.plan) committed(w, asked, codes);
    else if (frame.kind === FrameKind.window) windowAnswered(w, frame, asked, codes);
    else take(w, w.game.decisions[asked.decision], codes);
    run(w);
  } catch (error) {
    fail(w, Fault.failed, error instanceof Error ? error.message : String(error));
  }
}

/** Goes on until a question is open, the game is over, or the rules cannot go on. */
export function advance<S extends KernelState, C>(w: World<S, C>): void {
  try {
    run(w);
  } catch (error) {
    fail(w, Fault.failed, error instanceof Error ? error.message : String(error));
  }
}

function run<S extends KernelState, C>(w: World<S, C>): void {
  const s = w.s;
  const { stack, asks } = s;
  const { flows } = w.game;
  let steps = 0;
  while (asks.length === 0 && stack.length > 0) {
    const frame = stack[stack.length - 1];
    if (frame.kind === FrameKind.flow) {
      const { steps: all } = flows[frame.of];
      if (frame.at < all.length) all[frame.at++](w, frame);
      else stack.pop();
    } else if (frame.kind === FrameKind.script) {
      readLine(w, frame);
    } else if (frame.kind === FrameKind.deeds) {
      runDeeds(w, frame);
    } else if (frame.kind === FrameKind.window) {
      runWindow(w, frame);
    } else {
      runPlan(w, frame);
    }
    if (++steps > STEP_BUDGET) return fail(w, Fault.budget, `no question within ${STEP_BUDGET} steps`);
    if (stack.length > DEPTH_LIMIT) return fail(w, Fault.depth, `${DEPTH_LIMIT} things interrupt each other`);
  }
}

/** A script counts half-steps: even, the sentence itself; odd, its period (K-SEN-01). */
function readLine<S extends KernelState, C>(w: World<S, C>, frame: Frame): void {
  const { lines } = w.game.scripts[frame.of];
  const line = frame.at >> 1;
  if (line >= lines.length) {
    w.s.stack.pop();
  } else if ((frame.at & 1) === 0) {
    // The number stays on this sentence while it is resolved, so that its questions and the reader's eye find it.
    const before = frame.at;
    w.game.operations[lines[line].do].run(w, frame, lines[line]);
    if (frame.at === before) frame.at = before + 1;
  } else {
    frame.at++;
    // First what the rules do there by themselves, then whoever waits for it.
    openWindow(w, w.s.stack.length - 1, "period");
    if (w.game.period !== null) call(w, w.game.period, frame.seat);
  }
}

function fail<S extends KernelState, C>(w: World<S, C>, fault: number, words: string): void {
  w.s.fault = fault;
  w.s.faultText = words;
}
