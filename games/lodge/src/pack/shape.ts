/**
 * What a value of a pack must look like. A shape belongs to exactly one type: one that knows a word more or less than its type
 * does not compile, so the declarations in `cards/says.ts` stay the only truth.
 */
import { Damaged } from "@blackrose/kernel";
import type { Sentence, Trigger } from "../cards/says.ts";

export interface Shape<T> {
  /** How a refusal calls it. */
  readonly called: string;
  /** Whether a value is meant to be one, right or wrong: this tells alternatives apart. */
  meant(json: unknown): boolean;
  /** Throws {@link Damaged} with the place and the reason. */
  check(json: unknown, place: string, known: Known): void;
  /** Nothing at all when the program runs; in the types it forbids a wider or narrower one. */
  readonly exactly?: (value: T) => T;
}

/** What cards may name: the ids of their own pack. And what they may say. */
export interface Known extends Speech {
  readonly rooms: readonly string[];
  readonly schools: readonly string[];
  readonly evocations: readonly string[];
  readonly attachments: readonly string[];
  /** Those that boxes bring. */
  readonly archetypes: readonly string[];
}

/** The shapes of what depends on the verbs and triggers there are. */
export interface Speech {
  readonly trigger: Shape<Trigger>;
  readonly sentences: Shape<readonly Sentence[]>;
  /** Of what boxes bring besides: the fields of each by its name. */
  readonly brought: { readonly [kind in BroughtKind]: ReadonlyMap<string, { readonly shape: object }> };
}
export type BroughtKind = "conditions" | "counts" | "groups" | "roomKinds" | "costs";

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Shape<T>;
}
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });

/** The fields of a record, but for those known already. */
export type Fields<T, Told extends PropertyKey = never> = {
  readonly [Name in Exclude<keyof T, Told>]-?: Record<never, never> extends Pick<T, Name>
    ? Optional<Exclude<T[Name], undefined>>
    : Shape<T[Name]>;
};
type AnyFields = { readonly [name: string]: Shape<never> | Optional<never> };

