/** What needs consent: going back, pausing, faults (K-CON, K-UND, K-FLT); and what does not: taking back what is sealed (K-PLN-01). */
import { describe, expect, test } from "vitest";
import { type Card, type Duel, duel, struck } from "./duels.ts";
import { join, person } from "./house.ts";

const cards: Card[] = ["blank", "blank", "mirror", "thorn"];
const four: Card[] = ["blank", "blank", "blank", "blank", "mirror", "thorn", "ward", "feint"];
const free = { pace: { is: "free" } } as const;

const proposal = ({ clients }: Duel) => clients[0].sight.table.proposal;

describe("undo", () => {
  test("happens at once where only own answers and those of bots go", async () => {
    const table = await duel(four, free, 4, 2);
    const { here, clients } = table;
    for (const client of clients) await client.answer((options) => options);
    await here.pass(1_200);
    await clients[0].answer(() => ["seat:3"]);
    const before = clients[0].sight;
    expect(await clients[1].answer(() => ["pass"])).toMatchObject({ is: "done" });
    await here.pass(2_400);
    expect(clients[0].sight.question).not.toBeNull();
    const back = await clients[1].act({ do: "propose", what: "undo" });
    expect(back).toMatchObject({ is: "done" });
    expect(proposal(table)).toBeNull();
    expect(clients[1].sight.question?.decision).toBe("D-RESPOND");
    expect(clients[0].sight.table.step).toBe(before.table.step);
    for (const client of clients) expect(client.steps.at(-1)?.step).toBe(client.sight.table.step);
  });

  test("of what others answered needs their yes, and theirs alone", async () => {
    const table = await duel(four, free, 4);
    const { clients } = table;
    for (const client of clients) await client.answer((options) => options);
    await clients[0].answer(() => ["seat:2"]);
    await clients[1].answer(() => ["pass"]);
    const { step } = clients[0].sight.table;
    await clients[0].act({ do: "propose", what: "undo" });
    expect(proposal(table)).toMatchObject({ what: "undo", by: 0, agreed: [0], missing: [1] });
    const { id } = proposal(table)!;
    expect(await clients[2].act({ do: "vote", proposal: id, yes: true })).toMatchObject({ code: "not-asked" });
    expect(await clients[0].act({ do: "vote", proposal: id, yes: true })).toMatchObject({ code: "not-asked" });
    expect(await clients[1].act({ do: "vote", proposal: id + 1, yes: true })).toMatchObject({ code: "stale" });
    expect(await clients[2].act({ do: "propose", what: "pause" })).toMatchObject({ code: "proposal-open" });
    expect(await clients[1].act({ do: "vote", proposal: id, yes: true })).toMatchObject({ is: "done" });
    expect(clients[0].sight.question?.decision).toBe("D-TARGET");
    expect(clients[0].sight.table.step).toBe(step - 2);
    expect(clients[3].messages.findLast((one) => one.is === "news")).toMatchObject({ undoneTo: step - 2 });
  });

  test("a no ends it, its author's too", async () => {
    const table = await duel(cards, free);
    const { clients } = table;
    for (const client of clients) await client.answer((options) => options);
    for (const [seat, other] of [
      [1, 0],
      [0, 1],
    ]) {
      await clients[0].act({ do: "propose", what: "pause" });
      expect(await clients[seat].act({ do: "vote", proposal: proposal(table)!.id, yes: false })).toMatchObject({
        is: "done",
      });
      expect(clients[other].sight.table).toMatchObject({ proposal: null, status: "playing" });
    }
  });

  test("is void when the position moves, and when its author leaves", async () => {
    const table = await duel(four, free, 4);
    const { clients } = table;
    for (const client of clients) await client.answer((options) => options);
    await clients[0].answer(() => ["seat:2"]);
    await clients[1].answer(() => ["pass"]);
    await clients[0].act({ do: "propose", what: "undo" });
    const { id } = proposal(table)!;
    await clients[2].answer(() => ["pass"]);
    expect(proposal(table)).toBeNull();
    expect(await clients[1].act({ do: "vote", proposal: id, yes: true })).toMatchObject({ code: "stale" });
    await clients[0].act({ do: "propose", what: "undo" });
    expect(proposal(table)).not.toBeNull();
    await clients[0].act({ do: "leave" });
    expect(clients[1].sight.table.proposal).toBeNull();
  });

  test("nobody waits for the yes of who has left", async () => {
    const table = await duel(four, free, 4);
    const { clients } = table;
    await clients[0].act({ do: "propose", what: "pause" });
    await clients[1].act({ do: "vote", proposal: proposal(table)!.id, yes: true });
    await clients[2].act({ do: "vote", proposal: proposal(table)!.id, yes: true });
    expect(clients[0].sight.table.status).toBe("playing");
    await clients[3].act({ do: "leave" });
    expect(clients[0].sight.table).toMatchObject({ status: "paused", proposal: null });
  });

  test("ends where luck was drawn", async () => {
    const table = await duel(cards, free);
    const { clients } = table;
    expect(await clients[0].act({ do: "propose", what: "undo" })).toMatchObject({ code: "no-undo", rule: "K-UND-01" });
    expect(await clients[0].act({ do: "propose", what: "resume" })).toMatchObject({ code: "not-paused" });
    expect(await clients[0].act({ do: "propose", what: "fault-skip" })).toMatchObject({ code: "fault" });
  });

  test("leaves nothing of a game that a concession has ended", async () => {
    const table = await duel(cards, free);
    const { clients } = table;
    for (const client of clients) await client.answer((options) => options);
    await clients[1].answer(() => ["pass"]);
    const { step } = clients[0].sight.table;
    expect(clients.map(({ sight }) => sight.you.mayUndo)).toEqual([true, true]);
    await clients[0].act({ do: "propose", what: "undo" });
    expect(proposal(table)).not.toBeNull();
    await clients[1].act({ do: "concede" });
    expect(clients[0].sight.table).toMatchObject({ status: "over", proposal: null, step, places: [1, 2] });
    expect(clients[0].sight.you.mayUndo).toBe(false);
  });
});

