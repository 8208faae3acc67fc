/** What people agree on: going back, pausing, how to go on after a fault. It happens when everyone concerned has said yes. */
import { adjudicate, isForced, undo } from "@blackrose/kernel";
import { reopen } from "./clocks.ts";
import { isPlayedByBot, isSolo, people, type Proposal, type Table } from "./table.ts";

/**
 * How many answers back the seat's own last answer lies, or 0 when it is out of reach. Luck and secrets shown since close the way
 * (K-UND-01). Who plays alone goes back over answers without a choice; among people that would tell which ones had none.
 */
export function stepsToOwn(table: Table, seat: number): number {
  if (table.session === null) return 0;
  const { past, entries } = table.session;
  const alone = isSolo(table);
  const own = past.findLastIndex(({ entries: at, state }) => {
    const ask = state.asks.find((one) => one.seat === seat);
    return entries[at]?.seat === seat && ask !== undefined && !(alone && isForced(ask));
  });
  return own < 0 ? 0 : past.length - own;
}

/** The persons a proposal concerns beside its author, by what it would change. */
export function concerned(table: Table, what: Proposal["what"], by: number): number[] {
  const others = people(table).filter((seat) => seat !== by && !table.seats[seat].standIn);
  if (what !== "undo" || table.session === null) return others;
  const { session } = table;
  const back = stepsToOwn(table, by);
  const undone = new Set(session.entries.slice(session.past.at(-back)?.entries ?? 0).map(({ seat }) => seat));
  return others.filter((seat) => undone.has(seat));
}

export const missing = (table: Table, { what, by, agreed }: Proposal): number[] =>
  concerned(table, what, by).filter((seat) => !agreed.includes(seat));

/** Carries out what all agreed on. Returns whether answers were taken back. */
export function carryOut(table: Table, { what, by }: Proposal, at: number): boolean {
  const { course, session } = table;
  if (session === null) return false;
  switch (what) {
    case "pause":
      course.paused = true;
      return false;
    case "resume":
      course.paused = false;
      reopen(table, at);
      return false;
    case "undo":
      return undo(session, stepsToOwn(table, by)) === null;
    case "fault-undo":
      return adjudicate(session, "undo") === null;
    case "fault-skip":
      adjudicate(session, "skip");
      return false;
  }
}

/** A seat that a bot plays cannot be asked for consent. */
export const mayPropose = (table: Table, seat: number): boolean => !isPlayedByBot(table.seats[seat]);
