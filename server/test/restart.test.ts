/** Closing and opening again: nothing is lost, everyone is told, tables go on by themselves; and when the disk fails, until it works again. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FromTable } from "@blackrose/protocol";
import { expect, test } from "vitest";
import { backUp, startServer } from "../src/index.ts";
import {
  ask,
  guest,
  inFolder,
  inHouse,
  isBye,
  isRefused,
  isSight,
  makeTable,
  playOn,
  setupFor,
  unlimited,
  visitor,
} from "./visitor.ts";

test("a server that closes tells everyone to come back; opened again, the table stands where it stood", () =>
  inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const first = await startServer({ port: 0, data, limits: unlimited });
    const ana = await guest(first, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "you" }, { is: "you" }, { is: "you" }]));
    const seated = await ana.watch(table, { seat: 0 });
    await seated.hear(isSight);
    await seated.act({ do: "say", text: "Until tomorrow" });
    const before = seated.sight();
    const from = Date.now();
    await first.close();
    expect(Date.now() - from).toBeLessThan(3000);
    expect((await seated.hear(isBye)).code).toBe("restart");
    expect(await seated.ended()).toBe(1012);

    const second = await startServer({ port: 0, data, limits: unlimited });
    const back = visitor(second, ana.id, ana.cookie);
    expect((await back.ask("GET /api/mine")).body).toMatchObject([{ id: table, status: "playing" }]);
    const again = await back.watch(table, { seat: 0, after: seated });
    expect((await again.hear(isSight)).live).not.toBe(seated.live());
    expect(await again.until(({ table: { chairs } }) => chairs[0].here)).toEqual(before);
    again.close();
    await second.close();
    expect(existsSync(`${data}-wal`)).toBe(false);
  }));

test("bots that had something to do go on after a restart, though nobody looks", () =>
  inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const first = await startServer({ port: 0, data, limits: unlimited });
    const ana = await guest(first, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }], { pace: { is: "slow", days: 1 } }));
    const seated = await ana.watch(table);
    await playOn(seated, 1);
    await seated.act({ do: "leave" });
    await first.close();

    const second = await startServer({ port: 0, data, limits: unlimited });
    const back = visitor(second, ana.id, ana.cookie);
    await expect
      .poll(async () => (await back.ask("GET /api/mine")).body[0].status, { timeout: 30_000, interval: 100 })
      .toBe("over");
    await second.close();
  }));

test("somebody who was away for a moment is told what happened meanwhile, and nothing twice", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const ben = await guest(server, "Ben");
    const [stays, goes] = [await ana.watch(table), await ben.watch(table)];
    await goes.hear(isSight);
    await stays.act({ do: "say", text: "one" });
    await goes.hear((message): message is FromTable => message.is === "news" && message.chat?.[0].text === "one");
    goes.close();
    await goes.ended();
    await stays.act({ do: "say", text: "two" });
    await stays.act({ do: "chair", seat: 1, to: "random" });
    const back = await ben.watch(table, { after: goes });
    await back.until(({ table: { chairs } }) => chairs[1].is === "bot");
    const said = back.heard.flatMap((message) => (message.is === "news" ? (message.chat ?? []) : []));
    expect(said.map(({ text }) => text)).toEqual(["two"]);
    expect(back.heard.some(isSight)).toBe(false);
    for (const one of [stays, back]) one.close();
  }));

test("what cannot be written has not happened; when the disk works again, the table goes on", () =>
  inHouse(async (server, data) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }]));
    const seated = await ana.watch(table);
    await seated.hear(isSight);
    expect(await seated.act({ do: "say", text: "written" })).toMatchObject({ is: "done" });
    const other = new DatabaseSync(data);
    other.exec("BEGIN IMMEDIATE");
    expect(await seated.act({ do: "say", text: "lost" })).toMatchObject({ is: "refused", code: "not-written" });
    expect((await seated.hear(isBye)).code).toBe("restart");
    const early = await ana.watch(table);
    expect(await early.hear(isRefused)).toMatchObject({ code: "not-written" });
    expect((await ask(server, "GET /readyz")).status).toBe(503);
    other.exec("ROLLBACK");
    other.close();

    await expect
      .poll(
        async () => {
          const again = await ana.watch(table);
          const said = await again.hear((message): message is FromTable => isSight(message) || isRefused(message));
          again.close();
          return said.is;
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe("sight");
    const after = await ana.watch(table);
    const { chat } = (await after.act({ do: "history", from: 0 })) as { chat: { text: string }[] };
    expect(chat.map(({ text }) => text)).toEqual(["written"]);
    expect(await after.act({ do: "say", text: "and on" })).toMatchObject({ is: "done" });
    for (const one of [early, after]) one.close();
  }));

test("a backup is made while people play, and is a house of its own", () =>
  inFolder(async (folder) => {
    const [data, copy] = [join(folder, "data.db"), join(folder, "copy.db")];
    const first = await startServer({ port: 0, data, limits: unlimited });
    const ana = await guest(first, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }]));
    const seated = await ana.watch(table);
    await playOn(seated, 2);
    backUp(data, copy);
    expect(() => backUp(data, copy)).toThrow(/exists already/);
    expect(() => backUp(join(folder, "none.db"), join(folder, "x.db"))).toThrow(/does not exist/);
    await playOn(seated, 1);
    seated.close();
    await first.close();

    const second = await startServer({ port: 0, data: copy, limits: unlimited });
    const back = visitor(second, ana.id, ana.cookie);
    expect((await back.ask("GET /api/me")).body.name).toBe("Ana");
    const again = await back.watch(table);
    expect((await again.hear(isSight)).sight.table.step).toBeGreaterThan(0);
    expect(await playOn(again, 1)).toBe(1);
    again.close();
    await second.close();
  }));
