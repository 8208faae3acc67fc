/** The house: tables nobody needs are put away and come back; games keep the cards they were started with. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FromTable } from "@blackrose/protocol";
import { box, treachery, treacheryWith } from "@blackrose/treachery";
import { expect, test } from "vitest";
import { botsIn } from "../src/bots/pool.ts";
import { gamesOfHouse } from "../src/games.ts";
import { type House, houseOf } from "../src/house.ts";
import { startServer } from "../src/index.ts";
import { openDataFile } from "../src/store/database.ts";
import { journalIn } from "../src/store/journal.ts";
import { tablesIn } from "../src/store/tables.ts";
import { guest, inFolder, isRefused, makeTable, setupFor, unlimited, visitor } from "./visitor.ts";

const ana = { account: "ana", name: "Ana" };

async function withHouse(work: (house: House) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const file = openDataFile(path);
    const journal = journalIn(path, file.db);
    const bots = botsIn();
    const trouble = (what: string, error: unknown): void => {
      throw new Error(what, { cause: error });
    };
    const house = houseOf({ journal, tables: tablesIn(file.db, journal.run), bots, farewell: () => {}, trouble });
    try {
      await work(house);
    } finally {
      await house.close();
      await bots.close();
      await journal.close();
      file.close();
    }
  });
}

test("a table nobody needs is put away after two rounds, stays in the lists, and comes back as it was", () =>
  withHouse(async (house) => {
    const id = (await house.make({ setup: setupFor([{ is: "you" }, { is: "open" }]), host: ana })) as string;
    const said: FromTable[] = [];
    const looking = house.open(id).connect(ana, { watch: id }, (text) => said.push(JSON.parse(text) as FromTable));
    house.goRound();
    house.goRound();
    expect(house.count()).toBe(1);
    looking.close();
    const before = house.mine("ana");
    house.goRound();
    house.goRound();
    expect(house.count()).toBe(0);
    expect(house.mine("ana")).toEqual(before);
    expect(house.open(id).list("ana")).toEqual(before[0]);
    expect(house.count()).toBe(1);
  }));

test("whose turn it is stays known while the table is put away", () =>
  withHouse(async (house) => {
    const four = Array.from({ length: 4 }, () => ({ is: "you" as const }));
    await house.make({ setup: setupFor(four), host: ana });
    expect(house.mine("ana")).toMatchObject([{ yourTurn: true }]);
    house.goRound();
    house.goRound();
    expect(house.count()).toBe(0);
    await expect.poll(() => house.mine("ana")[0].yourTurn).toBe(true);
  }));

test("a clock that runs out soon keeps its table open; a slow one is put away and opened when it is due", () =>
  withHouse(async (house) => {
    const four = Array.from({ length: 4 }, () => ({ is: "you" as const }));
    await house.make({ setup: setupFor(four, { pace: { is: "live", bank: 300, credit: 10, window: 5 } }), host: ana });
    await house.make({ setup: setupFor(four, { pace: { is: "slow", days: 2 } }), host: ana });
    house.goRound();
    house.goRound();
    expect(house.count()).toBe(1);
  }));

test("a game keeps the cards it was started with, as long as the rules know them", () => {
  const [first, ...rest] = box.cards;
  const other = { ...box, cards: [{ ...first, base: 8 }, ...rest] };
  const { contentHash } = treacheryWith(other);
  expect(contentHash).not.toBe(treachery.contentHash);
  const games = gamesOfHouse((_game, hash) => (hash === contentHash ? JSON.stringify(other) : null));
  expect(games.pinned("treachery", treachery.version, contentHash)?.contentHash).toBe(contentHash);
  expect(games.pinned("treachery", treachery.version, treachery.contentHash)).toBe(games.current("treachery"));
  expect(games.pinned("treachery", treachery.version, "00000000")).toBeNull();
  expect(games.pinned("treachery", treachery.version + 1, contentHash)).toBeNull();
  expect(games.pinned("chess", 1, contentHash)).toBeNull();
});

test("a table whose cards are gone says so, and the house is open all the same", () =>
  inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const first = await startServer({ port: 0, data, limits: unlimited });
    const host = await guest(first, "Ana");
    const table = await makeTable(host, setupFor([{ is: "you" }]));
    await first.close();
    const db = new DatabaseSync(data);
    db.exec("UPDATE entries SET entry = json_set(entry, '$.content', 'gone') WHERE sequence = 0");
    db.close();

    const second = await startServer({ port: 0, data, limits: unlimited });
    const back = visitor(second, host.id, host.cookie);
    const seated = await back.watch(table);
    expect(await seated.hear(isRefused)).toMatchObject({ code: "no-game", sentence: expect.stringContaining("gone") });
    expect((await back.ask("GET /api/mine")).body).toHaveLength(1);
    expect((await back.ask("DELETE /api/me")).status).toBe(200);
    seated.close();
    await second.close();
  }));

test("ids are never the same and cannot be guessed", async () => {
  const { freshName } = await import("../src/names.ts");
  const names = new Set(Array.from({ length: 1000 }, () => freshName()));
  expect(names.size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[0-9a-z]{12}$/);
});
