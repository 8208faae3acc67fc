/**
 * What an entry does to a table. Entries were checked before they were written (`decide.ts`), so this only carries them out; reading a
 * journal again runs exactly this.
 */
import { answer, Damaged, type Event, isRefusal, type Refusal, takeBack } from "@blackrose/kernel";
import type { ChatLine } from "@blackrose/protocol";
import { reckon, refill, reopenFor, setBack } from "./clocks.ts";
import { carryOut, missing } from "./consent.ts";
import type { Entry, Made } from "./entries.ts";
import { firstSession } from "./fork.ts";
import type { AnyGame, AnyTitle } from "./outside.ts";
import { CHAT_KEPT, KEYS_KEPT, people, type Table } from "./table.ts";

/** What came of an entry, beside the new state: the game's events, answers taken back, words. */
export interface Outcome {
  readonly seat: number;
  readonly events: readonly Event[] | null;
  readonly undone: boolean;
  readonly said: ChatLine | null;
}

/** The table an entry `made` stands for, before anything else. */
export function newTable(id: string, title: AnyTitle, game: AnyGame, made: Made & Entry): Table {
  const { setup, people: seated } = made;
  const bank = setup.pace.is === "live" ? setup.pace.bank * 1000 : 0;
  return {
    id,
    made,
    title,
    game,
    seats: setup.chairs.map((chair, i) => ({
      person: seated[i],
      bot: chair.is === "bot" ? chair.level : null,
      standIn: false,
      conceded: false,
      quiet: -1,
      bank,
      since: 0,
      credited: false,
    })),
    course: { stage: "gathering", paused: false, open: [], proposal: null, proposals: 0, rematch: "" },
    chat: [],
    keys: new Map(),
    session: null,
    status: "gathering",
    sequence: 1,
  };
}

export function follow(table: Table, entry: Entry): Outcome {
  const outcome = carry(table, entry);
  passOver(table, entry);
  reckon(table, entry.at);
  // Nothing is left to agree on, or to take back.
  if (table.status === "over") {
    table.course.proposal = null;
    if (table.session !== null) table.session.past.length = 0;
  }
  return outcome;
}

/** An entry that was written, and changes nothing: only that there was one. */
export function passOver(table: Table, { from }: Entry): void {
  table.sequence++;
  if (from === undefined) return;
  const [account, key] = from;
  let keys = table.keys.get(account);
  if (keys === undefined) table.keys.set(account, (keys = new Set()));
  keys.add(key);
  if (keys.size > KEYS_KEPT) keys.delete(keys.values().next().value as string);
}

const nothing: Outcome = { seat: -1, events: null, undone: false, said: null };

function carry(table: Table, entry: Entry): Outcome {
  const { seats, course, session } = table;
  switch (entry.is) {
    case "made":
      throw new Error("a table is made once");
    case "sat":
      Object.assign(seats[entry.seat], { person: entry.person, bot: null });
      return nothing;
    case "stood":
      seats[entry.seat].person = null;
      return nothing;
    case "chair":
      Object.assign(seats[entry.seat], { person: null, bot: entry.to === "open" ? null : entry.to });
      return nothing;
    case "started":
      return start(table);
    case "new-rules":
      // A game under way stands already where the entry says (saved.ts); one that begins later is begun by these.
      if (session === null) table.made = { ...table.made, ...entry.version, roster: table.game.roster };
      return nothing;
    case "closed":
      course.stage = "closed";
      return nothing;
    case "answered": {
      const id = session!.world.s.asks.find((one) => one.seat === entry.seat)?.id ?? -1;
      const taken = holding(table, answer(session!, entry.seat, id, entry.keys));
      forgetUndo(table);
      return { ...nothing, seat: entry.seat, events: taken.events };
    }
    case "held":
      course.open = course.open.map((open) => (open.seat === entry.seat ? { ...open, held: true } : open));
      return nothing;
    case "quiet":
      seats[entry.seat].quiet = entry.on && session !== null ? table.game.horizon(session.world.s) : -1;
      return nothing;
    case "took-back":
      holding(table, takeBack(session!, entry.seat) ?? nothing);
      seats[entry.seat].credited = true;
      forgetUndo(table);
      return { ...nothing, seat: entry.seat, events: [] };
    case "proposed":
      course.proposal = { id: course.proposals++, what: entry.what, by: entry.seat, agreed: [entry.seat] };
      return settled(table, entry.at);
    case "voted":
      if (course.proposal === null) return nothing;
      course.proposal = entry.yes ? { ...course.proposal, agreed: [...course.proposal.agreed, entry.seat] } : null;
      return settled(table, entry.at);
    case "left":
      seats[entry.seat].standIn = true;
      return gone(table, entry);
    case "returned":
      seats[entry.seat].standIn = false;
      refill(seats[entry.seat], table.made.setup.pace);
      reopenFor(table, entry.seat);
      return nothing;
    case "conceded":
      Object.assign(seats[entry.seat], { conceded: true, standIn: true });
      if (isDecided(table)) course.stage = "conceded";
      return gone(table, entry);
    case "said": {
      const said = { at: entry.at, seat: entry.seat, name: entry.name, text: entry.text };
      table.chat = [...table.chat, said].slice(-CHAT_KEPT);
      return { ...nothing, said };
    }
    case "rematch":
      course.rematch = entry.table;
      return nothing;
    case "clock-set-back":
      setBack(table, entry.at);
      return nothing;
  }
}

function start(table: Table): Outcome {
  const { title, made, game } = table;
  table.session = firstSession(title, game, made);
  table.course.stage = "playing";
  return { ...nothing, events: table.session.opening };
}

/** An entry was checked before it was written; if it does not hold all the same, the log is not this table's. */
function holding<T extends object>(table: Table, taken: T | Refusal): T {
  if (!isRefusal(taken)) return taken;
  throw new Damaged(`entry ${table.sequence} of table ${table.id}`, `it does not hold: ${taken.sentence}`);
}

/** To go back was proposed for a position that is gone now (K-CON-03). */
function forgetUndo({ course }: Table): void {
  if (course.proposal?.what === "undo") course.proposal = null;
}

/** Somebody no longer plays: their proposal goes with them, and nobody waits for their yes. */
function gone(table: Table, { seat, at }: { readonly seat: number; readonly at: number }): Outcome {
  const { course } = table;
  reopenFor(table, seat);
  if (course.proposal?.by === seat || course.stage === "conceded") course.proposal = null;
  return settled(table, at);
}

/** A proposal to which nobody's yes is missing is carried out. */
function settled(table: Table, at: number): Outcome {
  const { proposal } = table.course;
  if (proposal === null || missing(table, proposal).length > 0) return nothing;
  table.course.proposal = null;
  return { ...nothing, ...carryOut(table, proposal, at) };
}

/** Nobody is left to play for, or only one seat has not given up (K-SIT-04). */
function isDecided(table: Table): boolean {
  const left = table.seats.filter(({ conceded }) => !conceded);
  return left.length === 1 || people(table).length === 0;
}