/** Those of a union whose tag can be that word. */
type Tagged<U, Tag extends keyof U, Word> = U extends unknown ? (Word extends U[Tag] ? U : never) : never;
type Several<U, All = U> = U extends unknown ? ([All] extends [U] ? false : true) : never;
/** For each word of the tag its further fields; where a word has several forms, their shape. */
export type Tags<U, Tag extends keyof U> = {
  readonly [Word in U[Tag] & string]: true extends Several<Tagged<U, Tag, Word>>
    ? Shape<Tagged<U, Tag, Word>>
    : Fields<Tagged<U, Tag, Word>, Tag>;
};

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === "object" && json !== null && !Array.isArray(json);
const say = (json: unknown): string => {
  const text = JSON.stringify(json) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const expected = (place: string, called: string, json: unknown): never => {
  throw new Damaged(place, `${called} was expected, not ${say(json)}`);
};

export const text: Shape<string> = {
  called: "a text",
  meant: (json) => typeof json === "string",
  check(json, place) {
    if (typeof json !== "string" || json.trim() === "") expected(place, "a text", json);
  },
};

/** A text of a certain form. */
export const form = (pattern: RegExp, called: string): Shape<string> => ({
  called,
  meant: (json) => typeof json === "string",
  check(json, place) {
    if (typeof json !== "string" || !pattern.test(json)) expected(place, called, json);
  },
});

export const truth: Shape<boolean> = {
  called: "true or false",
  meant: (json) => typeof json === "boolean",
  check(json, place) {
    if (typeof json !== "boolean") expected(place, "true or false", json);
  },
};

/** A mark that is there or is left out. */
export const mark: Shape<true> = {
  called: "true",
  meant: (json) => json === true,
  check(json, place) {
    if (json !== true) expected(place, "true, or nothing at all,", json);
  },
};

/** A whole number from the least to the most. */
export function whole(least: number, most: number): Shape<number> {
  const called = `a whole number from ${least} to ${most}`;
  return {
    called,
    meant: (json) => typeof json === "number",
    check(json, place) {
      if (typeof json !== "number" || !Number.isInteger(json) || json < least || json > most)
        expected(place, called, json);
    },
  };
}

/** One of a few numbers. */
export function figures<N extends number>(...all: readonly N[]): Shape<N> {
  const called = all.join(" or ");
  return {
    called,
    meant: (json) => typeof json === "number",
    check(json, place) {
      if (!(all as readonly unknown[]).includes(json)) expected(place, called, json);
    },
  };
}

export const nothing: Shape<null> = {
  called: "null",
  meant: (json) => json === null,
  check(json, place) {
    if (json !== null) expected(place, "null", json);
  },
};

/** One of these words. */
export function word<W extends string>(...words: readonly W[]): Shape<W> {
  const called = words.length === 1 ? `"${words[0]}"` : `one of ${words.join(", ")}`;
  return {
    called,
    meant: (json) => typeof json === "string",
    check(json, place) {
      if (!(words as readonly unknown[]).includes(json)) expected(place, called, json);
    },
  };
}

/** An id of the pack, or one of a few words besides. */
type Named = Exclude<keyof Known, keyof Speech>;
export function idOf(kind: Named | readonly Named[], ...besides: readonly string[]): Shape<string> {
  const kinds = typeof kind === "string" ? [kind] : kind;
  return {
    called: `one of the ${kinds[0]}`,
    meant: (json) => typeof json === "string",
    check: (json, place, known) => word(...kinds.flatMap((one) => known[one]), ...besides).check(json, place, known),
  };
}

export const trigger: Shape<Trigger> = {
  called: `a record with "on"`,
  meant: (json) => isRecord(json),
  check: (json, place, known) => known.trigger.check(json, place, known),
};
export const sentences: Shape<readonly Sentence[]> = {
  called: "a list (sentence)",
  meant: Array.isArray,
  check: (json, place, known) => known.sentences.check(json, place, known),
};

/** A list; what stands in it is called by its number, the first being 1, and by its id if it has one. */
export function listOf<T>(shape: Shape<T>, called: string): Shape<readonly T[]> {
  return {
    called: `a list (${called})`,
    meant: Array.isArray,
    check(json, place, known) {
      if (!Array.isArray(json)) expected(place, "a list", json);
      (json as readonly unknown[]).forEach((one, i) => {
        const id = isRecord(one) && typeof one["id"] === "string" ? ` (${one["id"]})` : "";
        shape.check(one, `${place}, ${called} ${i + 1}${id}`, known);
      });
    },
  };
}

function checkFields(
  fields: AnyFields,
  json: Record<string, unknown>,
  place: string,
  known: Known,
  tag?: string,
): void {
  const names = [...(tag === undefined ? [] : [tag]), ...Object.keys(fields)];
  const unknown = Object.keys(json).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Damaged(place, `nothing called "${unknown}" belongs here; known: ${names.join(", ")}`);
  for (const [name, field] of Object.entries(fields)) {
    const value = json[name];
    const shape = "optional" in field ? field.optional : field;
    if (value !== undefined) shape.check(value, `${place}, ${name}`, known);
    else if (!("optional" in field)) throw new Damaged(place, `"${name}" is missing`);
  }
}

/** A record with these fields and no others. */
export function record<T>(fields: Fields<T>): Shape<T> {
  const [first] = Object.keys(fields);
  return {
    called: `a record with "${first}"`,
    // By the field that is named first.
    meant: (json) => isRecord(json) && first in json,
    check(json, place, known) {
      if (isRecord(json)) checkFields(fields as unknown as AnyFields, json, place, known);
      else expected(place, "a record with named values", json);
    },
  };
}

/** Records told apart by one field; each of its words has further fields of its own. `kind`: boxes may bring more. */
export function tagged<U, Tag extends keyof U & string>(tag: Tag, tags: Tags<U, Tag>, kind?: BroughtKind): Shape<U> {
  const all = new Map(Object.entries(tags as { readonly [word: string]: AnyFields | Shape<U> }));
  return {
    called: `a record with "${tag}"`,
    meant: (json) => isRecord(json) && tag in json,
    check(json, place, known) {
      if (!isRecord(json)) return expected(place, "a record with named values", json);
      const brought = kind === undefined ? [] : [...known.brought[kind]];
      const more = new Map(brought.map(([name, { shape }]) => [name, shape as AnyFields | Shape<U>]));
      const chosen = all.get(json[tag] as string) ?? more.get(json[tag] as string);
      if (json[tag] === undefined) throw new Damaged(place, `"${tag}" is missing`);
      if (chosen === undefined)
        throw new Damaged(
          place,
          `there is no ${say(json[tag])}; "${tag}" is one of ${[...all.keys(), ...more.keys()].join(", ")}`,
        );
      if (isShape(chosen)) chosen.check(json, place, known);
      else checkFields(chosen, json, place, known, tag);
    },
  };
}
const isShape = <U>(entry: AnyFields | Shape<U>): entry is Shape<U> => typeof entry["check"] === "function";

/** One of several kinds of value, told apart by what each is meant to be. */
export function either<A, B, C = never, D = never>(
  ...shapes: readonly [Shape<A>, Shape<B>, Shape<C>?, Shape<D>?]
): Shape<A | B | C | D> {
  const all = shapes as readonly unknown[] as readonly Shape<never>[];
  const called = all.map((shape) => shape.called).join(", or ");
  return {
    called,
    meant: (json) => all.some((shape) => shape.meant(json)),
    check(json, place, known) {
      const shape = all.find((one) => one.meant(json));
      if (shape === undefined) expected(place, called, json);
      else shape.check(json, place, known);
    },
  };
}

/** A shape that needs itself, looked up when it is used. */
export function later<T>(shape: () => Shape<T>): Shape<T> {
  return {
    called: "a record with named values",
    meant: (json) => shape().meant(json),
    check: (json, place, known) => shape().check(json, place, known),
  };
}
