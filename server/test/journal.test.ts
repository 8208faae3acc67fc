/** The journal on a real file: batches, conflicts, and disks that do not take what they are given. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Entry, NotWritten } from "@blackrose/table";
import { expect, test } from "vitest";
import { daybookIn, type Line, lineOf } from "../src/store/daybook.ts";
import { openDatabase, openDataFile, Unusable } from "../src/store/database.ts";
import { journalIn, type SavedJournal, type Told } from "../src/store/journal.ts";
import { type Batch, writerOn } from "../src/store/writer.ts";
import { inFolder } from "./visitor.ts";

const page = (lines: readonly Line[]): string => lines.map(lineOf).join("\n");
const entry = (text: string): Entry => ({ is: "said", at: 1, seat: 0, name: "Ana", text });

async function withJournal(work: (journal: SavedJournal, path: string) => Promise<void>, told?: Told): Promise<void> {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const file = openDataFile(path);
    const journal = journalIn(path, file.db, told);
    try {
      await work(journal, path);
    } finally {
      await journal.close();
      file.close();
    }
  });
}

test("what is appended together is written together, and read back in order", async () => {
  const batches: number[] = [];
  await withJournal(
    async (journal, path) => {
      const many = Array.from({ length: 50 }, (_, i) =>
        journal.append(`table-${i % 5}`, Math.floor(i / 5), entry(`${i}`)),
      );
      await Promise.all(many);
      expect(batches).toEqual([50]);
      // Another connection sees it: it is in the file.
      const other = new DatabaseSync(path, { readOnly: true });
      const { lines } = other.prepare("SELECT lines FROM daybook").get() as { lines: string };
      expect(lines.split("\n")).toHaveLength(50);
      other.close();
      const { saved, entries } = journal.read("table-3");
      expect(saved).toBeNull();
      expect(entries.map((one) => (one as { text: string }).text)).toEqual(
        Array.from({ length: 10 }, (_, i) => `${i * 5 + 3}`),
      );
    },
    ({ entries }) => batches.push(entries),
  );
});

test("what comes while a batch is written waits for the next, not for one of its own", async () => {
  const batches: number[] = [];
  await withJournal(
    async (journal) => {
      const first = journal.append("a", 0, entry("first"));
      const later: Promise<void>[] = [];
      await new Promise((resolve) => setImmediate(resolve));
      for (let i = 1; i <= 20; i++) later.push(journal.append("a", i, entry(`${i}`)));
      await Promise.all([first, ...later]);
      expect(batches).toEqual([1, 20]);
    },
    ({ entries }) => batches.push(entries),
  );
});

test("a number is written once: the second writer is told, and nobody else in the batch suffers", async () => {
  await withJournal(async (journal) => {
    await journal.append("a", 0, entry("mine"));
    const [again, early, other] = await Promise.allSettled([
      journal.append("a", 0, entry("yours")),
      journal.append("a", 2, entry("too early")),
      journal.append("b", 0, entry("elsewhere")),
    ]);
    expect(again).toMatchObject({ status: "rejected", reason: expect.any(NotWritten) });
    expect(early).toMatchObject({ status: "rejected", reason: expect.any(NotWritten) });
    expect(other.status).toBe("fulfilled");
    expect(journal.read("a").entries).toEqual([entry("mine")]);
  });
});

test("a snapshot shortens the reading; only what came after it is read", async () => {
  await withJournal(async (journal) => {
    for (let i = 0; i < 5; i++) await journal.append("a", i, entry(`${i}`));
    const saved = { sequence: 3, chat: [] } as never;
    journal.keepSnapshot("a", saved);
    await journal.run("SELECT 1");
    const read = journal.read("a");
    expect(read.saved).toEqual(saved);
    expect(read.entries).toEqual([entry("3"), entry("4")]);
  });
});

test("while somebody else holds the file, nothing is written and everyone is told; afterwards all goes on", async () => {
  await withJournal(async (journal, path) => {
    await journal.append("a", 0, entry("before"));
    const other = new DatabaseSync(path);
    other.exec("BEGIN IMMEDIATE");
    await expect(journal.append("a", 1, entry("locked out"))).rejects.toThrow(NotWritten);
    other.exec("ROLLBACK");
    other.close();
    await journal.append("a", 1, entry("after"));
    expect(journal.read("a").entries).toEqual([entry("before"), entry("after")]);
  });
});

test("a full disk: the batch fails as a whole, and what was there before stays", async () => {
  await inFolder(async (folder) => {
    const db = openDatabase(join(folder, "data.db"));
    const write = writerOn(db);
    const batch = (from: number, many: number, size: number): Batch => ({
      page: page(Array.from({ length: many }, (_, i) => ({ table: "a", sequence: from + i, entry: "x".repeat(size) }))),
      rest: ["settle"],
    });
    expect(write(batch(0, 3, 100)).failed).toBeNull();
    const { page_count: pages } = db.prepare("PRAGMA page_count").get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    expect(write(batch(3, 100, 1000)).failed).toMatch(/full/);
    expect(db.prepare("SELECT count(*) AS n FROM entries").get()).toEqual({ n: 3 });
    db.exec("PRAGMA max_page_count = 100000");
    expect(write(batch(3, 100, 1000))).toMatchObject({ failed: null, refused: [] });
    expect(db.prepare("SELECT count(*) AS n FROM entries").get()).toEqual({ n: 103 });
    db.close();
  });
});

/** What is in the daybook and what is filed, as numbers of entries by table. */
function kept(db: DatabaseSync): { daybook: string[]; filed: string[] } {
  const pages = db.prepare("SELECT lines FROM daybook ORDER BY page").all() as { lines: string }[];
  const rows = db.prepare("SELECT table_id AS t, sequence AS n FROM entries ORDER BY t, n").all();
  return {
    daybook: pages.flatMap(({ lines }) => lines.split("\n").map((line) => line.split("\t").slice(0, 2).join(" "))),
    filed: (rows as { t: string; n: number }[]).map(({ t, n }) => `${t} ${n}`),
  };
}

