/** Banks, credits and days (K-CLK). */
import { describe, expect, test } from "vitest";
import { type Card, type Duel, duel, struck } from "./duels.ts";
import { join, person } from "./house.ts";

const cards: Card[] = ["blank", "blank", "mirror", "thorn"];
const four: Card[] = ["blank", "blank", "blank", "blank", "mirror", "thorn", "ward", "feint"];
const DAY = 24 * 60 * 60 * 1000;

const banks = ({ clients }: Duel): number[] => clients[0].sight.table.banks;
const untilOf = ({ clients }: Duel, seat: number): number | undefined =>
  clients[0].sight.table.waiting.find((one) => one.seat === seat)?.until;

describe("a live game", () => {
  test("takes from the bank of who is asked, to the millisecond, and from nobody else's", async () => {
    const table = await duel(cards);
    const { here, clients } = table;
    expect(untilOf(table, 0)).toBe(here.time + 100_000);
    await here.pass(30_000);
    await clients[0].answer((options) => options);
    await here.pass(12_345);
    await clients[1].answer((options) => options);
    expect(banks(table)).toEqual([70_000, 57_655]);
  });

  test("brings credit once a turn, never above the bank; windows and pauses neither begin a turn nor end it", async () => {
    const table = await duel(four, {}, 4);
    const { here, clients } = table;
    for (const client of clients) {
      await here.pass(10_000);
      await client.answer((options) => options);
    }
    // Everyone was asked at once; the first seat's turn follows, with its credit.
    expect(banks(table)).toEqual([100_000, 80_000, 70_000, 60_000]);
    await here.pass(40_000);
    await clients[0].answer(() => ["seat:2"]);
    expect(banks(table)[0]).toBe(60_000);
    // Everybody passes; then the second sentence asks the first seat again: the same turn, no credit.
    while (clients[0].sight.question?.decision !== "D-TAUNT") await here.pass(5_000);
    expect(banks(table)).toEqual([60_000, 80_000, 70_000, 60_000]);
    for (const what of ["pause", "resume"] as const) {
      await clients[0].act({ do: "propose", what });
      for (const client of clients.slice(1)) {
        await client.act({ do: "vote", proposal: clients[0].sight.table.proposal!.id, yes: true });
      }
      await here.pass(1_000);
    }
    expect(banks(table)[0]).toBe(60_000);
    await clients[0].answer(() => ["no"]);
    // The next seat's turn brings the next credit.
    expect(clients[1].sight.question?.decision).toBe("D-TARGET");
    expect(banks(table)[1]).toBe(90_000);
  });

  test("takes nothing while paused, and a window stands open anew", async () => {
    const table = await duel(cards);
    const { here, clients } = table;
    const agree = async (what: "pause" | "resume"): Promise<void> => {
      await clients[0].act({ do: "propose", what });
      expect(clients[1].sight.table.proposal).toMatchObject({ what, by: 0, missing: [1] });
      await clients[1].act({ do: "vote", proposal: clients[1].sight.table.proposal!.id, yes: true });
    };
    await here.pass(10_000);
    await agree("pause");
    expect(clients[0].sight.table.status).toBe("paused");
    expect(untilOf(table, 0)).toBe(0);
    expect(await clients[0].answer((options) => options)).toMatchObject({ code: "paused" });
    await here.pass(1_000_000);
    expect(banks(table)).toEqual([90_000, 90_000]);
    await agree("resume");
    expect(untilOf(table, 0)).toBe(here.time + 90_000);
    await struck(table);
    await here.pass(4_000);
    await agree("pause");
    await here.pass(60_000);
    await agree("resume");
    expect(untilOf(table, 1)).toBe(here.time + 5_000);
  });

  test("puts a stand-in on the chair of who has no time left; who returns gets a minute", async () => {
    const table = await duel(cards);
    const { here, clients } = table;
    await here.pass(50_000);
    await clients[0].answer((options) => options);
    await here.pass(49_999);
    expect(clients[0].sight.table.chairs[1].standIn).toBe(false);
    await here.pass(1);
    expect(clients[0].sight.table.chairs[1].standIn).toBe(true);
    expect(clients[1].sight.question).toBeNull();
    expect(await clients[1].act({ do: "quiet", on: true })).toMatchObject({ code: "away" });
    expect(await clients[1].act({ do: "return" })).toMatchObject({ is: "done" });
    expect(banks(table)[1]).toBe(60_000);
    expect(untilOf(table, 1)).toBe(here.time + 60_000);
    expect(await clients[1].answer((options) => options)).toMatchObject({ is: "done" });
  });

  test("gives no time for leaving and coming back", async () => {
    const table = await duel(cards);
    const { here, clients } = table;
    await here.pass(95_000);
    await clients[1].act({ do: "leave" });
    await clients[1].act({ do: "return" });
    expect(banks(table)[1]).toBe(5_000);
  });

  test("is told again by the journal: banks, moments, who sits there", async () => {
    const table = await duel(four, {}, 4);
    const { here, clients, keeper } = table;
    await here.pass(7_000);
    await clients[2].answer((options) => options);
    await here.pass(94_000);
    const again = here.open(keeper.id, false);
    const back = join(again, person("Ada"));
    expect(back.sight.table.banks).toEqual(banks(table));
    expect(back.sight.table.waiting).toEqual(clients[0].sight.table.waiting);
    expect(back.sight.table.chairs.map(({ standIn }) => standIn)).toEqual(
      clients[0].sight.table.chairs.map(({ standIn }) => standIn),
    );
  });
});

