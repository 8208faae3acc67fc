/**
 * Nobody learns over the wire what is not theirs. Two servers hold worlds that differ only in what a viewer may not know; the same people
 * give the same answers at both: to the viewer and to spectators every message is the same to the byte, and so is how many there are.
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ListedTable } from "@blackrose/protocol";
import { expect, test } from "vitest";
import { type Running, startServer } from "../../src/index.ts";
import { NO_LIMITS, serve } from "./child.ts";
import {
  anyOf,
  carriedOut,
  forPeople,
  type Guest,
  type Player,
  request,
  signIn,
  sitDown,
  startGame,
  until,
} from "./client.ts";
import { LONG, luckOf, SEED } from "./seed.ts";
import { type Twins, twins } from "./twins.ts";

const PAIRS = LONG ? 150 : 12;
const MOST_STEPS = 30;
const AT_A_TIME = 3;

/** Moments and the name of the run are the server's own; all else counts. */
const plain = (text: string): string =>
  text.replace(/"(now|at)":\d+/g, '"$1":0').replace(/"live":"[^"]*"/, '"live":""');

function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 100);
  return `…${around(one)}… against …${around(other)}…`;
}

interface Side {
  readonly seats: Player[];
  /** What each seat, and last a stranger who looks on, was sent. */
  readonly texts: string[][];
}

async function sideOf({ url }: Running, table: string, guests: readonly Guest[]): Promise<Side> {
  const texts: string[][] = [];
  const seats: Player[] = [];
  // One after the other, so that both sides see them come in the same order.
  for (const guest of [...guests, null]) {
    const own: string[] = [];
    texts.push(own);
    const player = sitDown(url, guest, table, { hear: (text) => own.push(plain(text)) });
    await until("the table shows itself", () => player.sight !== null);
    seats.push(player);
  }
  return { seats, texts };
}

/** Plays both sides of a pair in step; how many answers were given, and whether anybody at all sees a difference. */
async function compare(
  servers: readonly Running[],
  table: string,
  guests: readonly Guest[],
  { viewer, next }: Twins,
): Promise<{ readonly steps: number; readonly differs: boolean }> {
  const sides = await Promise.all(servers.map((server) => sideOf(server, table, guests)));
  const watched = [...new Set([viewer < 0 ? 4 : viewer, 4])];
  const same = (when: string): void => {
    for (const seat of watched) {
      const [one, other] = sides.map(({ texts }) => texts[seat].join("\n"));
      expect(firstDifference(one, other), `${table}, viewer ${viewer}, ${when}`).toBeNull();
      // What was held against each other need not be again.
      for (const { texts } of sides) texts[seat].length = 0;
    }
  };
  const differs = sides[0].texts.some((texts, seat) => texts[0] !== sides[1].texts[seat][0]);
  same("at the start");
  let steps = 0;
  for (; steps < MOST_STEPS; steps++) {
    const answer = next();
    if (answer === null) break;
    const { seat, ask, keys } = answer;
    const before = sides[0].seats[seat].sight!.table.step;
    await Promise.all(
      sides.map(async ({ seats }) => {
        // What is refused must not tell the worlds apart either.
        if (viewer >= 0) {
          await seats[viewer].act({ do: "answer", ask, keys: ["nonsense"] }, `nonsense ${steps}`);
          if (seat !== viewer) await seats[viewer].act({ do: "answer", ask, keys: [...keys] }, `not mine ${steps}`);
          await seats[viewer].act({ do: "take-back" }, `take back ${steps}`);
        }
        await carriedOut(seats[seat].act({ do: "answer", ask, keys: [...keys] }, `answer ${steps}`));
        await until("everyone has heard", () => seats.every(({ sight }) => sight!.table.step > before));
      }),
    );
    same(`after step ${steps}: ${keys.join(" ")}`);
  }
  for (const { seats } of sides) for (const player of seats) player.close();
  return { steps, differs };
}

