/**
 * A plan: one question to several seats at once. Answers are sealed; a seat may take its own back until the last one has
 * committed (K-PLN-01). Their order of arrival leaves no trace.
 */
import type { Plan, World } from "./game.ts";
import { type Ask, type Frame, FrameKind, type KernelState } from "./state.ts";

export interface Offer {
  readonly seat: number;
  readonly options: number[];
  readonly min: number;
  readonly max: number;
}

/** Asks all these seats at once; the plan's `done` gets what they chose. */
export function plan<S extends KernelState, C>(w: World<S, C>, what: Plan<S, C>, offers: readonly Offer[]): void {
  const { s } = w;
  s.stack.push({ kind: FrameKind.plan, of: what.index, at: 0, seat: -1, regs: offers.map((offer) => offer.seat) });
  for (const { seat, options, min, max } of offers) {
    s.asks.push({ id: s.serial++, seat, decision: what.decision.index, options, min, max });
  }
}

export function committed<S extends KernelState, C>(w: World<S, C>, asked: Ask, codes: readonly number[]): void {
  w.s.sealed[asked.seat] = sealedAnswer(codes, asked.options, asked.min, asked.max);
}

/** What was offered is kept beside the choice, so that the question can be asked again if the seat takes it back. */
export function sealedAnswer(codes: readonly number[], options: readonly number[], min = 1, max = 1): number[] {
  return [min, max, codes.length, ...codes, ...options];
}

const MIN = 0;
const MAX = 1;
const CHOSEN = 2;
const CODES = 3;

/** Opens a seat's sealed answer again. False when there is none, or the last seat has committed. */
export function takeBack<S extends KernelState, C>(w: World<S, C>, seat: number): boolean {
  const { s } = w;
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || frame.kind !== FrameKind.plan || s.asks.length === 0) return false;
  const sealed = s.sealed[seat];
  if (sealed === undefined || sealed.length === 0) return false;
  const options = sealed.slice(CODES + sealed[CHOSEN]);
  s.asks.push({
    id: s.serial++,
    seat,
    decision: w.game.plans[frame.of].decision.index,
    options,
    min: sealed[MIN],
    max: sealed[MAX],
  });
  s.asks.sort((a, b) => frame.regs.indexOf(a.seat) - frame.regs.indexOf(b.seat));
  s.sealed[seat] = [];
  s.answers--;
  return true;
}

/** All have committed: the frame gives way to what the plan does with the answers. */
export function runPlan<S extends KernelState, C>(w: World<S, C>, frame: Frame): void {
  const { s } = w;
  const answers = s.sealed.map((sealed) => sealed.slice(CODES, CODES + (sealed[CHOSEN] ?? 0)));
  for (const seat of frame.regs) s.sealed[seat] = [];
  s.stack.pop();
  w.game.plans[frame.of].done(w, frame, answers);
}
