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
} from "@blackrose/kernel";
import { beginTable, emptyTable } from "../begin.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { withAvatar } from "./avatar.ts";
import { attachments } from "./position/attachments.ts";
import { avatar } from "./position/avatar.ts";
import { moment, time } from "./position/course.ts";
import { cubes, supplies } from "./position/cubes.ts";
import type { Laying } from "./position/laying.ts";
import { mages } from "./position/mages.ts";
import { eventCards, questCards } from "./position/quests.ts";
import { layout, roomStates } from "./position/rooms.ts";
import { spells } from "./position/spells.ts";

/** In the order in which they are laid out: a later part stands on what an earlier one has put there. */
const PARTS: readonly Part<Laying>[] = [
  time,
  layout,
  roomStates,
  mages,
  spells,
  questCards,
  eventCards,
  cubes,
  avatar,
  attachments,
  supplies,
  moment,
];

/** What the game itself is asked when people sit down. */
const SEATING = ["players", "ruleset", "options"];
export const FIELDS: readonly string[] = [...SEATING, ...fieldsOf(PARTS)];

export function pose(cards: Tables, given: Facts, seats: Seats, seating: Seating): State {
  if (given["now"] === undefined) throw new Damaged("given.now", "it must say what is under way");
  if (given["now"] === "start") {
    const besides = Object.keys(given).find((name) => name !== "now" && !SEATING.includes(name));
    if (besides === undefined) return beginTable(cards, seating, seedFrom("scenario"));
    throw new Damaged("given", `at the start nothing is laid out; take "${besides}" out`);
  }
  const s = emptyTable(cards, seating, seedFrom("scenario"));
  const taken = { spells: new Set<number>(), quests: new Set<number>(), events: new Set<number>() };
  layOut(PARTS, { cards, s, seats: withAvatar(seats), taken, tops: new Map() }, given);
  return s;
}
