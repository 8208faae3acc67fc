/**
 * Two data files of servers that differ only in what one viewer may not know: the same accounts, the same tables, the same answers so far,
 * and under them two worlds that look the same from one side.
 */
import { DatabaseSync } from "node:sqlite";
import {
  answer,
  drawLuck,
  eventsFor,
  type KernelState,
  keyOf,
  type Luck,
  pickAny,
  questionFor,
  resume,
  SPECTATOR,
  seedFrom,
  seedToHex,
  snapshotOf,
  view,
} from "@blackrose/kernel";
import type { AnyGame, Entry, Saved } from "@blackrose/table";
import { follow } from "@blackrose/table/follow";
import { restore, save } from "@blackrose/table/saved";
import type { Table } from "@blackrose/table/table";
import { games } from "../../src/games.ts";

/** Where what others hold can be exchanged without the open question noticing. */
const CALM: { readonly [game: string]: (decision: string, asked: number, viewer: number) => boolean } = {
  treachery: (decision, asked, viewer) =>
    asked === viewer || !["D-PLAY", "D-FAIRY", "D-BLOODRING", "D-SCOUT-TAKE", "D-SCOUT-GIVE"].includes(decision),
  lodge: (decision, asked, viewer) =>
    asked === viewer && ["D-ACT-TYPE", "D-ACT-STEP", "D-ACT-ROOM", "D-EVO-STEP"].includes(decision),
};

/** What the two worlds are asked next, or null when they part: an answer both take, and the seat that gives it. */
export type Next = () => { readonly seat: number; readonly ask: number; readonly keys: readonly string[] } | null;

export interface Twins {
  readonly viewer: number;
  readonly next: Next;
}

/**
 * Both files hold a table whose game has just started: the model. Here another is laid beside it, under its own id, dealt anew by `seed` and
 * played on for a while. Null when the game ended before the worlds could be told apart.
 */
export function twins(
  files: readonly [DatabaseSync, DatabaseSync],
  model: string,
  id: string,
  seed: string,
  luck: Luck,
): Twins | null {
  const entries = entriesOf(files[0], model);
  Object.assign(entries[0], { seed: seedToHex(seedFrom(seed)), invitation: `to ${id}` });
  const { table } = restore(games, id, null, entries);
  const { game } = table;
  const session = table.session!;
  const viewer = playTo(table, 5 + drawLuck(luck, 0, 40), entries, luck);
  if (viewer === null) return null;

  const { s } = session.world;
  const imagined = game.imagine(view(game.state, s, viewer), viewer, luck);
  imagined.seed = [...s.seed];
  imagined.drawn = [...s.drawn];
  imagined.asks = game.state.copy(s).asks;
  const saved = save(table);
  const other = snapshotOf({ ...session, world: { ...session.world, s: imagined } });
  write(files[0], model, id, entries, saved);
  write(files[1], model, id, entries, { ...saved, game: other });
  return { viewer, next: together(game, s, imagined, viewer, luck) };
}

function entriesOf(db: DatabaseSync, id: string): Entry[] {
  const rows = db.prepare("SELECT entry FROM entries WHERE table_id = ? ORDER BY sequence").all(id);
  return (rows as { entry: string }[]).map(({ entry }) => JSON.parse(entry) as Entry);
}

function write(db: DatabaseSync, model: string, id: string, entries: readonly Entry[], snapshot: Saved): void {
  db.exec("BEGIN");
  const insert = db.prepare("INSERT INTO entries (table_id, sequence, entry) VALUES (?, ?, ?)");
  entries.forEach((entry, i) => insert.run(id, i, JSON.stringify(entry)));
  const keep = db.prepare("INSERT INTO snapshots (table_id, sequence, saved) VALUES (?, ?, ?)");
  keep.run(id, entries.length, JSON.stringify(snapshot));
  const list = db.prepare(
    `INSERT INTO tables SELECT ?, game, status, listed, ?, at, due, ?, json_set(summary, '$.id', ?)
     FROM tables WHERE id = ?`,
  );
  list.run(id, `to ${id}`, entries.length, id, model);
  db.prepare("INSERT INTO members SELECT ?, account, turn FROM members WHERE table_id = ?").run(id, model);
  db.exec("COMMIT");
}

/** Plays so many answers and on to a calm moment; the viewer for whom it is calm, or null when the game is over before. */
function playTo(table: Table, steps: number, entries: Entry[], luck: Luck): number | null {
  const { game } = table;
  for (let left = steps; ; left--) {
    const { s } = table.session!.world;
    if (s.asks.length === 0) return null;
    const viewer = left <= 0 && s.asks.length === 1 ? viewerAt(game, s, luck) : null;
    if (viewer !== null) return viewer;
    const asked = s.asks[drawLuck(luck, 0, s.asks.length)];
    const keys = pickAny(asked, luck).map((code) => keyOf(game, s, asked, code));
    const entry: Entry = { is: "answered", seat: asked.seat, keys, by: "person", at: entries[0].at + entries.length };
    follow(table, entry);
    entries.push(entry);
  }
}

function viewerAt(game: AnyGame, { asks, sealed }: KernelState, luck: Luck): number | null {
  const viewer = drawLuck(luck, 0, sealed.length + 1) - 1;
  const [{ seat, decision }] = asks;
  return CALM[game.name](game.decisions[decision].id, seat, viewer) ? viewer : null;
}

/** Plays both worlds in the engine, ahead of the servers, until they part before the viewer's eyes or for want of a common answer. */
function together(game: AnyGame, one: KernelState, other: KernelState, viewer: number, luck: Luck): Next {
  const seating = { seats: one.sealed.length, options: {} };
  const [a, b] = [one, other].map((state) => resume(game, seating, state));
  return () => {
    if (a.world.s.asks.length === 0) return null;
    const at = drawLuck(luck, 0, a.world.s.asks.length);
    const [askA, askB] = [a.world.s.asks[at], b.world.s.asks[at]];
    if (askA.id !== askB?.id || askA.seat !== askB.seat) return null;
    const inB = new Set(askB.options.map((code) => keyOf(game, b.world.s, askB, code)));
    const both = askA.options.filter((code) => inB.has(keyOf(game, a.world.s, askA, code)));
    const [min, max] = [Math.max(askA.min, askB.min), Math.min(askA.max, askB.max, both.length)];
    if (max < min || max < 1) return null;
    const picked = pickAny({ ...askA, options: both, min, max }, luck);
    const keys = picked.map((code) => keyOf(game, a.world.s, askA, code));
    const [outA, outB] = [a, b].map((session) => answer(session, askA.seat, askA.id, keys));
    if (!("events" in outA) || !("events" in outB)) throw new Error("an answer offered in both worlds was refused");
    for (const who of new Set([viewer, SPECTATOR])) {
      const [toldA, toldB] = [outA, outB].map(({ events }) => JSON.stringify(eventsFor(game, events, who)));
      if (toldA !== toldB) return null;
    }
    // A question may show its own seat what lay face down: a search of one's own deck, the top of another.
    const [shownA, shownB] = [a, b].map((session) => JSON.stringify(questionFor(session, viewer)));
    if (shownA !== shownB) return null;
    return { seat: askA.seat, ask: askA.id, keys };
  };
}
