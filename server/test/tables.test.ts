/** Tables from the making to the record: lists, invitations, a whole game, a rematch, playing on from a step, deleting. */
import { readRecord, replay } from "@blackrose/kernel";
import { treacheryTitle } from "@blackrose/treachery";
import { expect, test } from "vitest";
import { guest, inHouse, isBye, isSight, makeTable, playOn, setupFor, watch } from "./visitor.ts";

test("lists: what is open to all, and what is mine; a private table is in nobody else's", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const ben = await guest(server, "Ben");
    const hidden = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }]));
    const open = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true, name: "Come in" }));
    const listed = (await ben.ask("GET /api/tables")).body;
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ id: open, name: "Come in", game: "treachery", status: "gathering" });
    expect((await ana.ask("GET /api/mine")).body.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [hidden, open].toSorted(),
    );
    expect((await ben.ask("GET /api/mine")).body).toEqual([]);
    const seated = await ben.watch(open);
    await seated.act({ do: "sit", seat: 1 });
    expect((await ben.ask("GET /api/mine")).body).toMatchObject([{ id: open }]);
    seated.close();
  }));

test("a game from the first question to the record, which holds; then a rematch with the same people", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }]));
    const seated = await ana.watch(table);
    expect((await ana.ask(`GET /api/replays/${table}`)).body.code).toBe("not-over");
    expect(await playOn(seated)).toBeGreaterThan(5);
    const { table: ended } = seated.sight();
    expect(ended.places).toHaveLength(4);

    const { body } = await ana.ask(`GET /api/replays/${table}`);
    const record = readRecord(body);
    expect(record.seed).toBe(ended.seed);
    expect(replay(treacheryTitle, record).session.entries).toHaveLength(record.answers.length);

    const again = await seated.act({ do: "rematch" });
    expect(again).toMatchObject({ is: "done", table: expect.stringMatching(/^[0-9a-z]{12}$/) });
    expect((await ana.ask("GET /api/mine")).body).toHaveLength(2);
    seated.close();
  }));

test("playing on from a step of a finished game", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }]));
    const first = await ana.watch(table);
    await playOn(first);
    const steps = first.sight().table.step;
    const fork = (step: number, seat: number) =>
      ana.ask(`POST /api/replays/${table}/fork`, { step, seat, level: "random" });
    expect((await fork(steps + 1, 0)).body.code).toBe("no-step");
    expect((await fork(0, 5)).body.code).toBe("no-step");
    const { body } = await fork(Math.floor(steps / 2), 2);
    const second = await ana.watch(body.table);
    const { sight } = await second.hear(isSight);
    expect(sight.table.step).toBeGreaterThanOrEqual(Math.floor(steps / 2));
    expect(sight.you.seats).toEqual([2]);
    await playOn(second, 2);
    const stranger = await guest(server, "Ben");
    expect((await stranger.ask(`GET /api/replays/${table}`)).status).toBe(404);
    for (const one of [first, second]) one.close();
  }));

test("the host deletes a table that has not begun; nobody else does, and not while it is played", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const ben = await guest(server, "Ben");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const looker = await watch(server, table);
    await looker.hear(isSight);
    expect((await ben.ask(`DELETE /api/tables/${table}`)).body.code).toBe("not-host");
    expect((await ana.ask(`DELETE /api/tables/${table}`)).status).toBe(200);
    expect((await looker.hear(isBye)).code).toBe("closed");
    expect((await ana.ask(`DELETE /api/tables/${table}`)).status).toBe(404);
    expect((await ana.ask("GET /api/mine")).body).toEqual([]);
    const played = await makeTable(ana, setupFor([{ is: "you" }]));
    expect((await ana.ask(`DELETE /api/tables/${played}`)).body.code).toBe("playing");
  }));