test("entries go into the daybook, and are read from there; a server that ends files them", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const file = openDataFile(path);
    const journal = journalIn(path, file.db);
    await Promise.all([journal.append("a", 0, entry("a0")), journal.append("b", 0, entry("b0"))]);
    await journal.append("a", 1, entry("a1"));
    expect(kept(file.db)).toEqual({ daybook: ["a 0", "b 0", "a 1"], filed: [] });
    await journal.settle();
    await journal.append("a", 2, entry("a2"));
    expect(kept(file.db)).toEqual({ daybook: ["a 2"], filed: ["a 0", "a 1", "b 0"] });
    expect(journal.read("a").entries).toEqual([entry("a0"), entry("a1"), entry("a2")]);
    await journal.close();
    expect(kept(file.db)).toEqual({ daybook: [], filed: ["a 0", "a 1", "a 2", "b 0"] });
    file.close();
  });
});

test("what a server that was stopped left in the daybook is filed by the next, once", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const db = openDatabase(path);
    const write = writerOn(db);
    const line = (table: string, sequence: number): Line => ({ table, sequence, entry: JSON.stringify(entry("x")) });
    write({ page: page([line("a", 0), line("b", 0)]), rest: [] });
    write({ page: page([line("a", 1)]), rest: [] });
    // As if the server had been stopped after it had filed one table, and before the page was torn out.
    db.exec("INSERT INTO entries SELECT 'b', 0, 'x'");
    db.close();
    const file = openDataFile(path);
    expect(kept(file.db)).toEqual({ daybook: [], filed: ["a 0", "a 1", "b 0"] });
    file.close();
  });
});

test("a daybook that cannot be is not filed, and nothing is changed", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    for (const damage of ["a\t2\t{}", "a\tx\t{}", "rubbish"]) {
      const db = openDatabase(path);
      db.prepare("INSERT OR REPLACE INTO daybook VALUES (1, ?)").run(`a\t0\t{}\n${damage}`);
      db.close();
      expect(() => openDataFile(path)).toThrow(/page 1 of its daybook is damaged; use a backup/);
    }
    const db = openDatabase(path);
    expect(kept(db)).toEqual({ daybook: ["a 0", "rubbish"], filed: [] });
    db.close();
  });
});

