/** Writes a batch as one transaction with one sync to disk: all of it, or nothing. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { daybookIn, type Line, linesIn } from "./daybook.ts";

/** Anything beside entries that is written: a statement and its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** `page` has a line for each entry, or is empty; the rest comes after them. */
export interface Batch {
  readonly page: string;
  readonly rest: readonly (Statement | "settle")[];
}

/** What came of it: why single lines or others of the batch were left out, by their place in all of it, or why nothing was written. */
export interface Written {
  readonly seconds: number;
  readonly refused: readonly (readonly [place: number, why: string])[];
  readonly failed: string | null;
}

export type Write = (batch: Batch) => Written;

/** Tables whose length is remembered. */
const REMEMBERED = 10_000;

export function writerOn(db: DatabaseSync): Write {
  const daybook = daybookIn(db);
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

  /** A number is taken once, and only when the one before it is there: a table never has a gap, whatever failed before. */
  function contradiction({ table, sequence }: Line): string | null {
    if (next.size > REMEMBERED) next.clear();
    const free = next.get(table) ?? daybook.length(table);
    next.set(table, free);
    if (sequence > free) return `Entry ${sequence} does not follow the one before it.`;
    if (sequence < free) return TAKEN;
    next.set(table, free + 1);
    return null;
  }

  /** What somebody wants done beside may change tables that were filed: lengths are looked up again. */
  function settle(): void {
    daybook.settle();
    next.clear();
  }

  function refusal(what: Batch["rest"][number]): string | null {
    try {
      if (what === "settle") settle();
      else run(what);
      return null;
    } catch (error) {
      if (isConflict(error)) return TAKEN;
      throw error;
    }
  }

  return ({ page, rest }) => {
    const from = performance.now();
    const refused: [number, string][] = [];
    const told = (failed: string | null): Written => ({ seconds: (performance.now() - from) / 1000, refused, failed });
    /** What contradicts what is there is left out; the others of the batch are not concerned. */
    const isRefused = (why: string | null, place: number): boolean => {
      if (why !== null) refused.push([place, why]);
      return why !== null;
    };
    try {
      db.exec("BEGIN IMMEDIATE");
      const lines = page === "" ? [] : linesIn(page);
      const good = lines.filter((line, place) => !isRefused(contradiction(line), place));
      if (good.length > 0) daybook.write(good);
      rest.forEach((what, i) => isRefused(refusal(what), lines.length + i));
      db.exec("COMMIT");
      return told(null);
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      next.clear();
      daybook.reread();
      return told(error instanceof Error ? error.message : String(error));
    }
  };
}

const TAKEN = "Somebody else has written that already.";

/** SQLITE_CONSTRAINT, in the lowest eight bits of whatever finer code there is. */
const isConflict = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === 19;
