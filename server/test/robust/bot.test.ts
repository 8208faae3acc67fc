/** The example bot, four times as a process of its own, plays a whole game that nobody else takes part in. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecord, replay } from "@blackrose/kernel";
import { treacheryTitle } from "@blackrose/treachery";
import { expect, test } from "vitest";
import { startServer } from "../../src/index.ts";
import { ask, carriedOut, forPeople, signIn, sitDown, until } from "./client.ts";

const BOT = join(import.meta.dirname, "..", "..", "examples", "bot.ts");

test("four bots of other processes play Treachery to its end, within the limits for everyone", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-bots-"));
  const { url, close } = await startServer({ port: 0, data: join(folder, "tables.db") });
  const host = await signIn(url, "Host");
  const setup = forPeople("treachery", 4, { chairs: Array.from({ length: 4 }, () => ({ is: "open" })), listed: false });
  const { table } = await ask<{ table: string }>(url, "POST /api/tables", setup, host);
  const watching = sitDown(url, host, table);
  await until("the host sees the table", () => watching.sight !== null);

  const { invitation } = watching.sight!.you;
  const bots = [];
  for (const [i, name] of ["Ada", "Ben", "Cleo", "Dan"].entries()) {
    bots.push(fork(BOT, [url, invitation, name], { stdio: ["ignore", "ignore", "pipe", "ipc"] }));
    await until(`${name} sits`, () => watching.sight!.table.chairs[i].is === "person");
  }
  await carriedOut(watching.act({ do: "start" }));
  await until("the game is over", () => watching.sight!.table.status === "over", 60);
  for (const bot of bots) if (bot.exitCode === null) await once(bot, "exit");
  expect(bots.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(watching.sight!.table.places).toHaveLength(4);

  const record = readRecord(await ask(url, `GET /api/replays/${table}`, undefined, host));
  expect(replay(treacheryTitle, record).session.world.s.asks).toEqual([]);
  watching.close();
  await close();
  rmSync(folder, { recursive: true });
});
