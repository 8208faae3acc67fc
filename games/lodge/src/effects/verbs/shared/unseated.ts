/** A mage nobody sits for has no hand, no sheet and no open quests: what stands in their place (L-AVX). */
import { perform } from "@blackrose/kernel";
import { loseClaimed } from "../../../deeds.ts";
import type { Instead } from "../../../modes/mode.ts";
import { type Lodge, NONE, type State } from "../../../state.ts";
import { isAvatar, type Mage } from "../../../who.ts";

/** Of everyone else nothing. */
export const insteadFor = (w: Lodge, mage: Mage): Instead | undefined =>
  isAvatar(w.s, mage) ? w.cards.mode.unseated?.instead : undefined;

/** The quests that effects of others find with a mage: with the Avatar the top one of those he has claimed (L-AVX-10). */
export const questsWith = (s: State, mage: Mage, what: "quests" | "completed" = "quests"): readonly number[] =>
  isAvatar(s, mage) ? s.claimed.slice(-1) : s[what][mage];

/** The top one of those he has claimed is discarded, or goes to another's solved ones. */
export function loseTopClaimed(w: Lodge, mage: Mage, to: Mage = NONE): void {
  const [quest] = questsWith(w.s, mage);
  if (quest !== undefined) perform(w, loseClaimed, { seat: mage, to, quest });
}
