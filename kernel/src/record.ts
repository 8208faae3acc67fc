/**
 * The record of a game: who sat down to what, under which content, from which seed, and every answer with a check of the state
 * it led to. Small, readable, and enough to play the game again and check every step (K-REC).
 */
import type { Event, Game, Seating } from "./game.ts";
import { commitment, seedFromHex, seedToHex } from "./luck.ts";
import { optionNamed, TAKE_BACK } from "./names.ts";
import { isRefusal } from "./refusal.ts";
import { Damaged, hashOf } from "./schema.ts";
import { answer, begin, type Entry, leaveOut, type Question, questionFor, type Session, takeBack } from "./session.ts";
import type { KernelState } from "./state.ts";

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
  readonly rules: number;
  /** Hash of the content the game was started with. */
  readonly content: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly commitment: string;
  /** Published only when the game is over. */
  readonly seed?: string;
  /** The hash of the state at the first question. */
  readonly first: string;
  /** One line for each answer: the seat, the first digits of the state's hash, the names of what was chosen. */
  readonly answers: readonly string[];
}

const SKIP = "skip";

/** The record so far. The seed is in it once the game is over, or for whoever is entitled to it before. */
export function recordOf<S extends KernelState, C>(session: Session<S, C>, withSeed?: boolean): Record {
  const { game, seating, world: w, entries } = session;
  const over = game.result(w.s) !== null;
  const first = begin(game, seating, w.s.seed);
  return {
    blackrose: RECORD_FORMAT,
    game: game.name,
    rules: game.version,
    content: game.contentHash,
    seats: seating.seats,
    options: seating.options,
    commitment: session.commitment,
    ...((withSeed ?? over) ? { seed: seedToHex(w.s.seed) } : {}),
    first: hashOf(game.state, first.world.s),
    answers: entries.map(({ seat, keys, hash }) => {
      const said = keys === "take back" ? [TAKE_BACK] : keys;
      return [seat < 0 ? "-" : String(seat + 1), hash.slice(0, DIGITS[RECORD_FORMAT]), ...said].join(" ");
    }),
  };
}

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
    seats: number("seats"),
    options: options as Record["options"],
    commitment: words("commitment"),
    ...(given["seed"] === undefined ? {} : { seed: words("seed") }),
    first: words("first"),
    answers: answers as string[],
  };
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

/** Where a record and the game it tells of part. */
export class Mismatch extends Error {
  override readonly name = "Mismatch";
}

/** Plays a record again from its start, `each` after every answer. Throws where it does not hold (K-REC-03). */
export function replay<S extends KernelState, C>(
  game: Game<S, C>,
  given: Record,
  each?: (session: Session<S, C>, step: number) => void,
): Session<S, C> {
  if (given.game !== game.name) throw new Mismatch(`This is a record of "${given.game}", not of "${game.name}".`);
  if (given.rules !== game.version) {
    throw new Mismatch(`It was played under rules version ${given.rules}; this program has version ${game.version}.`);
  }
  if (given.content !== game.contentHash) {
    throw new Mismatch(
      `It was played with content ${given.content}; this is ${game.contentHash}. Supply that content.`,
    );
  }
  if (given.seed === undefined)
    throw new Mismatch("The seed is not in the record: the game was not over when it was written.");
  const seed = seedFromHex(given.seed);
  if (seed === null) throw new Damaged("record.seed", "64 hexadecimal digits were expected");
  if (commitment(seed) !== given.commitment) {
    throw new Mismatch("The seed does not belong to the commitment published when the game started (K-LCK-01).");
  }
  const seating: Seating = { seats: given.seats, options: given.options };
  const wrong = game.refuse(seating);
  if (wrong !== null) throw new Damaged("record.options", wrong);
  const session = begin(game, seating, seed);
  const meet = (place: string, hash: string, digits?: number): void => {
    const found = hashOf(game.state, session.world.s).slice(0, digits);
    if (found !== hash)
      throw new Mismatch(`At ${place} the record says state ${hash}; playing it again gives ${found}.`);
  };
  meet("the start", given.first);
  each?.(session, 0);
  given.answers.forEach((line, i) => {
    const entry = readEntry(given.blackrose, line, i);
    try {
      giveAgain(session, entry);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      throw new Mismatch(`Answer ${i + 1} ("${line}") cannot be given there: ${error.message}`);
    }
    meet(`answer ${i + 1}`, entry.hash, DIGITS[given.blackrose]);
    each?.(session, i + 1);
  });
  return session;
}

/** Gives an answer of a record again: what was asked, what was chosen, what happened. Throws {@link Mismatch} where it cannot be given. */
export function giveAgain<S extends KernelState, C>(
  session: Session<S, C>,
  { seat, keys }: Entry,
): { readonly asked: Question | null; readonly chosen: readonly string[]; readonly events: readonly Event[] } {
  if (keys === "take back" || seat < 0) {
    if (keys !== "take back" && keys[0] !== SKIP) throw new Mismatch("nobody says that");
    const refused = keys === "take back" ? takeBack(session, seat) : leaveOut(session);
    if (refused !== null) throw new Mismatch(refused.sentence);
    return { asked: null, chosen: [], events: [] };
  }
  const asked = questionFor(session, seat);
  if (asked === null) throw new Mismatch(`seat ${seat + 1} is not asked anything`);
  const chosen = keys.map((name) => optionNamed(asked.options, name));
  const taken = answer(session, seat, asked.id, chosen);
  if (isRefusal(taken)) throw new Mismatch(taken.sentence);
  return { asked, chosen, events: taken.events };
}

/** The answers of a record, as a session keeps them. */
export const answersOf = ({ blackrose, answers }: Record): Entry[] =>
  answers.map((line, i) => readEntry(blackrose, line, i));
