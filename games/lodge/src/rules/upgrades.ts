/** Upgrades: what an evocation carries, what else it can, how they are fitted and kept (L-UP). */
import { attempt, call, laid, perform } from "@blackrose/kernel";
import { attach, detach } from "../deeds.ts";
import { defeats } from "../effects/defeat.ts";
import { Source } from "../effects/context.ts";
import { defeatsShape } from "../frames.ts";
import { type Laid, type Lodge, NONE } from "../state.ts";
import { controllerOf, figureOf, isMage, type Model } from "../who.ts";
import { borneBy, isFree } from "./jinxes.ts";

/** On one evocation, all different, unless its card says otherwise (L-UP-02). */
const MOST_UPGRADES = 2;

/** Whether this seat can fit Upgrades to a model: to evocations of its own, but not to shadows. */
export function canBeUpgraded({ s, cards }: Laid, model: Model, seat: number): boolean {
  if (model === NONE || isMage(model) || s.figureAt[figureOf(model)] < 0) return false;
  return controllerOf(s, model) === seat && cards.figures[figureOf(model)].archetype !== "shadow";
}

export const upgradesOn = (w: Laid, model: Model): { readonly at: number; readonly kind: number }[] =>
  borneBy(w, model, "upgrade");

export function isFull(w: Laid, model: Model): boolean {
  const { carries = MOST_UPGRADES } = w.cards.figures[figureOf(model)];
  return upgradesOn(w, model).length >= carries;
}

/** Every kind that can be fitted to it from the reserve, be it in the place of another. */
export function fitting(w: Laid, model: Model): number[] {
  const alike = w.cards.figures[figureOf(model)].carries !== undefined;
  const carried = upgradesOn(w, model).map(({ kind }) => kind);
  return w.cards.attachments.flatMap(({ is }, kind) =>
    is.family === "upgrade" && isFree(w, kind) && (alike || !carried.includes(kind)) ? [kind] : [],
  );
}

/** It works for whoever controls its bearer, and what it does is the evocation's doing (L-UP-03). */
export function fit(w: Lodge, seat: number, model: Model, kind: number): void {
  const doing = { owner: NONE, source: Source.evocation, card: figureOf(model) as number };
  const lies = { ...doing, kind, on: model, it: model, room: NONE, n: 0, left: NONE, until: NONE };
  attempt(w, seat, [laid(attach, lies)]);
}

/** It goes back to the reserve. Who has too much damage without it is removed (L-UP-05). */
export function takeOff(w: Lodge, at: number, seat: number): void {
  const { kind, on, owner } = w.s.attachments[at];
  perform(w, detach, { at, kind, on, owner });
  call(w, defeats, seat, defeatsShape.make());
}
