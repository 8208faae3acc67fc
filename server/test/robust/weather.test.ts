/** Between client and server connections are cut at any byte, and commands are delayed, doubled and reordered: all still see one game. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../../src/index.ts";
import { auditDeeds, auditRematches, auditTables, entriesIn, seen } from "./audit.ts";
import { NO_LIMITS } from "./child.ts";
import { carriedOut, forPeople, signIn, sitDown, startGame, until } from "./client.ts";
import { crowd } from "./crowd.ts";
import { LONG, luckOf, SEED } from "./seed.ts";
import { storm } from "./weather.ts";

const COMMANDS = LONG ? 10_000 : 300;

test(`${COMMANDS} commands through a bad network, BLACKROSE_SEED=${SEED}`, {
  timeout: LONG ? 3_600_000 : 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-weather-"));
  const data = join(folder, "tables.db");
  const { url, close } = await startServer({ port: 0, data, limits: NO_LIMITS });
  const weather = await storm(url, luckOf("weather"));
  const groups = await Promise.all(
    [0, 1, 2].map(async (table) => {
      const guests = await Promise.all([0, 1, 2, 3].map((seat) => signIn(url, `Guest ${table} ${seat}`)));
      return startGame(url, guests, forPeople(table === 0 ? "lodge" : "treachery", 4), () => ({
        through: weather.url,
      }));
    }),
  );
  const players = groups.flat();
  const people = crowd(groups, luckOf);
  await until("enough is said", () => people.done() >= COMMANDS, LONG ? 3000 : 200);
  weather.calm();
  await people.rest();

  const fresh = players.map(({ guest, table }) => sitDown(url, guest, table));
  await until("newcomers see the tables", () => fresh.every(({ sight }) => sight !== null));
  await until("everyone sees the same", () =>
    players.every(({ sight }, i) => JSON.stringify(seen(sight)) === JSON.stringify(seen(fresh[i].sight))),
  );
  for (const player of players) expect(player.wrongs).toEqual([]);
  // Every word said and acknowledged is in the history once.
  for (const [g, group] of groups.entries()) {
    const history = await carriedOut(group[0].act({ do: "history", from: 0 }));
    const chat = (history.is === "done" && history.chat) || [];
    const texts = chat.map(({ text }) => text);
    expect(new Set(texts).size, `words at table ${g}`).toBe(texts.length);
  }
  for (const player of [...players, ...fresh]) player.close();
  await weather.close();
  await close();

  const entries = entriesIn(data);
  auditDeeds(entries, people.deeds);
  auditRematches(entries, groups.length);
  auditTables(data, players);
  const { cut, doubled, overtaken } = weather.counts;
  const resumed = players.reduce((sum, player) => sum + player.resumed, 0);
  console.log(
    `${people.done()} commands; ${cut} cuts, ${doubled} doubled, ${overtaken} overtaken, ${resumed} times gone on without a new sight`,
  );
  expect(Math.min(cut, doubled, overtaken, resumed)).toBeGreaterThan(5);
  rmSync(folder, { recursive: true });
});
