import { beforeEach, describe, expect, test } from "vitest";
import { hashOf, readRecord, replay } from "@blackrose/kernel";
import { treachery, treacheryTitle } from "@blackrose/treachery";
import type { Keeper } from "../src/index.ts";
import { type Client, type House, house, join, open, person, settled, solo } from "./house.ts";

let here: House;
beforeEach(() => {
  here = house();
});

const [ada, ben, cleo, dan] = ["Ada", "Ben", "Cleo", "Dan"].map(person);

/** A table of four people who have all sat down, and their clients by seat. */
async function four(more: Parameters<typeof open>[2] = {}): Promise<{ keeper: Keeper; clients: Client[] }> {
  const keeper = await here.make({
    setup: open("treachery", 4, { options: { remove: "random" }, ...more }),
    host: ada,
  });
  const clients = [ada, ben, cleo, dan].map((who) => join(keeper, who));
  for (const seat of [1, 2, 3]) expect(await clients[seat].act({ do: "sit", seat })).toMatchObject({ is: "done" });
  expect(await clients[0].act({ do: "start" })).toMatchObject({ is: "done" });
  return { keeper, clients };
}

/** Everyone answers at once, at random enough, until `until` holds. */
async function playOn(clients: readonly Client[], until: () => boolean): Promise<void> {
  for (let turn = 0; !until(); turn++) {
    if (turn > 5000) throw new Error("this does not end");
    const asked = clients.find(({ sight }) => sight.question !== null);
    if (asked === undefined) throw new Error("nobody is asked");
    const { min, options } = asked.sight.question!;
    const at = turn % (options.length - Math.max(min, 1) + 1);
    expect(await asked.answer(() => options.slice(at, at + Math.max(min, 1)))).toMatchObject({ is: "done" });
  }
}

describe("gathering", () => {
  test("people sit down by themselves, the host opens chairs and starts", async () => {
    const keeper = await here.make({ setup: open("treachery", 4), host: ada });
    const [host, guest] = [join(keeper, ada), join(keeper, ben)];
    expect(guest.sight.you).toMatchObject({ seat: -1, host: false, invitation: "" });
    expect(await guest.act({ do: "sit", seat: 0 })).toMatchObject({ code: "taken" });
    expect(await guest.act({ do: "sit", seat: 1 })).toMatchObject({ is: "done" });
    expect(guest.sight.you).toMatchObject({ seat: 1, seats: [1] });
    expect(host.sight.table.chairs[1]).toMatchObject({ is: "person", name: "Ben", here: true });
    expect(await guest.act({ do: "start" })).toMatchObject({ code: "not-host" });
    expect(await host.act({ do: "start" })).toMatchObject({ code: "open-chairs" });
    await host.act({ do: "chair", seat: 2, to: "random" });
    await host.act({ do: "chair", seat: 3, to: "greedy" });
    await host.act({ do: "chair", seat: 1, to: "open" });
    expect(guest.sight.you.seat).toBe(-1);
    await guest.act({ do: "sit", seat: 1 });
    expect(await host.act({ do: "start" })).toMatchObject({ is: "done" });
    expect(host.sight.table.status).toBe("playing");
    expect(guest.sight.view).not.toBeNull();
  });

  test("a table the game cannot be played at is not made", async () => {
    await expect(here.make({ setup: open("treachery", 3), host: ada })).rejects.toThrow("T-COMP-01");
  });

  test("one account may sit on several chairs, and looks from the one it asks for", async () => {
    const setup = open("lodge", 2, { chairs: [{ is: "you" }, { is: "you" }] });
    const keeper = await here.make({ setup, host: ada });
    const other = join(keeper, ada, { seat: 1 });
    expect(other.sight.you).toMatchObject({ seat: 1, seats: [0, 1] });
  });
});

