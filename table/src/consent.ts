/** What people agree on: going back, pausing, how to go on after a fault. It happens when everyone concerned has said yes (K-CON-01). */
import { adjudicate, type Event, undo } from "@blackrose/kernel";
import { reopen } from "./clocks.ts";
import { isSolo, people, type Proposal, type Table } from "./table.ts";

/**
 * How many answers back the seat's own last answer lies, or 0 when it is out of reach. Luck and secrets shown since close the way
 * (K-UND-01). Who plays alone goes back over answers without a choice; among people that would tell which ones had none.
 */
export function stepsToOwn(table: Table, seat: number): number {
  if (table.session === null) return 0;
  const { past, entries } = table.session;
  const alone = isSolo(table);
  const own = past.findLastIndex(({ entries: at, forced }) => entries[at]?.seat === seat && !(alone && forced));
  return own < 0 ? 0 : past.length - own;
}

/** The persons a proposal concerns beside its author, by what it would change: an undo those whose answers it takes back (K-CON-02). */
function concerned(table: Table, what: Proposal["what"], by: number): number[] {
  const others = people(table).filter((seat) => seat !== by && !table.seats[seat].standIn);
  if (what !== "undo" || table.session === null) return others;
  const { past, entries } = table.session;
  const back = past[past.length - stepsToOwn(table, by)];
  const undone = new Set(entries.slice(back?.entries).map(({ seat }) => seat));
  return others.filter((seat) => undone.has(seat));
}

export const missing = (table: Table, { what, by, agreed }: Proposal): number[] =>
  concerned(table, what, by).filter((seat) => !agreed.includes(seat));

/** What came of a proposal: answers taken back, or what happened when the rules went on. */
export interface Agreed {
  readonly undone: boolean;
  readonly events: readonly Event[] | null;
}

/** Carries out what all agreed on. */
export function carryOut(table: Table, { what, by }: Proposal, at: number): Agreed {
  const { course, session } = table;
  if (session === null) return { undone: false, events: null };
  switch (what) {
    case "pause":
      course.paused = true;
      return { undone: false, events: null };
    case "resume":
      course.paused = false;
      reopen(table, at);
      return { undone: false, events: null };
    case "undo": {
      // The turn that is taken up again has brought its credit.
      table.seats[by].credited = true;
      return { undone: undo(session, stepsToOwn(table, by)) === null, events: null };
    }
    case "fault-undo":
      return { undone: adjudicate(session, "undo") === null, events: null };
    case "fault-skip": {
      const events: Event[] = [];
      session.world.events = events;
      adjudicate(session, "skip");
      session.world.events = null;
      return { undone: false, events };
    }
  }
}
