/** A game in progress for people: who sits where, how far it is, what is open. Plain data beside the kernel's session. */
import { FrameKind, type KernelState, type Seating, type Session, type Version } from "@blackrose/kernel";
import type { ChatLine, Level, ProposalKind, Setup, Status } from "@blackrose/protocol";
import type { Entry, Made, Person } from "./entries.ts";
import type { AnyGame, AnyTitle } from "./outside.ts";

export type AnySession = Session<KernelState, unknown>;

/** A chair and who is on it. A person's stand-in is a bot that plays on until the person returns (K-SIT-02). */
export interface Seat {
  person: Person | null;
  bot: Level | null;
  standIn: boolean;
  conceded: boolean;
  /** The part of the game during which windows pass by themselves for this seat; −1 for none. Nobody else knows. */
  quiet: number;
  /** Milliseconds in the bank, and since when the clock takes from them; 0 while it stands. */
  bank: number;
  since: number;
  /** The turn under way has brought its credit already (K-CLK-02). */
  credited: boolean;
}

/** An open question, since when it stands, and whether the seat takes its time in a window. */
export interface Open {
  readonly id: number;
  readonly seat: number;
  readonly decision: number;
  readonly at: number;
  readonly held: boolean;
}

export interface Proposal {
  readonly id: number;
  readonly what: ProposalKind;
  readonly by: number;
  readonly agreed: readonly number[];
}

/** How far the table is, beside the game itself. */
export interface Course {
  /** `ended`: it was over by earlier rules, and those of today do not lead to that end. */
  stage: "gathering" | "playing" | "conceded" | "ended" | "closed";
  paused: boolean;
  open: readonly Open[];
  proposal: Proposal | null;
  proposals: number;
  rematch: string;
}

export interface Table {
  readonly id: string;
  made: Made & Entry;
  readonly title: AnyTitle;
  readonly game: AnyGame;
  readonly seats: Seat[];
  readonly course: Course;
  chat: ChatLine[];
  /** Keys of commands carried out, oldest first. */
  readonly keys: Map<string, Set<string>>;
  session: AnySession | null;
  /** Follows from all the rest; reckoned once after every entry. */
  status: Status;
  /** The number the next entry gets. */
  sequence: number;
}

/** The most a table remembers of what was said. */
export const CHAT_KEPT = 200;
/** Commands of each account that a table knows again, far more than a game asks for; and replies that no entry tells of. */
export const KEYS_KEPT = 5000;
export const REPLIES_KEPT = 500;

/** By what a table's game is begun. */
export const versionMade = ({ rules, content, numbering = "" }: Made): Version => ({ rules, content, numbering });

/** What the game knows of a table's choices. */
export const seatingOf = ({ chairs, options }: Setup): Seating => ({ seats: chairs.length, options });

export const isPlayedByBot = ({ person, standIn }: Seat): boolean => person === null || standIn;
export const levelOf = ({ bot }: Seat): Level => bot ?? "greedy";
/** Persons who play: they sit there and have not given up. */
export const people = (table: Table): number[] =>
  table.seats.flatMap(({ person, conceded }, seat) => (person !== null && !conceded ? [seat] : []));

/** Seats that have given up. */
export const concededIn = ({ seats }: Table): number[] =>
  seats.flatMap(({ conceded }, seat) => (conceded ? [seat] : []));

/** One person among bots: nobody is there to learn anything from a silence (K-ASK-03). */
export const isSolo = (table: Table): boolean => table.seats.filter(({ person }) => person !== null).length === 1;

export function seatsOf({ seats }: Table, account: string): number[] {
  const own: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].person?.account === account) own.push(seat);
  return own;
}

export function statusNow({ course, session, game }: Table): Status {
  if (course.stage === "closed" || course.stage === "gathering") return course.stage;
  if (course.stage === "conceded" || course.stage === "ended" || session === null) return "over";
  const { s } = session.world;
  if (s.fault !== 0) return "fault";
  if (game.result(s) !== null) return "over";
  return course.paused ? "paused" : "playing";
}

/** Whether a question is a response window: a seat may pass, hold, or have nothing to answer with. */
export const isWindow = (game: AnyGame, decision: number): boolean => game.windows?.decision.index === decision;

/** Whether an open question may be answered at present, or would be if the game were not paused. */
export const isUnderWay = ({ status }: Table): boolean => status === "playing" || status === "paused";

/** Whether a seat has committed to a plan while another has still to (K-PLN-01). Answers declared in a window stand. */
export function mayTakeBack({ session }: Table, seat: number): boolean {
  if (session === null) return false;
  const { stack, asks, sealed } = session.world.s;
  return asks.length > 0 && sealed[seat]?.length > 0 && stack[stack.length - 1]?.kind === FrameKind.plan;
}

/** Rank of each seat once the game is over: by the rules, and whoever gave up after all others (K-SIT-05). */
export function placesOf(table: Table): number[] {
  const { session, game, seats } = table;
  if (session === null || table.status !== "over") return [];
  const { s } = session.world;
  const ruled = game.result(s)?.places ?? seats.map((_, seat) => 1 + betterThan(table, seat));
  const staying = ruled.filter((_, seat) => !seats[seat].conceded);
  // Where somebody has won who sits on no chair, nobody is first.
  const first = Math.min(...ruled);
  return ruled.map((place, seat) =>
    seats[seat].conceded ? staying.length + first : first + staying.filter((other) => other < place).length,
  );
}

function betterThan({ session, game, seats }: Table, seat: number): number {
  const { s } = session!.world;
  const own = game.worth(s, seat);
  return seats.filter((_, other) => game.worth(s, other) > own).length;
}
