/** Nobody sees what is not theirs: worlds that differ only in that give the same views, events, questions and refusals. */
import { drawLuck, type Luck, SPECTATOR, view, watch } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodge } from "../src/index.ts";
import { Phase, Slot, type State } from "../src/state.ts";
import { begun, LONG, luckOf, playOut, SEED } from "./games.ts";

/** What the viewer cannot see changes places: hands and Grimoires, ready spells, quests, the order of decks. */
function swapped(s: State, viewer: number, luck: Luck): State {
  const other = lodge.state.copy(s);
  for (let i = 0; i < 3; i++) {
    const seat = drawLuck(luck, 0, s.seats);
    if (seat === viewer) continue;
    const zones = [other.hands[seat], other.grimoires[seat]].filter((zone) => zone.length > 0);
    if (zones.length < 2) continue;
    const [a, b] = zones;
    const x = drawLuck(luck, 0, a.length);
    const y = drawLuck(luck, 0, b.length);
    [a[x], b[y]] = [b[y], a[x]];
    const ready = other.slots[seat].indexOf(Slot.ready);
    if (ready >= 0 && other.phase === Phase.action) {
      [other.planned[seat][ready], a[0]] = [a[0], other.planned[seat][ready]];
      other.plannedSide[seat][ready] = 0;
    }
    const [quest] = other.quests[seat];
    const moon = quest === undefined ? 0 : lodge.cards.content.quests[quest].moon - 1;
    if (quest !== undefined && other.questDecks[moon].length > 0) {
      [other.quests[seat][0], other.questDecks[moon][0]] = [other.questDecks[moon][0], quest];
    }
  }
  for (const deck of [...other.library, ...other.questDecks, ...other.eventDecks]) {
    if (deck.length < 2) continue;
    const x = drawLuck(luck, 0, deck.length);
    const y = drawLuck(luck, 0, deck.length);
    [deck[x], deck[y]] = [deck[y], deck[x]];
  }
  return other;
}

const GAMES = LONG ? 60 : 4;

describe(`secrecy, BLACKROSE_SEED=${SEED}`, () => {
  for (const ruleset of ["first", "revised"]) {
    test(`four mages and a spectator under ${ruleset}`, { timeout: 3_600_000 }, () => {
      let steps = 0;
      for (let game = 0; game < GAMES; game++) {
        const luck = luckOf(`secrecy ${ruleset} ${game}`);
        const w = begun(4, `secrecy ${ruleset} ${game}`, { ruleset });
        playOut(w, luck, (s) => {
          if (s.turn === 0 || drawLuck(luck, 0, 40) > 0) return;
          // While a hand is being chosen from, it cannot be exchanged under the question.
          if (
            !["D-ACT-TYPE", "D-ACT-STEP", "D-ACT-ROOM", "D-EVO-STEP"].includes(lodge.decisions[s.asks[0].decision].id)
          )
            return;
          for (const viewer of [drawLuck(luck, 0, 4), SPECTATOR]) {
            const watched = watch(lodge, s, swapped(s, viewer, luck), viewer, luck, 60);
            expect(watched.leak, `game ${ruleset} ${game}, viewer ${viewer}, turn ${s.turn}`).toBeNull();
            steps += watched.steps;
          }
        });
      }
      expect(steps).toBeGreaterThan(GAMES * 20);
    });
  }

  test("an imagined world looks to its viewer exactly like the real one", () => {
    const luck = luckOf("imagine");
    const w = begun(4, "imagine", { ruleset: "revised" });
    playOut(w, luck, (s) => {
      if (s.asks.length !== 1 || s.turn === 0) return;
      const { seat } = s.asks[0];
      const seen = view(lodge.state, s, seat);
      const imagined = lodge.imagine(seen, seat, luck);
      expect(JSON.stringify(view(lodge.state, imagined, seat))).toBe(JSON.stringify(seen));
    });
  });
});
