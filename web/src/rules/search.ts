/**
 * Finding rules by what a player would type: a question in their own words. Words the rules do not use are looked up (`lexicon.ts`), and
 * the words of the glossary and the names of cards lead to the rules they cite.
 */
import type { Language } from "@blackrose/language";
import { type Chapter, rowId } from "./books.ts";
import { ENDINGS, LITTLE_WORDS, MEANS } from "./lexicon.ts";
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

/** What a place is worth that only speaks of rules, or that is about a box of its own and the question is not. */
const ASIDE = { talk: /overview|examples|open-questions/, box: /avatar|sator|solo|campaign/, worth: 0.6 };

/** What stands in the heading over a rule is said of it, and counts more if the rule says it as well. */
const TWICE = 1.8;

/** Without accents and case, so that nobody needs to type them. */
export const bare = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const lettersOf = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is left of a word when its ending goes: "tokens" and "token" are one word, "gana" and "ganar" too. */
function stem(word: string, language: Language): string {
  const short = word.replace(ENDINGS[language], "");
  return short.length >= 3 ? short : word;
}

/** Each thing asked for: the beginnings of the words that say it, its own first. */
function wishes(sought: string, language: Language): string[][] {
  const little = LITTLE_WORDS[language];
  // With its accents a word may be another one: "dés" are dice, "des" says nothing.
  const asked = sought.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return asked
    .filter((word) => !little.has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(bare(word), language))
    .map((own) => [own, ...meant(own, language)]);
}

/** The beginnings of what the rules may call a word. */
const meant = (own: string, language: Language): string[] =>
  [...MEANS[language]]
    .filter(([from]) => stem(from, language) === own)
    .flatMap(([, to]) => to.map((word) => stem(word, language)));

/** The words of the glossary that a question speaks of: those it says first, then those that mean the same. */
export function meantBy(sought: string, language: Language, known: readonly Known[]): Known[] {
  const asked = new Set(lettersOf(sought).map((word) => stem(word, language)));
  const near = new Set(wishes(sought, language).flat());
  const says = (word: string): number => {
    const parts = lettersOf(word).map((part) => stem(part, language));
    if (parts.every((part) => asked.has(part))) return 1 + word.length;
    return parts.length === 1 && near.has(parts[0]) ? 1 : 0;
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
  /** The words of the heading it stands under, and what its page is called. */
  readonly over: readonly string[];
  readonly length: number;
}

const indexed = new WeakMap<readonly Chapter[], readonly Indexed[]>();

/** The books as single places, each with the words on it: a line of a table is one of its own. Made once for each book. */
function indexOf(chapters: readonly Chapter[]): readonly Indexed[] {
  const made = indexed.get(chapters) ?? chapters.flatMap(placesIn);
  indexed.set(chapters, made);
  return made;
}

/** What the page of a box is called: its title, before that goes on to explain. */
const calledOf = ({ id, title }: Chapter): readonly string[] =>
  ASIDE.box.test(id) ? lettersOf(title.split(/[(:]/)[0]) : [];

function placesIn(chapter: Chapter): Indexed[] {
  // Rules on the Avatar's page call him "he": its name is said of all of them.
  const called = calledOf(chapter);
  let over = called;
  return chapter.blocks.flatMap((block): Indexed[] => {
    const isHeading = block.is === "heading";
    if (isHeading) over = [...lettersOf(plainOf(block.text)), ...called];
    const places: Place[] =
      block.is === "table"
        ? block.rows.map((row) => ({ chapter, block: { ...block, rows: [row] }, id: rowId(row) }))
        : [{ chapter, block, id: "id" in block ? block.id : null }];
    return places.map((place) => {
      const words = lettersOf(textOf(place.block));
      return { place, words: [...new Set(words)], over: isHeading ? [] : over, length: words.length };
    });
  });
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
  const wanted = wishes(sought, language);
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
  const aside = new Set(
    chapters.filter(
      (one) =>
        ASIDE.talk.test(one.id) ||
        // Who names what the page is called, "solo" or "campaign", wants just that.
        (ASIDE.box.test(one.id) && !wanted.some((wish) => meets(calledOf(one), wish))),
    ),
  );
  return places
    .map(({ place, words, over, length }) => {
      const says = (wish: readonly string[]): number => {
        const [own, heading] = [meets(words, wish), meets(over, wish)];
        return own && heading ? TWICE : own || heading ? 1 : 0;
      };
      const met = wanted.reduce((sum, wish, i) => sum + says(wish) * weights[i], 0);
      const { id, block, chapter } = place;
      const isCited = id !== null && [...cited].some((rule) => id === rule || id.startsWith(`${rule}-`));
      const isNamed = id !== null && bare(id) === named;
      if (!isCited && !isNamed && (total === 0 || met < total * ENOUGH)) return { place, score: 0 };
      // A rule is worth more than talk about it, and a short one is more to the point.
      const rule = id === null || block.is === "heading" ? 0.8 : 1;
      const worth = (rule * (aside.has(chapter) ? ASIDE.worth : 1)) / (1 + length / 400);
      return { place, score: (met + (isCited ? total * 0.6 + 1 : 0)) * worth + (isNamed ? 1_000 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}
