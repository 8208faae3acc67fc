/** What a table needs of the world it is kept in: a clock, timers, a journal, games, someone who thinks for the bots. */
import type { Ask, Game, KernelState, Seating, Title, View } from "@blackrose/kernel";
import type { Level } from "@blackrose/protocol";
import type { TableRefusal } from "./decide.ts";
import type { Entry, Saved } from "./entries.ts";
import type { MakeTable } from "./keeper.ts";

export type AnyGame = Game<KernelState>;

export type AnyTitle = Title<KernelState>;

/** The games of this house, by name; null for one it does not have. */
export type Games = (name: string) => AnyTitle | null;

/** A choice a bot has to make: what its seat sees and the question, never the state (K-AGT-01). */
export interface BotTask {
  readonly game: AnyGame;
  readonly seating: Seating;
  readonly level: Level;
  readonly seat: number;
  readonly ask: Ask;
  readonly view: View<KernelState>;
  /** Names the place in the game, for luck of the bot's own: the same place, the same choice. */
  readonly luck: string;
}

export interface Journal {
  /**
   * Adds an entry as number `sequence` (the first is 0). It is durable when the promise resolves. Rejects with {@link NotWritten} when
   * it cannot be written, when somebody else has written that number, or when the entry before it is not there.
   */
  append(table: string, sequence: number, entry: Entry): Promise<void>;
  /** Keeps a shortcut for resuming; losing it loses nothing. */
  keepSnapshot(table: string, snapshot: Saved): void;
}

/** An entry could not be made durable. */
export class NotWritten extends Error {
  override readonly name = "NotWritten";
}

export interface Outside {
  readonly games: Games;
  readonly journal: Journal;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back at that moment, or soon after; returns how to call it off. */
  wake(at: number, then: () => void): () => void;
  /** Calls back in a moment, when an entry is on its way to the disk and there is time. */
  meanwhile?(work: () => void): void;
  /** Codes out of the task's options. */
  choose(task: BotTask): Promise<readonly number[]>;
  /** Makes another table, for a rematch; its id, or why not. */
  makeTable(wanted: MakeTable): Promise<string | TableRefusal>;
  /** 256 bits nobody can foresee. */
  freshSeed(): readonly number[];
  /** An id for a table, an invitation, a run of streams: letters and digits nobody can guess. */
  freshName(): string;
  /** Something went wrong that is no player's doing: for the log of the house. */
  trouble?(error: unknown): void;
}
