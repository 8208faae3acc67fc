/** Nobody sees what is not theirs: worlds that differ only in that give the same views, events, questions and refusals. */
import { drawLuck, type Luck, SPECTATOR, view, watch } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { type LodgeGame, lodgeTitle } from "../src/index.ts";
import { Phase, Slot, type State } from "../src/state.ts";
import { begunAt, LONG, luckOf, playOut, SEED } from "./games.ts";

/** What the viewer cannot see changes places: hands and Grimoires, ready spells, quests, the order of decks. */
function swapped(lodge: LodgeGame, s: State, viewer: number, luck: Luck): State {
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
    // Where quests are public nobody can be mistaken about them.
    const [quest] = lodge.cards.rulesets[s.ruleset].questsArePublic ? [] : other.quests[seat];
    const moon = quest === undefined ? 0 : lodge.cards.content.quests[quest].moon - 1;
    if (quest !== undefined && other.questDecks[moon].length > 0) {
      [other.quests[seat][0], other.questDecks[moon][0]] = [other.questDecks[moon][0], quest];
    }
  }
  const [claimed] = other.claimed;
  const from = claimed === undefined ? [] : other.questDecks[lodge.cards.content.quests[claimed].moon - 1];
  if (from.length > 0) [other.claimed[0], from[0]] = [from[0], claimed];
  // Not the Nightmare cards: the question itself shows the top ones to whoever assigns an Umbra (L-HID-25).
  const decks = [...other.library, ...other.questDecks, ...other.eventDecks, ...other.actionDecks];
  for (const deck of decks) {
    if (deck.length < 2) continue;
    const x = drawLuck(luck, 0, deck.length);
    const y = drawLuck(luck, 0, deck.length);
    // Of an action card the back lies open as soon as it is the top one (L-AVA-19): only the faces are hidden.
    const { actions } = lodge.cards;
    if (other.actionDecks.includes(deck) && actions[deck[x]].back !== actions[deck[y]].back) continue;
    [deck[x], deck[y]] = [deck[y], deck[x]];
  }
  return other;
}

const GAMES = LONG ? 60 : 4;
const both = { ruleset: "rebirth", boxes: ["base", "rebirth"] };
const TABLES = [
  { table: "four mages under first", seats: 4, options: { ruleset: "first" } },
  { table: "four mages under revised", seats: 4, options: { ruleset: "revised" } },
  { table: "four mages of two boxes under rebirth", seats: 4, options: both },
  {
    table: "four mages with the Sator box",
    seats: 4,
    options: { boxes: ["base", "sator"], schools: ["trickery", "blood", "elementalism", "omnia"] },
  },
  { table: "one mage against the Avatar", seats: 1, options: { ...both, mode: "avatar", level: "master" } },
  { table: "three mages against the Avatar", seats: 3, options: { ...both, mode: "avatar" } },
];
/** While a hand is being chosen from, it cannot be exchanged under the question. */
const OPEN = ["D-ACT-TYPE", "D-ACT-STEP", "D-ACT-ROOM", "D-EVO-STEP"];

describe(`secrecy, BLACKROSE_SEED=${SEED}`, () => {
  for (const { table, seats, options } of TABLES) {
    const lodge = lodgeTitle.play({ seats, options });
    test(`${table}, and a spectator`, { timeout: 3_600_000 }, () => {
      let steps = 0;
      for (let game = 0; game < GAMES; game++) {
        const name = `secrecy, ${table}, ${game}`;
        const luck = luckOf(name);
        playOut(begunAt(lodge, { seats, options }, name), luck, (s) => {
          if (s.turn === 0 || drawLuck(luck, 0, 40) > 0) return;
          if (!OPEN.includes(lodge.decisions[s.asks[0].decision].id)) return;
          for (const viewer of [drawLuck(luck, 0, seats), SPECTATOR]) {
            const watched = watch(lodge, s, swapped(lodge, s, viewer, luck), viewer, luck, 60);
            expect(watched.leak, `${name}, viewer ${viewer}, turn ${s.turn}`).toBeNull();
            steps += watched.steps;
          }
        });
      }
      // Alone against the Avatar the next thing is mostly his card, which parts the worlds lawfully.
      expect(steps).toBeGreaterThan(GAMES * (seats === 1 ? 2 : 20));
    });

    test(`an imagined world looks to its viewer exactly like the real one: ${table}`, () => {
      const luck = luckOf(`imagine ${table}`);
      playOut(begunAt(lodge, { seats, options }, `imagine ${table}`), luck, (s) => {
        if (s.asks.length !== 1 || s.turn === 0) return;
        const { seat } = s.asks[0];
        const seen = view(lodge.state, s, seat);
        const imagined = lodge.imagine(seen, seat, luck);
        expect(JSON.stringify(view(lodge.state, imagined, seat))).toBe(JSON.stringify(seen));
      });
    });
  }
});
