/** Response windows: everyone who publicly could answer is waited for in the same rhythm (K-WIN-01 to 04). */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOT_RHYTHM } from "../src/clocks.ts";
import { type Card, duel, LIVE, struck } from "./duels.ts";
import { type Client, join, SEED } from "./house.ts";

const armed: Card[] = ["blank", "ward", "mirror", "feint"];
const unarmed: Card[] = ["blank", "blank", "mirror", "thorn"];
const WINDOW = 5_000;

describe("a window in a live game", () => {
  for (const [what, cards] of [
    ["something", armed],
    ["nothing", unarmed],
  ] as const) {
    for (const quiet of [false, true]) {
      test(`a silent seat with ${what} to answer with${quiet ? ", and quiet," : ""} passes after exactly the window`, async () => {
        const table = await duel(cards);
        await struck(table);
        const [striker, other] = table.clients;
        if (quiet) await other.act({ do: "quiet", on: true });
        expect(other.sight.question).toMatchObject({ window: true, decision: "D-RESPOND" });
        const { step, waiting } = striker.sight.table;
        expect(waiting).toMatchObject([{ seat: 1, until: table.here.time + WINDOW, held: false }]);
        await table.here.pass(WINDOW - 1);
        expect(striker.sight.table.step).toBe(step);
        await table.here.pass(1);
        expect(striker.sight.table.step).toBe(step + 1);
        expect(striker.sight.table.chairs[1].standIn).toBe(false);
        // The bank does not pay for it.
        expect(striker.sight.table.banks[1]).toBe(100_000);
      });
    }
  }

  test("a pass ends it earlier", async () => {
    const table = await duel(unarmed);
    await struck(table);
    const { step } = table.asked.sight.table;
    await table.clients[1].answer(() => ["pass"]);
    expect(table.clients[0].sight.table.step).toBe(step + 1);
  });

  for (const cards of [armed, unarmed]) {
    test(`a seat with ${cards === armed ? "a" : "no"} card may hold, and its bank pays from then on`, async () => {
      const table = await duel(cards);
      await struck(table);
      const [striker, other] = table.clients;
      const ask = other.sight.question!.id;
      await table.here.pass(2_000);
      expect(await striker.act({ do: "hold", ask })).toMatchObject({ code: "stale" });
      expect(await other.act({ do: "hold", ask })).toMatchObject({ is: "done" });
      expect(await other.act({ do: "hold", ask })).toMatchObject({ code: "held" });
      expect(striker.sight.table.waiting).toMatchObject([{ seat: 1, until: table.here.time + 100_000, held: true }]);
      await table.here.pass(30_000);
      expect(other.sight.question?.id).toBe(ask);
      await other.answer(() => ["pass"]);
      expect(striker.sight.table.banks[1]).toBe(70_000);
    });
  }

  test("only a window can be held", async () => {
    const { clients } = await duel(unarmed);
    const ask = clients[0].sight.question!.id;
    expect(await clients[0].act({ do: "hold", ask })).toMatchObject({ code: "no-window" });
  });

  test("quiet ends with the phase", async () => {
    const table = await duel(unarmed);
    await struck(table);
    const [, other] = table.clients;
    await other.act({ do: "quiet", on: true });
    expect(other.sight.you.quiet).toBe(true);
    for (let i = 0; other.sight.question?.window !== false; i++) {
      if (i > 20) throw new Error("the other never has a turn");
      await table.here.pass(WINDOW);
      if (table.clients[0].sight.question?.window === false) await table.clients[0].answer();
    }
    expect(other.sight.you.quiet).toBe(false);
  });

  test("a bot takes its rhythm, whatever it has to think about", async () => {
    for (const cards of [armed, unarmed]) {
      const table = await duel(["blank", "blank", ...cards.slice(0, 2), "thorn", "ward", ...cards.slice(2)], {}, 4, 2);
      await table.clients[0].answer((options) => options);
      await table.clients[1].answer((options) => options);
      await table.here.pass(BOT_RHYTHM);
      for (let i = 0; table.clients[0].sight.table.status === "playing" && i < 60; i++) {
        const [person_] = table.clients.filter(({ sight }) => sight.question !== null);
        if (person_ !== undefined) {
          await person_.answer();
          continue;
        }
        const { step } = table.clients[0].sight.table;
        await table.here.pass(BOT_RHYTHM - 1);
        expect(table.clients[0].sight.table.step).toBe(step);
        await table.here.pass(1);
        expect(table.clients[0].sight.table.step).toBeGreaterThan(step);
      }
      expect(table.clients[0].sight.table.status).toBe("over");
    }
  });
});

