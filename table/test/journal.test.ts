/**
 * Nothing acknowledged is lost, and nobody hears of what is not written. Entries are written late and one by one, or not at all; at every
 * moment everyone sees exactly the table that the journal tells of.
 */
import { isDeepStrictEqual } from "node:util";
import { drawLuck, freshLuck } from "@blackrose/kernel";
import type { FromTable, Sight } from "@blackrose/protocol";
import { describe, expect, test } from "vitest";
import type { Keeper } from "../src/index.ts";
import { restore } from "../src/saved.ts";
import { type Card, duelOf, LIVE, NAMES } from "./duels.ts";
import { type Client, type House, house, join, open, person, SEED, settled } from "./house.ts";
import { journalOf, sightOf, toldBy, anyAction, withoutPresence } from "./random-people.ts";

const hands: Card[] = ["ward", "thorn", "mirror", "blank", "feint", "ward", "thorn", "mirror"];
const people = NAMES.map(person);
const ROUNDS = 3;
/** Entries that may be on their way while somebody comes. */
const LAG = 12;

/** What each client knows is what is written; who has just come may know what was written a little earlier. */
function expectTruth(here: House, keeper: Keeper, clients: readonly Client[], lag = 0): void {
  const table = toldBy(here, keeper.id);
  const truth = ({ sight: { you } }: Client, i: number, at = table): Sight =>
    sightOf(at, you.seat, you.seat >= 0 || i === 0 ? people[i].account : null);
  clients.forEach((client, i) => {
    const knows = withoutPresence(client.sight);
    for (let back = 1; back <= lag && !isDeepStrictEqual(knows, truth(client, i)); back++) {
      const { table: earlier } = restore(here.games, keeper.id, null, journalOf(here, keeper.id).slice(0, -back));
      if (isDeepStrictEqual(knows, truth(client, i, earlier))) return;
    }
    expect(knows).toEqual(truth(client, i));
  });
}

const replies = ({ messages }: Client): Extract<FromTable, { is: "done" | "refused" }>[] =>
  messages.filter((one) => one.is === "done" || one.is === "refused");

