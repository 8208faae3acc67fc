/**
 * The record of a game: who sat down to what, under which content, from which seed, and every answer with a check of the state
 * it led to. Small, readable, and enough to play the game again and check every step (K-REC).
 */
import { seedFromHex, seedToHex } from "./luck.ts";
import { TAKE_BACK } from "./names.ts";
import { Damaged, hashOf } from "./schema.ts";
import { begin, type Entry, type Session } from "./session.ts";
import type { KernelState } from "./state.ts";
import { tellerOf } from "./retell.ts";
import { readTakenUp, type SavedTakenUp, saveTakenUp } from "./taken-up.ts";
import { isSame, playsAlike, type Version, versionOf } from "./version.ts";

const RECORD_FORMAT = 2;

/**
 * How many digits of the hash of the state stand behind a seat, by format. Four are enough: a state that went astray unseen, once
 * in 65,536 times, would have to do so again at every answer that follows. The first format had all eight, and whole keys.
 */
const DIGITS = { 1: 8, 2: 4 } as const;
type Format = keyof typeof DIGITS;

export interface Record {
  readonly blackrose: Format;
  readonly game: string;
  /** By what the game was begun; records of earlier programs do not say how things were numbered. */
  readonly rules: number;
  readonly content: string;
  readonly numbering?: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly commitment: string;
  /** Published only when the game is over. */
  readonly seed?: string;
  /** The hash of the state at the first question; empty where the program that wrote it no longer knew. */
  readonly first: string;
  /** One line for each answer: the seat, the first digits of the state's hash, the names of what was chosen. */
  readonly answers: readonly string[];
  /** Where it was taken up again under other rules. */
  readonly takenUp?: readonly SavedTakenUp[];
  /** Seats that gave up, where that ended the game before the rules did (K-SIT-04). */
  readonly conceded?: readonly number[];
  /** What was shown, for whoever watches it under later rules. */
  readonly telling?: unknown;
}

/** The record so far. The seed is in it once the game is over, or for whoever is entitled to it before. */
export function recordOf<S extends KernelState, C>(session: Session<S, C>, withSeed?: boolean): Record {
  const { game, seating, world: w } = session;
  const { entries, begun, takenUp } = numberedAnew(session);
  const over = game.result(w.s) !== null;
  return {
    blackrose: RECORD_FORMAT,
    game: game.name,
    ...begun,
    seats: seating.seats,
    options: seating.options,
    commitment: session.commitment,
    ...((withSeed ?? over) ? { seed: seedToHex(w.s.seed) } : {}),
    first: isSame(begun, versionOf(game)) ? hashOf(game.state, begin(game, seating, w.s.seed).world.s) : "",
    answers: entries.map(({ seat, keys, hash }) => {
      const said = keys === "take back" ? [TAKE_BACK] : keys;
      return [seat < 0 ? "-" : String(seat + 1), hash.slice(0, DIGITS[RECORD_FORMAT]), ...said].join(" ");
    }),
    ...(takenUp.length === 0 ? {} : { takenUp: saveTakenUp({ ...session, takenUp }) }),
  };
}

/** Where the rules are those of today but things were numbered otherwise, hashes are noted as they are today. */
function numberedAnew<S extends KernelState, C>(
  session: Session<S, C>,
): Pick<Session<S, C>, "entries" | "begun" | "takenUp"> {
  const { game, seating, world, entries, begun, takenUp } = session;
  const today = versionOf(game);
  const asToday = (version: Version): Version => (playsAlike(version, today) ? today : version);
  const starts = [{ answers: 0, version: begun }, ...takenUp];
  if (starts.every(({ version }) => isSame(version, asToday(version)))) return session;
  const teller = tellerOf(game, seating, world.s.seed, session);
  const noted = entries.map((entry, i) => {
    const { version } = starts.findLast(({ answers }) => answers <= i)!;
    const { astray } = teller.tell(entry);
    return astray === null && playsAlike(version, today)
      ? { ...entry, hash: hashOf(game.state, teller.session.world.s) }
      : entry;
  });
  return {
    entries: noted,
    begun: asToday(begun),
    takenUp: takenUp.map((one) => ({ ...one, version: asToday(one.version) })),
  };
}

