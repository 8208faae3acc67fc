/** Tokens in words. */
import type { Language } from "@blackrose/language";
import { tokenText, ui } from "@blackrose/treachery";
import { byHouse, cards, type Seen } from "./seen.ts";

/** The tokens at a place, house by house, or that there are none. */
export function tokenList(s: Seen, place: number, language: Language): string {
  const all = byHouse(s, place).flatMap(({ values }) => values.map((value) => tokenText(cards, value, language)));
  return all.length === 0 ? ui(language).word.nothing.toLowerCase() : all.join(", ");
}
