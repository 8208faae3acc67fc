/** Random games to the end under every ruleset, with the boxes of Rebirth and Sator, and with the Avatar: the rules never fail, never stall, and lose nothing. */
import { begin, seedFrom } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodgeTitle } from "../src/index.ts";
import { LONG, luckOf, playOut, SEED } from "./games.ts";

/** In the long run ten thousand under each ruleset. */
const GAMES = LONG ? 2000 : 5;
const both = { ruleset: "rebirth", boxes: ["base", "rebirth"] };
/** Schools of the Sator box, so that all of them are read. */
const SATOR = [
  ["trickery", "blood", "elementalism", "omnia"],
  ["enchantment", "bard", "cartomancy"],
  ["demonology", "void"],
];
const TABLES = [
  ...["first", "revised", "rebirth"].flatMap((ruleset) =>
    [2, 3, 4, 5, 6].map((seats) => ({ seats, under: ruleset, options: { ruleset } })),
  ),
  ...[2, 3, 4, 5, 6].map((seats) => ({
    seats,
    under: "rebirth with its own box",
    options: { ruleset: "rebirth", boxes: ["rebirth"] },
  })),
  ...[2, 3, 4, 5, 6].map((seats) => ({
    seats,
    under: "revised with the Sator box",
    options: { ruleset: "revised", boxes: ["base", "sator"], schools: SATOR[seats % SATOR.length] },
  })),
  ...[1, 2, 3].flatMap((seats) =>
    ["apprentice", "master"].map((level) => ({
      seats,
      under: `rebirth with the Avatar as ${level}`,
      options: { ...both, mode: "avatar", level },
    })),
  ),
];

describe(`random games, BLACKROSE_SEED=${SEED}`, () => {
  for (const { seats, under, options } of TABLES) {
    test(`${GAMES} games of ${seats} under ${under} hold every invariant at every question`, {
      timeout: 3_600_000,
    }, () => {
      const seating = { seats, options };
      const lodge = lodgeTitle.play(seating);
      for (let game = 0; game < GAMES; game++) {
        const name = `${seats} ${under} ${game}`;
        const { world: w } = begin(lodge, seating, seedFrom(`${SEED} ${name}`));
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
