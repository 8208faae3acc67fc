/**
 * A state is declared once. From the declaration come its TypeScript type, its copy, its hash, its reader and,
 * because every value names its audience, what each viewer sees of it. A value without an audience does not compile.
 */

/**
 * Who may see a value.
 * - `everyone`: lies open on the table.
 * - `owner`: only the seat it belongs to; others do not even learn how much there is.
 * - `nobody`: kept by the table itself.
 * - `in-hand`: the owner sees the faces, everyone counts the backs.
 * - `face-down`: nobody sees the faces, everyone counts the backs.
 */
export type Audience = "everyone" | "owner" | "nobody" | "in-hand" | "face-down";

/** What a viewer sees in place of a number that is not theirs to know. */
export const UNKNOWN = -1;

/** A viewer is a seat, or one of these two. */
export const SPECTATOR = -1;
export const REFEREE = -2;

/** No seat owns this value: it is not inside `bySeat` or `ownedBy`. */
const NO_OWNER = -3;

export interface Shape<T> {
  /** A value of this shape can be shared between copies: it is a number or a text. */
  readonly plain: boolean;
  /** Everyone sees all of it. */
  readonly open: boolean;
  /** The shapes of named values that belong to no seat. */
  readonly fields?: { readonly [name: string]: Shape<unknown> };
  copy(value: T): T;
  hash(value: T, seed: number): number;
  same(a: T, b: T): boolean;
  /** The names of the fields in which two values differ. */
  changed?(before: T, after: T): string[];
  readonly source: Source;
  mask(value: T, viewer: number, owner: number): T;
  /** Reads JSON of unknown origin; throws {@link Damaged} with the place. */
  read(json: unknown, place: string): T;
}

/** Copy, hash and comparison as expressions of JavaScript, of what is named by the arguments (see sharpen.ts). */
export interface Source {
  copy(value: string): string;
  hash(value: string, seed: string): string;
  same(a: string, b: string): string;
}

export type Of<D> = D extends Shape<infer T> ? T : never;

/** A file or message does not hold what it should; `place` says where. */
export class Damaged extends Error {
  override readonly name = "Damaged";
  readonly place: string;
  readonly what: string;
  constructor(place: string, what: string) {
    super(`${place}: ${what}`);
    this.place = place;
    this.what = what;
  }
}

/** A file or message of a newer program than this. */
export class Newer extends Damaged {}

function maySee(audience: Audience, viewer: number, owner: number): boolean {
  if (viewer === REFEREE || audience === "everyone") return true;
  return (audience === "owner" || audience === "in-hand") && viewer === owner && owner !== NO_OWNER;
}

/** One round of mixing; the hash of a state is the fold of this over all its values in declared order. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

export function hashText(value: string, seed: number): number {
  let h = mix(seed, value.length);
  for (let i = 0; i < value.length; i++) h = mix(h, value.charCodeAt(i));
  return h;
}

function readInt(json: unknown, place: string): number {
  if (typeof json !== "number" || !Number.isInteger(json)) throw new Damaged(place, "a whole number was expected");
  return json;
}

function readList(json: unknown, place: string): unknown[] {
  if (!Array.isArray(json)) throw new Damaged(place, "a list was expected");
  return json;
}

const plainSource = { copy: (value: string) => value, same: (a: string, b: string) => `${a} === ${b}` };

/** A whole number. */
export function int(audience: Audience): Shape<number> {
  return {
    plain: true,
    open: audience === "everyone",
    copy: (value) => value,
    hash: (value, seed) => mix(seed, value),
    same: (a, b) => a === b,
    source: { ...plainSource, hash: (value, seed) => `mix(${seed}, ${value})` },
    mask: (value, viewer, owner) => (maySee(audience, viewer, owner) ? value : UNKNOWN),
    read: readInt,
  };
}

/** A text, for what is said rather than played with: names, the reason of a fault. */
export function text(audience: Audience): Shape<string> {
  return {
    plain: true,
    open: audience === "everyone",
    copy: (value) => value,
    hash: hashText,
    same: (a, b) => a === b,
    source: { ...plainSource, hash: (value, seed) => `hashText(${value}, ${seed})` },
    mask: (value, viewer, owner) => (maySee(audience, viewer, owner) ? value : ""),
    read(json, place) {
      if (typeof json !== "string") throw new Damaged(place, "a text was expected");
      return json;
    },
  };
}

export function hashInts(value: readonly number[], seed: number): number {
  let h = mix(seed, value.length);
  for (let i = 0; i < value.length; i++) h = mix(h, value[i]);
  return h;
}

