/** How the values of a scenario file are read: each refusal names the place and what may stand there. */
import { Damaged } from "../schema.ts";

/** Named values of a file. */
export type Facts = { readonly [name: string]: unknown };

export function recordAt(json: unknown, place: string, names?: readonly string[]): Facts {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new Damaged(place, "a record with named values was expected");
  }
  const unknown = names && Object.keys(json).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Damaged(place, `nothing called "${unknown}" belongs here; known: ${names?.join(", ")}`);
  return json as Facts;
}

export function textAt(json: unknown, place: string): string {
  if (typeof json !== "string") throw new Damaged(place, "a text was expected");
  return json;
}

export function listAt(json: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new Damaged(place, "a list was expected");
  return json;
}

/** One text, or several in a list. */
export function textsAt(json: unknown, place: string): readonly string[] {
  return (Array.isArray(json) ? json : [json]).map((one) => textAt(one, place));
}

/** "a b c"; where a line would get too long, a list of such texts. */
export function wordsAt(json: unknown, place: string): string[] {
  return textsAt(json, place)
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

export function wholeAt(json: unknown, place: string, least: number, most = Number.POSITIVE_INFINITY): number {
  if (Number.isInteger(json) && (json as number) >= least && (json as number) <= most) return json as number;
  const range = most === Number.POSITIVE_INFINITY ? `${least} or more` : `from ${least} to ${most}`;
  throw new Damaged(place, `${JSON.stringify(json)} cannot be; a whole number, ${range}, was expected`);
}

/** One of a few words: its place among them. */
export function oneOfAt(json: unknown, place: string, words: readonly string[]): number {
  const at = words.indexOf(json as string);
  if (at < 0) throw new Damaged(place, `${JSON.stringify(json)} is none of ${words.join(", ")}`);
  return at;
}
