/** French: gender, elision, du, des, au and aux, and the thin spaces before tall marks. */
import { apostrophes, enumerate, label, number, sentence, signed, weave, words } from "./common.ts";
import type { Article, Gender, Grammar, How, Phrase } from "./grammar.ts";

export interface FrenchNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** Nothing elides before it: "le héros", "la hache", "le onze". */
  readonly aspirated?: true;
}

export interface FrenchAdjective {
  readonly m: string;
  readonly f: string;
  readonly mp: string;
  readonly fp: string;
  /** It goes before its noun: "un nouveau dé". */
  readonly before?: true;
  /** Its masculine before a vowel: "bel", "nouvel", "vieil". */
  readonly vowel?: string;
  readonly aspirated?: true;
}

export function noun(one: string, gender: Gender, rest: { many?: string; aspirated?: true } = {}): FrenchNoun {
  const { many = plural(one), aspirated } = rest;
  return { one, many, gender, ...(aspirated && { aspirated }) };
}

function plural(one: string): string {
  if (/[sxz]$/.test(one)) return one;
  if (one.endsWith("al")) return `${one.slice(0, -1)}ux`;
  return /(?:au|eu)$/.test(one) && one !== "bleu" ? `${one}x` : `${one}s`;
}

export function adjective(m: string, rest: Partial<FrenchAdjective> = {}): FrenchAdjective {
  const f = rest.f ?? (m.endsWith("e") ? m : `${m}e`);
  return { m, f, mp: plural(m), fp: `${f}s`, ...rest };
}

/** A vowel to the eye, or an h that is mute unless the lexicon says otherwise. */
const VOWEL = /^h?[aeiouàâæéèêëîïôœùûü]/i;

function article(kind: Article, gender: Gender, many: boolean, vowel: boolean, preceded: boolean): string {
  const by = (m: string, f: string): string => (gender === "m" ? m : f);
  switch (kind) {
    case "none":
      return "";
    case "the":
      return many ? "les" : vowel ? "l’" : by("le", "la");
    case "a":
      if (!many) return by("un", "une");
      return preceded ? (vowel ? "d’" : "de") : "des";
    case "this":
    case "that":
      return many ? "ces" : by(vowel ? "cet" : "ce", "cette");
    case "your":
      return many ? "vos" : "votre";
    case "their":
      return many ? "ses" : vowel ? "son" : by("son", "sa");
    case "each":
      return "chaque";
    case "all":
      return many ? `${by("tous", "toutes")} les` : `${by("tout", "toute")} ${vowel ? "l’" : by("le", "la")}`;
    case "no":
      return by("aucun", "aucune");
    case "another":
      return many ? "d’autres" : `${by("un", "une")} autre`;
    case "any":
      return `n’importe ${by("quel", "quelle")}${many ? "s" : ""}`;
  }
}

const attach = (before: string, body: string): string => (before.endsWith("’") ? before + body : words(before, body));

function form(given: FrenchAdjective, gender: Gender, many: boolean): string {
  if (gender === "m") return many ? given.mp : given.m;
  return many ? given.fp : given.f;
}

/** Nought and one are singular: "0 dé". */
function np(given: FrenchNoun, how: How<FrenchAdjective> = {}): Phrase {
  const { count, adjectives = [], after } = how;
  const { gender } = given;
  const many = count === undefined ? (how.many ?? how.article === "all") : Math.abs(count) >= 2;
  const before = adjectives.filter((one) => one.before);
  const behind = adjectives.filter((one) => !one.before);
  const head = many ? given.many : given.one;
  const opens = (word: string, aspirated: boolean | undefined): boolean => !aspirated && VOWEL.test(word);
  let vowel = opens(head, given.aspirated);
  const said = [head];
  for (const one of before.toReversed()) {
    const word = gender === "m" && !many && vowel && one.vowel !== undefined ? one.vowel : form(one, gender, many);
    vowel = opens(word, one.aspirated);
    said.unshift(word);
  }
  if (count !== undefined) {
    vowel = false;
    said.unshift(number(count));
  }
  const body = words(...said, ...behind.map((one) => form(one, gender, many)), after);
  const first = article(how.article ?? "none", gender, many, vowel, before.length > 0);
  return { text: attach(first, body), article: first, body, gender, many, vowel };
}

/** An h at the start of a name is left alone: nobody can know. */
const name = (text: string): Phrase => ({
  text,
  article: "",
  body: text,
  gender: "m",
  many: false,
  vowel: /^[aeiouàâæéèêëîïôœùûü]/i.test(text),
});

const MELTED: { readonly [word: string]: { readonly [article: string]: string } } = {
  de: { le: "du", les: "des" },
  à: { le: "au", les: "aux" },
};

function meet(before: string, phrase: Phrase): string {
  const word = /(?<=^|[\s(«’])(\p{L}+) $/u.exec(before)?.[1];
  if (word === undefined) return before + phrase.text;
  const stem = before.slice(0, -word.length - 1);
  const small = word.toLowerCase();
  const melted = MELTED[small]?.[phrase.article];
  if (melted !== undefined) return `${stem}${word === small ? melted : label(melted)} ${phrase.body}`;
  // De before an article that is itself a de: "un tas de jetons", "la couleur d’autres jetons".
  const partitive = small === "de" && /^d(?:es?$|’)/.test(phrase.article);
  if (partitive && phrase.article !== "des") return stem + phrase.text;
  const text = partitive ? phrase.body : phrase.text;
  const elides = /^(?:[dlns]e|la|(?:jus|lors|puis|quoi)?que)$/.test(small);
  const opens = text === phrase.body ? phrase.vowel : VOWEL.test(text);
  return elides && opens ? `${stem}${word.slice(0, -1)}’${text}` : before + text;
}

/** A thin space that does not break, before what stands tall and inside quotation marks. */
function tidy(text: string): string {
  return apostrophes(text)
    .replace(/[ \u00a0\u202f]*([:;!?]+|»)/g, "\u202f$1")
    .replace(/«[ \u00a0\u202f]*/g, "«\u202f");
}

export const fr: Grammar<FrenchNoun, FrenchAdjective> = {
  language: "fr",
  np,
  name,
  of: (phrase) => meet("de ", phrase),
  to: (phrase) => meet("à ", phrase),
  owned: (owner, given, how = {}) => np(given, { ...how, article: "the", after: words(how.after, meet("de ", owner)) }),
  agree: (given, phrase) => form(given, phrase.gender, phrase.many),
  list: (items, link) => enumerate(items, () => (link === "and" ? "et" : "ou")),
  number,
  signed,
  say: (chunks, ...values) => weave(chunks, values, tidy, meet),
  tidy,
  sentence,
  label,
};
