/** Who sits where: stand-ins, leaving and coming back, giving up, a rematch, what the host may do, who may speak (K-SIT). */
import { beforeEach, describe, expect, test } from "vitest";
import { BOT_RHYTHM } from "../src/clocks.ts";
import { type Card, duel, struck } from "./duels.ts";
import { type Client, type House, house, join, open, person, settled } from "./house.ts";

const cards: Card[] = ["blank", "blank", "mirror", "thorn"];
const four: Card[] = ["blank", "blank", "blank", "blank", "mirror", "thorn", "ward", "feint"];
const free = { pace: { is: "free" } } as const;

let here: House;
beforeEach(() => {
  here = house();
});

describe("whoever leaves", () => {
  test("is stood in for until they return; the stand-in takes a bot's time", async () => {
    const table = await duel(four, free, 4);
    await struck(table);
    const { clients } = table;
    const { step } = clients[0].sight.table;
    await clients[1].act({ do: "leave" });
    expect(clients[0].sight.table.chairs[1]).toMatchObject({ is: "person", standIn: true, level: "greedy" });
    expect(clients[1].sight.question).toBeNull();
    expect(await clients[1].act({ do: "leave" })).toMatchObject({ code: "away" });
    await table.here.pass(BOT_RHYTHM - 1);
    expect(clients[0].sight.table.step).toBe(step);
    await table.here.pass(1);
    expect(clients[0].sight.table.step).toBe(step + 1);
    expect(await clients[1].act({ do: "return" })).toMatchObject({ is: "done" });
    expect(await clients[1].act({ do: "return" })).toMatchObject({ code: "not-away" });
    expect(clients[0].sight.table.chairs[1]).toMatchObject({ standIn: false, level: null });
  });

  test("and comes back before the stand-in has answered finds the question open", async () => {
    const table = await duel(cards, free);
    const { clients } = table;
    const { options } = clients[0].sight.question!;
    await clients[0].act({ do: "leave" });
    await table.here.pass(BOT_RHYTHM - 1);
    await clients[0].act({ do: "return" });
    await table.here.pass(10 * BOT_RHYTHM);
    expect(clients[0].sight.question?.options).toEqual(options);
  });
});

