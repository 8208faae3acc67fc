/**
 * The journal of all tables. While one batch is written, what is appended waits for the next: a thousand answers a second become some
 * hundred transactions, each with one sync to disk. A promise resolves when its entry is on the disk.
 */
import { once } from "node:events";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { deflateSync, inflateSync } from "node:zlib";
import { type Entry, type Journal, NotWritten, type Saved } from "@blackrose/table";
import { lineOf, linesIn } from "./daybook.ts";
import type { Batch, Written } from "./writer.ts";

export interface SavedJournal extends Journal {
  /** Writes anything else, in its turn among the entries; durable when it resolves. */
  run: Run;
  /** The latest snapshot, or null, and every entry after it. */
  read(table: string): { readonly saved: Saved | null; readonly entries: readonly Entry[] };
  /** Files every entry by its table and leaves no other copy: before anything is deleted or looked for in all of them. */
  settle(): Promise<void>;
  /** Rewrites the entries of a table and its snapshot: for people who want to be forgotten. */
  rewrite(
    table: string,
    change: (entry: Entry) => Entry,
    changeSaved: (saved: Saved, entries: readonly Entry[]) => Saved,
  ): Promise<void>;
  /** Writes what waits, and ends. */
  close(): Promise<void>;
}

export type Run = (sql: string, values?: readonly SQLInputValue[]) => Promise<void>;

/** Told after every transaction: how long it took, how many entries were in it, and why nothing was written. */
export type Told = (written: {
  readonly entries: number;
  readonly seconds: number;
  readonly failed: string | null;
}) => void;

interface Waiting<T> {
  readonly what: T;
  readonly resolve: () => void;
  readonly reject: (error: NotWritten) => void;
}

/** `db` is a connection for reading; everything is written by a thread of its own, so that no table waits for the disk. */
export function journalIn(path: string, db: DatabaseSync, told: Told = () => {}): SavedJournal {
  const entriesFrom = db.prepare(
    "SELECT sequence, entry FROM entries WHERE table_id = ? AND sequence >= ? ORDER BY sequence",
  );
  const pagesNaming = db.prepare("SELECT lines FROM daybook WHERE instr(lines, ?) > 0 ORDER BY page");
  const lastSnapshot = db.prepare("SELECT saved, telling FROM snapshots WHERE table_id = ?");

  let worker: Worker | null = null;
  let entries: Waiting<string>[] = [];
  let rest: Waiting<Batch["rest"][number]>[] = [];
  /** What the thread is writing. */
  let writing: readonly Waiting<unknown>[] | null = null;
  let scheduled = false;

  function start(): Worker {
    const fresh = new Worker(new URL("./thread.ts", import.meta.url), { workerData: path });
    fresh.on("message", done);
    // The next batch gets a new thread; this one was not written.
    fresh.on("error", (error) => {
      worker = null;
      done({ seconds: 0, refused: [], failed: error instanceof Error ? error.message : String(error) });
    });
    return fresh;
  }

  /** Everything that comes in one turn of the event loop goes together, once the thread is free. */
  function schedule(): void {
    if (scheduled || writing !== null) return;
    scheduled = true;
    setImmediate(write);
  }

  function write(): void {
    scheduled = false;
    if (entries.length + rest.length === 0) return;
    const batch: Batch = { page: entries.map(({ what }) => what).join("\n"), rest: rest.map(({ what }) => what) };
    writing = [...entries, ...rest];
    entries = [];
    rest = [];
    worker ??= start();
    worker.postMessage(batch, []);
  }

  function done({ seconds, refused, failed }: Written): void {
    const batch = writing ?? [];
    writing = null;
    told({ entries: batch.length, seconds, failed });
    const reasons = new Map(refused);
    batch.forEach(({ resolve, reject }, place) => {
      const why = failed === null ? reasons.get(place) : `The journal could not be written: ${failed}.`;
      if (why === undefined) resolve();
      else reject(new NotWritten(why));
    });
    schedule();
  }

  function waitIn<T>(line: Waiting<T>[], what: T): Promise<void> {
    schedule();
    return new Promise((resolve, reject) => line.push({ what, resolve, reject }));
  }

  const run: Run = (sql, values = []) => waitIn(rest, { sql, values });
  const settle = (): Promise<void> => waitIn(rest, "settle");

  /** The entries of a table from a number on, as text: filed ones, then those still in the daybook. */
  function textsOf(table: string, from: number): string[] {
    const filed = entriesFrom.all(table, from) as { sequence: number; entry: string }[];
    const end = from + filed.length;
    const fresh = (pagesNaming.all(table) as { lines: string }[])
      .flatMap(({ lines }) => linesIn(lines))
      .filter((line) => line.table === table && line.sequence >= end);
    return [...filed, ...fresh].map(({ entry }) => entry);
  }

  /** What was shown of a game compresses to a tenth, and is rarely wanted. */
  const keepSnapshot = (table: string, { telling, ...saved }: Saved): Promise<void> =>
    run("INSERT OR REPLACE INTO snapshots (table_id, sequence, saved, telling) VALUES (?, ?, ?, ?)", [
      table,
      saved.sequence,
      JSON.stringify(saved),
      telling === undefined ? null : deflateSync(JSON.stringify(telling)),
    ]);

  function savedOf(table: string): Saved | null {
    const row = lastSnapshot.get(table) as { saved: string; telling: Uint8Array | null } | undefined;
    if (row === undefined) return null;
    const saved = JSON.parse(row.saved) as Saved;
    if (row.telling === null) return saved;
    return {
      ...saved,
      telling: JSON.parse(inflateSync(row.telling).toString("utf8")) as NonNullable<Saved["telling"]>,
    };
  }

  const read = (text: string): Entry => JSON.parse(text) as Entry;

  return {
    append: (table, sequence, entry) => waitIn(entries, lineOf({ table, sequence, entry: JSON.stringify(entry) })),
    run,
    settle,
    keepSnapshot: (table, saved) => void keepSnapshot(table, saved).catch(() => {}),
    read(table) {
      const saved = savedOf(table);
      const texts = textsOf(table, saved === null ? 0 : saved.sequence);
      return { saved, entries: texts.map(read) };
    },
    async rewrite(table, change, changeSaved) {
      await settle();
      const texts = textsOf(table, 0);
      const saved = savedOf(table);
      if (saved !== null) await keepSnapshot(table, changeSaved(saved, texts.map(read)));
      const changed = texts.flatMap((entry, sequence) => {
        const text = JSON.stringify(change(read(entry)));
        return text === entry
          ? []
          : [run("UPDATE entries SET entry = ? WHERE table_id = ? AND sequence = ?", [text, table, sequence])];
      });
      await Promise.all(changed);
    },
    async close() {
      await settle().catch(() => {});
      if (worker === null) return;
      worker.postMessage("close", []);
      await once(worker, "exit");
    },
  };
}
