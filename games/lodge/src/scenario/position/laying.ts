/** The table on which a position is laid out, and how its fields name seats, parties and rooms. */
import { type Field, forEach, type Seats } from "@blackrose/kernel";
import type { State } from "../../state.ts";
import type { Tables } from "../../tables.ts";
import { partyAt, roomAt } from "../words.ts";

export interface Laying {
  readonly cards: Tables;
  readonly s: State;
  readonly seats: Seats;
  /** Spell cards, quests and events that lie somewhere already. */
  readonly taken: { readonly spells: Set<number>; readonly quests: Set<number>; readonly events: Set<number> };
  /** Spells named for the top of a school's deck, until the rest lies below them. */
  readonly tops: Map<number, readonly number[]>;
}

type Each = (t: Laying, which: number, said: unknown, place: string) => void;

/** A field with a value for each seat it names. */
export const bySeat =
  (lay: Each): Field<Laying> =>
  (t, said, place) =>
    forEach(said, place, (name, one, at) => lay(t, t.seats.seat(name, place), one, at));

/** The same with the Black Rose, as `rose`. */
export const byParty =
  (lay: Each): Field<Laying> =>
  (t, said, place) =>
    forEach(said, place, (name, one, at) => lay(t, partyAt(t.seats, name, place), one, at));

export const byRoom =
  (lay: Each): Field<Laying> =>
  (t, said, place) =>
    forEach(said, place, (name, one, at) => lay(t, roomAt(t.cards, t.s, name, place), one, at));
