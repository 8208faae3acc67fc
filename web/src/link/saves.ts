/** What this device keeps: the journals of its own tables and records of games. Read by the page, written by the engine's worker. */
import type { GameName, Status } from "@blackrose/protocol";
import type { Entry, Saved } from "@blackrose/table";
import type { Record as GameRecord } from "@blackrose/kernel";
import { Store } from "./store.ts";

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

interface Shelves {
  readonly tables: SavedTable;
  readonly entries: Entry;
  readonly snapshots: Saved;
  readonly records: SavedRecord;
}

const store = new Store<Shelves>("blackrose", (database) => {
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("entries");
  database.createObjectStore("snapshots");
  database.createObjectStore("records", { keyPath: "id" });
});

const newestFirst = (a: { readonly at: number }, b: { readonly at: number }): number => b.at - a.at;

export const savedTables = async (): Promise<SavedTable[]> => (await store.all("tables")).sort(newestFirst);
export const savedTable = (id: string): Promise<SavedTable | undefined> => store.get("tables", id);
export const savedRecords = async (): Promise<SavedRecord[]> => (await store.all("records")).sort(newestFirst);
export const savedRecord = (id: string): Promise<SavedRecord | undefined> => store.get("records", id);

export const keepTable = (table: SavedTable): Promise<void> =>
  store.write(["tables"], (shelf) => shelf("tables").put(table));
export const keepRecord = (record: SavedRecord): Promise<void> =>
  store.write(["records"], (shelf) => shelf("records").put(record));
/** An entry is written once: another in its place is refused. */
export const keepEntry = (id: string, sequence: number, entry: Entry): Promise<void> =>
  store.write(["entries"], (shelf) => shelf("entries").add(entry, [id, sequence]));
export const keepSnapshot = (id: string, snapshot: Saved): Promise<void> =>
  store.write(["snapshots"], (shelf) => shelf("snapshots").put(snapshot, id));

const journal = (id: string, after = 0): IDBKeyRange => IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER]);

/** A table's journal, or what came after its first so many entries. */
export const entriesOf = (id: string, after = 0): Promise<Entry[]> => store.all("entries", journal(id, after));
export const snapshotOf = (id: string): Promise<Saved | undefined> => store.get("snapshots", id);

export const removeTable = (id: string): Promise<void> =>
  store.write(["tables", "entries", "snapshots"], (shelf) => {
    shelf("tables").delete(id);
    shelf("entries").delete(journal(id));
    shelf("snapshots").delete(id);
  });
export const removeRecord = (id: string): Promise<void> =>
  store.write(["records"], (shelf) => shelf("records").delete(id));
