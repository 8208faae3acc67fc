/** The boxes of the Lodge that have come so far, here in the page or in the engine's worker: each is a script of its own. */
import type { Earlier } from "@blackrose/kernel";
import type { Box } from "@blackrose/lodge/cards/box";
import { boxesFor } from "@blackrose/lodge/cards/selection";
import { shelf } from "@blackrose/lodge/cards/shelf";
import type { Mind } from "@blackrose/lodge/game";
import { titleWith } from "@blackrose/lodge/title";

const come: Box[] = [];
/** In the order of the shelf. */
export const boxes: readonly Box[] = come;

const numbered: { [rules: number]: Earlier["numbered"][number] } = {};
const mind: Mind = {};
export const title = titleWith(boxes, numbered, mind);

/** Learns to read the oldest saves. */
export async function learnEarlier(): Promise<void> {
  Object.assign(numbered, (await import("@blackrose/lodge/earlier/numbered")).numbered);
}

/** Whoever asks bots needs this; who only plays or looks does not. */
export async function learnToThink(): Promise<void> {
  if (mind.imagine === undefined) Object.assign(mind, await import("@blackrose/lodge/imagine"));
}

/** The boxes of a table, by its options. Whatever else they may be is for the game to refuse. */
export function wantedBoxes({ boxes: named, modules }: { readonly [name: string]: unknown }): readonly string[] {
  const listOf = (given: unknown, usual: readonly string[]): readonly string[] =>
    given === undefined ? usual : Array.isArray(given) ? (given as string[]) : [];
  return boxesFor(shelf, { boxes: listOf(named, ["base"]), modules: listOf(modules, []) });
}

export const isHere = (id: string): boolean => come.some((box) => box.id === id);
/** Names that no box has are for the game to refuse. */
export const isKnown = (id: string): boolean => shelf.some((one) => one.id === id);

/** Fetches these boxes, and those of whose cards they speak. */
export async function fetchBoxes(ids: readonly string[]): Promise<void> {
  const missing = shelf.filter(({ id }) => ids.includes(id) && !isHere(id));
  const fetched = await Promise.all(missing.map((one) => one.load()));
  await Promise.all(fetched.map(({ needs = [] }) => fetchBoxes(needs)));
  for (const box of fetched) if (!isHere(box.id)) come.push(box);
  const placeOf = ({ id }: Box): number => shelf.findIndex((one) => one.id === id);
  come.sort((a, b) => placeOf(a) - placeOf(b));
}
