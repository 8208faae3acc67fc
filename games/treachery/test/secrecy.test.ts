/** Nobody sees what is not theirs: worlds that differ only in that give the same views, events, questions and refusals. */
import { drawLuck, type Luck, SPECTATOR, view, watch } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { treachery } from "../src/index.ts";
import type { State } from "../src/state.ts";
import { begun, LONG, luckOf, playOut, SEED } from "./games.ts";

/** The same luck: what differs is only what lies hidden. */
function withLuckOf(s: State, imagined: State): State {
  imagined.seed = s.seed.slice();
  imagined.drawn = s.drawn.slice();
  return imagined;
}

/** A few cards that the viewer cannot see change places. */
function swapped(s: State, viewer: number, luck: Luck): State {
  const other = treachery.state.copy(s);
  const hidden: { zone: number[]; at: number }[] = [];
  const zones = [...other.hands, ...other.aside].filter((_, i) => i % s.seats !== viewer);
  for (const zone of [...zones, other.deck, other.buried]) zone.forEach((_, at) => hidden.push({ zone, at }));
  for (let i = 0; i < 3; i++) {
    const a = hidden[drawLuck(luck, 0, hidden.length)];
    const b = hidden[drawLuck(luck, 0, hidden.length)];
    [a.zone[a.at], b.zone[b.at]] = [b.zone[b.at], a.zone[a.at]];
  }
  return other;
}

/** Questions whose options are cards of a hand: while one is open, that hand cannot be exchanged under it. */
const OF_HANDS = ["D-PLAY", "D-FAIRY", "D-BLOODRING", "D-SCOUT-TAKE", "D-SCOUT-GIVE"];

const GAMES = LONG ? 400 : 30;

describe(`secrecy, BLACKROSE_SEED=${SEED}`, () => {
  for (const seats of [4, 5, 6]) {
    test(`${seats} seats and a spectator`, { timeout: 3_600_000 }, () => {
      let steps = 0;
      for (let game = 0; game < GAMES; game++) {
        const luck = luckOf(`secrecy ${seats} ${game}`);
        const w = begun(seats, `secrecy ${seats} ${game}`);
        playOut(w, luck, (s) => {
          if (s.deck.length === 0 || drawLuck(luck, 0, 6) > 0) return;
          for (const viewer of [drawLuck(luck, 0, seats), SPECTATOR]) {
            const [ask] = s.asks;
            const ofHands = OF_HANDS.includes(treachery.decisions[ask.decision].id);
            if (ofHands && ask.seat !== viewer) continue;
            const others = [withLuckOf(s, treachery.imagine(view(treachery.state, s, viewer), viewer, luck))];
            if (treachery.decisions[ask.decision].id !== "D-SCOUT-TAKE") others.push(swapped(s, viewer, luck));
            for (const other of others) {
              other.asks = treachery.state.copy(s).asks;
              const watched = watch(treachery, s, other, viewer, luck, 40);
              expect(watched.leak, `game ${seats} ${game}, viewer ${viewer}`).toBeNull();
              steps += watched.steps;
            }
          }
        });
      }
      // The worlds must really have been played side by side, not parted at once.
      expect(steps).toBeGreaterThan(GAMES * 20);
    });
  }

  test("an imagined world looks to its viewer exactly like the real one", () => {
    const luck = luckOf("imagine");
    const w = begun(5, "imagine");
    playOut(w, luck, (s) => {
      for (const viewer of [0, 1, 2, 3, 4, SPECTATOR]) {
        const seen = view(treachery.state, s, viewer);
        const imagined = treachery.imagine(seen, viewer, luck);
        expect(JSON.stringify(view(treachery.state, imagined, viewer))).toBe(JSON.stringify(seen));
        expect(treachery.broken(imagined)).toBeNull();
      }
    });
  });
});
