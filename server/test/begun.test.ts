/** What was begun goes on: the house of an earlier version, its tables in the middle of effects, over, or not started yet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { drawLuck, freshLuck, readRecord, replay } from "@blackrose/kernel";
import type { RulesNote, Sight, Status } from "@blackrose/protocol";
import type { AnyTitle } from "@blackrose/table";
import { describe, expect, test } from "vitest";
import { cookiesWith } from "../src/accounts/cookie.ts";
import { games } from "../src/games.ts";
import { type Running, startServer } from "../src/index.ts";
import {
  guest,
  inFolder,
  isSight,
  makeTable,
  playOn,
  type Seated,
  setupFor,
  unlimited,
  type Visitor,
  visitor,
} from "./visitor.ts";

/** Written by that version, and never changed. */
const HOUSE = gunzipSync(readFileSync(join(import.meta.dirname, "fixtures", "house-1.sql.gz"))).toString("utf8");

/** By what the table was begun, as its first entry says. */
const made = (id: string): { readonly rules: number; readonly content: string } => {
  const [, entry] = new RegExp(`VALUES \\('${id}', 0, '(.*)'\\);`).exec(HOUSE)!;
  return JSON.parse(entry.replaceAll("''", "'")) as ReturnType<typeof made>;
};

interface Row {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly name: string;
}

/** The house opened by this version, with somebody who sat at its tables. */
function inOldHouse(work: (server: Running, ana: Visitor, rows: readonly Row[], data: string) => Promise<void>) {
  return inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const db = new DatabaseSync(data);
    db.exec(`BEGIN; ${HOUSE} COMMIT;`);
    const all = db.prepare("SELECT id, game, status, summary FROM tables ORDER BY id").all() as unknown as (Row & {
      readonly summary: string;
    })[];
    const rows = all.map((row) => ({ ...row, name: (JSON.parse(row.summary) as Row).name }));
    const { id } = db.prepare("SELECT id FROM accounts WHERE name = 'Ana'").get() as { id: string };
    const { value } = db.prepare("SELECT value FROM secrets WHERE name = 'cookies'").get() as { value: Uint8Array };
    db.close();
    const server = await startServer({ port: 0, data, limits: unlimited });
    try {
      await work(server, visitor(server, id, cookiesWith(value, false).give(id).split(";")[0]), rows, data);
    } finally {
      await server.close();
    }
  });
}

const notesOf = async (seated: Seated): Promise<readonly RulesNote[]> => {
  const told = await seated.act({ do: "history", from: 0 });
  if (told.is === "refused") throw new Error(told.sentence);
  return told.steps!.flatMap(({ notes = [] }) => notes);
};

/** Whoever sits there answers for all seats of theirs, by chance, until the game is over. */
async function playAll(seats: readonly Seated[]): Promise<void> {
  const luck = freshLuck("played to the end");
  const answered = new Set<number>();
  const isAsked = ({ question }: Sight): boolean => question !== null && !answered.has(question.id);
  while (seats[0].sight().table.status !== "over") {
    const asked = seats.find((one) => isAsked(one.sight()));
    if (asked === undefined) {
      await Promise.race(seats.map((one) => one.until((sight) => sight.table.status === "over" || isAsked(sight))));
      continue;
    }
    const { id, options, min, max } = asked.sight().question!;
    const many = min + drawLuck(luck, 0, Math.min(max, options.length) - min + 1);
    const from = drawLuck(luck, 0, options.length - many + 1);
    answered.add(id);
    const reply = await asked.act({ do: "answer", ask: id, keys: options.slice(from, from + many) });
    if (reply.is === "refused") throw new Error(reply.sentence);
  }
}

