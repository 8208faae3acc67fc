/** The title of a card as it fits on one: long words break where their language lets them, long titles are set smaller. */
import type { Language } from "@blackrose/language";
import { wordsIn } from "./words.ts";

/** A break that shows only where it is needed. */
const SOFT_HYPHEN = "\u00AD";
/** So many letters fit on a line of a card in the hand, and of one before a player. */
export const FITS = 10;
export const FITS_IN_PLAY = 7;
const FITS_IN_TWO = 17;

const wordsOf = (title: string): string[] => title.split(/[\s’]+/);

/** Long words with a mark where they may break, as `necro·mancer`, by the word itself. */
const breaksIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(wordsIn(language).breaks.map((word) => [word.replaceAll("·", ""), word]));

/** Breaks only words longer than what fits. */
export function titleIn(title: string, language: Language, fits = FITS): string {
  const breaks = breaksIn(language);
  return title.replaceAll(/\p{L}+/gu, (word) => {
    const marked = word.length > fits ? breaks.get(word.toLowerCase()) : undefined;
    if (marked === undefined) return word;
    const at = marked.indexOf("·");
    return word.slice(0, at) + SOFT_HYPHEN + word.slice(at);
  });
}

export const isLong = (title: string): boolean =>
  title.length > FITS_IN_TWO || wordsOf(title).some((word) => word.length > FITS);
