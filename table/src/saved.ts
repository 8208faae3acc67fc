/** A table put away and taken up again: its latest snapshot and the entries since (K-REC-02). */
import { begin, readSnapshot, resume, seedFromHex, snapshotOf, undoable } from "@blackrose/kernel";
import type { Entry, Made, Saved } from "./entries.ts";
import { follow, newTable } from "./follow.ts";
import type { AnyGame, AnyTitle, Games } from "./outside.ts";
import { seatingOf, statusNow, type Table } from "./table.ts";

/** A table was started with rules or cards that this house no longer has. */
export class NoSuchGame extends Error {
  override readonly name = "NoSuchGame";
}

/** Only where nothing can be undone: the way back is not kept, and the log must be able to go it again. */
export const maySave = ({ session }: Table): boolean => session === null || undoable(session) === 0;

export function save(table: Table): Saved {
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
  };
}

/** The table that a snapshot and the entries after it make. */
export function restore(games: Games, id: string, saved: Saved | null, entries: readonly Entry[]): Table {
  const made = saved?.made ?? (entries[0] as (Made & Entry) | undefined);
  if (made?.is !== "made") throw new Error(`the log of table ${id} does not begin with its making`);
  const title = games(made.setup.game);
  const game = title?.play(seatingOf(made.setup));
  if (title === null || game === undefined || game.version !== made.rules || game.contentHash !== made.content) {
    throw new NoSuchGame(
      `This table was started with ${made.setup.game} ${made.rules}, content ${made.content}; this house no longer has it.`,
    );
  }
  const table = saved === null ? newTable(id, game, made) : taken(id, title, game, saved);
  for (const entry of saved === null ? entries.slice(1) : entries) follow(table, entry);
  return table;
}

function taken(id: string, title: AnyTitle, game: AnyGame, saved: Saved): Table {
  const { made, seats, course, chat, keys, sequence } = saved;
  const table: Table = {
    ...newTable(id, game, made),
    seats: seats.map((seat) => ({ ...seat })),
    course: { ...course },
    chat: [...chat],
    keys: new Map(keys.map(([account, own]) => [account, new Set(own)])),
    session: sessionOf(title, saved),
    sequence,
  };
  table.status = statusNow(table);
  return table;
}

function sessionOf(title: AnyTitle, { game: snapshot, answers, made }: Saved): Table["session"] {
  if (snapshot === null) return null;
  const { game, seating, state } = readSnapshot(title, snapshot);
  const { opening } = begin(game, seating, seedFromHex(made.fork?.seed ?? made.seed)!);
  return { ...resume(game, seating, state, answers), opening };
}
