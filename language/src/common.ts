/** What the three languages have in common. */
import type { Phrase, Saying } from "./grammar.ts";

export const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

export const textOf = (saying: Saying): string =>
  typeof saying === "string" ? saying : typeof saying === "number" ? number(saying) : saying.text;

/** A straight apostrophe is a typist's; ’ is the printer's. */
export const apostrophes = (text: string): string => text.replaceAll("'", "’");

/** The first letter, also behind an opening mark ("¡", "«", "("); a digit or sign that comes first stays as it is. */
export const label = (text: string): string =>
  text.replace(/^([¡¿«“(\s]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** A name that brings its own mark ("Goblins!") ends the sentence with it. */
export function sentence(text: string): string {
  const whole = label(text.trim());
  if (/[.!?…]\.$/.test(whole)) return whole.slice(0, -1);
  return /[.!?…][»”)]?$/.test(whole) ? whole : `${whole}.`;
}

/** Says words and phrases in turn; `meet` decides how a phrase joins what was said before it. */
export function weave(
  chunks: readonly string[],
  values: readonly Saying[],
  tidy: (text: string) => string,
  meet: (before: string, phrase: Phrase) => string,
): string {
  let text = tidy(chunks[0]);
  values.forEach((value, i) => {
    text = typeof value === "object" ? meet(text, value) : text + textOf(value);
    text += tidy(chunks[i + 1]);
  });
  return text;
}

/** "a", "a and b", "a, b and c"; `link` may depend on what follows it. */
export function enumerate(items: readonly Saying[], link: (next: string) => string): string {
  const texts = items.map(textOf);
  if (texts.length < 2) return texts.join("");
  const last = texts[texts.length - 1];
  return `${texts.slice(0, -1).join(", ")} ${link(last)} ${last}`;
}

export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ");
