/** A table put away and taken up again: its latest snapshot and the entries since, under the rules as they are now (K-REC-02). */
import {
  begin,
  Damaged,
  type KernelState,
  Newer,
  openTakenUp,
  openTelling,
  playsAlike,
  readSnapshot,
  resume,
  saveTakenUp,
  type Seating,
  seedFromHex,
  type Snapshot,
  snapshotOf,
  tellingOf,
  undoable,
  type Version,
  versionOf,
} from "@blackrose/kernel";
import type { Status } from "@blackrose/protocol";
import type { Entry, Made, NewRules, Saved, Stands } from "./entries.ts";
import { follow, newTable, passOver } from "./follow.ts";
import type { AnyGame, AnyTitle, Games } from "./outside.ts";
import { type AnySession, type Course, seatingOf, statusNow, type Table, versionMade } from "./table.ts";

/** A table that cannot be opened here, and why. What is written of it stays as it is. */
export class CannotOpen extends Error {
  override readonly name = "CannotOpen";
  readonly why: "no-game" | "newer" | "damaged";
  constructor(why: CannotOpen["why"], sentence: string) {
    super(`${sentence} Nothing of it was changed.`);
    this.why = why;
  }
}

/** Only where nothing can be undone: the way back is not kept, and the log must be able to go it again. */
export const maySave = ({ session }: Table): boolean => session === null || undoable(session) === 0;

/** `telling`: with what was shown, of a game that is over; to tell it takes a moment. */
export function save(table: Table, telling = false): Saved {
  const { made, seats, course, chat, keys, session, sequence } = table;
  return {
    sequence,
    made,
    seats: seats.map((seat) => ({ ...seat })),
    course: { ...course },
    chat,
    keys: [...keys].map(([account, own]) => [account, [...own]]),
    game: session === null ? null : snapshotOf(session),
    answers: session === null ? [] : [...session.entries],
    ...(session === null || session.takenUp.length === 0 ? {} : { takenUp: saveTakenUp(session) }),
    ...(session !== null && (telling || session.shown !== null) ? { telling: tellingOf(session) } : {}),
  };
}

/** A table opened, and what is still to be written where the rules have changed since it was put away: it goes on under those of today. */
export interface Restored {
  readonly table: Table;
  readonly changed: NewRules | null;
}

/**
 * The table that a snapshot and the entries after it make. `was`: its status when it was put away, where somebody knows. Throws
 * {@link CannotOpen} where there is none.
 */
export function restore(
  games: Games,
  id: string,
  saved: Saved | null,
  entries: readonly Entry[],
  was?: Status,
): Restored {
  try {
    return restored(games, id, saved, entries, was);
  } catch (error) {
    if (error instanceof Newer) throw new CannotOpen("newer", `This table: ${error.what}.`);
    if (!(error instanceof Damaged)) throw error;
    const place = `${error.place}: ${error.what}`.replace(/\.$/, "");
    throw new CannotOpen("damaged", `What is written of this table is damaged (${place}); a backup may have it whole.`);
  }
}

function restored(
  games: Games,
  id: string,
  saved: Saved | null,
  entries: readonly Entry[],
  was: Status | undefined,
): Restored {
  const made = saved?.made ?? (entries[0] as (Made & Entry) | undefined);
  if (made?.is !== "made") throw new Damaged("table", `the log of ${id} does not begin with its making`);
  const title = games(made.setup.game);
  if (title === null)
    throw new CannotOpen("no-game", `There is no game "${made.setup.game}" here; use a program that has it.`);
  const later = saved === null ? entries.slice(1) : entries;
  const at = later.findLastIndex(({ is }) => is === "new-rules");
  const settled = at < 0 ? null : (later[at] as NewRules & Entry);
  const position = positionOf(title, made, settled?.stands?.game ?? saved?.game ?? null);

  const build = (): Table => {
    const fresh = newTable(id, title, position.game, made);
    const table = saved === null ? fresh : taken(fresh, saved, position);
    for (const entry of later.slice(0, Math.max(0, at))) followPeople(table, entry);
    if (settled !== null) setTo(table, settled, position);
    return table;
  };
  const rest = later.slice(at + 1);
  const table = build();
  const [then, now] = [playedBy(table), versionOf(table.game)];
  if (then.rules > now.rules) {
    throw new CannotOpen(
      "newer",
      `This table is played by rules version ${then.rules}; this program has version ${now.rules}: use a newer one.`,
    );
  }
  // Of a game that is over nothing goes on.
  if (table.status === "over") for (const entry of rest) followPeople(table, entry);
  else if (!playsAlike(then, now)) return goOn(build, rest, was);
  else for (const entry of rest) follow(table, entry);
  return { table, changed: null };
}

/** By what the table is played as far as it has come. */
const playedBy = ({ session, made }: Table): Version =>
  session?.takenUp.at(-1)?.version ?? session?.begun ?? versionMade(made);

interface Position {
  readonly game: AnyGame;
  readonly seating: Seating;
  /** Null where there is no snapshot. */
  readonly state: KernelState | null;
}

