/** What a sheet counts and marks, and what that says when somebody asks. */
import type { Language } from "@blackrose/language";
import { valuesNow } from "@blackrose/lodge/text/index";
import type { Explanation, Scene, ThingKey } from "../face.ts";
import { healthOf, laid, lifeOf, nameOfSeat, sayIn, type Seen, seen, tileNamed } from "./game.ts";
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
type Marked = Count | "health" | "crown" | "first";

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
      return s.quests[seat].length + s.toSolve[seat].length;
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

export function aboutCount(scene: Scene, seat: number, count: string): Explanation | null {
  const marked = ([...COUNTS, "health", "crown", "first"] as const).find((one) => one === count);
  if (marked === undefined || seat < 0) return null;
  return {
    title: `${nameOfSeat(scene, seat)} – ${countNamed(marked, scene.language)}`,
    paragraphs: [
      told(scene, seat, marked),
      ...(marked === "health" ? [valuesNow(laid(scene), seat, scene.language)] : []),
    ],
    rule: marked === "crown" || marked === "first" ? "L-TRN-02" : "L-COM-07",
  };
}

function told(scene: Scene, seat: number, count: Marked): string {
  const s = seen(scene);
  const word = words(scene.language);
  const { sheet } = word;
  switch (count) {
    case "actions":
      return sheet.actions(s.actions[seat]);
    case "hand":
    case "grimoire":
    case "memories":
      return sheet.cards(s.hands[seat].length, s.grimoires[seat].length, s.memories[seat].length);
    case "quests":
    case "completed":
      return sheet.quests(countOf(s, seat, "quests"), s.completed[seat].length);
    case "trophies":
      return sheet.trophies(s.trophies[seat]);
    case "tokens":
      return sheet.tokens(s.won[seat].map((tile) => tileNamed(scene, tile, scene.language)).join(", ") || "–");
    case "cubes":
      return word.cube(nameOfSeat(scene, seat));
    case "health":
      return word.life(lifeOf(scene, seat), healthOf(scene, seat));
    case "crown":
    case "first":
      return sheet.crownHelp;
  }
}
