/**
 * The one way in which rules ask. Who answers is not always who is asked: the Crown holder does for the Black Rose (L-TRN-07, L-OQ-33), and
 * a mage nobody sits for follows a list of priorities; what they leave open is the Crown holder's, too.
 */
import { ask, type Decision } from "@blackrose/kernel";
import type { Lodge, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Controller, Seat } from "../who.ts";

/** One step of a list of priorities: the options it likes best. All of them where it does not mind. */
export interface Priority {
  readonly name: string;
  best(w: Lodge, options: readonly number[]): readonly number[];
}

/** What a mage nobody sits for goes by at a question. */
export type Priorities = (w: Lodge, decision: string, controller: Controller) => readonly Priority[];

/** The seat that answers for a mage or for the Black Rose. */
export const deciderOf = ({ s }: Lodge, controller: Controller): Seat => (controller < s.seats ? controller : s.crown);

/** Step by step only the options liked best are left. */
export function narrow(w: Lodge, steps: readonly Priority[], options: readonly number[]): readonly number[] {
  let left = options;
  for (const step of steps) {
    if (left.length <= 1) break;
    left = step.best(w, left);
  }
  return left;
}

export function choose(
  w: Lodge,
  decision: Decision<State, Tables>,
  controller: Controller,
  options: number[],
  min = 1,
  max = 1,
): void {
  const seat = deciderOf(w, controller);
  const steps = seat === controller ? undefined : w.cards.mode.priorities?.(w, decision.id, controller);
  // Where several are wanted, a list of priorities does not say which go together.
  const left = steps === undefined || max > 1 ? options : [...narrow(w, steps, options)];
  ask(w, decision, seat, left, min, max);
}
