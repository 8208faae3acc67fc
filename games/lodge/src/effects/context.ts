/** The numbers of an effect under way: whom it aims at, where it starts, what it has done so far. They stand in its frame. */
import { type Frame, FrameKind, read } from "@blackrose/kernel";
import { effectShape } from "../frames.ts";
import { CELL, type Laid, type Lodge, NONE, placeOf } from "../state.ts";
import { controllerOf, figureOf, isMage } from "../who.ts";
import type { Program } from "./program.ts";

/** Where its numbers stand. */
export const R = effectShape.at;

/** Where an effect comes from. */
export const Source = { spell: 0, room: 1, quest: 2, event: 3, evocation: 4, attack: 5, trap: 6, rule: 7 } as const;

/** How a spell passes a mage by, as bits: it does nothing to that mage, or only deals no damage (L-INT-15). */
export const Avoid = {
  effect: (seat: number): number => 1 << seat,
  damage: (seat: number): number => 1 << (seat + 8),
} as const;

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
  readonly beside?: number;
  readonly bidden?: number;
}

/** Reads the sentences of an effect for its controller. It starts in the controller's room unless told otherwise. */
export function resolve(w: Lodge, program: Program, seat: number, start: Start): void {
  const { it = start.target ?? NONE, here = roomOf(w, seat), ...rest } = start;
  const { target = NONE } = start;
  const targetMage = target === NONE ? NONE : controllerOf(w.s, target);
  const regs = effectShape.make({ ...rest, it, here, targetMage });
  read(w, program.script, seat, regs);
}

/** A model's room, or NONE in its cell and out of play. A card that drives something is where that lies (L-HAS-02). */
export function roomOf(w: Laid, model: number): number {
  const place = placeOf(w.s, model);
  if (place !== CELL) return place;
  const drives = isMage(model) ? undefined : w.cards.figures[figureOf(model)].drives;
  return drives === undefined ? NONE : roomOfThing(w, drives);
}

/** The room in which a thing lies that there is once, or NONE. */
export const roomOfThing = ({ s, cards }: Laid, id: string): number =>
  s.attachments.find(({ kind }) => cards.attachments[kind].is.id === id)?.on ?? NONE;

/** Whether the effect passes this model by. */
export const isPassedBy = (frame: Frame, model: number): boolean =>
  model !== NONE && isMage(model) && (frame.regs[R.avoid] & Avoid.effect(model)) !== 0;

/** The models it has hit so far, each once. */
export const hitsOf = (frame: Frame): number[] => [...new Set(effectShape.rest(frame))];
/** They, and whom it struck last, though no cube may have come of it. */
export const struckBy = (frame: Frame): number[] => [...hitsOf(frame), frame.regs[R.struck]];

/** The effect that a frame pushed by it reports to: the nearest script below it. */
export function effectBelow(w: Lodge, from = w.s.stack.length - 1): Frame | null {
  const { stack } = w.s;
  for (let i = from; i >= 0; i--) if (stack[i].kind === FrameKind.script) return stack[i];
  return null;
}
