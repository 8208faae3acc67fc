/** A mage nobody sits for is played by a mode: one seat and more. */
import { advance, freshLuck, type Luck, pickAny, seedFrom, settle, view, world } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { box, lodgeWith } from "../src/index.ts";
import { ROSE } from "../src/who.ts";
import { playOut } from "./games.ts";
import { shadow } from "./shadow.ts";

const game = lodgeWith(box, [], shadow);
const GAMES = 12;
/** The same games every time: it is rare that this mage falls, and here it does. */
const SEED = "a fall in the dark";
const luckOf = (name: string): Luck => freshLuck(`${SEED} ${name}`);

test.each([1, 2, 3])(
  `%i seats and a mage by itself, ${GAMES} random games, seed ${SEED}`,
  { timeout: 60_000 },
  (seats) => {
    let struck = 0;
    let fell = 0;
    for (let i = 0; i < GAMES; i++) {
      const seating = { seats, options: { ruleset: "rebirth" } };
      expect(game.refuse(seating)).toBeNull();
      const w = world(game, game.begin(seating, seedFrom(`${SEED} shadow ${seats} ${i}`)));
      w.events = [];
      advance(w);
      let asked = 0;
      playOut(w, luckOf(`shadow ${seats} ${i}`), (s) => {
        expect(game.broken(s)).toBeNull();
        if (asked++ % 25 > 0) return;
        // Bots imagine the table with that mage in it, and play on there.
        const [{ seat }] = s.asks;
        const luck = luckOf(`shadow ${asked}`);
        const there = world(game, game.imagine(view(game.state, s, seat), seat, luck));
        for (let answers = 0; answers < 20 && there.s.asks.length > 0; answers++) {
          settle(there, there.s.asks[0], pickAny(there.s.asks[0], luck));
        }
        expect(there.s.faultText).toBe("");
      });
      expect(w.s.faultText).toBe("");
      expect(w.s.places).toHaveLength(seats);
      struck += w.events.filter(({ verb, by, dealer }) => verb === "harm" && by === seats && dealer === ROSE).length;
      fell += w.events.filter(({ verb, seat }) => verb === "defeat" && seat === seats).length;
    }
    expect(struck).toBeGreaterThan(0);
    expect(fell).toBeGreaterThan(0);
  },
);
