/** Writes a batch as one transaction with one sync to disk: all of it, or nothing. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** An entry of a table, as JSON. */
export type EntryLine = readonly [table: string, sequence: number, entry: string];
/** Anything else that is written: a statement and its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}
export type Batch = readonly (EntryLine | Statement)[];

/** What came of it: why single lines were left out, by their place, or why nothing was written. */
export interface Written {
  readonly seconds: number;
  readonly refused: readonly (readonly [place: number, why: string])[];
  readonly failed: string | null;
}

export type Write = (batch: Batch) => Written;

/** Tables whose length is remembered. */
const REMEMBERED = 10_000;

export function writerOn(db: DatabaseSync): Write {
  const insert = db.prepare("INSERT INTO entries (table_id, sequence, entry) VALUES (?, ?, ?)");
  const count = db.prepare("SELECT coalesce(max(sequence) + 1, 0) AS length FROM entries WHERE table_id = ?");
  /** The number each table's next entry gets. Nobody else writes, so it need not be looked up every time. */
  const next = new Map<string, number>();
  const known = new Map<string, StatementSync>();

  function run({ sql, values }: Statement): void {
    let statement = known.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      known.set(sql, statement);
    }
    statement.run(...values);
  }

  /** A number is only taken when the one before it is there: a table never has a gap, whatever failed before. */
  function add([table, sequence, entry]: EntryLine): string | null {
    if (next.size > REMEMBERED) next.clear();
    const free = next.get(table) ?? (count.get(table) as { length: number }).length;
    if (sequence > free) return `Entry ${sequence} does not follow the one before it.`;
    insert.run(table, sequence, entry);
    next.set(table, free + 1);
    return null;
  }

  /** What contradicts what is there is left out; the others of the batch are not concerned. */
  function refusal(line: Batch[number]): string | null {
    try {
      if (!("sql" in line)) return add(line);
      run(line);
      return null;
    } catch (error) {
      if (isConflict(error)) return "Somebody else has written that already.";
      throw error;
    }
  }

  return (batch) => {
    const from = performance.now();
    const refused: [number, string][] = [];
    const told = (failed: string | null): Written => ({ seconds: (performance.now() - from) / 1000, refused, failed });
    try {
      db.exec("BEGIN IMMEDIATE");
      batch.forEach((line, place) => {
        const why = refusal(line);
        if (why !== null) refused.push([place, why]);
      });
      db.exec("COMMIT");
      return told(null);
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      next.clear();
      return told(error instanceof Error ? error.message : String(error));
    }
  };
}

/** SQLITE_CONSTRAINT, in the lowest eight bits of whatever finer code there is. */
const isConflict = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === 19;
