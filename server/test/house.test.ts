/** The house: tables nobody needs are put away and come back; games keep the cards they were started with. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FromTable } from "@blackrose/protocol";
import { NotWritten } from "@blackrose/table";
import { expect, test } from "vitest";
import { botsIn } from "../src/bots/pool.ts";
import { type House, houseOf } from "../src/house.ts";
import { startServer } from "../src/index.ts";
import { type Accounts, accountsIn } from "../src/store/accounts.ts";
import { openDataFile } from "../src/store/database.ts";
import { journalIn, type SavedJournal } from "../src/store/journal.ts";
import { tablesIn } from "../src/store/tables.ts";
import { guest, inFolder, isRefused, isSight, makeTable, setupFor, unlimited, visitor } from "./visitor.ts";

const ana = { account: "ana", name: "Ana" };

/** A house on a file; its journal may be one that fails. */
async function houseOn(
  path: string,
  work: (house: House, accounts: Accounts) => Promise<void>,
  writing: (journal: SavedJournal) => SavedJournal = (journal) => journal,
): Promise<void> {
  const file = openDataFile(path);
  const journal = writing(journalIn(path, file.db));
  const bots = botsIn();
  const trouble = (what: string, error: unknown): void => {
    throw new Error(what, { cause: error });
  };
  const accounts = accountsIn(file.db, journal.run);
  const tables = tablesIn(file.db, journal.run);
  const house = houseOf({ journal, tables, accounts, bots, sendAway: () => {}, trouble });
  try {
    await work(house, accounts);
  } finally {
    await house.close();
    await bots.close();
    await journal.close();
    file.close();
  }
}

const withHouse = (work: Parameters<typeof houseOn>[1]): Promise<void> =>
  inFolder((folder) => houseOn(join(folder, "data.db"), work));

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
    await expect.poll(house.count).toBe(0);
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
    await expect.poll(house.count).toBe(0);
    await expect.poll(() => house.mine("ana")[0].yourTurn).toBe(true);
  }));

test("a clock that runs out soon keeps its table open; a slow one is put away and opened when it is due", () =>
  withHouse(async (house) => {
    const four = Array.from({ length: 4 }, () => ({ is: "you" as const }));
    await house.make({ setup: setupFor(four, { pace: { is: "live", bank: 300, credit: 10, window: 5 } }), host: ana });
    await house.make({ setup: setupFor(four, { pace: { is: "slow", days: 2 } }), host: ana });
    house.goRound();
    house.goRound();
    await expect.poll(house.count).toBe(1);
  }));

test("many tables are put away one by one, and not those somebody comes to meanwhile", () =>
  withHouse(async (house) => {
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) {
      ids.push((await house.make({ setup: setupFor([{ is: "you" }, { is: "open" }]), host: ana })) as string);
    }
    house.goRound();
    house.goRound();
    expect(house.count()).toBeGreaterThan(15);
    house.open(ids[0]);
    await expect.poll(house.count).toBe(1);
    expect(house.mine("ana")).toHaveLength(20);
  }));

/** A game that stand-ins have played to its end. */
async function playedOut(house: House): Promise<string> {
  const id = (await house.make({ setup: setupFor([{ is: "you" }]), host: ana })) as string;
  expect(await house.open(id).act(ana, { do: "leave" })).toMatchObject({ is: "done" });
  await expect.poll(() => house.open(id).status, { timeout: 30_000 }).toBe("over");
  return id;
}

test("a rematch whose table was made, but not yet told of, is that table when it is asked for again", () =>
  inFolder(async (folder) => {
    const path = join(folder, "data.db");
    const again = { do: "rematch" } as const;
    let [id, second] = ["", ""];
    // As if killed before the old table could write down where everybody goes.
    await houseOn(
      path,
      async (house) => {
        id = await playedOut(house);
        expect(await house.open(id).act(ana, again)).toMatchObject({ is: "refused", code: "not-written" });
        expect(house.mine("ana")).toHaveLength(2);
        second = house.mine("ana").find((one) => one.id !== id)!.id;
      },
      (journal) => ({
        ...journal,
        append: (table, sequence, entry) =>
          entry.is === "rematch" ? Promise.reject(new NotWritten("killed")) : journal.append(table, sequence, entry),
      }),
    );
    await houseOn(path, async (house) => {
      expect(await house.open(id).act(ana, again)).toMatchObject({ is: "done", table: second });
      expect(house.mine("ana")).toHaveLength(2);
      expect(house.open(second).status).toBe("playing");
    });
  }));

test("a rematch of which only entries were written, and no table, is made anew", () =>
  inFolder(async (folder) => {
    let full = false;
    await houseOn(
      join(folder, "data.db"),
      async (house) => {
        const id = await playedOut(house);
        full = true;
        expect(await house.open(id).act(ana, { do: "rematch" })).toMatchObject({ code: "not-written" });
        expect([house.mine("ana").length, house.count()]).toEqual([1, 1]);
        full = false;
        expect(await house.open(id).act(ana, { do: "rematch" })).toMatchObject({ is: "done" });
        expect(house.mine("ana")).toHaveLength(2);
      },
      (journal) => ({
        ...journal,
        run: (sql, values) => (full ? Promise.reject(new NotWritten("full")) : journal.run(sql, values)),
      }),
    );
  }));

test("who is forgotten gives up every seat they have", () =>
  withHouse(async (house) => {
    const setup = setupFor([{ is: "you" }, { is: "you" }, { is: "open" }], { pace: { is: "slow", days: 1 } });
    const id = (await house.make({ setup, host: ana })) as string;
    const ben = { account: "ben", name: "Ben" };
    await house.open(id).act(ben, { do: "sit", seat: 2 });
    await house.open(id).act(ana, { do: "start" });
    await house.forget(ana);
    const said: FromTable[] = [];
    const looking = house.open(id).connect(ben, { watch: id }, (text) => said.push(JSON.parse(text) as FromTable));
    const { chairs } = said.find(isSight)!.sight.table;
    expect(chairs.map(({ name, standIn }) => [name, standIn])).toEqual([
      ["—", true],
      ["—", true],
      ["Ben", false],
      ["", false],
    ]);
    looking.close();
  }));

test("a guest nobody can come back as, who was not seen for long and has no table, is removed in the rounds", () =>
  withHouse(async (house, accounts) => {
    const [now, day] = [Date.now(), 24 * 60 * 60_000];
    const names = ["gone", "late", "back", "phrase", "passkey", "seated"];
    for (const name of names) await accounts.add(name, name, now - (name === "late" ? 89 : 91) * day);
    await accounts.see("back", now);
    await accounts.keepPhrase("phrase", { id: "one two", salt: Uint8Array.of(1), hash: Uint8Array.of(2) });
    await accounts.keepPasskey({ id: "key", account: "passkey", publicKey: Uint8Array.of(3), counter: 0 }, now);
    await house.make({ setup: setupFor([{ is: "you" }]), host: { account: "seated", name: "Seated" } });
    house.goRound();
    await expect.poll(() => accounts.find("gone")).toBeNull();
    expect(names.filter((name) => accounts.find(name) !== null)).toEqual(names.slice(1));
  }));

test("a table whose game is gone says so, and the house is open all the same", () =>
  inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const first = await startServer({ port: 0, data, limits: unlimited });
    const host = await guest(first, "Ana");
    const table = await makeTable(host, setupFor([{ is: "you" }]));
    await first.close();
    const db = new DatabaseSync(data);
    db.exec("UPDATE entries SET entry = json_set(entry, '$.setup.game', 'gone') WHERE sequence = 0");
    db.exec("DELETE FROM snapshots");
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
