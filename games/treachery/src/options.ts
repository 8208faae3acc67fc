/** What a table of Treachery may choose before it starts. */
import type { Seating } from "@blackrose/kernel";
import { REMOVED_CARDS, Removal } from "./rules/setup.ts";
import type { Tables } from "./tables.ts";

export const LEAST_SEATS = 4;
export const MOST_SEATS = 6;

/** `remove`: "dealer" (the dealer chooses, T-SET-03), "random", or the ids of ten uncommon cards. */
export interface Options {
  readonly remove?: "dealer" | "random" | readonly string[];
}

/** A sentence that says what is wrong, or null. */
export function refuseSeating(cards: Tables, { seats, options }: Seating): string | null {
  if (!Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS) {
    return `Treachery is for ${LEAST_SEATS} to ${MOST_SEATS} players, not ${String(seats)} (T-COMP-01).`;
  }
  if (typeof options !== "object" || options === null) return "The options must be a record with named values.";
  const unknown = Object.keys(options).find((name) => name !== "remove");
  if (unknown !== undefined) return `Treachery has no option "${unknown}"; it has "remove".`;
  const { remove = "dealer" } = options as Options;
  if (remove === "dealer" || remove === "random") return null;
  if (!Array.isArray(remove)) {
    return `"remove" is "dealer", "random" or a list of ${REMOVED_CARDS} uncommon cards (T-SET-03).`;
  }
  if (remove.length !== REMOVED_CARDS || new Set(remove).size !== REMOVED_CARDS) {
    return `Exactly ${REMOVED_CARDS} different uncommon cards leave the game; "remove" names ${new Set(remove).size} (T-SET-03).`;
  }
  for (const id of remove) {
    const card = cards.cardNumber.get(String(id));
    if (card === undefined) return `There is no card "${String(id)}".`;
    if (!cards.uncommons.includes(card)) return `"${String(id)}" is a common card; all common cards stay (T-SET-03).`;
  }
  return null;
}

/** The options as numbers for the first frame: how cards are removed, then the named ones. */
export function removalOf(cards: Tables, options: Seating["options"]): number[] {
  const { remove = "dealer" } = options as Options;
  if (remove === "dealer") return [Removal.dealer];
  if (remove === "random") return [Removal.random];
  return [Removal.named, ...remove.map((id) => cards.cardNumber.get(id) as number).sort((a, b) => a - b)];
}
