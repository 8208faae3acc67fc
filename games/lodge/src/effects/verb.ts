/**
 * What a verb of the cards is, in one record: how a pack writes it, how it is done, and whatever others must know of it. Core verbs
 * are listed in verbs/index.ts and find their words under their name in text/, so that who plays need not load them; a box may bring
 * its own, each with its words.
 */
import { type Frame, type FrameShape, frameShape } from "@blackrose/kernel";
import type { Verb } from "../cards/says.ts";
import type { Fields, Shape } from "../pack/shape.ts";
import type { Lodge, State } from "../state.ts";
import type { VerbWords } from "../text/scene.ts";
import type { Noun } from "./trigger.ts";

/** What every verb has: its name. */
export interface Said {
  readonly do: string;
}

/** `f` is the verb's own frame, with its own numbers; `e` that of the effect it is said in. */
interface Doing<V> {
  /** Its own numbers while it is done, see `numbers`. */
  readonly numbers?: FrameShape;
  run(w: Lodge, f: Frame, e: Frame, verb: V): void;
  /** Takes the answer to what `run` asked. */
  chosen?(w: Lodge, f: Frame, e: Frame, verb: V, code: number, codes: readonly number[]): void;
  /** What must stand before anything of its sentence happens. */
  prepare?(e: Frame, verb: V): void;
  /** Whether it can begin, as everyone can see: what cannot is not offered (L-EFF-06). */
  canBegin?(w: Lodge, e: Frame, verb: V): boolean;
  /** Whether its owner alone can tell that nothing would come of it: they are asked all the same, and can only decline (K-ASK-03). */
  isFutile?(w: Lodge, e: Frame, verb: V): boolean;
  /** How many of its controller's cubes it would use. `e` is a copy, in which it notes whom it would hit. */
  cubes?(w: Lodge, e: Frame, verb: V): number;
  /** All that a sentence says of it is done with the first. */
  readonly atOnce?: true;
  /** It speaks of the target without naming it. */
  readonly usesTarget?: true;
  /** Whether it changes the deeds it answers: then it comes before them, and where nothing is answered it has nothing to change. */
  answers?(verb: V): boolean;
  /** Whether no protection can answer the side that says it. */
  noProtections?(verb: V): boolean;
  /** What is done right after it, within the same sentence: whom it leaves as "it", that happens to. */
  parts?(verb: V): readonly Verb[];
  /** What its sentence calls "it" from then on. */
  readonly names?: Noun;
  /** Of a verb that a box brings: its words. */
  readonly words?: VerbWords<V>;
  /** Where hidden cards lie that its question shows to `viewer`; without it, in the decks they belong to. */
  offersFrom?(s: State, e: Frame, verb: V, viewer: number): { readonly spells?: number[]; readonly quests?: number[] };
}

type Several<U, All = U> = U extends unknown ? ([All] extends [U] ? false : true) : never;
/** Its further fields; where it has several forms, their shape. */
export type ShapeOf<V, Tag extends keyof V> = true extends Several<V> ? Shape<V> : Fields<V, Tag>;

export interface VerbRecord<V extends Said> extends Doing<V> {
  readonly do: V["do"];
  readonly shape: ShapeOf<V, "do">;
}
/** Any verb, whatever its fields. */
export interface AnyVerb extends Doing<Verb> {
  readonly do: string;
  readonly shape: object;
}

export const verb = <V extends Said>(name: V["do"], record: Omit<VerbRecord<V>, "do">): VerbRecord<V> => ({
  do: name,
  ...record,
});

/** A verb that a box brings: it comes with its words. */
export const ownVerb = <V extends Said>(
  name: V["do"],
  record: Omit<VerbRecord<V>, "do"> & { readonly words: VerbWords<V> },
): VerbRecord<V> & { readonly words: VerbWords<V> } => ({ do: name, ...record });

/** The numbers of a verb's frame by name. The first says which verb of its sentence it is. */
export const numbers = <N extends string>(declared: { readonly [name in N]: number }): FrameShape<N | "verb"> =>
  frameShape<N | "verb">({ verb: 0, ...declared } as { readonly [name in N | "verb"]: number });

/** The verbs of a table by name. */
export type Verbs = ReadonlyMap<string, AnyVerb>;

export function recordOf(verbs: Verbs, { do: name }: Said): AnyVerb {
  const found = verbs.get(name);
  if (found === undefined) throw new Error(`nobody knows how to "${name}"`);
  return found;
}
