/** What all deeds of the Lodge are made with. */
import { deed, type DeedManner, FrameKind, type FrameShape, lying, type Params } from "@blackrose/kernel";
import { type Lodge, type State } from "../state.ts";
import { type Tables } from "../tables.ts";

export type List = readonly number[];
type LodgeDeed<P extends Params> = ReturnType<typeof deed<State, Tables, P>>;

export function lodge<P extends Params>(
  verb: string,
  fields: Parameters<typeof deed<State, Tables, P>>[1],
  apply: (w: Lodge, params: P) => void,
  manner: typeof ANSWERABLE | (typeof QUIET & DeedManner),
): LodgeDeed<P> {
  return deed<State, Tables, P>(verb, fields, apply, manner);
}
/** A deed that may be answered before and after, and is heard. */
export const ANSWERABLE = { answerable: true } as const;
/** One that opens nothing: markers, bookkeeping, and cards that not everyone may know of: what may be answered lies open. */
export const QUIET = { quiet: true } as const;
export const nothing = (): void => {};

/**
 * Tells whoever laid a deed down that it happened, and with which numbers in the end, by their names. What was prevented tells
 * nothing.
 */
export function tell<N extends string>(
  w: Lodge,
  shape: FrameShape<N>,
  numbers: { readonly [name in N]?: number },
): void {
  const { stack } = w.s;
  if (stack.length < 2 || stack[stack.length - 1].kind !== FrameKind.deeds) return;
  for (const name of Object.keys(numbers) as N[]) shape.set(stack[stack.length - 2], name, numbers[name] as number);
}

/** What found no room or no cube was not dealt: who answers the blow afterwards finds what landed. */
export function tellLanded(w: Lodge, dealer: number, target: number, landed: number): void {
  const top = w.s.stack[w.s.stack.length - 1];
  if (top.kind !== FrameKind.deeds) return;
  const blow = lying(w, top).find(
    (one) => one.deed.verb === "harm" && !one.prevented && one.get("dealer") === dealer && one.get("target") === target,
  );
  blow?.set("n", landed);
}

export function take(zone: number[], thing: number): void {
  const at = zone.indexOf(thing);
  if (at < 0) throw new Error("what is to be moved is not there");
  zone.splice(at, 1);
}
