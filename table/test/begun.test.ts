/** What was begun goes on: tables of earlier versions open from what is written, play on under the rules as they are now, and say so. */
import { drawLuck, freshLuck, type Luck, readRecord, replay, titleOf } from "@blackrose/kernel";
import type { FromTable, Step } from "@blackrose/protocol";
import { describe, expect, test } from "vitest";
import { dealt } from "../../kernel/test/duel.ts";
import type { AnyTitle } from "../src/index.ts";
import { save } from "../src/saved.ts";
import { type Card, NAMES } from "./duels.ts";
import { type Client, type House, house, join, open, person } from "./house.ts";
import { toldBy } from "./random-people.ts";
import { owner, shelf, unpack } from "./shelf.ts";

const DONE = 3_000;

/** Answers whatever is asked, by chance, until the game is over. */
async function playToTheEnd(here: House, clients: readonly Client[]): Promise<void> {
  const luck = freshLuck("played to the end");
  for (let i = 0; clients[0].sight.table.status === "playing"; i++) {
    if (i > DONE) throw new Error("this does not end");
    await here.pass(0);
    const asked = clients.find(({ sight }) => sight.question !== null);
    if (asked === undefined) await here.pass(2_000);
    else await asked.answer((options) => anyOf(options, asked.sight.question!, luck));
  }
}

function anyOf(options: readonly string[], { min, max }: { min: number; max: number }, luck: Luck): readonly string[] {
  const many = min + drawLuck(luck, 0, Math.min(max, options.length) - min + 1);
  const from = drawLuck(luck, 0, options.length - many + 1);
  return options.slice(from, from + many);
}

async function historyOf(client: Client): Promise<readonly Step[]> {
  const reply = (await client.act({ do: "history", from: 0 })) as Extract<FromTable, { is: "done" }>;
  return reply.steps!;
}

const notesIn = (steps: readonly Step[]): unknown[] =>
  steps.flatMap(({ step, notes = [] }) => notes.map((note) => ({ step, ...note })));

describe("tables of an earlier browser", () => {
  for (const { id, game, status } of shelf.tables) {
    const { made, answers } = shelf.snapshots.find(({ key }) => key === id)!.value;

    test(`${game}, ${status}`, { timeout: 60_000 }, async () => {
      const here = house("begun");
      unpack(here);
      const keeper = here.open(id, true, status);
      const client = join(keeper, owner);
      await here.pass(0);
      expect(client.sight.table.status).toBe(status);
      const now = here.games(game)!;
      const { version, contentHash } = now.play({ seats: made.setup.chairs.length, options: made.setup.options });
      const isChanged = version !== made.rules || contentHash !== made.content;
      const begun = { begun: made.rules, now: version };
      const notes = isChanged
        ? [
            { step: 0, is: "told-by-today", ...begun },
            { step: answers.length, is: "plays-on", ...begun, anew: expect.any(Number) },
          ]
        : [];
      expect(notesIn(await historyOf(client)).filter((note) => (note as { is: string }).is !== "not-told")).toEqual(
        notes,
      );

      await playToTheEnd(here, [client]);
      expect(client.sight.table.status).toBe("over");
      expect(client.sight.table.places).toHaveLength(made.setup.chairs.length);
      const { stretches } = replay(now, readRecord(JSON.parse(JSON.stringify(keeper.record()))));
      expect(stretches.at(-1)).toMatchObject({ same: true, astray: null });

      // Once it has gone on, its journal says all there is to know, snapshot or not.
      const again = join(here.open(id, false), owner);
      await here.pass(0);
      expect(again.sight.view).toEqual(client.sight.view);
      expect(await historyOf(again)).toEqual(await historyOf(client));
      expect(here.troubles).toEqual([]);
    });
  }

  test("go on from the journal alone, where the snapshot is lost", { timeout: 60_000 }, async () => {
    for (const { id, status } of shelf.tables) {
      const here = house("no snapshots");
      unpack(here, false);
      const client = join(here.open(id, true, status), owner);
      await here.pass(0);
      await playToTheEnd(here, [client]);
      expect(client.sight.table.status).toBe("over");
    }
  });
});

/** The duel of another version: other rules may call what is aimed at otherwise, so that answers before do not hold. */
function duelBy(rules: number, { content = "duel", aims = "" } = {}): AnyTitle {
  const cards: Card[] = ["ward", "thorn", "mirror", "thorn", "mirror", "ward"];
  const game = dealt(...cards);
  const key: typeof game.key = (s, decision, code) => game.key(s, decision, code).replace(/^seat:/, `seat:${aims}`);
  return titleOf({ ...game, key, version: rules, contentHash: content }) as unknown as AnyTitle;
}

