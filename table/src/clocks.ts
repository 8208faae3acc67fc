/**
 * Time at a table. Entries carry the moment they happened, so what the clocks did can be told again from the log; this file only reckons.
 *
 * A response window is the same for every seat that publicly could answer: it stands open for the same time whether the seat has
 * something to answer with, has set "do not ask me again", or sleeps. Only a click ends it earlier, and any seat may hold (K-WIN-02).
 */
import { isForced, keyOf } from "@blackrose/kernel";
import type { Pace } from "@blackrose/protocol";
import type { Happening } from "./entries.ts";
import { isPlayedByBot, isSolo, isWindow, type Open, type Seat, statusOf, type Table } from "./table.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long a window stands open to a seat that does not want to be asked, where the pace sets no time for windows. */
const QUIET_WINDOW = 8_000;
/** Every answer of a bot takes as long as this among people, whatever there was to think about. */
export const BOT_RHYTHM = 1_200;
/** Whoever comes back after the bank ran out gets at least this much. */
const LEAST_ON_RETURN = 60_000;

/** The part of the game that "this phase" means; it moves on with the game. */
export const phaseOf = ({ game, session }: Table): number => (session === null ? -1 : game.horizon(session.world.s));

const windowTime = (pace: Pace): number => (pace.is === "live" ? pace.window * 1000 : QUIET_WINDOW);

/** Whether a seat's bank pays for a question: not for a window it has not asked to hold. */
function paid({ game, session, made, seats }: Table, { id, seat, held }: Open): boolean {
  if (made.setup.pace.is !== "live" || isPlayedByBot(seats[seat])) return false;
  const asked = session?.world.s.asks.find((one) => one.id === id);
  return asked !== undefined && (held || !isWindow(game, asked.decision));
}

/** The moment by which the seat must have answered; 0 without a limit. It shows to all, so it depends on nothing hidden. */
export function deadline(table: Table, open: Open): number {
  const { made, seats, course, game, session } = table;
  const { pace } = made.setup;
  if (course.paused) return 0;
  const asked = session?.world.s.asks.find((one) => one.id === open.id);
  if (asked === undefined) return 0;
  if (pace.is === "free") return 0;
  if (pace.is === "slow") return open.at + pace.days * DAY;
  if (isWindow(game, asked.decision) && !open.held) return open.at + windowTime(pace);
  const { bank, since } = seats[open.seat];
  return since === 0 ? 0 : since + Math.max(bank, 0);
}

/** When the table acts for this seat by itself, and what it then does. */
function ownAct(table: Table, open: Open): { readonly at: number; readonly does: Happening } | null {
  const { made, seats, game, session } = table;
  const seat = seats[open.seat];
  const asked = session?.world.s.asks.find((one) => one.id === open.id);
  if (asked === undefined || isPlayedByBot(seat)) return null;
  const silence = (codes: readonly number[]): Happening => ({
    is: "answered",
    seat: open.seat,
    keys: codes.map((code) => keyOf(game, session!.world.s, asked, code)),
    by: "clock",
  });
  if (isSolo(table) && isForced(asked)) return { at: open.at, does: silence(asked.options) };
  const window = isWindow(game, asked.decision);
  const passes = window && !open.held && (made.setup.pace.is === "live" || seat.quiet === phaseOf(table));
  if (passes) return { at: open.at + windowTime(made.setup.pace), does: silence([-1]) };
  const at = deadline(table, open);
  return at === 0 ? null : { at, does: { is: "left", seat: open.seat, why: "clock" } };
}

/** The next thing the table does by itself, and when. */
export function next(table: Table): { readonly at: number; readonly does: Happening } | null {
  if (statusOf(table) !== "playing") return null;
  let first: ReturnType<typeof ownAct> = null;
  for (const open of table.course.open) {
    const act = ownAct(table, open);
    if (act !== null && (first === null || act.at < first.at)) first = act;
  }
  return first;
}

/** After something happened: which questions are open now, and whose clock runs. */
export function reckon(table: Table, at: number): void {
  const { course, session, seats, made } = table;
  const running = statusOf(table) === "playing";
  const before = new Map(course.open.map((open) => [open.id, open]));
  course.open = (session?.world.s.asks ?? []).map(({ id, seat }) => before.get(id) ?? { id, seat, at, held: false });
  const { pace } = made.setup;
  const paying = new Set(running ? course.open.filter((open) => paid(table, open)).map((open) => open.seat) : []);
  seats.forEach((seat, i) => {
    if (seat.since > 0 && !paying.has(i)) stop(seat, at);
    else if (seat.since === 0 && paying.has(i) && pace.is === "live") {
      seat.bank = Math.min(seat.bank + pace.credit * 1000, pace.bank * 1000);
      seat.since = at;
    }
  });
  const phase = phaseOf(table);
  for (const seat of seats) if (seat.quiet !== phase) seat.quiet = -1;
}

function stop(seat: Seat, at: number): void {
  seat.bank = Math.max(0, seat.bank - (at - seat.since));
  seat.since = 0;
}

/** Play goes on: windows open anew for their full time. */
export function reopen(table: Table, at: number): void {
  table.course.open = table.course.open.map((open) => ({ ...open, at }));
}

export function refill(seat: Seat, pace: Pace): void {
  if (pace.is === "live") seat.bank = Math.max(seat.bank, Math.min(LEAST_ON_RETURN, pace.bank * 1000));
}
