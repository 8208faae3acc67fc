/** Short ways to write action cards; what comes out is the plain data of cards/avatar.ts. */
import type { ActionCard, ActionEffect, ListNumber } from "../../avatar.ts";
import { combat, contingency, deal, ignoreDamage, protection, self, thisTurn, trap } from "../../build.ts";
import type { Element, Sentence, Side, Target, Words } from "../../says.ts";

type Says = readonly Sentence[];

export const physical = (list: ListNumber, ...says: Says): ActionEffect => ({ is: "physical", list, says });
const spell = (side: Side, list?: ListNumber): ActionEffect => ({ is: "spell", side, ...(list && { list }) });
export const strikes = (list: ListNumber, element: Element, target: Target, ...says: Says): ActionEffect =>
  spell(combat(element, target, says), list);
export const works = (list: ListNumber | null, element: Element, target: Target, ...says: Says): ActionEffect =>
  spell(contingency(element, target, says), list ?? undefined);

type Back = NonNullable<ActionCard["back"]>;

const AIMED = { on: "targeted", by: "combat", kind: "single" } as const;

/** Before he is hit by it: so much of its damage comes to nothing. */
export const guardsAimed = (n: number): Back => ({
  when: "aimed at",
  side: protection("any", self, AIMED, [
    thisTurn({ on: "would suffer", who: "you", from: "that spell" }, [ignoreDamage(n)], { once: true }),
  ]),
});
export const guardsHit = (n: number): Back => ({
  when: "hit",
  side: protection("any", self, { on: "would suffer", who: "you" }, [ignoreDamage(n)]),
});
/** It hits whoever is behind the spell or the damage, wherever that stands (L-AVW-04). */
export const springsAimed = (n: number): Back => ({
  when: "aimed at",
  side: trap("any", self, AIMED, [deal(n, "it")]),
});
export const springsHit = (n: number): Back => ({
  when: "hit",
  side: trap("any", self, { on: "suffers", who: "you" }, [deal(n, "it")]),
});

type ActionEntry = Omit<ActionCard, "id" | "moon" | "provenance" | "name"> & { readonly name: Words };

/** The ten action cards of a moon. */
export const actions = (
  moon: ActionCard["moon"],
  entries: { readonly [id: string]: ActionEntry },
): readonly ActionCard[] =>
  Object.entries(entries).map(([id, { name, ...card }]) => ({ id, moon, name, ...card, provenance: "designed" }));
