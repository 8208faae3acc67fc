/**
 * The one way in which rules ask. Who answers is not always who is asked: the Crown holder does for the Black Rose (L-TRN-07, L-OQ-33), and
 * a mage nobody sits for follows a list of priorities; what they leave open is the Crown holder's, too.
 */
import { ask, type Decision, perform } from "@blackrose/kernel";
import { follow } from "../deeds/avatar.ts";
import type { Lodge, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { type Controller, isAvatar, rightOf, type Seat } from "../who.ts";

/** What steps are called; the log says which one chose. New ones come last. */
export const STEPS = [
  "damage",
  "nearest",
  "power",
  "trophies",
  "mages",
  "models",
  "instability",
  "a mage",
  "unused token",
  "farthest",
  "fewest steps",
  "no Colossus",
  "kept",
  "useful",
  "never declined",
  "rightmost",
  "toward",
  "strength",
  "slot",
  "least health",
  "declined",
] as const;
export type StepName = (typeof STEPS)[number];

/** One step of a list of priorities: the options it likes best. All of them where it does not mind. */
export interface Priority {
  /** See STEPS. */
  readonly name: string;
  best(w: Lodge, options: readonly number[]): readonly number[];
}

/** What a mage nobody sits for goes by at a question. */
export type Priorities = (w: Lodge, decision: string, controller: Controller) => readonly Priority[];

/** The seat that answers for a mage or for the Black Rose. Where the Avatar holds the Crown, it is the one on his right (L-AVA-30). */
export function deciderOf({ s }: Lodge, controller: Controller): Seat {
  if (controller < s.seats) return controller;
  return isAvatar(s, s.crown) ? rightOf(s, s.crown) : s.crown;
}

/** What a list leaves of some options, and the step that chose, if any did. */
export interface Followed {
  readonly left: readonly number[];
  readonly by: Priority | null;
}

/** Step by step only the options liked best are left; the last step that left fewer chose. */
export function followed(w: Lodge, steps: readonly Priority[], options: readonly number[]): Followed {
  let left = options;
  let by: Priority | null = null;
  for (const step of steps) {
    if (left.length <= 1) break;
    const before = left.length;
    left = step.best(w, left);
    if (left.length < before) by = step;
  }
  return { left, by };
}

/** The log names the step that left one option only. */
export function tellStep(w: Lodge, controller: Controller, { left, by }: Followed): void {
  const step = (STEPS as readonly string[]).indexOf(by?.name ?? "");
  if (step >= 0 && left.length === 1) perform(w, follow, { seat: controller, step, thing: left[0] });
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
  if (steps === undefined || max > 1) {
    ask(w, decision, seat, options, min, max);
    return;
  }
  const found = followed(w, steps, options);
  tellStep(w, controller, found);
  // He has nothing to hide: where one option is left nobody is asked.
  ask(w, { ...decision, veiled: false }, seat, [...found.left], min, max);
}