describe("the house of an earlier version", () => {
  test("every table opens as it stood, and says what has changed", () =>
    inOldHouse(async (_server, ana, rows) => {
      expect(rows.map(({ status }) => status).sort()).toEqual([
        "gathering",
        "over",
        "over",
        ...Array.from({ length: 7 }, () => "playing"),
      ]);
      for (const { id, status, name } of rows) {
        const seated = await ana.watch(id);
        await seated.hear(isSight);
        const { table } = seated.sight();
        expect({ name, status: table.status }).toEqual({ name, status });
        if (status === "gathering") continue;
        const title = games(table.game) as AnyTitle;
        const notes = await notesOf(seated);
        const goesOn = notes.filter(({ is }) => is === "plays-on");
        expect(goesOn).toHaveLength(title.version === made(id).rules && table.content === made(id).content ? 0 : 1);
        for (const note of goesOn) expect(note).toMatchObject({ now: title.version, begun: expect.any(Number) });
        expect(notes.filter(({ is }) => is === "told-by-today")).toHaveLength(goesOn.length);
        seated.close();
      }
    }));

  test("a table of each game in the middle of an effect is played to its end", { timeout: 120_000 }, () =>
    inOldHouse(async (_server, ana, rows) => {
      for (const wanted of ["Revised, in a spell", "Treachery, in the middle"]) {
        const { id, game } = rows.find(({ name }) => name === wanted)!;
        const first = await ana.watch(id, { seat: 0 });
        await first.hear(isSight);
        const others = first
          .sight()
          .table.chairs.slice(1)
          .map((_, i) => ana.watch(id, { seat: i + 1 }));
        const seats = [first, ...(await Promise.all(others))];
        for (const seated of seats) await seated.hear(isSight);
        await playAll(seats);
        expect(first.sight().table.places).toHaveLength(seats.length);
        const record = readRecord((await ana.ask(`GET /api/replays/${id}`)).body);
        const { stretches } = replay(games(game) as AnyTitle, record);
        expect(stretches.at(-1)).toMatchObject({ same: true, astray: null });
      }
    }),
  );

  test("a game that is over is watched, and played on from", () =>
    inOldHouse(async (_server, ana, rows) => {
      for (const { id, game } of rows.filter(({ status }) => status === "over")) {
        const seated = await ana.watch(id, { seat: 1 });
        await seated.hear(isSight);
        const { step, places } = seated.sight().table;
        expect(places.length).toBeGreaterThan(1);
        const back = await seated.act({ do: "look-back", step: Math.floor(step / 10) });
        expect(back).toMatchObject({ is: "done", view: expect.any(Object) });
        const record = readRecord((await ana.ask(`GET /api/replays/${id}`)).body);
        expect(replay(games(game) as AnyTitle, record).session.entries).toHaveLength(step);
        const fork = await ana.ask(`POST /api/replays/${id}/fork`, { step: 5, seat: 0, level: "random" });
        expect(fork.status).toBe(200);
      }
    }));

  test("who is forgotten leaves the position of every table behind", () =>
    inOldHouse(async (server, ana, rows, data) => {
      const { id } = rows.find(({ name }) => name === "Treachery, in the middle")!;
      expect((await ana.ask("DELETE /api/me")).status).toBe(200);
      await server.close();
      const db = new DatabaseSync(data);
      const { saved } = db.prepare("SELECT saved FROM snapshots WHERE table_id = ?").get(id) as { saved: string };
      const text = db.prepare("SELECT group_concat(entry) AS all_of_it FROM entries").get() as { all_of_it: string };
      db.close();
      for (const written of [saved, text.all_of_it]) {
        expect(written).not.toContain('"Ana"');
        expect(written).not.toContain("Good luck to all");
      }
    }));

  test("a game that ends now is watched as it was, whatever the rules will be", () =>
    inFolder(async (folder) => {
      const data = join(folder, "data.db");
      const first = await startServer({ port: 0, data, limits: unlimited });
      const ana = await guest(first, "Ana");
      const table = await makeTable(ana, setupFor([{ is: "you" }]));
      const seated = await ana.watch(table);
      await playOn(seated);
      const told = await seated.act({ do: "history", from: 0 });
      await first.close();
      // The rules this server has are others than those it was played by.
      const db = new DatabaseSync(data);
      db.exec(`UPDATE entries SET entry = json_set(entry, '$.rules', 0) WHERE sequence = 0;
        UPDATE snapshots SET saved = json_set(saved, '$.made.rules', 0)`);
      db.close();
      const second = await startServer({ port: 0, data, limits: unlimited });
      const again = await visitor(second, ana.id, ana.cookie).watch(table);
      await again.hear(isSight);
      const steps = (reply: typeof told): unknown => (reply.is === "done" ? reply.steps : reply);
      expect(steps(await again.act({ do: "history", from: 0 }))).toEqual(steps(told));
      const record = (await visitor(second, ana.id, ana.cookie).ask(`GET /api/replays/${table}`)).body;
      expect(replay(games("treachery") as AnyTitle, readRecord(record)).session.shown).not.toBeNull();
      await second.close();
    }));

  test("a table that is damaged, or of a newer version, says so, and stays as it is", () =>
    inOldHouse(async (first, _ana, rows, data) => {
      await first.close();
      const db = new DatabaseSync(data);
      const [damaged, newer] = rows.filter(({ name }) => name.endsWith("in the middle"));
      const change = db.prepare("UPDATE snapshots SET saved = replace(saved, ?, ?) WHERE table_id = ?");
      change.run('"game":{"blackrose":', '"game":{"blackrose":7', damaged.id);
      db.prepare("DELETE FROM snapshots WHERE table_id = ?").run(newer.id);
      db.prepare(`DELETE FROM entries WHERE table_id = ? AND instr(entry, '"new-rules"') > 0`).run(newer.id);
      db.prepare(`UPDATE entries SET entry = replace(entry, '"rules":', '"rules":9') WHERE table_id = ?`).run(newer.id);
      const all = db.prepare(
        "SELECT * FROM entries UNION ALL SELECT table_id, sequence, saved FROM snapshots ORDER BY 1, 2",
      );
      const before = all.all();
      const { id } = db.prepare("SELECT id FROM accounts WHERE name = 'Ana'").get() as { id: string };
      const { value } = db.prepare("SELECT value FROM secrets WHERE name = 'cookies'").get() as { value: Uint8Array };
      const second = await startServer({ port: 0, data, limits: unlimited });
      const ana = visitor(second, id, cookiesWith(value, false).give(id).split(";")[0]);
      for (const [table, code, said] of [
        [
          damaged.id,
          "damaged",
          /is damaged \(snapshot\.blackrose: .*\); a backup may have it whole\. Nothing of it was changed\./,
        ],
        [newer.id, "newer", /is played by rules version 9\d; this program has version \d+: use a newer one\. Nothing/],
      ] as const) {
        const { status, body } = await ana.ask(`GET /api/replays/${table}`);
        expect(status).toBe(409);
        expect(body.code).toBe(code);
        expect(body.sentence).toMatch(said);
      }
      await second.close();
      expect(all.all()).toEqual(before);
      db.close();
    }));
});
