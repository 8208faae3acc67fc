/** Agents of the Lodge see a view and play fair; greedy plays well. */
import { advance, freshLuck, greedy, random, seedFrom, settle, sight, view, world } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { lodge, type State, type Tables } from "../src/index.ts";
import { begun, LONG, luckOf, playOut } from "./games.ts";

const GAMES = LONG ? 400 : 6;

test(`greedy beats random in ${GAMES} games of two, seats rotated`, { timeout: 3_600_000 }, () => {
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const seat = game % 2;
    const w = world(lodge, lodge.begin({ seats: 2, options: {} }, seedFrom(`greedy ${game}`)));
    const luck = freshLuck(`greedy ${game}`);
    // In the short run it ponders little, to be quick.
    const clever = LONG ? greedy<State, Tables>() : greedy<State, Tables>({ worlds: 1, breadth: 6, depth: 40 });
    const agents = [random<State, Tables>(), random<State, Tables>()];
    agents[seat] = clever;
    advance(w);
    while (w.s.asks.length > 0 && w.s.fault === 0) {
      const [ask] = w.s.asks;
      settle(w, ask, agents[ask.seat].choose(sight(lodge, w.s, ask), luck));
    }
    expect(w.s.faultText).toBe("");
    if (w.s.winner === seat) won++;
  }
  expect(won / GAMES).toBeGreaterThanOrEqual(0.7);
});

test("what an agent cannot see does not change what it chooses", { timeout: 120_000 }, () => {
  const luck = luckOf("fair agents");
  const w = begun(3, "fair agents");
  let looked = 0;
  playOut(w, luck, (s) => {
    if (s.asks.length !== 1 || s.turn === 0 || looked > 25) return;
    const [ask] = s.asks;
    if (ask.options.length < 2 || ask.options.length > 8) return;
    looked++;
    const other = lodge.imagine(view(lodge.state, s, ask.seat), ask.seat, luck);
    const choose = (state: State): readonly number[] =>
      greedy<State, Tables>({ worlds: 1, breadth: 6, depth: 20 }).choose(sight(lodge, state, ask), freshLuck("same"));
    expect(choose(other)).toEqual(choose(s));
  });
  expect(looked).toBeGreaterThan(10);
});

test("greedy alone at the table: neither the game nor a world it imagines breaks", { timeout: 3_600_000 }, () => {
  const broken = new Set<string>();
  const watched = {
    ...lodge,
    worth(s: State, seat: number): number {
      if (s.fault !== 0) broken.add(`${lodge.decisions[s.asks[0]?.decision]?.id}: ${s.faultText}`);
      return lodge.worth(s, seat);
    },
  };
  const agent = greedy<State, Tables>({ worlds: 1, breadth: 4, depth: 30 });
  for (let game = 0; game < (LONG ? 360 : 9); game++) {
    const options = { ruleset: ["first", "revised", "rebirth"][game % 3] };
    const seats = 2 + (Math.floor(game / 3) % 3);
    const w = world(watched, watched.begin({ seats, options }, seedFrom(`greedy alone ${game}`)));
    const luck = freshLuck(`greedy alone ${game}`);
    advance(w);
    while (w.s.asks.length > 0 && w.s.fault === 0) {
      const [ask] = w.s.asks;
      settle(w, ask, agent.choose(sight(watched, w.s, ask), luck));
    }
    expect(w.s.faultText, `game ${game}`).toBe("");
  }
  expect([...broken]).toEqual([]);
});
