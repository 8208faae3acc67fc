/** What lies on mages and evocations, jinxes among it: who bears what, what is left of it, how it is lifted (L-JX). */
import { perform } from "@blackrose/kernel";
import type { Family } from "../cards/attachments.ts";
import { detach } from "../deeds.ts";
import { type Attached, CELL, type Laid, type Lodge, NONE } from "../state.ts";
import { controllerOf, figureOf, isMage, type Model } from "../who.ts";

/** On one mage (L-JX-02). */
export const MOST_JINXES = 3;

/** What lies on a mage or an evocation of a family, with its place among all that is attached. */
export function borneBy(
  { s, cards }: Laid,
  model: number,
  family: Family,
): { readonly at: number; readonly kind: number }[] {
  return s.attachments.flatMap(({ kind, on, it }, at) => {
    const { is } = cards.attachments[kind];
    const bears = isMage(model) ? "mage" : "evocation";
    if (on !== model || is.on !== bears || is.family !== family) return [];
    // A Nightmare card whose Umbra has left only waits until it has woken (L-NM-06).
    return family === "nightmare" && s.figureAt[figureOf(it)] === NONE ? [] : [{ at, kind }];
  });
}

/** The same of all mages outside their cells (L-RB-38, L-RB-44). */
export const borneInPlay = (w: Laid, family: Family): { readonly at: number; readonly kind: number }[] =>
  w.s.at.flatMap((place, mage) => (place === CELL ? [] : borneBy(w, mage, family)));

/** Who bears what is said of a model: the mage, of an evocation its mage. NONE where there is none, or only in the cell (L-JX-01). */
export function bearerFor({ s }: Laid, model: Model): number {
  if (model === NONE) return NONE;
  const mage: number = controllerOf(s, model);
  return mage !== NONE && isMage(mage) && s.at[mage] !== CELL ? mage : NONE;
}

/** Whether a copy lies in the reserve. */
export function isFree({ s, cards }: Laid, kind: number): boolean {
  const { copies = Number.POSITIVE_INFINITY } = cards.attachments[kind].is;
  return s.attachments.filter((lies) => lies.kind === kind).length < copies;
}

/** Its cubes go home, the card to the reserve (L-JX-06). */
export function lift(w: Lodge, at: number): void {
  const { kind, on, owner }: Attached = w.s.attachments[at];
  perform(w, detach, { at, kind, on, owner });
}
