/** Records on disk: read for the game they tell of, refused when they are damaged or another program's. */
import {
  Damaged,
  type Each,
  type KernelState,
  Mismatch,
  readRecord,
  type Record,
  replay,
  type Replayed,
  type Session,
} from "@blackrose/kernel";
import { readJson } from "./files.ts";
import { type Entry, gameCalled } from "./games.ts";
import { Problem } from "./problem.ts";

export type AnySession = Session<KernelState, unknown>;
type Played = Replayed<KernelState, unknown>;

export interface RecordFile {
  readonly entry: Entry;
  readonly record: Record;
  /** The whole file: who saves a game may keep more in it than the record. */
  readonly json: { readonly [name: string]: unknown };
}

/** Reads a record that this program can play again; anything else is a {@link Problem}. */
export function readRecordFile(path: string): RecordFile {
  const json = readJson(path);
  return inFile(path, () => {
    const record = readRecord(json);
    const entry = gameCalled(record.game);
    const { version, refuse } = entry.title;
    const newest = Math.max(record.rules, ...(record.takenUp ?? []).map((one) => one.version.rules));
    if (newest > version) {
      throw new Problem(
        `it was played under rules version ${newest}; this program has version ${version}: use a newer one.`,
      );
    }
    const wrong = refuse({ seats: record.seats, options: record.options });
    if (wrong !== null) throw new Damaged("record.options", wrong);
    return { entry, record, json: json as RecordFile["json"] };
  });
}

/** Puts the file's name before whatever is wrong in it. */
export function inFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Damaged || error instanceof Problem) throw new Problem(`${path}: ${sentence(error.message)}`);
    throw error;
  }
}

/** Plays a record again. To go on from one that does not hold would be to go on from somewhere else. */
export function playAgain(path: string, { entry, record }: RecordFile, each?: Each<KernelState, unknown>): Played {
  return inFile(path, () => {
    try {
      return replay(entry.title, record, each);
    } catch (error) {
      throw error instanceof Mismatch ? new Problem(error.message) : error;
    }
  });
}

export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
