/** Agents see a view and play fair; greedy plays well. */
import {
  type Agent,
  advance,
  freshLuck,
  greedy,
  random,
  seedFrom,
  settle,
  sight,
  view,
  world,
} from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { type State, type Tables, treachery } from "../src/index.ts";
import { begun, luckOf, playOut, SEED } from "./games.ts";

function winnerOf(agents: readonly Agent<State, Tables>[], name: string): number {
  const w = world(treachery, treachery.begin({ seats: agents.length, options: { remove: "random" } }, seedFrom(name)));
  const luck = freshLuck(`agents of ${name}`);
  advance(w);
  while (w.s.asks.length > 0) {
    const [ask] = w.s.asks;
    settle(w, ask, agents[ask.seat].choose(sight(treachery, w.s, ask), luck));
    if (w.s.fault !== 0) throw new Error(w.s.faultText);
  }
  return w.s.winner;
}

describe(`agents, BLACKROSE_SEED=${SEED}`, () => {
  test("one greedy among three random wins well over half", { timeout: 600_000 }, () => {
    const GAMES = 60;
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 4;
      const agents = [0, 1, 2, 3].map((p) =>
        p === seat ? greedy<State, Tables>({ worlds: 6, breadth: 16, depth: 60 }) : random<State, Tables>(),
      );
      if (winnerOf(agents, `greedy ${game}`) === seat) won++;
    }
    // These games are always the same; the fair share would be 15.
    expect(won).toBeGreaterThanOrEqual(36);
  });

  test("what an agent cannot see does not change what it chooses", () => {
    const luck = luckOf("fair agents");
    const w = begun(4, "fair agents");
    let looked = 0;
    playOut(w, luck, (s) => {
      const [ask] = s.asks;
      if (s.deck.length === 0 || ask.options.length > 12 || looked > 60) return;
      looked++;
      const other = treachery.imagine(view(treachery.state, s, ask.seat), ask.seat, luck);
      const choose = (state: State): readonly number[] =>
        greedy<State, Tables>({ worlds: 2, breadth: 12, depth: 60 }).choose(
          sight(treachery, state, ask),
          freshLuck("same"),
        );
      expect(choose(other)).toEqual(choose(s));
    });
    expect(looked).toBeGreaterThan(20);
  });
});