describe("a sealed answer", () => {
  test("is taken back without asking anyone while another has to commit", async () => {
    const { clients } = await duel(cards, free);
    expect(await clients[0].act({ do: "take-back" })).toMatchObject({ code: "no-undo", rule: "K-PLN-01" });
    await clients[0].answer((options) => options.slice(0, 1));
    expect(clients[0].sight.you.mayTakeBack).toBe(true);
    expect(clients[1].sight.you.mayTakeBack).toBe(false);
    expect(await clients[0].act({ do: "take-back" })).toMatchObject({ is: "done" });
    expect(clients[0].sight.question?.options).toHaveLength(2);
    await clients[0].answer((options) => options);
    await clients[1].answer((options) => options);
    expect(clients[0].sight.you.mayTakeBack).toBe(false);
    expect(await clients[0].act({ do: "take-back" })).toMatchObject({ code: "no-undo" });
  });

  test("but not what was declared in a window", async () => {
    const armed: Card[] = ["thorn", "ward", "blank", "blank", "mirror", "feint", "feint", "mirror"];
    const table = await duel(armed, { ...free, options: { together: true } }, 4);
    await struck(table);
    const { clients } = table;
    await clients[1].answer(() => ["card:ward"]);
    expect(clients[1].sight.you.mayTakeBack).toBe(false);
    expect(await clients[1].act({ do: "take-back" })).toMatchObject({ code: "no-undo" });
  });
});

describe("after a fault", () => {
  const failing: Card[] = ["blank", "blank", "mirror", "crash"];

  async function failed(): Promise<Duel> {
    const table = await duel(failing, free);
    await struck(table);
    const { clients } = table;
    for (let i = 0; clients[0].sight.table.status === "playing"; i++) {
      if (i > 10) throw new Error("it does not fail");
      const { asked } = table;
      await asked.answer((options) => [options.includes("card:crash") ? "card:crash" : "pass"]);
    }
    return table;
  }

  test("nothing is taken until the table has decided", async () => {
    const table = await failed();
    const { clients } = table;
    expect(clients[0].sight).toMatchObject({ question: null, table: { status: "fault", waiting: [] } });
    for (const what of ["undo", "pause"] as const) {
      expect(await clients[0].act({ do: "propose", what })).toMatchObject({ code: "fault", rule: "K-FLT-01" });
    }
    await clients[0].act({ do: "propose", what: "fault-skip" });
    expect(proposal(table)).toMatchObject({ missing: [1] });
  });

  test("it goes back before the answer, if all agree", async () => {
    const table = await failed();
    const { clients } = table;
    const { step } = clients[0].sight.table;
    await clients[0].act({ do: "propose", what: "fault-undo" });
    await clients[1].act({ do: "vote", proposal: proposal(table)!.id, yes: true });
    expect(clients[0].sight.table).toMatchObject({ status: "playing", step: step - 1 });
    expect(clients[1].sight.question?.options).toContain("card:crash");
    await clients[1].answer(() => ["pass"]);
  });

  test("or leaves out the rest and goes on; everyone is told what came of it", async () => {
    const table = await failed();
    const { clients, here, keeper } = table;
    await clients[1].act({ do: "propose", what: "fault-skip" });
    await clients[0].act({ do: "vote", proposal: proposal(table)!.id, yes: true });
    expect(clients[0].sight.table.status).toBe("playing");
    expect(clients[0].steps.at(-1)).toMatchObject({ step: clients[0].sight.table.step, seat: -1 });
    const told = await clients[0].act({ do: "history", from: clients[0].steps[0].step });
    expect(told).toMatchObject({ steps: clients[0].steps });
    const back = join(here.open(keeper.id, false), person("Ben"));
    expect(back.sight.view).toEqual(clients[1].sight.view);
  });
});
