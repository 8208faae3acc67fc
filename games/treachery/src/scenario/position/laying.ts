/** The table on which a position is laid out. */
import { type Field, forEach, type Seats } from "@blackrose/kernel";
import type { State } from "../../state.ts";
import type { Tables } from "../../tables.ts";

export interface Laying {
  readonly cards: Tables;
  readonly s: State;
  readonly seats: Seats;
  /** What is under way, which decides what there can be. */
  readonly now: string;
  /** Cards named for the stacks, until hands are filled and the rest lies below them. */
  readonly stacks: { discards: number[]; top: number[]; removed: number[]; deck: number | null };
}

/** A field with a value for each seat it names. */
export const bySeat =
  (lay: (t: Laying, seat: number, said: unknown, place: string) => void): Field<Laying> =>
  (t, said, place) =>
    forEach(said, place, (name, one, at) => lay(t, t.seats.seat(name, place), one, at));