function positionOf(title: AnyTitle, made: Made, snapshot: Snapshot | null): Position {
  if (snapshot !== null) return readSnapshot(title, snapshot);
  const seating = seatingOf(made.setup);
  const wrong = title.refuse(seating);
  if (wrong !== null) throw new Damaged("table.options", wrong);
  // Earlier tables do not say of what they were made: all had the same.
  const roster = made.roster ?? title.earlier.numbered[made.rules]?.roster;
  return { game: title.play(seating, roster), seating, state: null };
}

function taken(fresh: Table, saved: Saved, position: Position): Table {
  const { seats, course, chat, keys, sequence } = saved;
  const session = saved.game === null ? null : sessionAt(fresh, position, saved);
  const table: Table = {
    ...fresh,
    seats: seats.map((seat) => ({ ...seat })),
    course: courseOf(course, session),
    chat: [...chat],
    keys: new Map(keys.map(([account, own]) => [account, new Set(own)])),
    session,
    sequence,
  };
  table.status = statusNow(table);
  return table;
}

function sessionAt(
  { title, made }: Table,
  { game, seating, state }: Position,
  saved: Pick<Saved, "answers" | "takenUp" | "telling">,
): AnySession {
  const { fork } = made;
  const { opening } = begin(game, seating, seedFromHex(fork?.seed ?? made.seed)!);
  const { takenUp } = openTakenUp(title, game, saved.takenUp);
  const begun = fork?.begun ?? versionMade(made);
  const today = versionOf(game);
  const isAlike = [begun, ...takenUp.map(({ version }) => version)].every((version) => playsAlike(version, today));
  const shown = isAlike || saved.telling === undefined ? null : openTelling(title, saved.telling);
  return resume(game, seating, state!, { begun, takenUp, shown, opening, entries: [...saved.answers] });
}

/** Questions are known by their ids; what decides them may have another number today. */
const courseOf = (course: Course, session: AnySession | null): Course => ({
  ...course,
  open: course.open.map((open) => ({
    ...open,
    decision: session?.world.s.asks.find(({ id }) => id === open.id)?.decision ?? open.decision,
  })),
});

/** What people did beside the game: who sits where, who left, what was said. */
function followPeople(table: Table, entry: Entry): void {
  if (OF_THE_GAME.has(entry.is)) passOver(table, entry);
  else follow(table, entry);
}

const OF_THE_GAME: ReadonlySet<Entry["is"]> = new Set([
  "answered",
  "held",
  "quiet",
  "took-back",
  "proposed",
  "voted",
  "new-rules",
]);

/** Where the game stood when it went on under other rules before. */
function setTo(table: Table, entry: NewRules & Entry, position: Position): void {
  const { stands } = entry;
  if (stands !== null) {
    table.session = sessionAt(table, position, stands);
    Object.assign(table.course, courseOf(stands.course, table.session));
    table.seats.forEach((seat, i) => Object.assign(seat, stands.clocks[i]));
  }
  follow(table, entry);
}

/**
 * Goes on under the rules as they are now: entries since are followed as far as they hold, then only those of people. Whoever answered
 * since answers anew.
 */
function goOn(build: () => Table, rest: readonly Entry[], was: Status | undefined): Restored {
  let table = build();
  const end = followAsFar(table, rest, rest.length);
  if (end < rest.length) {
    // Nothing is left of the entry that does not hold.
    table = build();
    followAsFar(table, rest, end);
    for (const entry of rest.slice(end)) followPeople(table, entry);
  }
  const { session, game, course, seats } = table;
  const version = versionOf(game);
  if (session === null) return { table, changed: { is: "new-rules", version, stands: null } };
  const anew = rest.slice(end).filter(({ is }) => is === "answered").length;
  const last = session.takenUp.length - 1;
  table.session = { ...session, takenUp: session.takenUp.map((one, i) => (i === last ? { ...one, anew } : one)) };
  if (was === "over" && table.status !== "over") course.stage = "ended";
  table.status = statusNow(table);
  const stands: Stands = {
    game: snapshotOf(session),
    answers: [...session.entries],
    takenUp: saveTakenUp(table.session),
    course: { ...course },
    clocks: seats.map(({ quiet, bank, since, credited }) => ({ quiet, bank, since, credited })),
  };
  return { table, changed: { is: "new-rules", version, stands } };
}

/** Follows entries up to `end`; where one does not hold, it says which. */
function followAsFar(table: Table, entries: readonly Entry[], end: number): number {
  takeUp(table);
  for (let i = 0; i < end; i++) {
    try {
      follow(table, entries[i]);
    } catch {
      return i;
    }
    if (table.status === "fault") return i;
    takeUp(table);
  }
  return end;
}

/** Notes that the game goes on from here under the rules as they are now. */
function takeUp(table: Table): void {
  const { session, game } = table;
  const version = versionOf(game);
  if (session === null || playsAlike(playedBy(table), version)) return;
  const { entries, takenUp, world } = session;
  table.session = {
    ...session,
    takenUp: [...takenUp, { answers: entries.length, anew: 0, version, state: world.s }],
  };
}
