/**
 * Entries are first written one after the other, as they come, and filed by table later: at once they would touch a place of the file for
 * every table, and a sync of many places takes many times as long. The daybook is as durable as the file; what a server that was stopped left
 * in it is filed when the next one starts.
 */
import type { DatabaseSync } from "node:sqlite";

/** An entry as the daybook has it: table, number and JSON, with tabs between. JSON has neither tabs nor line ends of its own. */
export interface Line {
  readonly table: string;
  readonly sequence: number;
  readonly entry: string;
}

export const lineOf = ({ table, sequence, entry }: Line): string => `${table}\t${sequence}\t${entry}`;

export const linesIn = (page: string): Line[] =>
  page.split("\n").map((text) => {
    const table = text.indexOf("\t");
    const sequence = text.indexOf("\t", table + 1);
    return {
      table: text.slice(0, table),
      sequence: Number(text.slice(table + 1, sequence)),
      entry: text.slice(sequence + 1),
    };
  });

export interface Daybook {
  /** Writes a page of lines that follow what there is. */
  write(lines: readonly Line[]): void;
  /** Files everything, and leaves the daybook empty. */
  settle(): void;
  /** How many entries a table has, filed or not. */
  length(table: string): number;
  /** Looks at the file again: what was written last was rolled back. */
  reread(): void;
}

/** Lines that wait to be filed. The more there are, the more of one table are filed together. */
const MOST_WAITING = 8000;
/** Pages that are filed wholly are torn out when there are so many. */
const MOST_OLD_PAGES = 64;

/** All of this within transactions of the caller. */
export function daybookIn(db: DatabaseSync): Daybook {
  const pages = db.prepare("SELECT page, lines FROM daybook ORDER BY page");
  const add = db.prepare("INSERT INTO daybook (page, lines) VALUES (?, ?)");
  const tearOut = db.prepare("DELETE FROM daybook WHERE page < ?");
  const file = db.prepare("INSERT INTO entries (table_id, sequence, entry) VALUES (?, ?, ?)");
  const count = db.prepare("SELECT coalesce(max(sequence) + 1, 0) AS length FROM entries WHERE table_id = ?");

  /** What is not filed, by table: the one whose first line has waited longest comes first. */
  const waiting = new Map<string, { readonly page: number; readonly lines: Line[] }>();
  let many = 0;
  /** The first page there is, and the one to write next. */
  let first = 0;
  let fresh = 0;

  const filed = (table: string): number => (count.get(table) as { length: number }).length;

  function note(line: Line, page: number): void {
    const known = waiting.get(line.table);
    if (known === undefined) waiting.set(line.table, { page, lines: [line] });
    else known.lines.push(line);
    many++;
  }

  function fileOne(): void {
    const [[table, { lines }]] = waiting;
    for (const { sequence, entry } of lines) file.run(table, sequence, entry);
    waiting.delete(table);
    many -= lines.length;
  }

  function reread(): void {
    waiting.clear();
    many = 0;
    const all = pages.all() as { page: number; lines: string }[];
    const next = new Map<string, number>();
    for (const { page, lines } of all) {
      for (const line of linesIn(lines)) {
        const { table, sequence } = line;
        const free = next.get(table) ?? filed(table);
        if (!(sequence <= free)) throw new Error(`page ${page} of its daybook is damaged; use a backup`);
        if (sequence === free) note(line, page);
        next.set(table, Math.max(free, sequence + 1));
      }
    }
    first = all[0]?.page ?? 0;
    fresh = (all.at(-1)?.page ?? -1) + 1;
  }
  reread();

  return {
    write(lines) {
      add.run(fresh, lines.map(lineOf).join("\n"));
      for (const line of lines) note(line, fresh);
      fresh++;
      while (many > MOST_WAITING) fileOne();
      const oldest = waiting.values().next().value?.page ?? fresh;
      if (oldest - first < MOST_OLD_PAGES) return;
      tearOut.run(oldest);
      first = oldest;
    },
    settle() {
      while (many > 0) fileOne();
      tearOut.run(fresh);
      first = fresh;
    },
    length(table) {
      const last = waiting.get(table)?.lines.at(-1);
      return last === undefined ? filed(table) : last.sequence + 1;
    },
    reread,
  };
}
