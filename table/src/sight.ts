/** What each viewer sees of a table: the public part, the viewer's own, the game's view and the open question. */
import { type KernelState, questionFor, seedToHex, versionOf, view } from "@blackrose/kernel";
import type { AskedQuestion, Chair, ListedTable, Sight, TableSight, YourSight } from "@blackrose/protocol";
import { deadline } from "./clocks.ts";
import { missing, stepsToOwn } from "./consent.ts";
import type { AnyGame } from "./outside.ts";
import { isUnderWay, isWindow, levelOf, mayTakeBack, placesOf, seatingOf, seatsOf, type Table } from "./table.ts";

type FixedPart = Pick<
  TableSight,
  "id" | "name" | "game" | "options" | "rules" | "content" | "roster" | "pace" | "listed"
>;
export type PublicPart = Omit<TableSight, keyof FixedPart>;

/** What everyone sees of the table and never changes while it is open. */
export function fixedPart({ id, made, title, game: played }: Table): FixedPart {
  const { setup } = made;
  const { name = "", game, options, pace } = setup;
  const { rules, content } = versionOf(played);
  const roster = title.play(seatingOf(setup)) === played ? null : played.roster;
  return { id, name, game, options, rules, content, roster, pace, listed: setup.listed };
}

/** The rest of what everyone sees. */
export function publicPart(table: Table, chairs: Chair[]): PublicPart {
  const { seats, course, session, status } = table;
  return {
    status,
    chairs,
    step: session?.entries.length ?? 0,
    waiting: waiting(table),
    banks: seats.map(({ bank }) => bank),
    proposal: course.proposal && {
      ...course.proposal,
      agreed: [...course.proposal.agreed],
      missing: missing(table, course.proposal),
    },
    commitment: session?.commitment ?? "",
    seed: session !== null && status === "over" ? seedToHex(session.world.s.seed) : "",
    places: placesOf(table),
    rematch: course.rematch,
  };
}

/** `here` tells which seats' people are connected. */
export const chairsOf = ({ seats }: Table, here: ReadonlySet<number>): Chair[] =>
  seats.map((seat, i) => ({
    is: seat.person !== null ? "person" : seat.bot !== null ? "bot" : "open",
    name: seat.person?.name ?? "",
    level: seat.bot ?? (seat.standIn ? levelOf(seat) : null),
    here: here.has(i),
    standIn: seat.standIn,
    conceded: seat.conceded,
  }));

const waiting = (table: Table): TableSight["waiting"] =>
  table.course.open.map((open) => ({
    seat: open.seat,
    decision: table.game.decisions[open.decision].id,
    until: deadline(table, open),
    held: open.held,
  }));

/** `seat` is −1 for who looks on; `account` is theirs, where the stream is one person's own. */
export function ownPart(table: Table, seat: number, account: string | null): YourSight {
  const { made } = table;
  const host = account === made.host.account;
  return {
    seat,
    seats: account === null ? [] : seatsOf(table, account),
    host,
    quiet: isQuiet(table, seat),
    invitation: seat >= 0 || host ? made.invitation : "",
    ...waysBack(table, seat),
  };
}

const waysBack = (table: Table, seat: number): Pick<YourSight, "mayTakeBack" | "mayUndo"> => ({
  mayTakeBack: seat >= 0 && mayTakeBack(table, seat),
  mayUndo: seat >= 0 && isUnderWay(table) && stepsToOwn(table, seat) > 0,
});

/** The own part after an answer: who sits where is as it was. The very same if nothing has changed. */
export function ownPartAfter(table: Table, before: YourSight): YourSight {
  const { seat } = before;
  const quiet = isQuiet(table, seat);
  const { mayTakeBack: may, mayUndo } = waysBack(table, seat);
  const isSame = quiet === before.quiet && may === before.mayTakeBack && mayUndo === before.mayUndo;
  return isSame ? before : { ...before, quiet, mayTakeBack: may, mayUndo };
}

const isQuiet = ({ seats }: Table, seat: number): boolean => seat >= 0 && seats[seat].quiet >= 0;

/** What the engine keeps in a state for itself; as far as it concerns anyone, the rest of the sight says it. */
const UNTOLD: ReadonlySet<string> = new Set(["asks", "answers", "barrier", "serial"] satisfies (keyof KernelState)[]);

export const isTold = (field: string): boolean => !UNTOLD.has(field);

export function viewOf({ state }: AnyGame, s: KernelState, seat: number): NonNullable<Sight["view"]> {
  return Object.fromEntries(Object.entries(view(state, s, seat)).filter(([field]) => isTold(field)));
}

/** The question open to a seat. As long as it stands, it is the one `before`. */
export function questionOf(table: Table, seat: number, before: AskedQuestion | null): AskedQuestion | null {
  const { session, game, course } = table;
  const open = course.open.find((one) => one.seat === seat);
  if (open === undefined || session === null || table.seats[seat].standIn) return null;
  if (before?.id === open.id) return before;
  const asked = questionFor(session, seat);
  return asked && { ...asked, options: [...asked.options], window: isWindow(game, open.decision) };
}

/** A table as lists show it. */
export function listed(table: Table, account: string | null): ListedTable {
  const { id, made, seats, course, status } = table;
  const { setup } = made;
  const own = account === null ? [] : seatsOf(table, account);
  return {
    id,
    name: setup.name ?? "",
    game: setup.game,
    options: setup.options,
    status,
    chairs: seats.map(({ person, bot }) => ({
      is: person !== null ? "person" : bot !== null ? "bot" : "open",
      name: person?.name ?? "",
    })),
    pace: setup.pace.is,
    at: made.at,
    ...(account === null
      ? {}
      : {
          yourTurn: status === "playing" && course.open.some(({ seat }) => own.includes(seat) && !seats[seat].standIn),
        }),
  };
}
