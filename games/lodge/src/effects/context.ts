/** The numbers of an effect under way: whom it aims at, where it starts, what it has done so far. They stand in its frame. */
import { type Frame, FrameKind, read } from "@blackrose/kernel";
import { CELL, isMage, type Lodge, NONE, placeOf } from "../state.ts";
import type { Program } from "./program.ts";

/** Places of the numbers in the frame's registers. The first four are told when the target is used. From `hits` on follow the models hit. */
export const R = {
  target: 0,
  targetRoom: 1,
  /** Mages whom it passes by, see Avoid. */
  avoid: 2,
  /** 1 once the target was used, where that is answered (L-INT-19). */
  used: 3,
  it: 4,
  here: 5,
  there: 6,
  source: 7,
  card: 8,
  answered: 9,
  another: 10,
  /** Mages still to come in a loop, as bits; NONE outside of one. */
  loop: 11,
  converted: 12,
  notConverted: 13,
  transferred: 14,
  unplaced: 15,
  removed: 16,
  healed: 17,
  affected: 18,
  crossed: 19,
  /** "That much": damage suffered or ignored, points gained. */
  amount: 20,
  namedType: 21,
  slot: 22,
  /** What a defeat by this sentence earns instead of the usual points, see Award. */
  award: 23,
  /** The same as `loop` for mages who may be spared, inside another loop. */
  inner: 24,
  /** Cubes of a cost still to be paid. */
  owing: 25,
  hits: 26,
} as const;

/** Where an effect comes from. */
export const Source = { spell: 0, room: 1, quest: 2, event: 3, evocation: 4, attack: 5, trap: 6, rule: 7 } as const;

/** How a spell passes a mage by, as bits: it does nothing to that mage, or only deals no damage (L-INT-15). */
export const Avoid = {
  effect: (seat: number): number => 1 << seat,
  damage: (seat: number): number => 1 << (seat + 8),
} as const;

/** Rewards that replace the usual ones. */
export const Award = { none: 0, fiveAlone: 1, sixAlone: 2 } as const;

export interface Start {
  readonly target?: number;
  readonly targetRoom?: number;
  readonly it?: number;
  readonly here?: number;
  readonly there?: number;
  readonly source: number;
  /** The card, room, quest, event or figure it comes from. */
  readonly card: number;
  /** The place in the stack of the deeds it answers. */
  readonly answered?: number;
  readonly amount?: number;
  readonly slot?: number;
  readonly avoid?: number;
}

/** Reads the sentences of an effect for its controller. It starts in the controller's room unless told otherwise. */
export function resolve(w: Lodge, program: Program, seat: number, start: Start): void {
  const regs = new Array<number>(R.hits).fill(0);
  regs[R.target] = start.target ?? NONE;
  regs[R.targetRoom] = start.targetRoom ?? NONE;
  regs[R.it] = start.it ?? start.target ?? NONE;
  regs[R.here] = start.here ?? roomOf(w, seat);
  regs[R.there] = start.there ?? NONE;
  regs[R.source] = start.source;
  regs[R.card] = start.card;
  regs[R.answered] = start.answered ?? NONE;
  regs[R.another] = NONE;
  regs[R.loop] = NONE;
  regs[R.inner] = NONE;
  regs[R.amount] = start.amount ?? 0;
  regs[R.namedType] = NONE;
  regs[R.slot] = start.slot ?? NONE;
  regs[R.avoid] = start.avoid ?? 0;
  read(w, program.script, seat, regs);
}

/** A model's room, or NONE in its cell and out of play. */
export function roomOf(w: Lodge, model: number): number {
  const place = placeOf(w.s, model);
  return place === CELL ? NONE : place;
}

/** Whether the effect passes this model by. */
export const isPassedBy = (frame: Frame, model: number): boolean =>
  model !== NONE && isMage(model) && (frame.regs[R.avoid] & Avoid.effect(model)) !== 0;

export const hitsOf = (frame: Frame): number[] => frame.regs.slice(R.hits);

/** The effect that a frame pushed by it reports to: the nearest script below it. */
export function effectBelow(w: Lodge, from = w.s.stack.length - 1): Frame | null {
  const { stack } = w.s;
  for (let i = from; i >= 0; i--) if (stack[i].kind === FrameKind.script) return stack[i];
  return null;
}
