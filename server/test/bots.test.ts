/** Bots think in threads of their own, from what their seat sees; the same place gives the same choice, and nobody waits for ever. */
import { begin, freshLuck, look, pickAny, seedFrom } from "@blackrose/kernel";
import type { AnyGame, BotTask } from "@blackrose/table";
import { treachery } from "@blackrose/treachery";
import { expect, test } from "vitest";
import { type Bots, botsIn, type Manner } from "../src/bots/pool.ts";

const session = begin(treachery, { seats: 4, options: { remove: "random" } }, seedFrom("bots"));
const [ask] = session.world.s.asks;
const task = (luck: string, level: BotTask["level"] = "greedy"): BotTask => ({
  game: treachery as unknown as AnyGame,
  seating: session.seating,
  level,
  seat: ask.seat,
  ask,
  view: look(session, ask.seat),
  luck,
});

async function withBots(manner: Manner, work: (bots: Bots) => Promise<void>): Promise<void> {
  const bots = botsIn(manner);
  try {
    await work(bots);
  } finally {
    await bots.close();
  }
}

test("many questions at once, few threads: each gets an answer out of its options, the same one again", () =>
  withBots({ threads: 2, patience: 60_000 }, async (bots) => {
    const all = () => Promise.all(Array.from({ length: 12 }, (_, i) => bots.choose(task(`place ${i}`))));
    const first = await all();
    for (const codes of first) expect(ask.options).toContain(codes[0]);
    expect(await all()).toEqual(first);
  }));

test("a bot that takes too long plays anything, and the next one thinks again", () =>
  withBots({ threads: 1, patience: 1 }, async (bots) => {
    const codes = await bots.choose(task("slow"));
    expect(codes).toEqual(pickAny(ask, freshLuck("slow")));
    expect(await bots.choose(task("random", "random"))).toHaveLength(1);
  }));
