/** The journal on a real file: batches, conflicts, and disks that do not take what they are given. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Entry, NotWritten } from "@blackrose/table";
import { expect, test } from "vitest";
import { openDatabase, openDataFile, Unusable } from "../src/store/database.ts";
import { journalIn, type SavedJournal, type Told } from "../src/store/journal.ts";
import { type Batch, writerOn } from "../src/store/writer.ts";
import { inFolder } from "./visitor.ts";

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
      expect(other.prepare("SELECT count(*) AS n FROM entries").get()).toEqual({ n: 50 });
      other.close();
      expect(journal.length("table-3")).toBe(10);
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
    const batch = (from: number, many: number, size: number): Batch =>
      Array.from({ length: many }, (_, i) => ["a", from + i, "x".repeat(size)]);
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
      `DROP INDEX accounts_by_seen; ALTER TABLE accounts DROP COLUMN seen; PRAGMA user_version = 1;
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