describe("a game", () => {
  test("alone against bots is played to its end, and its record holds", async () => {
    const keeper = await here.make({ setup: solo("treachery", 4, { remove: "random" }), host: ada });
    const client = join(keeper, ada);
    for (let i = 0; client.sight.table.status !== "over"; i++) {
      if (i > 2000) throw new Error("this does not end");
      await here.pass(0);
      if (client.sight.question !== null) await client.answer();
    }
    const record = readRecord(JSON.parse(JSON.stringify(keeper.record())));
    const { world } = replay(treacheryTitle, record).session;
    expect(record.answers.at(-1)).toContain(hashOf(treachery.state, world.s).slice(0, 4));
    expect(client.sight.table.places).toHaveLength(4);
    expect(client.sight.table.seed).toMatch(/^[0-9a-f]{64}$/);
    const told = await client.act({ do: "history", from: client.steps[0].step });
    expect(told).toMatchObject({ steps: client.steps });
  });

  test("of four people: each is told the same steps, and only what is theirs", async () => {
    const { clients } = await four();
    const watcher = join([...here.keepers.values()][0], null);
    await playOn(clients, () => clients[0].sight.table.step >= 40);
    for (const client of clients)
      expect(client.steps.map(({ step }) => step)).toEqual(clients[0].steps.map(({ step }) => step));
    expect(watcher.sight.you.seat).toBe(-1);
    expect(watcher.sight.question).toBeNull();
    const hands = watcher.sight.view!["hands"] as number[][];
    expect(new Set(hands.flat())).toEqual(new Set([-1]));
  });

  test("bad answers are refused with a rule and change nothing", async () => {
    const { clients, keeper } = await four();
    const asked = clients.find(({ sight }) => sight.question !== null)!;
    const other = clients.find((client) => client !== asked)!;
    const before = here.written.get(keeper.id)!.length;
    const { id } = asked.sight.question!;
    expect(await asked.act({ do: "answer", ask: id, keys: ["nonsense"] })).toMatchObject({ code: "not-offered" });
    expect(await asked.act({ do: "answer", ask: id + 99, keys: ["pass"] })).toMatchObject({
      code: "stale",
      rule: "K-ANS-01",
    });
    expect(await other.act({ do: "answer", ask: id, keys: asked.sight.question!.options })).toMatchObject({
      code: "foreign",
    });
    const watcher = join(keeper, person("Eve"));
    expect(await watcher.act({ do: "answer", ask: id, keys: [] })).toMatchObject({ code: "spectator" });
    expect(here.written.get(keeper.id)).toHaveLength(before);
  });

  test("a command repeated with its key gets the first reply and is carried out once, also after a restart", async () => {
    const { clients, keeper } = await four();
    const asked = clients.find(({ sight }) => sight.question !== null)!;
    const who = [ada, ben, cleo, dan][clients.indexOf(asked)];
    const { id, options, min } = asked.sight.question!;
    const action = { do: "answer", ask: id, keys: options.slice(0, Math.max(1, min)) } as const;
    expect(await asked.act(action, "k1")).toMatchObject({ is: "done", key: "k1" });
    const written = here.written.get(keeper.id)!.length;
    expect(await asked.act(action, "k1")).toMatchObject({ is: "done", key: "k1" });
    const later = join(here.open(keeper.id), who);
    expect(await later.act(action, "k1")).toMatchObject({ is: "done", key: "k1" });
    expect(here.written.get(keeper.id)).toHaveLength(written);
  });

  test("however much was said since, a command is not carried out twice", async () => {
    const { clients, keeper } = await four();
    const [client] = clients;
    expect(await client.act({ do: "say", text: "first" }, "k1")).toMatchObject({ is: "done" });
    for (let i = 0; i < 100; i++) await client.act({ do: "say", text: `${i}` }, `other ${i}`);
    const written = here.written.get(keeper.id)!.length;
    expect(await client.act({ do: "say", text: "first" }, "k1")).toMatchObject({ is: "done", key: "k1" });
    expect(here.written.get(keeper.id)).toHaveLength(written);
  });

  test("repeated before it is written, a command is carried out once; repeated after a refusal, it is refused again", async () => {
    const { clients, keeper } = await four();
    const asked = clients.find(({ sight }) => sight.question !== null)!;
    const { id, options, min } = asked.sight.question!;
    const action = { do: "answer", ask: id, keys: options.slice(0, Math.max(1, min)) } as const;
    const written = here.written.get(keeper.id)!.length;
    const no = await asked.act({ ...action, keys: ["no such thing"] }, "k1");
    expect(no).toMatchObject({ is: "refused", code: "not-offered" });
    expect(await asked.act(action, "k1")).toEqual(no);
    expect(here.written.get(keeper.id)).toHaveLength(written);
    const twice = await Promise.all([asked.act(action, "k2"), asked.act(action, "k2")]);
    expect(twice).toEqual([
      { is: "done", key: "k2" },
      { is: "done", key: "k2" },
    ]);
    expect(here.written.get(keeper.id)).toHaveLength(written + 1);
  });
});

