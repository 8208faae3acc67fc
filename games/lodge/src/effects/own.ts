/**
 * What a box may bring besides verbs and triggers: conditions, counts, groups of models, kinds of rooms, costs. Each is one record: how a
 * pack writes it, what it means, and its words.
 */
import type { Frame } from "@blackrose/kernel";
import type { Phrase } from "@blackrose/language";
import type { Condition, Cost, Count, Many, RoomKind } from "../cards/says.ts";
import type { Lodge } from "../state.ts";
import type { Mood, Scene } from "../text/scene.ts";
import type { ShapeOf } from "./verb.ts";

interface InWords<Line, Rest extends readonly unknown[], Out> {
  en(line: Line, scene: Scene, ...rest: Rest): Out;
  es(line: Line, scene: Scene, ...rest: Rest): Out;
  fr(line: Line, scene: Scene, ...rest: Rest): Out;
}

/** Read when its sentence begins. Its words follow "if"; `not`: they say that it is not so. */
interface Holding<C> {
  holds(w: Lodge, e: Frame, condition: C): boolean;
  readonly words: InWords<C, [not: boolean], string>;
}
/** Its words: what is counted, as one and as several. */
interface Counting<C> {
  count(w: Lodge, e: Frame, count: C): number;
  readonly words: InWords<C, [], readonly [one: string, several: string]>;
}
/** Whom it means, whoever may be spared: its words are those of each of them. */
interface Grouping<G> {
  models(w: Lodge, e: Frame, group: G): readonly number[];
  readonly words: InWords<G, [], Phrase>;
}
/** Which rooms a seat means by it, in an effect if one says it. Its words follow "room". */
interface Sorting<K> {
  rooms(w: Lodge, seat: number, kind: K, e?: Frame): readonly number[];
  readonly words: InWords<K, [], string>;
}
/**
 * What it can be paid with, none if not in full (L-GLO-20); what paying it does. `most`: how many of them are named at once. `fromHand`: only its
 * owner knows whether the hand can pay, so that who has one is asked all the same (K-ASK-03).
 */
interface Paying<C> {
  ways(w: Lodge, e: Frame, cost: C): readonly number[];
  least?(cost: C): number;
  most?(cost: C): number;
  readonly fromHand?: true;
  take(w: Lodge, e: Frame, cost: C, codes: readonly number[]): void;
  readonly words: InWords<C, [mood: Mood], string>;
}

interface Written<Line, Tag extends string> {
  readonly name: string;
  readonly shape: Tag extends keyof Line ? ShapeOf<Line, Tag> : object;
}
type Own<Line, Tag extends string, Does> = Written<Line, Tag> & Does;

/** Any of them, whatever its fields. */
interface Any {
  readonly name: string;
  readonly shape: object;
}
export type AnyCondition = Any & Holding<Condition>;
export type AnyCount = Any & Counting<Count>;
export type AnyGroup = Any & Grouping<Many>;
export type AnyRoomKind = Any & Sorting<RoomKind>;
export type AnyCost = Any & Paying<Cost>;

const named =
  <Line, Tag extends string, Does>() =>
  (name: string, record: Omit<Own<Line, Tag, Does>, "name">): Own<Line, Tag, Does> =>
    ({ name, ...record }) as Own<Line, Tag, Does>;

export const ownCondition = <C extends { readonly is: string }>(
  name: C["is"],
  record: Omit<Own<C, "is", Holding<C>>, "name">,
): Own<C, "is", Holding<C>> => named<C, "is", Holding<C>>()(name, record);

export const ownCount = <C extends { readonly counted: string }>(
  name: C["counted"],
  record: Omit<Own<C, "counted", Counting<C>>, "name">,
): Own<C, "counted", Counting<C>> => named<C, "counted", Counting<C>>()(name, record);

export const ownGroup = <G extends { readonly all: string }>(
  name: G["all"],
  record: Omit<Own<G, "all", Grouping<G>>, "name">,
): Own<G, "all", Grouping<G>> => named<G, "all", Grouping<G>>()(name, record);

export const ownRoomKind = <K extends { readonly rooms: string }>(
  name: K["rooms"],
  record: Omit<Own<K, "rooms", Sorting<K>>, "name">,
): Own<K, "rooms", Sorting<K>> => named<K, "rooms", Sorting<K>>()(name, record);

export const ownCost = <C extends { readonly pay: string }>(
  name: C["pay"],
  record: Omit<Own<C, "pay", Paying<C>>, "name">,
): Own<C, "pay", Paying<C>> => named<C, "pay", Paying<C>>()(name, record);
