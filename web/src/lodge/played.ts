/** What a table of the Lodge plays with, as the page has it: its boxes are fetched when somebody wants to see them. */
import { everythingIn } from "@blackrose/lodge/cards/content";
import { shelf } from "@blackrose/lodge/cards/shelf";
import { gameWith, type LodgeGame } from "@blackrose/lodge/game";
import { signal } from "@preact/signals";
import type { PlayedTable } from "../face.ts";
import { boxes, fetchBoxes, isHere, isKnown, title, wantedBoxes } from "./boxes.ts";

/** Counts arrivals: whoever looked for a box looks again. */
const arrived = signal(0);
const onTheWay = new Set<string>();

/** Whether boxes are here; those that are not are sent for. */
export function areHere(ids: readonly string[]): boolean {
  void arrived.value;
  const missing = ids.filter((id) => isKnown(id) && !isHere(id));
  const wanted = missing.filter((id) => !onTheWay.has(id));
  for (const id of wanted) onTheWay.add(id);
  if (wanted.length > 0) {
    void fetchBoxes(wanted)
      // Without a network they may come later.
      .catch(() => wanted.forEach((id) => onTheWay.delete(id)))
      .then(() => arrived.value++);
  }
  return missing.length === 0;
}

/** The game made last: every scene of a table asks for the same one. */
let last: { readonly table: PlayedTable; readonly game: LodgeGame | null } | null = null;

const isSame = (a: PlayedTable, b: PlayedTable): boolean =>
  a.options === b.options && a.rules === b.rules && a.content === b.content;

export function played(table: PlayedTable): LodgeGame | null | undefined {
  if (!areHere(wantedBoxes(table.options))) return undefined;
  if (last === null || !isSame(last.table, table)) last = { table, game: gameOf(table) };
  return last.game;
}

function gameOf({ options, rules, content, roster }: PlayedTable): LodgeGame | null {
  if (rules !== title.version) return null;
  try {
    const game = title.play({ seats: 0, options }, roster ?? undefined);
    return game.contentHash === content ? game : null;
  } catch (error) {
    // Its boxes are not, or no longer, as this client has them.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

let all: { readonly many: number; readonly game: LodgeGame } | null = null;

/** Every card of every box; nobody plays with all of them. */
export function everything(): LodgeGame | undefined {
  if (!areHere(shelf.map(({ id }) => id))) return undefined;
  if (all?.many !== boxes.length) all = { many: boxes.length, game: gameWith(everythingIn(boxes), boxes) };
  return all.game;
}