describe("the journal", () => {
  test("nobody hears of what is not written, and the table goes on from what is", async () => {
    const { clients, keeper } = await four();
    await playOn(clients, () => clients[0].sight.table.step >= 5);
    const asked = clients.find(({ sight }) => sight.question !== null)!;
    const heard = clients.map(({ messages }) => messages.length);
    here.full = true;
    expect(await asked.answer()).toMatchObject({ is: "refused", code: "not-written" });
    expect(keeper.broken).toBe(true);
    expect(clients.map(({ messages }, i) => messages.length - heard[i])).toEqual(
      clients.map((client) => (client === asked ? 1 : 0)),
    );
    here.full = false;
    const again = here.open(keeper.id);
    const back = join(again, [ada, ben, cleo, dan][clients.indexOf(asked)]);
    expect(back.sight.question?.options).toEqual(asked.sight.question!.options);
    expect(await back.answer()).toMatchObject({ is: "done" });
  });

  test("a table taken up again, with or without a snapshot, is the same", async () => {
    const { clients, keeper } = await four();
    await playOn(clients, () => here.snapshots.has(keeper.id) && clients[0].sight.table.step % 7 === 0);
    for (const withSnapshot of [true, false]) {
      const again = here.open(keeper.id, withSnapshot);
      clients.forEach((client, seat) => {
        const back = join(again, [ada, ben, cleo, dan][seat]);
        const alike = (sight: typeof back.sight) => ({ ...sight, table: { ...sight.table, chairs: [] } });
        expect(alike(back.sight)).toEqual(alike(client.sight));
      });
    }
  });
});

describe("streams", () => {
  test("who was away for a moment gets what it missed, and who was away long the whole", async () => {
    const { clients, keeper } = await four();
    const [first] = clients;
    first.connection.close();
    const rest = clients.slice(1);
    const until = first.sight.table.step + 3;
    await playOn(
      [first, ...rest].slice(1),
      () => rest.every(({ sight }) => sight.question === null) || rest[0].sight.table.step >= until,
    );
    const back = join(keeper, ada, { live: first.live, since: first.n }, first);
    await settled();
    expect(back.messages.every(({ is }) => is === "news")).toBe(true);
    expect(back.sight.table.step).toBe(rest[0].sight.table.step);
    const fresh = join(keeper, ada, { live: "another run", since: first.n });
    expect(fresh.messages[0].is).toBe("sight");
    expect(fresh.sight).toEqual(back.sight);
  });

  test("what is told again is, for everyone and to the letter, what was told", async () => {
    const { clients, keeper } = await four();
    const watcher = join(keeper, null);
    await playOn(clients, () => clients[0].sight.table.step >= 30);
    for (const [i, client] of [...clients, watcher].entries()) {
      const told = client.texts.filter((text) => text.startsWith('{"is":"news"'));
      for (let many = 1; many <= 8; many++) {
        const before = { ...client, n: client.n - many };
        const back = join(keeper, [ada, ben, cleo, dan][i] ?? null, { live: client.live, since: before.n }, before);
        expect(back.texts.slice(0, many)).toEqual(told.slice(-many));
        back.connection.close();
      }
    }
  });
});