/** What a look back shows of the table, without what only the engine needs. */
function shownIn(reply: FromTable): unknown {
  const { stack: _, seed: __, drawn: ___, ...view } = (reply as Extract<FromTable, { is: "done" }>).view!;
  return view;
}

describe("a duel", () => {
  const people = NAMES.slice(0, 3).map(person);

  async function answerAny(here: House, clients: readonly Client[], answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) {
      await clients.find(({ sight }) => sight.question !== null)!.answer();
      await here.pass(0);
    }
  }

  /** So many answers after everyone has sealed their cards. */
  async function begun(answers: number): Promise<{ readonly here: House; readonly id: string }> {
    const here = house("duel", { lodge: duelBy(1) });
    const keeper = await here.make({ setup: open("lodge", 3), host: people[0], people });
    const clients = people.map((who) => join(keeper, who));
    for (const client of clients) await client.answer((options) => options);
    await here.pass(0);
    await answerAny(here, clients, answers);
    return { here, id: keeper.id };
  }

  /** The same house with another version of the game. */
  const later = (here: House, title: AnyTitle): House => {
    const next = house("later", { lodge: title });
    for (const [id, lines] of here.written) next.written.set(id, lines);
    for (const [id, text] of here.snapshots) next.snapshots.set(id, text);
    return next;
  };

  const opened = async (here: House, id: string): Promise<Client[]> => {
    const keeper = here.open(id);
    const clients = people.map((who) => join(keeper, who));
    await here.pass(0);
    return clients;
  };

  test("goes on where the rules changed and every answer still holds", async () => {
    const { here, id } = await begun(4);
    const before = here.keepers.get(id)!;
    const next = later(here, duelBy(2));
    const clients = await opened(next, id);
    expect(clients[0].sight.table.step).toBe(7);
    expect(notesIn(await historyOf(clients[0]))).toEqual([
      { step: 0, is: "told-by-today", begun: 1, now: 2 },
      { step: 0, is: "plays-on", begun: 1, now: 2, anew: 0 },
    ]);
    await playToTheEnd(next, clients);
    expect(before.status).toBe("playing");
  });

  test("goes on where cards were mended, and says that", async () => {
    const { here, id } = await begun(4);
    const [client] = await opened(later(here, duelBy(1, { content: "mended" })), id);
    expect(notesIn(await historyOf(client))).toContainEqual({ step: 0, is: "plays-on", begun: 1, now: 1, anew: 0 });
  });

  test("goes on from its snapshot, and answers that no longer hold are given anew", async () => {
    const { here, id } = await begun(0);
    here.snapshots.set(id, JSON.stringify(save(toldBy(here, id))));
    const clients = await opened(here, id);
    const [played] = clients;
    await answerAny(here, clients, 6);
    await played.act({ do: "say", text: "Good luck" });
    const given = played.sight.table.step;
    // Whatever was aimed at is called otherwise now: the first answer after the snapshot does not hold.
    const next = later(here, duelBy(2, { aims: "player" }));
    const after = await opened(next, id);
    expect(after[0].sight.table).toMatchObject({ status: "playing", step: 3 });
    const told = await historyOf(after[0]);
    expect(notesIn(told)).toContainEqual({ step: 3, is: "plays-on", begun: 1, now: 2, anew: given - 3 });
    const { chat } = (await after[0].act({ do: "history", from: 0 })) as Extract<FromTable, { is: "done" }>;
    expect(chat).toMatchObject([{ text: "Good luck" }]);
    await playToTheEnd(next, after);
    expect(replay(duelBy(2, { aims: "player" }), readRecord(next.keepers.get(id)!.record())).stretches).toMatchObject([
      { version: { rules: 1 }, answers: 3, same: false },
      { version: { rules: 2 }, after: 3, same: true, astray: null },
    ]);

    // And under yet other rules, from what was written when it went on.
    const last = later(next, duelBy(3));
    last.snapshots.clear();
    const [client] = await opened(last, id);
    expect(client.sight.table.status).toBe("playing");
    expect(notesIn(await historyOf(client))).toMatchObject([
      { step: 0, is: "told-by-today", begun: 1, now: 3 },
      { step: 3, is: "plays-on", now: 2 },
      { step: 3, is: "plays-on", now: 3 },
    ]);
  });

  test("that is over stays over, and is told as far as the rules lead", async () => {
    const { here, id } = await begun(0);
    const keeper = here.keepers.get(id)!;
    const clients = people.map((who) => join(keeper, who));
    await playToTheEnd(here, clients);
    const { places } = clients[0].sight.table;
    const { step } = clients[0].sight.table;
    const told = await historyOf(clients[1]);
    const seen = await Promise.all([0, 5, step].map((at) => clients[1].act({ do: "look-back", step: at })));

    // It was not put away before the rules changed: how it ended is known, and the way there as far as the rules lead.
    const sudden = later(here, duelBy(2, { aims: "player" }));
    const [client] = await opened(sudden, id);
    expect(client.sight.table).toMatchObject({ status: "over", places, step });
    expect(notesIn(await historyOf(client))).toMatchObject([
      { step: 0, is: "told-by-today" },
      { step: 4, is: "not-told" },
    ]);

    // Put away, it is watched as it was, also where it was put away again by a program with other rules.
    await keeper.rest();
    let next = here;
    for (const rules of [2, 3]) {
      next = later(next, duelBy(rules, { aims: "player" }));
      const [, after] = await opened(next, id);
      expect(after.sight.table).toMatchObject({ status: "over", places, step });
      expect(await historyOf(after)).toEqual(told);
      const again = await Promise.all([0, 5, step].map((at) => after.act({ do: "look-back", step: at })));
      expect(again.map(shownIn)).toEqual(seen.map(shownIn));
      const { session } = replay(duelBy(rules, { aims: "player" }), readRecord(next.keepers.get(id)!.record()));
      expect(session.shown?.steps).toHaveLength(step);
      await next.keepers.get(id)!.rest();
    }

    // Where even how it ended is not known, it is over all the same.
    const lost = later(here, duelBy(2, { aims: "player" }));
    lost.snapshots.clear();
    const found = join(lost.open(id, false, "over"), people[0]);
    await lost.pass(0);
    expect(found.sight.table).toMatchObject({ status: "over", step: 3 });
  });

  test("that has not started is played by the rules of the day it starts", async () => {
    const here = house("gathering", { lodge: duelBy(1) });
    const keeper = await here.make({ setup: open("lodge", 3), host: people[0] });
    const next = later(here, duelBy(2));
    const again = next.open(keeper.id);
    const clients = people.map((who) => join(again, who));
    for (const [seat, client] of clients.slice(1).entries()) await client.act({ do: "sit", seat: seat + 1 });
    await clients[0].act({ do: "start" });
    await playToTheEnd(next, clients);
    expect(replay(duelBy(2), readRecord(again.record())).stretches).toMatchObject([{ same: true }]);
    const [client] = await opened(next, keeper.id);
    expect(client.sight.table.status).toBe("over");
    expect(notesIn(await historyOf(client))).toEqual([]);
  });

  test("of a newer version, or damaged, is not opened, and nothing is written", async () => {
    const { here, id } = await begun(2);
    const written = here.written.get(id);
    const older = later(here, duelBy(0));
    expect(() => older.open(id)).toThrow(
      "This table is played by rules version 1; this program has version 0: use a newer one. Nothing of it was changed.",
    );
    expect(older.written.get(id)).toBe(written);

    const damaged = later(here, duelBy(1));
    const last = written!.at(-1)!.replace(/"keys":\[[^\]]*\]/, '"keys":["seat:9"]');
    damaged.written.set(id, [...written!.slice(0, -1), last]);
    expect(() => damaged.open(id)).toThrow("does not hold");
    expect(damaged.written.get(id)).toHaveLength(written!.length);
  });

  test("that is over can be played on from, also behind a change of rules", async () => {
    const { here, id } = await begun(2);
    const next = later(here, duelBy(2));
    const clients = await opened(next, id);
    await playToTheEnd(next, clients);
    const keeper = next.keepers.get(id)!;
    const fork = keeper.forkAt(4);
    if ("code" in fork) throw new Error(fork.sentence);
    const setup = { ...open("lodge", 3), chairs: people.map(() => ({ is: "open" }) as const) };
    const other = await next.make({ setup, host: people[0], people, fork });
    const client = join(other, people[0]);
    await next.pass(0);
    expect(client.sight.table.step).toBe(4);
    expect(keeper.forkAt(0)).not.toHaveProperty("code");
  });
});
