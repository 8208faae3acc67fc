/** Random games to the end under every ruleset: the rules never fail, never stall, and lose nothing. */
import { describe, expect, test } from "vitest";
import { lodge } from "../src/index.ts";
import { begun, LONG, luckOf, playOut, SEED } from "./games.ts";

const GAMES = LONG ? 700 : 12;
const TABLES = [
  { seats: 2, ruleset: "first" },
  { seats: 3, ruleset: "revised" },
  { seats: 4, ruleset: "first" },
  { seats: 4, ruleset: "revised" },
  { seats: 4, ruleset: "rebirth" },
  { seats: 5, ruleset: "revised" },
  { seats: 6, ruleset: "revised" },
];

describe(`random games, BLACKROSE_SEED=${SEED}`, () => {
  for (const { seats, ruleset } of TABLES) {
    test(`${GAMES} games of ${seats} under ${ruleset} hold every invariant at every question`, {
      timeout: 3_600_000,
    }, () => {
      for (let game = 0; game < GAMES; game++) {
        const name = `${seats} ${ruleset} ${game}`;
        const w = begun(seats, name, { ruleset });
        let asked = 0;
        playOut(w, luckOf(name), (s) => {
          const broken = lodge.broken(s);
          if (broken !== null) throw new Error(`game ${name}, turn ${s.turn}: ${broken}`);
          const [ask] = s.asks;
          if (ask.options.length < ask.min || ask.options.length === 0) throw new Error(`game ${name}: a dead end`);
          if (new Set(ask.options).size !== ask.options.length) throw new Error(`game ${name}: an option twice`);
          if (++asked > 50_000) throw new Error(`game ${name}: no end`);
        });
        expect(w.s.faultText, `game ${name}`).toBe("");
        expect(lodge.result(w.s), `game ${name}`).not.toBeNull();
      }
    });
  }
});
