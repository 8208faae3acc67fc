/** Jinxes: what is left of them, who can bear which, how they are tied, passed on and lifted (L-JX). */
import { attempt, laid, perform } from "@blackrose/kernel";
import type { Family } from "../cards/attachments.ts";
import { attach, detach, passAttachment } from "../deeds.ts";
import { Source } from "../effects/context.ts";
import { type Attached, CELL, type Laid, type Lodge, NONE } from "../state.ts";
import { controllerOf, figureOf, isMage, type Mage, type Model } from "../who.ts";

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

/** Whether a mage has room for it: three at most, all different (L-JX-02). */
function hasRoom(w: Laid, mage: Mage, kind: number): boolean {
  const borne = borneBy(w, mage, "jinx");
  return w.s.at[mage] !== CELL && borne.length < MOST_JINXES && borne.every((jinx) => jinx.kind !== kind);
}

export const canTie = (w: Laid, mage: Mage, kind: number): boolean => hasRoom(w, mage, kind) && isFree(w, kind);

/** Every kind that can be tied to a mage. */
export const tiable = (w: Laid, mage: Mage): number[] =>
  w.cards.attachments.flatMap(({ is }, kind) => (is.family === "jinx" && canTie(w, mage, kind) ? [kind] : []));

/** It belongs to nobody (L-JX-04), and what it does is a rule's doing: no spell's, no matter which one tied it. */
const BARE = { owner: NONE, source: Source.rule, card: NONE, it: NONE, room: NONE, n: 0, left: NONE, until: NONE };

export const tie = (w: Lodge, seat: number, mage: Mage, kind: number): void =>
  attempt(w, seat, [laid(attach, { ...BARE, kind, on: mage })]);

/** Its cubes go home, the card to the reserve (L-JX-06). */
export function lift(w: Lodge, at: number): void {
  const { kind, on, owner }: Attached = w.s.attachments[at];
  perform(w, detach, { at, kind, on, owner });
}

/** To another mage, without its cubes; where it cannot be tied there it is lifted instead. Whether it was passed (L-JX-06). */
export function passOn(w: Lodge, at: number, to: Mage): boolean {
  const { kind, on } = w.s.attachments[at];
  const fits = hasRoom(w, to, kind);
  if (fits) perform(w, passAttachment, { at, kind, from: on, to });
  else lift(w, at);
  return fits;
}
