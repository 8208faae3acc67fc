/** A server that is killed in the middle of things, again and again, on a real file: nothing acknowledged is lost, nothing is doubled. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawLuck } from "@blackrose/kernel";
import { test } from "vitest";
import { auditDeeds, auditRematches, auditTables, entriesIn, seen } from "./audit.ts";
import { type Child, NO_LIMITS, serve } from "./child.ts";
import { forPeople, sitDown, signIn, startGame, until } from "./client.ts";
import { crowd } from "./crowd.ts";
import { LONG, luckOf, SEED } from "./seed.ts";

/** In the long run two at the same time: most of it is waiting for a server to start. */
const ROUNDS = LONG ? 2 : 1;
const RUNS = LONG ? 100 : 5;
const TABLES = 6;

const all = Array.from({ length: ROUNDS }, (_, round) => round);

test.concurrent.for(all)(
  `round %i: ${RUNS} times kill -9 under load, BLACKROSE_SEED=${SEED}`,
  { timeout: 900_000 },
  async (round, { expect }) => {
    const folder = mkdtempSync(join(tmpdir(), "blackrose-kill-"));
    const data = join(folder, "tables.db");
    const luck = luckOf(`kill ${round}`);
    let child: Child = await serve({ port: 0, data, limits: NO_LIMITS });
    const port = Number(new URL(child.url).port);
    const base = child.url;
    const start = (): Promise<Child> => serve({ port, data, limits: NO_LIMITS });

    const groups = await Promise.all(
      Array.from({ length: TABLES }, async (_, table) => {
        const guests = await Promise.all([0, 1, 2, 3].map((seat) => signIn(base, `Guest ${table} ${seat}`)));
        return startGame(base, guests, forPeople("treachery", 4, { listed: table % 2 === 0 }));
      }),
    );
    const players = groups.flat();
    const people = crowd(groups, (name) => luckOf(`${round} ${name}`));
    const restarts: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await new Promise((resolve) => setTimeout(resolve, 20 + drawLuck(luck, 0, 400)));
      await child.kill();
      const killed = performance.now();
      // Now and then it is killed again while it starts.
      if (drawLuck(luck, 0, 6) === 0) {
        const early = start();
        await new Promise((resolve) => setTimeout(resolve, drawLuck(luck, 0, 50)));
        await (await early).kill();
      }
      child = await start();
      const before = people.done();
      await until(`somebody plays on after kill ${run}`, () => people.done() > before);
      restarts.push(performance.now() - killed);
    }

    await people.rest();
    const fresh = players.map(({ guest, table }) => sitDown(base, guest, table));
    await until("newcomers see the tables", () => fresh.every(({ sight }) => sight !== null));
    await until("everyone sees the same", () =>
      players.every(({ sight }, i) => JSON.stringify(seen(sight)) === JSON.stringify(seen(fresh[i].sight))),
    );
    for (const player of players) expect(player.wrongs).toEqual([]);
    for (const player of [...players, ...fresh]) player.close();
    await child.close();

    const entries = entriesIn(data);
    auditDeeds(entries, people.deeds);
    auditRematches(entries, TABLES);
    auditTables(data, players);
    expect(people.done()).toBeGreaterThan(RUNS * TABLES);
    restarts.sort((a, b) => a - b);
    const [middle, longest] = [restarts[restarts.length >> 1], restarts.at(-1)!].map((ms) => Math.round(ms));
    console.log(`${RUNS} kills, ${people.deeds.length} commands, ${people.done()} acknowledged;`);
    console.log(`from kill to playing again: median ${middle} ms, longest ${longest} ms`);
    expect(longest, "from kill to playing again").toBeLessThan(60_000);
    rmSync(folder, { recursive: true });
  },
);
