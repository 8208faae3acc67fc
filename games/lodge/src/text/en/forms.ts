/** English: forms of words. */
import type { Mood } from "../scene.ts";

/** "draw", "draws". */
export function verb(mood: Mood, word: string): string {
  if (mood !== "told") return word;
  if (word === "have") return "has";
  if (/(?:[sxz]|ch|sh|o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
