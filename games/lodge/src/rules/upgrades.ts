/** Upgrades: what an evocation carries, and how one is fitted (L-UP). What else it can carry is told in the box that has them. */
import { attempt, laid } from "@blackrose/kernel";
import { attach } from "../deeds.ts";
import { Source } from "../effects/context.ts";
import { type Laid, type Lodge, NONE } from "../state.ts";
import { figureOf, type Model } from "../who.ts";
import { borneBy } from "./jinxes.ts";

export const upgradesOn = (w: Laid, model: Model): { readonly at: number; readonly kind: number }[] =>
  borneBy(w, model, "upgrade");

/** It works for whoever controls its bearer, and what it does is the evocation's doing (L-UP-03). */
export function fit(w: Lodge, seat: number, model: Model, kind: number): void {
  const doing = { owner: NONE, source: Source.evocation, card: figureOf(model) as number };
  const lies = { ...doing, kind, on: model, it: model, room: NONE, n: 0, left: NONE, until: NONE };
  attempt(w, seat, [laid(attach, lies)]);
}