/** By what the game of a record was begun. */
export const begunBy = ({ rules, content, numbering = "" }: Record): Version => ({ rules, content, numbering });

/** Reads a record of unknown origin; throws {@link Damaged} with the place. */
export function readRecord(json: unknown): Record {
  if (typeof json !== "object" || json === null) throw new Damaged("record", "this is not a record of a game");
  const given = json as { [name: string]: unknown };
  const { blackrose: format } = given;
  if (format !== 1 && format !== RECORD_FORMAT) {
    throw new Damaged(
      "record.blackrose",
      `1 or ${RECORD_FORMAT} was expected; this is not a record, or one of another version`,
    );
  }
  const words = (name: string): string => {
    const value = given[name];
    if (typeof value !== "string") throw new Damaged(`record.${name}`, "a text was expected");
    return value;
  };
  const number = (name: string): number => {
    const value = given[name];
    if (typeof value !== "number" || !Number.isInteger(value)) {
      throw new Damaged(`record.${name}`, "a whole number was expected");
    }
    return value;
  };
  const { options, answers } = given;
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new Damaged("record.options", "a record with named values was expected");
  }
  if (!Array.isArray(answers)) throw new Damaged("record.answers", "a list was expected");
  answers.forEach((line, i) => readEntry(format, line, i));
  if (given["seed"] !== undefined && seedFromHex(words("seed")) === null) {
    throw new Damaged("record.seed", "64 hexadecimal digits were expected");
  }
  return {
    blackrose: format,
    game: words("game"),
    rules: number("rules"),
    content: words("content"),
    ...(given["numbering"] === undefined ? {} : { numbering: words("numbering") }),
    seats: number("seats"),
    options: options as Record["options"],
    commitment: words("commitment"),
    ...(given["seed"] === undefined ? {} : { seed: words("seed") }),
    first: words("first"),
    answers: answers as string[],
    ...(given["takenUp"] === undefined ? {} : { takenUp: readTakenUp(given["takenUp"], answers.length) }),
    ...(given["conceded"] === undefined ? {} : { conceded: readSeats(given["conceded"], number("seats")) }),
    ...(given["telling"] === undefined ? {} : { telling: given["telling"] }),
  };
}

function readSeats(json: unknown, seats: number): number[] {
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  if (!Array.isArray(json) || json.length === 0 || new Set(json).size !== json.length || !json.every(isSeat))
    throw new Damaged("record.conceded", "a list of seats was expected, each once, counted from 0");
  return json as number[];
}

function readEntry(format: Format, line: unknown, i: number): Entry {
  const place = `record.answers[${i}]`;
  if (typeof line !== "string") throw new Damaged(place, "a text was expected");
  const [who, hash, ...keys] = line.split(" ");
  const seat = who === "-" ? -1 : Number(who) - 1;
  if (!Number.isInteger(seat) || seat < -1) throw new Damaged(place, "it should start with a seat's number");
  const digits = DIGITS[format];
  if (hash?.length !== digits || !/^[0-9a-f]+$/.test(hash))
    throw new Damaged(place, `${digits} hexadecimal digits should follow the seat`);
  if (keys.length === 0) throw new Damaged(place, "the answer itself is missing");
  return { seat, hash, keys: keys[0] === TAKE_BACK ? "take back" : keys };
}

/** The answers of a record, as a session keeps them. */
export const answersOf = ({ blackrose, answers }: Record): Entry[] =>
  answers.map((line, i) => readEntry(blackrose, line, i));

/** How a hash of today would stand in a record. */
export const asNoted = ({ blackrose }: Record, hash: string): string => hash.slice(0, DIGITS[blackrose]);
