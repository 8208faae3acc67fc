/**
 * A window: seats may answer deeds that are about to happen or just happened. Who is asked follows from what everyone
 * knows, never from what a seat holds; a seat with nothing to answer is asked all the same, with a single option, and the
 * table answers for it in the rhythm of a real pass (K-WIN-01). Answers push scripts of their own, whose deeds open
 * windows of their own: interruption nests without limit.
 */
import type { AnswerSource, Moment, Period, Windows, World } from "./game.ts";
import { type Ask, type Frame, FrameKind, type KernelState, PASS } from "./state.ts";

/** A window's numbers: the deeds answered (place in the stack), the moment, then the seats still to come or the answers. */
const DEEDS = 0;
const MOMENT = 1;
const LIST = 2;

/** Steps of a window. */
const Step = { call: 0, inTurn: 1, together: 2, resolve: 3 } as const;
export const WINDOW_STEPS = Object.keys(Step);

/** The moments at which a window opens, by the number that stands for them. */
export const WINDOW_MOMENTS: readonly (Moment | Period)[] = ["would", "did", "period"];

/** `deeds`: the place in the stack of what is answered, deeds or, at a period, a script. */
export function openWindow<S extends KernelState, C>(w: World<S, C>, deeds: number, moment: Moment | Period): void {
  if (w.game.windows === null || sourcesAt(w.game.windows, moment).length === 0) return;
  w.s.stack.push({
    kind: FrameKind.window,
    of: w.game.windows.decision.index,
    at: Step.call,
    seat: -1,
    regs: [deeds, WINDOW_MOMENTS.indexOf(moment)],
  });
}

const momentOf = (frame: Frame): Moment | Period => WINDOW_MOMENTS[frame.regs[MOMENT]];

/** Where answers come from at a moment. */
const sourcesAt = <S extends KernelState, C>(
  { sources, periods = [] }: Windows<S, C>,
  moment: Moment | Period,
): readonly AnswerSource<S, C, Moment | Period>[] =>
  (moment === "period" ? periods : sources) as readonly AnswerSource<S, C, Moment | Period>[];

/** Seats that could answer as far as anyone can tell, in order. */
function couldAnswer<S extends KernelState, C>(
  w: World<S, C>,
  windows: Windows<S, C>,
  deeds: Frame,
  moment: Moment | Period,
): readonly number[] {
  const sources = sourcesAt(windows, moment);
  return windows.order(w).filter((seat) => sources.some((source) => source.could(w, deeds, moment, seat)));
}

/** The answers of a seat that come by themselves, the first from each source that has one. */
function mandatoryOf<S extends KernelState, C>(
  w: World<S, C>,
  windows: Windows<S, C>,
  deeds: Frame,
  moment: Moment | Period,
  seat: number,
): readonly number[] {
  const sources = sourcesAt(windows, moment);
  return sources.flatMap((source) => (source.mandatory ? source.can(w, deeds, moment, seat).slice(0, 1) : []));
}

/** Whether a seat is asked: it could answer with something that is its own to use. */
const isAsked = <S extends KernelState, C>(
  w: World<S, C>,
  windows: Windows<S, C>,
  deeds: Frame,
  moment: Moment | Period,
  seat: number,
): boolean => sourcesAt(windows, moment).some((source) => !source.mandatory && source.could(w, deeds, moment, seat));

/** What a seat can answer with, in truth, from all sources. */
function answersOf<S extends KernelState, C>(
  w: World<S, C>,
  windows: Windows<S, C>,
  deeds: Frame,
  moment: Moment | Period,
  seat: number,
): readonly number[] {
  const sources = sourcesAt(windows, moment);
  return sources.flatMap((source) => (source.mandatory ? [] : source.can(w, deeds, moment, seat)));
}