describe("whoever gives up", () => {
  test("loses between two, at once", async () => {
    const { clients, keeper } = await duel(cards, free);
    expect(await clients[0].act({ do: "concede" })).toMatchObject({ is: "done" });
    expect(clients[1].sight.table).toMatchObject({ status: "over", places: [2, 1], waiting: [] });
    expect(clients[1].sight.table.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(clients[1].sight.question).toBeNull();
    expect(await clients[1].act({ do: "concede" })).toMatchObject({ code: "over" });
    expect(keeper.record()).toMatchObject({ conceded: [0], answers: [] });
  });

  test("ranks last among more, while a stand-in plays the seat to the end", async () => {
    const table = await duel(four, free, 4);
    const { clients } = table;
    await clients[2].act({ do: "concede" });
    expect(clients[0].sight.table.chairs[2]).toMatchObject({ conceded: true, standIn: true });
    expect(await clients[2].act({ do: "return" })).toMatchObject({ code: "conceded" });
    for (let i = 0; clients[0].sight.table.status === "playing"; i++) {
      if (i > 100) throw new Error("this does not end");
      const asked = clients.find(({ sight }) => sight.question !== null);
      if (asked === undefined) await table.here.pass(BOT_RHYTHM);
      else await asked.answer();
    }
    expect(clients[0].sight.table.places).toEqual([1, 1, 4, 1]);
  });

  test("alone among bots ends the game", async () => {
    const table = await duel(four, free, 4, 3);
    await table.clients[0].act({ do: "concede" });
    expect(table.clients[0].sight.table.status).toBe("over");
    expect(table.clients[0].sight.table.places[0]).toBe(4);
  });
});

describe("a rematch", () => {
  test("is one table with the same people and bots, however often it is asked for", async () => {
    const keeper = await here.make({ setup: open("treachery", 4), host: person("Ada") });
    const [ada, ben, eve] = ["Ada", "Ben", "Eve"].map((name) => join(keeper, person(name)));
    await ben.act({ do: "sit", seat: 1 });
    // Chairs that changed hands while people gathered.
    await ada.act({ do: "chair", seat: 2, to: "greedy" });
    await ada.act({ do: "chair", seat: 3, to: "random" });
    await ada.act({ do: "start" });
    expect(await ada.act({ do: "rematch" })).toMatchObject({ code: "not-over" });
    await ada.act({ do: "concede" });
    await ben.act({ do: "concede" });
    expect(ada.sight.table.status).toBe("over");
    expect(await eve.act({ do: "rematch" })).toMatchObject({ code: "spectator" });
    const asks = [ada, ben].map((client, i) => client.act({ do: "rematch" }, `again ${i}`));
    const [one, other] = await Promise.all(asks);
    expect(one).toMatchObject({ is: "done" });
    expect(other).toMatchObject({ is: "done", table: "table" in one ? one.table : "" });
    expect(here.keepers.size).toBe(2);
    expect(eve.sight.table.rematch).toBe("table" in one ? one.table : "");
    const again = join(here.keepers.get(eve.sight.table.rematch)!, person("Ben"));
    expect(again.sight.table.status).toBe("playing");
    expect(again.sight.table.chairs).toMatchObject([
      { is: "person", name: "Ada", level: null },
      { is: "person", name: "Ben", level: null },
      { is: "bot", level: "greedy" },
      { is: "bot", level: "random" },
    ]);
    // The first reply again, also from a table that was opened anew.
    const later = join(here.open(keeper.id), person("Ada"));
    expect(await later.act({ do: "rematch" }, "again 0")).toMatchObject({ is: "done", table: eve.sight.table.rematch });
  });
});

describe("the host", () => {
  const late: readonly Parameters<Client["act"]>[0][] = [
    { do: "sit", seat: 1 },
    { do: "stand", seat: 0 },
    { do: "start" },
    { do: "close" },
    { do: "chair", seat: 1, to: "open" },
  ];

  test("may put a stand-in on the chair of who is gone, and of nobody else", async () => {
    const { clients, keeper } = await duel(cards, free);
    const host = clients[0];
    for (const action of late) expect(await host.act(action)).toMatchObject({ code: "started" });
    expect(await host.act({ do: "chair", seat: 1, to: "random" })).toMatchObject({ code: "here" });
    expect(await clients[1].act({ do: "chair", seat: 0, to: "random" })).toMatchObject({ code: "not-host" });
    clients[1].connection.close();
    await expect.poll(() => host.sight.table.chairs[1].here).toBe(false);
    expect(await host.act({ do: "chair", seat: 5, to: "random" })).toMatchObject({ code: "started" });
    expect(await host.act({ do: "chair", seat: 1, to: "random" })).toMatchObject({ is: "done" });
    expect(host.sight.table.chairs[1]).toMatchObject({ standIn: true, here: false });
    const back = join(keeper, person("Ben"));
    expect(await back.act({ do: "return" })).toMatchObject({ is: "done" });
  });

  test("may close a table at which no game has started; then nothing is left to do there", async () => {
    const keeper = await here.make({ setup: open("lodge", 2), host: person("Ada") });
    const [ada, ben] = [join(keeper, person("Ada")), join(keeper, person("Ben"))];
    expect(await ben.act({ do: "close" })).toMatchObject({ code: "not-host" });
    expect(await ada.act({ do: "close" })).toMatchObject({ is: "done" });
    expect(ben.sight.table.status).toBe("closed");
    for (const action of [...late, { do: "say", text: "Hello?" } as const, { do: "concede" } as const]) {
      expect(await ada.act(action)).toMatchObject({ code: "closed" });
    }
  });

  test("sees who leaves a chair again", async () => {
    const keeper = await here.make({ setup: open("lodge", 2), host: person("Ada") });
    const [ada, ben] = [join(keeper, person("Ada")), join(keeper, person("Ben"))];
    await ben.act({ do: "sit", seat: 1 });
    expect(await ada.act({ do: "stand", seat: 1 })).toMatchObject({ code: "not-yours" });
    expect(await ada.act({ do: "sit", seat: 5 })).toMatchObject({ code: "no-chair" });
    await ben.act({ do: "stand", seat: 1 });
    expect(ada.sight.table.chairs[1]).toMatchObject({ is: "open", here: false });
    expect(ben.sight.you).toMatchObject({ seat: -1, invitation: "" });
  });
});

describe("what is said", () => {
  test("comes from everyone before and after a game, and during it from those who play", async () => {
    const keeper = await here.make({ setup: open("lodge", 2), host: person("Ada") });
    const clients = ["Ada", "Ben", "Eve"].map((name) => join(keeper, person(name)));
    const [ada, ben, eve] = clients;
    const guest = join(keeper, null);
    const say = (client: Client, text: string) => client.act({ do: "say", text });
    expect(await say(guest, "Hm")).toMatchObject({ code: "guest" });
    expect(await say(eve, "Good luck")).toMatchObject({ is: "done" });
    await ben.act({ do: "sit", seat: 1 });
    await ada.act({ do: "start" });
    expect(await say(eve, "Play the other one!")).toMatchObject({ code: "spectator" });
    expect(await say(ben, "Well")).toMatchObject({ is: "done" });
    await ada.act({ do: "concede" });
    expect(await say(eve, "Well played")).toMatchObject({ is: "done" });
    const said = ["Good luck", "Well", "Well played"];
    const heard = ada.messages.flatMap((one) => (one.is === "news" ? (one.chat ?? []) : []));
    expect(heard.map(({ text }) => text)).toEqual(said);
    expect(heard.map(({ seat, name }) => [seat, name])).toEqual([
      [-1, "Eve"],
      [1, "Ben"],
      [-1, "Eve"],
    ]);
    const later = join(here.open(keeper.id), person("Dan"));
    expect(await later.act({ do: "history", from: 0 })).toMatchObject({ chat: heard });
  });
});

test("at a hot seat one account plays several seats, each from its own side", async () => {
  const setup = open("lodge", 2, { chairs: [{ is: "you" }, { is: "you" }] });
  const keeper = await here.make({ setup, host: person("Ada") });
  const sides = [0, 1].map((seat) => join(keeper, person("Ada"), { seat }));
  expect(sides.map(({ sight }) => sight.you)).toMatchObject([
    { seat: 0, seats: [0, 1] },
    { seat: 1, seats: [0, 1] },
  ]);
  for (let i = 0; i < 20; i++) {
    const asked = sides.find(({ sight }) => sight.question !== null)!;
    expect(asked.sight.question?.seat).toBe(asked.sight.you.seat);
    expect(await asked.answer()).toMatchObject({ is: "done" });
  }
  sides[0].connection.close();
  await settled();
  expect(sides[1].sight.table.chairs.map((chair) => chair.here)).toEqual([true, true]);
});

describe("a bot that fails", () => {
  for (const [how, choose] of [
    [
      "throws",
      () => {
        throw new Error("out of its mind");
      },
    ],
    ["never learned the rules", () => Promise.resolve([99, 99, 99])],
  ] as const) {
    test(`and ${how} plays on at random`, async () => {
      const table = await duel(four, free, 4, 2);
      Object.assign(table.here, { choose });
      const { clients } = table;
      for (let i = 0; clients[0].sight.table.status === "playing"; i++) {
        if (i > 100) throw new Error("this does not end");
        const asked = clients.find(({ sight }) => sight.question !== null);
        if (asked === undefined) await table.here.pass(BOT_RHYTHM);
        else await asked.answer();
      }
      expect(clients[0].sight.table.status).toBe("over");
    });
  }
});
