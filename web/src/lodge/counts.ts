/** What a sheet counts and marks. */
import type { Language } from "@blackrose/language";
import type { ThingKey } from "../face.ts";
import { sayIn, type Seen } from "./game.ts";
import { words } from "./words.ts";

/** In the order of the sheet. */
export const COUNTS = [
  "actions",
  "hand",
  "grimoire",
  "memories",
  "quests",
  "completed",
  "trophies",
  "tokens",
  "cubes",
] as const;
export type Count = (typeof COUNTS)[number];
/** Beside the numbers: what is marked in the head of the sheet. */
export type Marked = Count | "health" | "crown" | "first";

export const countKey = (seat: number, count: Marked): ThingKey => `count:P${seat + 1}/${count}`;

export function countOf(s: Seen, seat: number, count: Count): number {
  switch (count) {
    case "actions":
      return s.actions[seat];
    case "hand":
      return s.hands[seat].length;
    case "grimoire":
      return s.grimoires[seat].length;
    case "memories":
      return s.memories[seat].length;
    case "quests":
      return s.quests[seat].length;
    case "completed":
      return s.completed[seat].length;
    case "trophies":
      return s.trophies[seat];
    case "tokens":
      return s.won[seat].length;
    case "cubes":
      return s.supply[seat];
  }
}

export function countNamed(count: Marked, language: Language): string {
  const say = sayIn(language);
  if (count === "hand") return words(language).handSize;
  if (count === "tokens") return words(language).roomTokens;
  return count === "first" ? say.firstPlayer : say[count];
}