test("in a slow game a window passes for who is quiet, and waits for who is not", async () => {
  const table = await duel(armed, { pace: { is: "slow", days: 2 } });
  await struck(table);
  const [, other] = table.clients;
  const { step } = other.sight.table;
  await table.here.pass(60_000);
  expect(other.sight.table.step).toBe(step);
  await other.act({ do: "quiet", on: true });
  await table.here.pass(0);
  expect(other.sight.table.step).toBe(step + 1);
});

// Two tables side by side

type Deed = "first" | "last" | "pass" | "hold" | "quiet" | "loud" | "wait" | "history" | "back" | "nonsense" | "undo";
const deeds: Deed[] = ["first", "last", "pass", "hold", "quiet", "loud", "wait", "history", "back", "nonsense", "undo"];
/** What a seat can do in the same way whatever it holds. */
const blindly: Deed[] = ["pass", "hold", "quiet", "loud", "wait", "history", "back"];

async function does(client: Client, deed: Deed): Promise<void> {
  const { question, table } = client.sight;
  const ask = table.waiting.length > 0 ? (question?.id ?? 1) : 1;
  switch (deed) {
    case "first":
    case "last":
      if (question !== null) await client.answer((options) => [options.at(deed === "first" ? 0 : -1)!]);
      return;
    case "pass":
      await client.act({ do: "answer", ask, keys: question?.window ? ["pass"] : (question?.options.slice() ?? []) });
      return;
    case "hold":
      await client.act({ do: "hold", ask });
      return;
    case "quiet":
    case "loud":
      await client.act({ do: "quiet", on: deed === "quiet" });
      return;
    case "history":
      await client.act({ do: "history", from: 0 });
      return;
    case "back":
      await client.act({ do: "look-back", step: Math.max(0, table.step - 2) });
      return;
    case "nonsense":
      await client.act({ do: "answer", ask, keys: ["nonsense"] });
      return;
    case "undo":
      await client.act({ do: "propose", what: "undo" });
      return;
    case "wait":
  }
}

interface Played {
  readonly together: boolean;
  readonly bots: number;
  readonly moves: readonly { readonly seat: number; readonly deed: Deed; readonly wait: number }[];
}

/** Plays a duel in which the last person holds these cards; what everyone else and who looks on got over the wire, to the byte. */
async function heard(
  own: readonly [Card, Card],
  { together, bots, moves }: Played,
  mute: Deed[] = [],
): Promise<string[][]> {
  const seats = 4;
  const secret = seats - bots - 1;
  const others: Card[] = ["ward", "thorn", "mirror", "blank", "feint", "ward", "blank", "mirror"];
  const cards = others.map((card, i) => (i % seats === secret ? own[i < seats ? 0 : 1] : card));
  const table = await duel(cards, { options: { together }, pace: LIVE }, seats, bots);
  const watcher = join(table.keeper, null);
  for (const client of table.clients) await client.answer((options) => options);
  for (const { seat, deed, wait } of moves) {
    const client = table.clients[seat % table.clients.length];
    const hidden = client === table.clients[secret];
    const which = hidden ? blindly[deeds.indexOf(deed) % blindly.length] : deed;
    if (!(hidden && mute.includes(which))) await does(client, which);
    await table.here.pass(wait * 500);
  }
  await table.here.pass(20_000);
  const listening = [...table.clients.filter((_, seat) => seat !== secret), watcher];
  // Keys are the client's own.
  return listening.map(({ texts }) => texts.map((text) => text.replace(/"key":"[^"]*"/, "")));
}

const games = fc.record({
  together: fc.boolean(),
  bots: fc.integer({ min: 0, max: 2 }),
  moves: fc.array(
    fc.record({
      seat: fc.integer({ min: 0, max: 3 }),
      deed: fc.constantFrom(...deeds),
      wait: fc.constantFrom(0, 0, 1, 3, 10, 11),
    }),
    { minLength: 10, maxLength: 30 },
  ),
});
const cardsOf = fc.constantFrom<Card>("blank", "mirror", "ward", "thorn", "feint");
const hand = fc.tuple(cardsOf, cardsOf).filter(([a, b]) => a !== b);
const runs = { numRuns: 20, seed: Number(SEED) };

describe(`what others hear (K-SEC-01), BLACKROSE_SEED=${SEED}`, () => {
  test("tells nothing of what a seat holds: neither words, nor their number, nor their moment", async () => {
    await fc.assert(
      fc.asyncProperty(hand, hand, games, async (one, other, game) => {
        expect(await heard(one, game)).toEqual(await heard(other, game));
      }),
      runs,
    );
  });

  test("tells nothing of whether a seat is quiet", async () => {
    await fc.assert(
      fc.asyncProperty(hand, games, async (own, game) => {
        expect(await heard(own, game)).toEqual(await heard(own, game, ["quiet", "loud"]));
      }),
      runs,
    );
  });
});
