/** Every world a seat can imagine holds what the rules promise, at once and when it is played on: no card twice, none lost. */
import { type Luck, pickAny, settle, view, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodgeTitle, type LodgeGame } from "../src/index.ts";
import type { Lodge, State } from "../src/state.ts";
import { begunAt, LONG, luckOf, playOut, SEED } from "./games.ts";

const GAMES = LONG ? 200 : 1;
/** One question of so many is looked at from every seat. */
const EVERY = 9;
/** How far a world is played on. */
const FAR = 20;

const both = { ruleset: "rebirth", boxes: ["base", "rebirth"] };
const TABLES = [
  ...["first", "revised", "rebirth"].map((ruleset) => ({ seats: 3, under: ruleset, options: { ruleset } })),
  { seats: 2, under: "rebirth with its own box", options: { ruleset: "rebirth", boxes: ["rebirth"] } },
  { seats: 4, under: "rebirth with both boxes", options: both },
  { seats: 3, under: "revised with Sator", options: { ruleset: "revised", boxes: ["base", "sator"] } },
  { seats: 2, under: "rebirth with the Avatar", options: { ...both, mode: "avatar" } },
];

/** What is wrong with a world, now or later. */
function wrongIn(game: LodgeGame, w: Lodge, luck: Luck): string | null {
  for (let i = 0; i < FAR; i++) {
    const wrong = w.s.fault === 0 ? game.broken(w.s) : w.s.faultText;
    if (wrong !== null) return `${wrong} (after ${i} answers)`;
    const [ask] = w.s.asks;
    if (ask === undefined) return null;
    settle(w, ask, pickAny(ask, luck));
  }
  return null;
}

describe(`imagined worlds, BLACKROSE_SEED=${SEED}`, () => {
  test.each(TABLES)("of $seats under $under", { timeout: 3_600_000 }, ({ seats, under, options }) => {
    const game = lodgeTitle.play({ seats, options });
    for (let nth = 0; nth < GAMES; nth++) {
      const name = `imagined ${under} ${nth}`;
      const luck = luckOf(name);
      let asked = 0;
      playOut(begunAt(game, { seats, options }, name), luck, (s: State) => {
        if (asked++ % EVERY !== 0) return;
        for (let viewer = 0; viewer < seats; viewer++) {
          const imagined = game.imagine(view(game.state, s, viewer), viewer, luck);
          const ask = s.asks[0];
          const wrong = wrongIn(game, world(game, imagined), luck);
          expect(
            wrong,
            `game ${name}, turn ${s.turn}, seat ${viewer} while ${ask.seat} is asked ${ask.decision}`,
          ).toBeNull();
        }
      });
    }
  });
});
