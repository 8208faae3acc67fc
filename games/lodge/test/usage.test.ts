/** In random play everything in the box gets used: in the long run every program of every card, in the short one nearly all. */
import { advance, freshLuck, type Operation, playOn, seedFrom, world } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { lodge, type State, type Tables } from "../src/index.ts";
import { LONG } from "./games.ts";

const GAMES = LONG ? 12_000 : 120;
const SHARE = LONG ? 1 : 0.9;

test(`${GAMES} random games read the cards of the box`, { timeout: 3_600_000 }, () => {
  const read = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(lodge.operations).map(([name, operation]): [string, Operation<State, Tables>] => [
      name,
      {
        ...operation,
        run(w, frame, line) {
          read.add(lodge.scripts[frame.of].name);
          operation.run(w, frame, line);
        },
      },
    ]),
  );
  const game = { ...lodge, operations: watched };
  const luck = freshLuck("usage");
  for (let i = 0; i < GAMES; i++) {
    const options = { ruleset: i % 2 === 0 ? "first" : "revised" };
    const w = world(game, game.begin({ seats: 2 + (i % 5), options }, seedFrom(`usage ${i}`)));
    advance(w);
    playOn(w, luck);
    expect(w.s.faultText, `usage ${i}`).toBe("");
  }
  const all = lodge.scripts.filter(({ lines }) => lines.length > 0).map(({ name }) => name);
  const unread = all.filter((name) => !read.has(name));
  expect(unread.length, unread.join(" ")).toBeLessThanOrEqual(Math.floor(all.length * (1 - SHARE)));
});