describe(`a journal that is slow and fails, BLACKROSE_SEED=${SEED}`, () => {
  for (let round = 0; round < ROUNDS; round++) {
    test(`evening ${round + 1}`, async () => {
      const luck = freshLuck(`${SEED} journal ${round}`);
      const chance = (of: number): boolean => drawLuck(luck, 0, of) === 0;
      const here = house(`${SEED} ${round}`, round % 2 === 0 ? { lodge: duelOf(...hands) } : undefined);
      const setup =
        round % 2 === 0
          ? open("lodge", 4, { pace: LIVE, options: { together: round === 2 } })
          : open("treachery", 4, { pace: LIVE, options: { remove: "random" } });
      let keeper = await here.make({ setup, host: people[0] });
      const clients = people.map((who) => join(keeper, who));
      const done: string[] = [];
      const refused: string[] = [];
      const hear = (client: Client): void => {
        for (const reply of replies(client)) {
          if (reply.is === "done") done.push(reply.key);
          else if (reply.code !== "not-written") refused.push(reply.key);
        }
      };
      here.waiting = [];
      let key = 0;
      for (let step = 0; step < 70 && keeper.status !== "over"; step++) {
        const at = drawLuck(luck, 0, 4);
        const client = clients[at];
        if (client.sight.you.seat < 0) client.connection.receive({ key: `k${key++}`, action: { do: "sit", seat: at } });
        else if (client.sight.table.status === "gathering") {
          clients[0].connection.receive({ key: `k${key++}`, action: { do: "start" } });
        } else client.connection.receive({ key: `k${key++}`, action: anyAction(client, luck) });
        if (chance(8)) {
          client.connection.close();
          hear(client);
          const { live, n: since } = client;
          clients[at] = join(keeper, people[at], { live, since }, client);
        }
        if (chance(10)) await here.pass(drawLuck(luck, 0, 3_000));
        await settled();
        expectTruth(here, keeper, clients, LAG);
        const fate = drawLuck(luck, 0, 60);
        if (fate < 30) here.waiting.shift()?.(true);
        else if (fate < 58) for (const write of here.waiting.splice(0, fate % 5)) write(true);
        else for (const write of here.waiting.splice(0)) write(false);
        await settled();
        expectTruth(here, keeper, clients, LAG);
        if (!keeper.broken) continue;
        await keeper.rest();
        keeper = here.open(keeper.id);
        clients.forEach((old, i) => {
          old.connection.close();
          hear(old);
          clients[i] = join(keeper, people[i], { live: old.live, since: old.n }, old);
        });
      }
      while (here.waiting.length > 0) {
        for (const write of here.waiting.splice(0)) write(true);
        await settled();
      }
      expectTruth(here, keeper, clients);
      clients.forEach(hear);
      const written = new Set(journalOf(here, keeper.id).map(({ from }) => from?.[1]));
      expect(done.filter((one) => !written.has(one))).toEqual([]);
      expect(refused.filter((one) => written.has(one))).toEqual([]);
      expect(done.length).toBeGreaterThan(10);
      expect(here.troubles).toEqual([]);
      // Whoever comes back sees what whoever comes anew sees.
      clients.forEach((client, i) => {
        const { live, n: since } = client;
        const back = join(keeper, people[i], { live, since }, client);
        expect(back.messages.every(({ is }) => is === "news")).toBe(true);
        expect(back.sight).toEqual(join(keeper, people[i]).sight);
      });
    });
  }

  test("what the rules cannot follow has not happened, and the table can be opened anew", async () => {
    const here = house("failing", { lodge: duelOf(...hands) });
    const keeper = await here.make({ setup: open("lodge", 4), host: people[0], people });
    const clients = people.map((who) => join(keeper, who));
    const game = here.games("lodge")!.play({ seats: 4, options: {} });
    const { broken } = game;
    const before = here.written.get(keeper.id)!.length;
    Object.assign(game, {
      broken() {
        throw new Error("even the check fails");
      },
    });
    expect(await clients[0].answer()).toMatchObject({ is: "refused", code: "not-written" });
    expect(keeper.broken).toBe(true);
    expect(here.troubles).toHaveLength(1);
    expect(here.written.get(keeper.id)).toHaveLength(before);
    expect(await clients[1].answer()).toMatchObject({ is: "refused", code: "not-written" });
    Object.assign(game, { broken });
    const back = join(here.open(keeper.id), people[0]);
    expect(back.sight.question).toEqual(clients[0].sight.question);
    expect(await back.answer()).toMatchObject({ is: "done" });
  });

  test("what goes wrong while looking back breaks nothing", async () => {
    const here = house("failing", { lodge: duelOf(...hands) });
    const keeper = await here.make({ setup: open("lodge", 4), host: people[0], people });
    const client = join(keeper, people[0]);
    const game = here.games("lodge")!.play({ seats: 4, options: {} });
    const { begin } = game;
    Object.assign(game, { begin: () => JSON.parse("no state") as never });
    expect(await client.act({ do: "look-back", step: 0 })).toMatchObject({ code: "failed" });
    Object.assign(game, { begin });
    expect(here.troubles).toHaveLength(1);
    expect(await client.answer()).toMatchObject({ is: "done" });
  });

  test("looking back tells nothing that is not written yet", async () => {
    const here = house("late", { lodge: duelOf(...hands) });
    const keeper = await here.make({ setup: open("lodge", 4), host: people[0], people });
    const clients = people.map((who) => join(keeper, who));
    here.waiting = [];
    const { id, options } = clients[0].sight.question!;
    clients[0].connection.receive({ key: "a", action: { do: "answer", ask: id, keys: options } });
    clients[1].connection.receive({ key: "b", action: { do: "history", from: 0 } });
    clients[1].connection.receive({ key: "c", action: { do: "hold", ask: id } });
    await settled();
    expect(replies(clients[1])).toEqual([]);
    here.waiting.shift()?.(true);
    await settled();
    expect(replies(clients[1])).toMatchObject([{ key: "b" }, { key: "c", code: "stale" }]);
  });
});
