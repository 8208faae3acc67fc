/**
 * Time at a table. Entries carry the moment they happened, so what the clocks did can be told again from the log; this file only computes.
 *
 * A response window is the same for every seat that publicly could answer: it stands open for the same time whether the seat has
 * something to answer with, has set "do not ask me again", or sleeps. Only a click ends it earlier, and any seat may hold (K-WIN-02).
 */
import { type Ask, isForced, keyOf, PASS_KEY } from "@blackrose/kernel";
import type { Pace } from "@blackrose/protocol";
import type { Happening } from "./entries.ts";
import { isPlayedByBot, isSolo, isUnderWay, isWindow, type Open, type Seat, statusNow, type Table } from "./table.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long a window stands open to a seat that does not want to be asked, where the pace sets no time for windows (K-WIN-04). */
const QUIET_WINDOW = 8_000;
/** Every answer of a bot takes as long as this among people, whatever there was to think about (K-WIN-03). */
export const BOT_RHYTHM = 1_200;
/** Whoever comes back after the bank ran out gets at least this much (K-CLK-05). */
const LEAST_ON_RETURN = 60_000;

/** After a table was opened, people have at least this long to come back before a clock takes their seat (K-CLK-06). */
export const TIME_TO_COME_BACK = 30_000;

/** Something the table does by itself, and when. */
export interface TimedAct {
  readonly at: number;
  readonly does: Happening;
}

/** The part of the game that "this phase" means; it moves on with the game. */
const phaseOf = ({ game, session }: Table): number => (session === null ? -1 : game.horizon(session.world.s));

const windowTime = (pace: Pace): number => (pace.is === "live" ? pace.window * 1000 : QUIET_WINDOW);

/** A window that the seat has not asked to hold: no bank pays for it, and silence passes. */
const passesBy = ({ game }: Table, { decision, held }: Open): boolean => !held && isWindow(game, decision);

/** The moment by which the seat must have answered; 0 without a limit. It shows to all, so it depends on nothing hidden (K-CLK-03). */
export function deadline(table: Table, open: Open): number {
  const { pace } = table.made.setup;
  const seat = table.seats[open.seat];
  if (table.status !== "playing" || isPlayedByBot(seat) || pace.is === "free") return 0;
  if (pace.is === "slow") return open.at + pace.days * DAY;
  return passesBy(table, open) ? open.at + windowTime(pace) : seat.since + seat.bank;
}

/** When the table acts for this seat by itself, and what it then does. */
function actFor(table: Table, open: Open, graceEnds: number): TimedAct | null {
  const { made, seats, game, session } = table;
  const seat = seats[open.seat];
  if (session === null || isPlayedByBot(seat)) return null;
  const { s } = session.world;
  const silence = (keys: readonly string[]): Happening => ({ is: "answered", seat: open.seat, keys, by: "clock" });
  if (isSolo(table)) {
    const asked = s.asks.find(({ id }) => id === open.id) as Ask;
    // A list and no single answer: an answer without a choice takes all that is offered.
    if (isForced(asked))
      return { at: open.at, does: silence(asked.options.map((code) => keyOf(game, s, asked, code))) };
  }
  const passes = passesBy(table, open) && (made.setup.pace.is === "live" || seat.quiet >= 0);
  if (passes) return { at: open.at + windowTime(made.setup.pace), does: silence([PASS_KEY]) };
  const at = deadline(table, open);
  return at === 0 ? null : { at: Math.max(at, graceEnds), does: { is: "left", seat: open.seat, why: "clock" } };
}

/** The next thing the table does by itself; nobody loses their seat before `graceEnds`. */
export function nextAct(table: Table, graceEnds: number): TimedAct | null {
  if (table.status !== "playing") return null;
  let first: TimedAct | null = null;
  for (const open of table.course.open) {
    const act = actFor(table, open, graceEnds);
    if (act !== null && (first === null || act.at < first.at)) first = act;
  }
  return first;
}

/** After something happened: how the table stands, which questions are open now, whose clock runs. */
export function reckon(table: Table, at: number): void {
  const { course, session, seats } = table;
  table.status = statusNow(table);
  const before = course.open;
  course.open =
    session === null || !isUnderWay(table)
      ? []
      : session.world.s.asks.map(
          ({ id, seat, decision }) => before.find((open) => open.id === id) ?? { id, seat, decision, at, held: false },
        );
  if (table.made.setup.pace.is === "live") reckonBanks(table, table.made.setup.pace, at);
  const phase = phaseOf(table);
  for (const seat of seats) if (seat.quiet !== phase) seat.quiet = -1;
}

/**
 * A bank pays while its seat is asked. A turn brings its credit once: it begins when the seat is asked and ends when others are; response
 * windows neither begin nor end one (K-CLK-02).
 */
function reckonBanks(table: Table, pace: Extract<Pace, { is: "live" }>, at: number): void {
  const { seats, course, status } = table;
  const turns = course.open.filter((open) => !isWindow(table.game, open.decision));
  seats.forEach((seat, i) => {
    const inTurn = turns.some((open) => open.seat === i);
    if (turns.length > 0 && !inTurn) seat.credited = false;
    const paying = inTurn || course.open.some((open) => open.seat === i && open.held);
    if (!paying || status !== "playing" || isPlayedByBot(seat)) {
      stop(seat, at);
      return;
    }
    if (inTurn && !seat.credited) {
      stop(seat, at);
      seat.bank = Math.min(seat.bank + pace.credit * 1000, pace.bank * 1000);
      seat.credited = true;
    }
    if (seat.since === 0) seat.since = at;
  });
}

/** A clock of the house that was set back gives nobody time. */
function stop(seat: Seat, at: number): void {
  if (seat.since > 0) seat.bank = Math.max(0, seat.bank - Math.max(0, at - seat.since));
  seat.since = 0;
}

/** Play goes on: every question stands as if it had just been asked (K-CLK-04). */
export function reopen(table: Table, at: number): void {
  table.course.open = table.course.open.map((open) => ({ ...open, at }));
}

/** What the clocks know of moments that are still to come: the machine's clock was set back. */
export const isAhead = ({ course, seats }: Table, at: number): boolean =>
  course.open.some((open) => open.at > at) || seats.some(({ since }) => since > at);

/** What was asked later than it is now stands as if it had just been asked, and so do the clocks that run for it (K-CLK-08). */
export function setBack({ course, seats }: Table, at: number): void {
  course.open = course.open.map((open) => (open.at > at ? { ...open, at } : open));
  for (const seat of seats) seat.since = Math.min(seat.since, at);
}

/** The question of a seat starts anew for whoever plays there now. */
export function reopenFor({ course }: Table, seat: number): void {
  course.open = course.open.filter((open) => open.seat !== seat);
}

export function refill(seat: Seat, pace: Pace): void {
  if (pace.is === "live" && seat.bank === 0) seat.bank = Math.min(LEAST_ON_RETURN, pace.bank * 1000);
}

/** Questions that a bot has to answer. */
export const botsTurn = ({ status, course, seats }: Table): readonly Open[] =>
  status === "playing" ? course.open.filter(({ seat }) => isPlayedByBot(seats[seat])) : [];

/** When a bot that has made up its mind answers. */
export const botAnswersAt = (table: Table, { at }: Open): number => (isSolo(table) ? at : at + BOT_RHYTHM);
