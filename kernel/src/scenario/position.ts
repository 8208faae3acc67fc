/**
 * A position is laid out part by part: what lies there anyway, the fields a file may name, then what nobody mentioned. A
 * field is a small function under its name, so a game, or a box of it, adds one without touching the others.
 */
import { type Facts, recordAt } from "./words.ts";

/** Reads what a file says, refuses what cannot be, and lays out the rest on the table. */
export type Field<T> = (table: T, said: unknown, place: string) => void;

export interface Part<T> {
  before?(table: T): void;
  readonly fields: { readonly [name: string]: Field<T> };
  after?(table: T): void;
}

export function fieldsOf<T>(parts: readonly Part<T>[]): string[] {
  return parts.flatMap(({ fields }) => Object.keys(fields));
}

export function layOut<T>(parts: readonly Part<T>[], table: T, given: Facts): void {
  for (const part of parts) {
    part.before?.(table);
    for (const [name, lay] of Object.entries(part.fields)) {
      if (given[name] !== undefined) lay(table, given[name], placeOf("given", name));
    }
    part.after?.(table);
  }
}

/** A field, or a fact, with a value for each name: a seat, a room, a school. */
export function forEach(
  json: unknown,
  place: string,
  read: (name: string, value: unknown, place: string) => void,
): void {
  for (const [name, value] of Object.entries(recordAt(json, place))) read(name, value, placeOf(place, name));
}

export const placeOf = (place: string, name: string): string =>
  /^\w+$/.test(name) ? `${place}.${name}` : `${place}["${name}"]`;
