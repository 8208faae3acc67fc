/** What this device keeps: the journals of its own tables and records of games. Read by the page, written by the engine's worker. */
import type { GameName, Status } from "@blackrose/protocol";
import type { Entry, Saved } from "@blackrose/table";
import type { Record as GameRecord } from "@blackrose/kernel";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A table on this device, as lists show it. */
export interface SavedTable {
  readonly id: string;
  readonly game: GameName;
  readonly name: string;
  readonly at: number;
  readonly status: Status;
  readonly step: number;
  readonly seats: number;
  readonly yourTurn: boolean;
  /** Played as a first game that explains itself. */
  readonly lesson: boolean;
}

export interface SavedRecord {
  readonly id: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly record: GameRecord;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: SavedTable };
  entries: { key: [string, number]; value: Entry };
  snapshots: { key: string; value: Saved };
  records: { key: string; value: SavedRecord };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

export function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>("blackrose", 1, {
    upgrade(database) {
      database.createObjectStore("tables", { keyPath: "id" });
      database.createObjectStore("entries");
      database.createObjectStore("snapshots");
      database.createObjectStore("records", { keyPath: "id" });
    },
  });
  return opened;
}

const newestFirst = (a: { readonly at: number }, b: { readonly at: number }): number => b.at - a.at;

export const savedTables = async (): Promise<SavedTable[]> =>
  (await (await shelf()).getAll("tables")).sort(newestFirst);
export const savedTable = async (id: string): Promise<SavedTable | undefined> => (await shelf()).get("tables", id);
export const savedRecords = async (): Promise<SavedRecord[]> =>
  (await (await shelf()).getAll("records")).sort(newestFirst);
export const savedRecord = async (id: string): Promise<SavedRecord | undefined> => (await shelf()).get("records", id);

export async function keepTable(table: SavedTable): Promise<void> {
  await (await shelf()).put("tables", table);
}

export async function keepRecord(record: SavedRecord): Promise<void> {
  await (await shelf()).put("records", record);
}

/** A table's journal, or what came after its first so many entries. */
export const entriesOf = async (id: string, after = 0): Promise<Entry[]> =>
  (await shelf()).getAll("entries", IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER]));

export const snapshotOf = async (id: string): Promise<Saved | undefined> => (await shelf()).get("snapshots", id);

export async function removeTable(id: string): Promise<void> {
  const all = (await shelf()).transaction(["tables", "entries", "snapshots"], "readwrite");
  await Promise.all([
    all.objectStore("tables").delete(id),
    all.objectStore("entries").delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
    all.objectStore("snapshots").delete(id),
    all.done,
  ]);
}

export async function removeRecord(id: string): Promise<void> {
  await (await shelf()).delete("records", id);
}