export function sameInts(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function hashEach<T>(values: readonly T[], seed: number, hash: (value: T, seed: number) => number): number {
  let h = mix(seed, values.length);
  for (let i = 0; i < values.length; i++) h = hash(values[i], h);
  return h;
}

export function sameEach<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** A zone: a list of whole numbers, such as cards. */
export function ints(audience: Audience): Shape<number[]> {
  const counted = audience === "in-hand" || audience === "face-down";
  return {
    plain: false,
    open: audience === "everyone",
    copy: (value) => value.slice(),
    hash: hashInts,
    same: sameInts,
    source: {
      copy: (value) => `${value}.slice()`,
      hash: (value, seed) => `hashInts(${value}, ${seed})`,
      same: (a, b) => `sameInts(${a}, ${b})`,
    },
    mask(value, viewer, owner) {
      if (maySee(audience, viewer, owner)) return value.slice();
      return counted ? value.map(() => UNKNOWN) : [];
    },
    read: (json, place) => readList(json, place).map((item, i) => readInt(item, `${place}[${i}]`)),
  };
}

/** A list of values of one shape. */
export function list<T>(item: Shape<T>): Shape<T[]> {
  return lined(item, false);
}

/** One value for each seat; seat i owns the i-th. */
export function bySeat<T>(item: Shape<T>): Shape<T[]> {
  return lined(item, true);
}

function lined<T>(item: Shape<T>, owned: boolean): Shape<T[]> {
  return {
    plain: false,
    open: item.open,
    copy(value) {
      const copy = value.slice();
      if (!item.plain) for (let i = 0; i < copy.length; i++) copy[i] = item.copy(copy[i]);
      return copy;
    },
    hash: (value, seed) => hashEach(value, seed, item.hash),
    same: (a, b) => sameEach(a, b, item.same),
    source: {
      copy(value) {
        if (item.plain) return `${value}.slice()`;
        const one = item.source.copy("v");
        return one === "v.slice()" ? `zones(${value})` : `${value}.map((v) => ${one})`;
      },
      hash: (value, seed) => `hashEach(${value}, ${seed}, (v, h) => ${item.source.hash("v", "h")})`,
      same: (a, b) => `sameEach(${a}, ${b}, (a, b) => ${item.source.same("a", "b")})`,
    },
    mask: (value, viewer, owner) => value.map((v, i) => item.mask(v, viewer, owned ? i : owner)),
    read: (json, place) => readList(json, place).map((v, i) => item.read(v, `${place}[${i}]`)),
  };
}

type Fields = { readonly [name: string]: Shape<unknown> };
type Record_<F extends Fields> = { -readonly [K in keyof F]: Of<F[K]> };

/** Named values, of fixed shape and order. */
export function record<const F extends Fields>(fields: F): Shape<Record_<F>> {
  return named(fields, null);
}

/** Named values that belong to the seat written in one of them. */
export function ownedBy<const F extends Fields>(seat: keyof F & string, fields: F): Shape<Record_<F>> {
  return named(fields, seat);
}

function named<F extends Fields>(fields: F, seat: string | null): Shape<Record_<F>> {
  type R = { [name: string]: unknown };
  const names = Object.keys(fields);
  const shapes = names.map((name) => fields[name]);
  const deep = names.filter((name) => !fields[name].plain);
  const deepShapes = deep.map((name) => fields[name]);
  const quoted = names.map((name) => JSON.stringify(name));
  const of = (value: string, i: number): string => `${value}[${quoted[i]}]`;
  const shape: Shape<R> = {
    plain: false,
    open: shapes.every((one) => one.open),
    ...(seat === null ? { fields } : {}),
    copy(value) {
      const copy = { ...value };
      for (let i = 0; i < deep.length; i++) copy[deep[i]] = deepShapes[i].copy(value[deep[i]]);
      return copy;
    },
    hash(value, seed) {
      let h = seed;
      for (let i = 0; i < names.length; i++) h = shapes[i].hash(value[names[i]], h);
      return h;
    },
    same: (a, b) => names.every((name, i) => shapes[i].same(a[name], b[name])),
    changed: (before, after) => names.filter((name, i) => !shapes[i].same(before[name], after[name])),
    source: {
      copy: (value) =>
        `({ ${names.map((_, i) => `${quoted[i]}: ${shapes[i].source.copy(of(value, i))}`).join(", ")} })`,
      hash: (value, seed) => shapes.reduce((h, one, i) => one.source.hash(of(value, i), h), seed),
      same: (a, b) => shapes.map((one, i) => one.source.same(of(a, i), of(b, i))).join(" && ") || "true",
    },
    mask(value, viewer, owner) {
      const whose = seat === null ? owner : (value[seat] as number);
      const seen: R = {};
      for (let i = 0; i < names.length; i++) seen[names[i]] = shapes[i].mask(value[names[i]], viewer, whose);
      return seen;
    },
    read(json, place) {
      if (typeof json !== "object" || json === null || Array.isArray(json)) {
        throw new Damaged(place, "a record with named values was expected");
      }
      const given = json as R;
      for (const name of Object.keys(given)) {
        if (!(name in fields)) throw new Damaged(place, `nothing called "${name}" belongs here`);
      }
      const value: R = {};
      for (let i = 0; i < names.length; i++) {
        if (!(names[i] in given)) throw new Damaged(place, `"${names[i]}" is missing`);
        value[names[i]] = shapes[i].read(given[names[i]], `${place}.${names[i]}`);
      }
      return value;
    },
  };
  return shape as unknown as Shape<Record_<F>>;
}

/** Left out of the hash: running numbers that an undo moves on although the game is the same. */
export function unhashed<T>(shape: Shape<T>): Shape<T> {
  return { ...shape, hash: (_value, seed) => seed, source: { ...shape.source, hash: (_value, seed) => seed } };
}

/** What `viewer` may see, in the shape of the whole; the brand keeps it from being taken for the whole. */
declare const seen: unique symbol;
export type View<S> = S & { readonly [seen]: true };

export function view<S>(shape: Shape<S>, state: S, viewer: number): View<S> {
  return shape.mask(state, viewer, NO_OWNER) as View<S>;
}

/** What `viewer` may see of one of a state's fields: a view changes only where the state does. */
export function viewOfField<S>(shape: Shape<S>, state: S, name: string, viewer: number): unknown {
  return shape.fields![name].mask((state as { [name: string]: unknown })[name], viewer, NO_OWNER);
}

/** Eight hexadecimal digits that stand for the whole state. */
export function hashOf<S>(shape: Shape<S>, state: S): string {
  let h = shape.hash(state, 0x2545f491);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