test("the daybook stays short: tables are filed in the order in which they waited, and old pages are torn out", async () => {
  await inFolder(async (folder) => {
    const db = openDatabase(join(folder, "data.db"));
    const write = writerOn(db);
    const sizes: number[] = [];
    const lengths = new Map<string, number>();
    for (let n = 0; n < 1000; n++) {
      // Thirty tables at a time; now and then others.
      const lines = Array.from({ length: 30 }, (_, i): Line => {
        const table = `t${i + 30 * Math.floor(n / 300)}`;
        const sequence = lengths.get(table) ?? 0;
        lengths.set(table, sequence + 1);
        return { table, sequence, entry: `${n}` };
      });
      expect(write({ page: page(lines), rest: [] })).toMatchObject({ failed: null, refused: [] });
      sizes.push((db.prepare("SELECT count(*) AS n FROM daybook").get() as { n: number }).n);
    }
    expect(Math.max(...sizes) * 30).toBeLessThan(20_000);
    const { daybook, filed } = kept(db);
    expect(filed.length).toBeGreaterThanOrEqual(30_000 - 8000);
    expect(new Set([...daybook, ...filed]).size).toBe(30_000);
    const book = daybookIn(db);
    for (const [table, length] of lengths) expect(book.length(table)).toBe(length);
    db.close();
  });
});

test("what failed has not happened to the daybook either", async () => {
  await inFolder(async (folder) => {
    const db = openDatabase(join(folder, "data.db"));
    const write = writerOn(db);
    const line = (sequence: number): Batch => ({ page: lineOf({ table: "a", sequence, entry: "{}" }), rest: [] });
    write(line(0));
    expect(
      write({ ...line(1), rest: ["settle", { sql: "INSERT INTO nowhere VALUES (1)", values: [] }] }).failed,
    ).toMatch(/nowhere/);
    expect(kept(db)).toEqual({ daybook: ["a 0"], filed: [] });
    expect(write(line(1))).toMatchObject({ failed: null, refused: [] });
    expect(write(line(1)).refused).toHaveLength(1);
    expect(write({ page: "", rest: ["settle"] }).failed).toBeNull();
    expect(kept(db)).toEqual({ daybook: [], filed: ["a 0", "a 1"] });
    db.close();
  });
});

test("who is to be forgotten is not left in the daybook", async () => {
  await withJournal(async (journal, path) => {
    await journal.append("a", 0, entry("Ana was here"));
    await journal.append("a", 1, entry("and then she left"));
    await journal.rewrite(
      "a",
      (one) => ({ ...one, text: "—" }) as Entry,
      (saved) => saved,
    );
    const db = new DatabaseSync(path, { readOnly: true });
    expect(kept(db)).toEqual({ daybook: [], filed: ["a 0", "a 1"] });
    db.close();
    expect(journal.read("a").entries).toEqual([entry("—"), entry("—")]);
  });
});

test("a second server on the same file is turned away, and so is a file of a later version", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const file = openDataFile(path);
    expect(() => openDataFile(path)).toThrow(Unusable);
    file.db.exec("PRAGMA user_version = 999");
    file.close();
    expect(() => openDataFile(path)).toThrow(/newer version/);
  });
});

test("a file of the first version is brought to today's; whoever is in it counts as seen now", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const first = openDataFile(path);
    first.db.exec(
      `ALTER TABLE snapshots DROP COLUMN telling; CREATE TABLE contents (game TEXT);
       DROP TABLE daybook; DROP INDEX accounts_by_seen; ALTER TABLE accounts DROP COLUMN seen; PRAGMA user_version = 1;
       INSERT INTO accounts (id, name, at) VALUES ('ana', 'Ana', 5)`,
    );
    first.close();
    const before = Date.now() - 1000;
    const { db, close } = openDataFile(path);
    const { at, seen } = db.prepare("SELECT at, seen FROM accounts").get() as { at: number; seen: number };
    expect([at, seen > before]).toEqual([5, true]);
    close();
  });
});

test("a file that is something else is not touched", async () => {
  await inFolder(async (folder) => {
    expect(() => openDataFile(folder)).toThrow(Unusable);
    expect(() => openDataFile(join(folder, "nowhere", "data.db"))).toThrow(Unusable);
  });
});
