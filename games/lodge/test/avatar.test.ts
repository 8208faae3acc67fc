/** The Avatar plays by himself: random games with one to three seats, and the worlds bots imagine of them. */
import { advance, pickAny, seedFrom, settle, view, world } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { lodgeTitle as title } from "../src/index.ts";
import { ROSE } from "../src/who.ts";
import { luckOf, playOut, SEED } from "./games.ts";

const GAMES = 4;
const options = {
  ruleset: "rebirth",
  mode: "avatar",
  boxes: ["base", "rebirth"],
  schools: ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"],
  quests: ["base"],
};

test.each([1, 2, 3].flatMap((seats) => ["apprentice", "master"].map((level) => ({ seats, level }))))(
  `$seats seats against the Avatar as $level, ${GAMES} random games, seed ${SEED}`,
  { timeout: 120_000 },
  ({ seats, level }) => {
    const seen = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const seating = { seats, options: { ...options, level } };
      expect(title.refuse(seating)).toBeNull();
      const game = title.play(seating);
      const w = world(game, game.begin(seating, seedFrom(`${SEED} avatar ${seats} ${i}`)));
      w.events = [];
      advance(w);
      let asked = 0;
      playOut(w, luckOf(`avatar ${seats} ${i}`), (s) => {
        expect(game.broken(s)).toBeNull();
        if (asked++ % 40 > 0) return;
        const [{ seat }] = s.asks;
        expect(seat).toBeLessThan(seats);
        const luck = luckOf(`avatar ${asked}`);
        const there = world(game, game.imagine(view(game.state, s, seat), seat, luck));
        for (let answers = 0; answers < 10 && there.s.asks.length > 0; answers++) {
          settle(there, there.s.asks[0], pickAny(there.s.asks[0], luck));
        }
        expect(there.s.faultText).toBe("");
      });
      expect(w.s.faultText).toBe("");
      expect(w.s.places).toHaveLength(seats);
      for (const { verb, by, dealer, seat } of w.events) {
        if (verb === "harm" && dealer === ROSE && by === seats) seen.add("strikes");
        if (verb === "reveal-action" || verb === "claim-unseen" || verb === "follow") seen.add(verb);
        if (verb === "defeat" && seat === seats) seen.add("falls");
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["strikes", "reveal-action", "claim-unseen", "follow"]));
  },
);
