/** Reads the file of a server that has ended, and holds what was written against what people were told. */
import { DatabaseSync } from "node:sqlite";
import type { Sight } from "@blackrose/protocol";
import type { Entry, Saved } from "@blackrose/table";
import { restore } from "@blackrose/table/saved";
import { expect } from "vitest";
import { games } from "../../src/games.ts";
import { openDataFile } from "../../src/store/database.ts";
import type { Player } from "./client.ts";
import type { Deed } from "./crowd.ts";

/** Every entry of every table, in order; a number left out is an error. */
export function entriesIn(file: string): Map<string, Entry[]> {
  const { db, close } = openDataFile(file);
  const rows = db.prepare("SELECT table_id AS id, sequence, entry FROM entries ORDER BY table_id, sequence").all();
  close();
  const tables = new Map<string, Entry[]>();
  for (const { id, sequence, entry } of rows as { id: string; sequence: number; entry: string }[]) {
    const own = tables.get(id) ?? [];
    tables.set(id, own);
    expect(sequence, `table ${id} has no gap`).toBe(own.length);
    own.push(JSON.parse(entry) as Entry);
  }
  return tables;
}

/** Nothing acknowledged is lost, nothing stands there twice, nothing refused stands there at all. */
export function auditDeeds(tables: ReadonlyMap<string, readonly Entry[]>, deeds: readonly Deed[]): void {
  const written = new Map<string, number>();
  const name = (table: string, account: string, key: string): string => `${table} ${account} ${key}`;
  for (const [table, entries] of tables) {
    for (const { from } of entries) {
      if (from !== undefined) written.set(name(table, ...from), (written.get(name(table, ...from)) ?? 0) + 1);
    }
  }
  for (const [what, times] of written) expect(times, `${what} was written once`).toBe(1);
  for (const { table, account, key, reply, action } of deeds) {
    const times = written.get(name(table, account, key)) ?? 0;
    // The second to ask for a rematch is told of the first one's table: that is no entry of its own.
    if (reply?.is === "done" && action.do !== "rematch") expect(times, `${key} (${action.do}) is there`).toBe(1);
    if (reply?.is === "refused") expect(times, `${key} was refused: ${reply.sentence}`).toBe(0);
  }
}

/** Every table but the first ones is the rematch of another, and of one only: none was made and then forgotten. */
export function auditRematches(tables: ReadonlyMap<string, readonly Entry[]>, first: number): void {
  const heirs = [...tables.values()].flat().flatMap((entry) => (entry.is === "rematch" ? [entry.table] : []));
  expect(new Set(heirs).size).toBe(heirs.length);
  expect(tables.size, "tables").toBe(first + heirs.length);
}

/** The journal alone, and the journal from its snapshot on, both make the table that people see. */
export function auditTables(file: string, players: readonly Player[]): void {
  const db = new DatabaseSync(file, { readOnly: true });
  const snapshot = db.prepare("SELECT saved FROM snapshots WHERE table_id = ?");
  const entries = entriesIn(file);
  for (const { table: id, sight } of players) {
    const all = entries.get(id)!;
    const row = snapshot.get(id) as { saved: string } | undefined;
    const saved = row === undefined ? null : (JSON.parse(row.saved) as Saved);
    const { table: whole } = restore(games, id, null, all);
    const { table: short } = restore(games, id, saved, all.slice(saved?.sequence ?? 0));
    expect(short.session?.world.s).toEqual(whole.session?.world.s);
    expect(sight?.table.step).toBe(whole.session?.entries.length ?? 0);
  }
  db.close();
}

/** What one sees after drops, patches and restarts is what a newcomer on the same seat sees. */
export const seen = (sight: Sight | null): unknown => sight && { ...sight, table: { ...sight.table, chairs: [] } };