for (const game of ["treachery", "lodge"] as const) {
  test(`${game}: two worlds, one side of the table, BLACKROSE_SEED=${SEED}`, { timeout: 900_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "blackrose-twins-"));
    const files = [join(folder, "a.db"), join(folder, "b.db")] as const;
    const first = await startServer({ port: 0, data: files[0], limits: NO_LIMITS });
    const guests = await Promise.all([0, 1, 2, 3].map((seat) => signIn(first.url, `Guest ${seat}`)));
    const started = await startGame(first.url, guests, forPeople(game, 4));
    const model = started[0].table;
    for (const player of started) player.close();
    await first.close();
    copyFileSync(files[0], files[1]);

    const [a, b] = files.map((file) => new DatabaseSync(file));
    const pairs = Array.from({ length: PAIRS }, (_, pair) => {
      const table = `pair${String(pair).padStart(8, "0")}`;
      return { table, worlds: twins([a, b], model, table, `${SEED} ${game} ${pair}`, luckOf(`${game} ${pair}`)) };
    }).filter(({ worlds }) => worlds !== null);
    for (const db of [a, b]) db.close();

    const servers = await Promise.all(files.map((data) => startServer({ port: 0, data, limits: NO_LIMITS })));
    let [steps, differing] = [0, 0];
    const left = [...pairs];
    // A few pairs at a time: while one waits for the disk, another plays.
    const play = async (): Promise<void> => {
      for (let pair = left.shift(); pair !== undefined; pair = left.shift()) {
        const compared = await compare(servers, pair.table, guests, pair.worlds!);
        steps += compared.steps;
        if (compared.differs) differing++;
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, play));
    for (const who of [undefined, ...guests]) {
      const own = who === undefined ? [] : pairs.filter(({ worlds }) => worlds!.viewer === guests.indexOf(who));
      const lists = await Promise.all(
        servers.map(async ({ url }) => {
          const all = (await (
            await request(url, who === undefined ? "GET /api/tables" : "GET /api/mine", undefined, who)
          ).json()) as ListedTable[];
          const shown = who === undefined ? all : all.filter(({ id }) => own.some(({ table }) => table === id));
          return shown.map((one) => plain(JSON.stringify(one))).sort();
        }),
      );
      expect(lists[0]).toEqual(lists[1]);
      if (who === undefined || own.length > 0) expect(lists[0].length).toBeGreaterThan(0);
    }
    for (const server of servers) await server.close();
    console.log(
      `${game}: ${steps} answers side by side; in ${differing} of ${pairs.length} pairs somebody holds something else`,
    );
    // Without a difference there would be nothing to leak.
    expect(differing).toBeGreaterThan(0);
    // Some pairs part at once; most go on for a while.
    expect(steps).toBeGreaterThan(PAIRS / 4);
    rmSync(folder, { recursive: true });
  });
}

test("logs, metrics and errors hold nothing of what people hold", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-logs-"));
  const data = join(folder, "tables.db");
  const child = await serve({ port: 0, data, limits: NO_LIMITS, log: true });
  const guests = await Promise.all(
    ["Adalbert", "Benedikta", "Cleophas", "Dorothea"].map((name) => signIn(child.url, name)),
  );
  const seats = await startGame(child.url, guests, forPeople("treachery", 4, { listed: false, name: "Zwetschge" }));
  const luck = luckOf("logs");
  const offered = new Set<string>();
  for (let i = 0; i < 20; i++) {
    await until("somebody is asked", () => seats.some(({ sight }) => sight!.question !== null));
    const asked = seats.find(({ sight }) => sight!.question !== null)!;
    const { step } = asked.sight!.table;
    for (const key of asked.sight!.question!.options) if (key.includes(":")) offered.add(key);
    await carriedOut(
      asked.act({ do: "answer", ask: asked.sight!.question!.id, keys: anyOf(asked.sight!.question!, luck) }),
    );
    await until("everyone has heard", () => seats.every(({ sight }) => sight!.table.step > step));
  }
  await seats[0].act({ do: "say", text: "Mirabelle" });
  const { table } = seats[0];
  const { invitation } = seats[0].sight!.you;

  const answers: string[] = [];
  for (const route of [
    "GET /metrics",
    "GET /healthz",
    "GET /readyz",
    "GET /api/tables",
    "GET /api/mine",
    `GET /api/replays/${table}`,
    "GET /api/replays/..%2f..%2ftables.db",
    `GET /join/${"x".repeat(10)}`,
    `DELETE /api/tables/${table}`,
    `POST /api/replays/${table}/fork`,
    "POST /api/join",
    "PUT /api/me",
  ]) {
    for (const body of route.startsWith("GET") ? [undefined] : [{}, { invitation: "nobody's", step: -1 }, [1]]) {
      answers.push(await (await request(child.url, route, body)).text());
    }
  }
  answers.push(await (await request(child.url, `GET /${invitation}`)).text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const told = child.output() + answers.join("\n");
  for (const player of seats) player.close();
  await child.close();

  const db = new DatabaseSync(data, { readOnly: true });
  const { entry } = db.prepare("SELECT entry FROM entries WHERE sequence = 0").get() as { entry: string };
  db.close();
  const { seed } = JSON.parse(entry) as { seed: string };
  expect(child.output()).toContain("/api/tables");
  const secrets = [
    seed,
    invitation,
    table,
    "Zwetschge",
    "Mirabelle",
    ...guests.flatMap(({ id, name, cookie }) => [id, name, cookie]),
  ];
  for (const secret of secrets) expect(told.includes(secret), `${secret} is told`).toBe(false);
  for (const key of offered) expect(told.includes(key), `${key} is told`).toBe(false);
  rmSync(folder, { recursive: true });
});