function answerWith<S extends KernelState, C>(w: World<S, C>, frame: Frame, seat: number, code: number): void {
  const moment = momentOf(frame);
  const source = sourcesAt(w.game.windows!, moment).find((one) => one.owns(code));
  if (source === undefined) throw new Error("no source of answers knows that option");
  source.answer(w, seat, code, frame.regs[DEEDS], moment);
}

export function runWindow<S extends KernelState, C>(w: World<S, C>, frame: Frame): void {
  const windows = w.game.windows;
  if (windows === null) throw new Error(`${w.game.name} has no windows`);
  const { s } = w;
  const deeds = s.stack[frame.regs[DEEDS]];
  const moment = momentOf(frame);

  if (frame.at === Step.call) {
    const seats = couldAnswer(w, windows, deeds, moment);
    if (seats.length === 0) {
      s.stack.pop();
      return;
    }
    frame.regs.push(...seats);
    frame.at = windows.manner(w) === "in turn" ? Step.inTurn : Step.together;
  }

  if (frame.at === Step.inTurn) {
    // The first seat of the list answers until it passes; each answer is resolved before it is asked again.
    while (frame.regs.length > LIST) {
      const seat = frame.regs[LIST];
      const [code] = mandatoryOf(w, windows, deeds, moment, seat);
      if (code !== undefined) {
        // Once in a window; then the seat has nothing left to say here.
        frame.regs.splice(LIST, 1);
        answerWith(w, frame, seat, code);
        return;
      }
      if (isAsked(w, windows, deeds, moment, seat)) {
        offer(w, seat, [PASS, ...answersOf(w, windows, deeds, moment, seat)], 1);
        return;
      }
      frame.regs.splice(LIST, 1);
    }
    s.stack.pop();
  } else if (frame.at === Step.together) {
    frame.at = Step.resolve;
    for (let i = LIST; i < frame.regs.length; i++) {
      const seat = frame.regs[i];
      if (!isAsked(w, windows, deeds, moment, seat)) continue;
      const can = answersOf(w, windows, deeds, moment, seat);
      offer(w, seat, [PASS, ...can], Math.max(1, can.length));
    }
    if (s.asks.length === 0) declareAll(w, windows, frame);
  } else {
    // Declared answers follow as pairs of seat and code; each is resolved before the next.
    if (frame.regs.length === LIST) {
      s.stack.pop();
      return;
    }
    const [seat, code] = frame.regs.splice(LIST, 2);
    answerWith(w, frame, seat, code);
  }
}

/** Always put as a question: even a seat that can only pass is asked (K-WIN-01). */
function offer<S extends KernelState, C>(w: World<S, C>, seat: number, options: number[], max: number): void {
  const { s } = w;
  s.asks.push({ id: s.serial++, seat, decision: w.game.windows!.decision.index, options, min: 1, max });
}

export function windowAnswered<S extends KernelState, C>(
  w: World<S, C>,
  frame: Frame,
  asked: Ask,
  codes: readonly number[],
): void {
  const { s } = w;
  if (frame.at === Step.inTurn) {
    if (codes[0] === PASS) frame.regs.splice(LIST, 1);
    else answerWith(w, frame, asked.seat, codes[0]);
    return;
  }
  s.sealed[asked.seat] = codes.filter((code) => code !== PASS);
  if (s.asks.length === 0) declareAll(w, w.game.windows!, frame);
}

/** All have answered: what was declared, and what comes by itself, in order. */
function declareAll<S extends KernelState, C>(w: World<S, C>, windows: Windows<S, C>, frame: Frame): void {
  const { s } = w;
  const deeds = s.stack[frame.regs[DEEDS]];
  for (const seat of frame.regs.splice(LIST)) {
    for (const code of mandatoryOf(w, windows, deeds, momentOf(frame), seat)) frame.regs.push(seat, code);
    for (const code of s.sealed[seat] ?? []) frame.regs.push(seat, code);
    if (seat < s.sealed.length) s.sealed[seat] = [];
  }
}
