/**
 * Deeds are the only way the world changes. `perform` does one at once; `attempt` lays several down as one simultaneous
 * whole that may be answered: before it happens (to change or prevent it) and after.
 */
import type { Deed, Event, Params, Moment, World } from "./game.ts";
import { call } from "./stack.ts";
import { type Frame, FrameKind, type KernelState } from "./state.ts";
import { openWindow } from "./windows.ts";

/** Does a deed now. It is for deeds that nobody can answer or hear. */
export function perform<S extends KernelState, C, P extends Params>(
  w: World<S, C>,
  deed: Deed<S, C, P>,
  params: P,
): void {
  if (deed.answerable) throw new Error(`${deed.verb} may be answered: attempt it`);
  quietly(w, deed, params);
}

/** Does a deed now, though elsewhere it may be answered: here it is no event of the game but a part of something else, or of setup. */
export function quietly<S extends KernelState, C, P extends Params>(
  w: World<S, C>,
  deed: Deed<S, C, P>,
  params: P,
): void {
  deed.apply(w, params);
  if (deed.reveals) w.s.barrier = w.s.answers;
  if (w.events !== null) w.events.push({ verb: deed.verb, ...params } as Event);
}

/** One deed of a simultaneous whole, as numbers: which deed, then its parameters in declared order. */
type Coded = readonly number[];

export function laid<S extends KernelState, C, P extends { readonly [field: string]: number }>(
  deed: Deed<S, C, P>,
  params: P,
): Coded {
  if (!deed.answerable) throw new Error(`${deed.verb} cannot be answered: perform it`);
  return [deed.index, ...deed.names.map((name) => params[name])];
}

/** Lays deeds down to happen together once nobody answers any more. What changes them by itself comes first. */
export function attempt<S extends KernelState, C>(w: World<S, C>, seat: number, deeds: readonly Coded[]): void {
  if (deeds.length === 0) return;
  w.s.stack.push({ kind: FrameKind.deeds, of: 0, at: 0, seat, regs: deeds.flat() });
  if (w.game.before !== null) call(w, w.game.before, seat);
}

/** A deed lying in a frame, to be read and, in a "would" window, changed. */
export class Lying<S extends KernelState, C> {
  readonly deed: Deed<S, C, Params>;
  readonly #regs: number[];
  readonly #place: number;
  constructor(deed: Deed<S, C, Params>, regs: number[], place: number) {
    this.deed = deed;
    this.#regs = regs;
    this.#place = place;
  }
  /** A prevented deed keeps its number as −1 − n, so that what was prevented can still be told. */
  get prevented(): boolean {
    return this.#regs[this.#place] < 0;
  }
  get(name: string): number {
    return this.#regs[this.#place + 1 + this.deed.names.indexOf(name)];
  }
  set(name: string, value: number): void {
    this.#regs[this.#place + 1 + this.deed.names.indexOf(name)] = value;
  }
  prevent(): void {
    if (!this.prevented) this.#regs[this.#place] = -1 - this.#regs[this.#place];
  }
}

/** The deeds of a frame, prevented ones included, in the order they were laid down. */
export function lying<S extends KernelState, C>(w: World<S, C>, frame: Frame): Lying<S, C>[] {
  const found: Lying<S, C>[] = [];
  const { regs } = frame;
  for (let at = 0; at < regs.length; ) {
    const deed = w.game.deeds[regs[at] < 0 ? -1 - regs[at] : regs[at]];
    found.push(new Lying(deed, regs, at));
    at += 1 + deed.names.length;
  }
  return found;
}

/** Whether every deed of a frame was prevented. */
function allPrevented<S extends KernelState, C>(w: World<S, C>, { regs }: Frame): boolean {
  for (let at = 0; at < regs.length; ) {
    if (regs[at] >= 0) return false;
    at += 1 + w.game.deeds[-1 - regs[at]].names.length;
  }
  return true;
}

export const MOMENTS: readonly (Moment | "apply")[] = ["would", "apply", "did"];

/** would → happens → did. Both windows see the same frame; what was prevented neither happens nor is reacted to. */
export function runDeeds<S extends KernelState, C>(w: World<S, C>, frame: Frame): void {
  if (frame.at >= MOMENTS.length || allPrevented(w, frame)) {
    w.s.stack.pop();
    return;
  }
  const moment = MOMENTS[frame.at++];
  if (moment !== "apply") {
    openWindow(w, w.s.stack.length - 1, moment);
    return;
  }
  for (const one of lying(w, frame)) {
    if (one.prevented) continue;
    const params: { [field: string]: number } = {};
    for (const name of one.deed.names) params[name] = one.get(name);
    quietly(w, one.deed, params);
  }
  if (w.game.after !== null) call(w, w.game.after, frame.seat);
}
