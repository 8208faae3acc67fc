/**
 * Finding rules by what a player would type: a question in their own words and language. The rules are English, so words of other
 * languages are looked up (`lexicon.ts`), and the words of the glossary and the names of cards lead to the rules they cite.
 */
import type { Language } from "@blackrose/language";
import { type Chapter, rowId } from "./books.ts";
import { LITTLE_WORDS, MEANS } from "./lexicon.ts";
import { type Block, plainOf } from "./markdown.ts";

/** A word players know, in their language, with the rule that says it in full. */
export interface Known {
  readonly word: string;
  readonly means: string;
  readonly rule: string;
}

export interface Place {
  readonly chapter: Chapter;
  readonly block: Block;
  /** By which it is reached, if it has one. */
  readonly id: string | null;
}

/** So much of what was asked must be met. */
const ENOUGH = 0.5;

/** Without accents and case, so that nobody needs to type them. */
export const bare = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const lettersOf = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is left of a word when its ending goes: "tokens" and "token" are one word, "jugadores" and "jugador" too. */
function stem(word: string): string {
  if (word.length < 5) return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  return word.replace(/(ings?|ed|es|s|e)$/, "");
}

/** Forms of one word begin alike: "gana" and "ganar", "mise" and "miser". */
function akin(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length);
  let same = 0;
  while (same < short && a[same] === b[same]) same += 1;
  return same >= Math.max(4, short - 2) || a === b;
}

/** The beginnings of English words a word may stand for. */
function english(word: string, language: Language): string[] {
  const means = [...MEANS[language]];
  const own = stem(word);
  const exact = means.filter(([from]) => stem(from) === own);
  return (exact.length > 0 ? exact : means.filter(([from]) => akin(from, own))).flatMap(([, to]) => to.map(stem));
}

/** Each thing asked for: its own beginning, and those of the English words that say it. */
function wishes(sought: string, language: Language): { readonly own: string; readonly english: readonly string[] }[] {
  const little = LITTLE_WORDS[language];
  // With its accents a word may be another one: "dés" are dice, "des" says nothing.
  const asked = sought.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return asked
    .filter((word) => !little.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(bare)
    .map((word) => ({ own: stem(word), english: english(word, language) }));
}

/** The words of the glossary that a question speaks of: those it says first, then those that mean the same. */
export function meantBy(sought: string, language: Language, known: readonly Known[]): Known[] {
  const wanted = wishes(sought, language);
  const asked = new Set(lettersOf(sought).map(stem));
  const near = new Set(wanted.flatMap((wish) => [wish.own, ...wish.english]));
  const says = (word: string): number => {
    const parts = lettersOf(word);
    if (parts.every((part) => asked.has(stem(part)))) return 1 + word.length;
    return parts.length === 1 && english(parts[0], language).some((one) => near.has(one)) ? 1 : 0;
  };
  return known
    .map((one) => ({ one, said: says(one.word) }))
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said)
    .map(({ one }) => one);
}

interface Indexed {
  readonly place: Place;
  readonly words: readonly string[];
  readonly length: number;
}

const indexed = new WeakMap<readonly Chapter[], readonly Indexed[]>();

/** The books as single places, each with the words on it: a line of a table is one of its own. Made once for each book. */
function indexOf(chapters: readonly Chapter[]): readonly Indexed[] {
  const made =
    indexed.get(chapters) ??
    chapters
      .flatMap((chapter) =>
        chapter.blocks.flatMap((block): Place[] => {
          if (block.is !== "table") return [{ chapter, block, id: "id" in block ? block.id : null }];
          return block.rows.map((row) => ({ chapter, block: { ...block, rows: [row] }, id: rowId(row) }));
        }),
      )
      .map((place) => {
        const words = lettersOf(textOf(place.block));
        return { place, words: [...new Set(words)], length: words.length };
      });
  indexed.set(chapters, made);
  return made;
}

const textOf = (block: Block): string => {
  if (block.is === "code") return block.text;
  if (block.is === "table") return block.rows.flat().map(plainOf).join(" ");
  return plainOf(block.text);
};

export function searchRules(
  chapters: readonly Chapter[],
  sought: string,
  language: Language,
  known: readonly Known[],
): Place[] {
  const wanted = wishes(sought, language).map((wish) => [wish.own, ...wish.english]);
  const cited = new Set(meantBy(sought, language, known).map(({ rule }) => rule));
  // Who types a rule's number wants that rule.
  const named = bare(sought.trim());
  const places = indexOf(chapters);
  const meets = (words: readonly string[], wish: readonly string[]): boolean =>
    words.some((word) => wish.some((start) => (start.length > 2 ? word.startsWith(start) : word === start)));
  // What stands everywhere says little about where to look.
  const weights = wanted.map((wish) => {
    const many = places.filter(({ words }) => meets(words, wish)).length;
    return many === 0 ? 0 : Math.log(1 + places.length / many);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return places
    .map(({ place, words, length }) => {
      const met = wanted.reduce((sum, wish, i) => sum + (meets(words, wish) ? weights[i] : 0), 0);
      const { id, block } = place;
      const isCited = id !== null && [...cited].some((rule) => id === rule || id.startsWith(`${rule}-`));
      const isNamed = id !== null && bare(id) === named;
      if (!isCited && !isNamed && (total === 0 || met < total * ENOUGH)) return { place, score: 0 };
      // A rule is worth more than talk about it, and a short one is more to the point.
      const worth = (id === null || block.is === "heading" ? 0.8 : 1) / (1 + length / 400);
      return { place, score: (met + (isCited ? total * 0.6 + 1 : 0)) * worth + (isNamed ? 1_000 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}
