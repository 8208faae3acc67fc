/** Spanish: gender, del and al, the article before a stressed a (el hada), e for y and u for o. */
import { apostrophes, enumerate, label, number, sentence, signed, weave, words } from "./common.ts";
import type { Article, Gender, Grammar, How, Phrase } from "./grammar.ts";

export interface SpanishNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** Feminine with a stressed a at the start: "el agua", but "las aguas", "la clara agua". */
  readonly stressedA?: true;
}

export interface SpanishAdjective {
  readonly m: string;
  readonly f: string;
  readonly mp: string;
  readonly fp: string;
  /** It goes before its noun; `short` is its form before a singular one ("gran", "buen"), if only for some gender, by it. */
  readonly before?: true;
  readonly short?: { readonly m?: string; readonly f?: string };
}

export function noun(one: string, gender: Gender, rest: { many?: string; stressedA?: true } = {}): SpanishNoun {
  const { many = plural(one), stressedA } = rest;
  return { one, many, gender, ...(stressedA && { stressedA }) };
}

const UNSTRESSED: { readonly [vowel: string]: string } = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

/** An accent on the last syllable is written no more once that is the last but one: ladrón, ladrones. After an m only s: tótems. */
function plural(one: string): string {
  if (/[aeiouáéóm]$/.test(one)) return `${one}s`;
  if (one.endsWith("z")) return `${one.slice(0, -1)}ces`;
  return `${one.replace(/[áéíóú](?=[ns]$)/, (vowel) => UNSTRESSED[vowel])}es`;
}

export function adjective(m: string, rest: Partial<SpanishAdjective> = {}): SpanishAdjective {
  const f = m.endsWith("o") ? `${m.slice(0, -1)}a` : m;
  return { m, f, mp: plural(m), fp: plural(f), ...rest };
}

function article(kind: Article, gender: Gender, many: boolean, stressedA: boolean): string {
  const by = (m: string, f: string, mp = `${m}s`, fp = `${f}s`): string =>
    gender === "m" ? (many ? mp : m) : many ? fp : f;
  switch (kind) {
    case "none":
      return "";
    case "the":
      return stressedA ? "el" : by("el", "la", "los", "las");
    case "a":
      return stressedA ? "un" : by("un", "una", "unos", "unas");
    case "this":
      return by("este", "esta", "estos", "estas");
    case "that":
      return by("ese", "esa", "esos", "esas");
    case "your":
      return many ? "tus" : "tu";
    case "their":
      return many ? "sus" : "su";
    case "each":
      return "cada";
    case "all":
      return `${by("todo", "toda")} ${article("the", gender, many, stressedA)}`;
    case "no":
      return stressedA ? "ningún" : by("ningún", "ninguna", "ningunos", "ningunas");
    case "another":
      return by("otro", "otra");
    case "any":
      return many ? "cualesquiera" : "cualquier";
  }
}

function form(given: SpanishAdjective, gender: Gender, many: boolean): string {
  if (gender === "m") return many ? given.mp : given.m;
  return many ? given.fp : given.f;
}

function np(given: SpanishNoun, how: How<SpanishAdjective> = {}): Phrase {
  const { count, adjectives = [], after } = how;
  const { gender } = given;
  const many = count === undefined ? (how.many ?? how.article === "all") : count !== 1;
  const before = adjectives.filter((one) => one.before);
  const behind = adjectives.filter((one) => !one.before);
  const body = words(
    count === undefined ? "" : number(count),
    ...before.map((one) => (many ? undefined : one.short?.[gender]) ?? form(one, gender, many)),
    many ? given.many : given.one,
    ...behind.map((one) => form(one, gender, many)),
    after,
  );
  // Only the noun itself changes its article, right before it.
  const stressedA = given.stressedA === true && !many && before.length === 0 && count === undefined;
  const first = article(how.article ?? "none", gender, many, stressedA);
  return { text: words(first, body), article: first, body, gender, many, vowel: /^h?[aeiouáéíóú]/i.test(body) };
}

const name = (text: string): Phrase => ({
  text,
  article: "",
  body: text,
  gender: "m",
  many: false,
  vowel: /^h?[aeiouáéíóú]/i.test(text),
});

const and = (next: string): string => (/^(?:[ií]|h[ií](?![aeoáéó]))/i.test(next) ? "e" : "y");
/** Also before ocho, ochenta, ochocientos and once. */
const or = (next: string): string => (/^(?:h?[oó]|8|11(?!\d))/i.test(next) ? "u" : "o");

function meet(before: string, phrase: Phrase): string {
  const linked = before
    .replace(/(?<=^|\s)y $/, () => `${and(phrase.text)} `)
    .replace(/(?<=^|\s)o $/, () => `${or(phrase.text)} `);
  if (phrase.article !== "el") return linked + phrase.text;
  const melted = linked.replace(/(?<=^|[\s(¿¡«])(de|a) $/i, (_, word: string) => `${word}l `);
  return melted === linked ? linked + phrase.text : melted + phrase.body;
}

export const es: Grammar<SpanishNoun, SpanishAdjective> = {
  language: "es",
  np,
  name,
  of: (phrase) => meet("de ", phrase),
  to: (phrase) => meet("a ", phrase),
  owned: (owner, given, how = {}) => np(given, { ...how, article: "the", after: words(how.after, meet("de ", owner)) }),
  agree: (given, phrase) => form(given, phrase.gender, phrase.many),
  list: (items, link) => enumerate(items, link === "and" ? and : or),
  number,
  signed,
  say: (chunks, ...values) => weave(chunks, values, apostrophes, meet),
  tidy: apostrophes,
  sentence,
  label,
};
