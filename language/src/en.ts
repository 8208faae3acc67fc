/** English: articles by sound, plurals, the possessive. */
import { apostrophes, enumerate, label, number, sentence, signed, weave, words } from "./common.ts";
import type { Article, Grammar, How, Phrase } from "./grammar.ts";

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** Where the letters mislead: "an hour", "a unicorn". */
  readonly sound?: "vowel" | "consonant";
}

/** An adjective never changes; one whose letters mislead says how it sounds. */
export type EnglishAdjective = string | { readonly word: string; readonly sound: "vowel" | "consonant" };

export function noun(one: string, many = plural(one), sound?: "vowel" | "consonant"): EnglishNoun {
  return sound === undefined ? { one, many } : { one, many, sound };
}

function plural(one: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(one)) return `${one}es`;
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return `${one}s`;
}

/** Numbers count as they are spoken: an 8, an 11, an 18, an 80. */
const soundsVowel = (text: string): boolean => /^(?:[aeiou]|8|1[18](?!\d))/i.test(text);

function article(kind: Article, many: boolean, vowel: boolean): string {
  switch (kind) {
    case "none":
      return "";
    case "a":
      return many ? "" : vowel ? "an" : "a";
    case "this":
      return many ? "these" : "this";
    case "that":
      return many ? "those" : "that";
    case "another":
      return many ? "other" : "another";
    case "the":
    case "your":
    case "their":
    case "each":
    case "all":
    case "no":
    case "any":
      return kind;
  }
}

function opensWithVowel(given: EnglishNoun, adjectives: readonly EnglishAdjective[], many: boolean): boolean {
  const [first = { word: many ? given.many : given.one, sound: given.sound }] = adjectives;
  if (typeof first === "string") return soundsVowel(first);
  return first.sound === undefined ? soundsVowel(first.word) : first.sound === "vowel";
}

function np(given: EnglishNoun, how: How<EnglishAdjective> = {}): Phrase {
  const { count, adjectives = [], after } = how;
  const many = count === undefined ? (how.many ?? how.article === "all") : count !== 1;
  const vowel = count !== undefined ? soundsVowel(String(count)) : opensWithVowel(given, adjectives, many);
  const body = words(
    count === undefined ? "" : number(count),
    ...adjectives.map((adjective) => (typeof adjective === "string" ? adjective : adjective.word)),
    many ? given.many : given.one,
    after,
  );
  const before = article(how.article ?? "none", many, vowel);
  return { text: words(before, body), article: before, body, gender: "m", many, vowel };
}

const name = (text: string): Phrase => ({
  text,
  article: "",
  body: text,
  gender: "m",
  many: false,
  vowel: soundsVowel(text),
});

/** The possessive stands where the article would: Ana’s, the players’. */
function owned(owner: Phrase, given: EnglishNoun, how: Omit<How<EnglishAdjective>, "article"> = {}): Phrase {
  const whose = owner.many && /s$/i.test(owner.text) ? `${owner.text}’` : `${owner.text}’s`;
  const thing = np(given, how);
  return { ...thing, text: `${whose} ${thing.body}`, article: "", body: `${whose} ${thing.body}`, vowel: owner.vowel };
}

/** "a" before a phrase without an article is the reader's article: it follows the sound. */
function meet(before: string, phrase: Phrase): string {
  const joined = phrase.vowel && phrase.article === "" ? before.replace(/\b(a) $/i, "$1n ") : before;
  return joined + phrase.text;
}

export const en: Grammar<EnglishNoun, EnglishAdjective> = {
  language: "en",
  np,
  name,
  of: (phrase) => `of ${phrase.text}`,
  to: (phrase) => `to ${phrase.text}`,
  owned,
  agree: (adjective) => (typeof adjective === "string" ? adjective : adjective.word),
  list: (items, link) => enumerate(items, () => link),
  number,
  signed,
  say: (chunks, ...values) => weave(chunks, values, apostrophes, meet),
  tidy: apostrophes,
  sentence,
  label,
};
