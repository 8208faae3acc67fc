/** In random play everything in a box gets used: in the long run every program of every card, in the short one nearly all. */
import { advance, freshLuck, type Operation, playOn, seedFrom, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodgeTitle, type State, type Tables } from "../src/index.ts";
import { LONG } from "./games.ts";

const GAMES = LONG ? 12_000 : 120;
/** The rulesets a box is played under in turn, and how much of it a short run must read: in Rebirth much comes late in a game. */
const BOXES = [
  { box: "base", rulesets: ["first", "revised"], share: 0.9 },
  { box: "rebirth", rulesets: ["rebirth"], share: 0.85 },
];

describe.each(BOXES)("the box $box", ({ box, rulesets, share }) => {
  test(`is read by ${GAMES} random games`, { timeout: 3_600_000 }, () => {
    const optionsOf = (i: number) => ({ ruleset: rulesets[i % rulesets.length], boxes: [box] });
    const lodge = lodgeTitle.play({ seats: 4, options: optionsOf(0) });
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
      const seating = { seats: 2 + (i % 5), options: optionsOf(i) };
      const w = world(game, game.begin(seating, seedFrom(`usage ${i}`)));
      advance(w);
      playOn(w, luck);
      expect(w.s.faultText, `usage ${i}`).toBe("");
    }
    const all = lodge.scripts.filter(({ lines }) => lines.length > 0).map(({ name }) => name);
    const unread = all.filter((name) => !read.has(name));
    const most = LONG ? 0 : Math.floor(all.length * (1 - share));
    expect(unread.length, unread.join(" ")).toBeLessThanOrEqual(most);
  });
});