test("while the house is away nobody loses the seat; there is time to come back", async () => {
  const table = await duel(cards);
  const { here, keeper } = table;
  await keeper.rest();
  here.time += 500_000;
  const again = here.open(keeper.id);
  const ada = join(again, person("Ada"));
  await here.pass(29_000);
  expect(ada.sight.table.chairs.map(({ standIn }) => standIn)).toEqual([false, false]);
  expect(await ada.answer((options) => options)).toMatchObject({ is: "done" });
  await here.pass(1_000);
  expect(ada.sight.table.chairs.map(({ standIn }) => standIn)).toEqual([false, true]);
});

test("a machine's clock that was set back keeps nobody waiting (K-CLK-08)", async () => {
  const table = await duel(cards);
  const { here, keeper } = table;
  await here.pass(60_000);
  await keeper.rest();
  here.time -= 600_000;
  const back = here.time;
  const again = here.open(keeper.id);
  const ada = join(again, person("Ada"));
  await here.pass(0);
  expect(ada.sight.table.waiting.map(({ until }) => until)).toEqual([back + 100_000, back + 100_000]);
  // What it made of that stands in the journal: opened once more, it is the same.
  await again.rest();
  const later = join(here.open(keeper.id, false), person("Ada"));
  await here.pass(0);
  expect(later.sight.table.waiting).toEqual(ada.sight.table.waiting);
  await here.pass(100_000);
  expect(later.sight.table.chairs.map(({ standIn }) => standIn)).toEqual([true, true]);
});

test("a slow game gives days for each answer, then a stand-in", async () => {
  const table = await duel(cards, { pace: { is: "slow", days: 3 } });
  const { here, clients } = table;
  await here.pass(2 * DAY);
  await clients[0].answer((options) => options);
  expect(untilOf(table, 1)).toBe(here.time + DAY);
  await here.pass(DAY - 1);
  expect(clients[0].sight.table.chairs[1].standIn).toBe(false);
  await here.pass(1);
  expect(clients[0].sight.table.chairs[1].standIn).toBe(true);
});

test("a free game waits for ever", async () => {
  const table = await duel(cards, { pace: { is: "free" } });
  await table.here.pass(365 * DAY);
  expect(table.clients[0].sight.table.waiting.map(({ until }) => until)).toEqual([0, 0]);
  expect(table.clients[0].sight.table.chairs.every(({ standIn }) => !standIn)).toBe(true);
});
