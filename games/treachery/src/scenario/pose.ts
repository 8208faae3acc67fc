/** Lays out a position that a scenario describes. What it does not mention is filled with whatever changes least. */
import {
  Damaged,
  type Facts,
  fieldsOf,
  layOut,
  type Part,
  type Seating,
  type Seats,
  seedFrom,
  textAt,
} from "@blackrose/kernel";
import { beginTable, emptyTable } from "../begin.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { allCards } from "./position/cards.ts";
import type { Laying } from "./position/laying.ts";
import { moment } from "./position/moment.ts";
import { round } from "./position/round.ts";
import { tokens } from "./position/tokens.ts";

/** In the order in which they are laid out. */
const PARTS: readonly Part<Laying>[] = [tokens, round, allCards, moment];

/** What the game itself is asked when people sit down. */
const SEATING = ["players", "remove"];
export const FIELDS: readonly string[] = [...SEATING, ...fieldsOf(PARTS)];

export function pose(cards: Tables, given: Facts, seats: Seats, seating: Seating): State {
  if (given["now"] === undefined) throw new Damaged("given.now", "it must say what is under way");
  const now = textAt(given["now"], "given.now");
  if (now === "start") {
    const besides = Object.keys(given).find((name) => name !== "now" && !SEATING.includes(name));
    if (besides === undefined) return beginTable(cards, seating, seedFrom("scenario"));
    throw new Damaged("given", `at the start nothing is laid out; take "${besides}" out`);
  }
  const s = emptyTable(seats.count, seedFrom("scenario"));
  layOut(PARTS, { cards, s, seats, now, stacks: { discards: [], top: [], removed: [], deck: null } }, given);
  return s;
}
