/** Decks and piles that verbs of cards speak of. */
import { perform } from "@blackrose/kernel";
import type { MoonOf } from "../../../cards/says.ts";
import { Look, showTo } from "../../../deeds.ts";
import { cardsLeft } from "../../../rules/study.ts";
import type { Lodge } from "../../../state.ts";

/** The moon a card speaks of. */
export function moonOf(w: Lodge, which: MoonOf | undefined, quest: number): number {
  switch (which) {
    case "next":
      return Math.min(3, w.s.moon + 1);
    case "previous":
      return Math.max(1, w.s.moon - 1);
    case "first":
      return 1;
    case "second":
      return 2;
    case "third":
      return 3;
    case "of that quest":
      return w.cards.content.quests[quest]?.moon ?? w.s.moon;
    default:
      return w.s.moon;
  }
}

export const openSchools = (w: Lodge): number[] =>
  [...w.s.library.keys()].filter((school) => cardsLeft(w.s, school) > 0);

/** The top of a moon's deck before one's eyes, if there is any. */
export function showTop(
  w: Lodge,
  seat: number,
  what: "top quests" | "top events",
  moon: number,
  cards: readonly number[],
): void {
  if (cards.length > 0) perform(w, showTo, { seat, to: [seat], what: Look[what], moon, cards });
}
