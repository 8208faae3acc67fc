/** Nobody looks at something hidden and then takes the answer back that led to it (K-UND-01). */
import { answer, begin, drawLuck, hashOf, isRefusal, keyOf, pickAny, seedFrom, undo, view } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { lodge, type State } from "../src/index.ts";
import { Family, familyOf, held } from "../src/things.ts";
import { luckOf, SEED } from "./games.ts";

/** The spells and quests a seat can name from what it sees. */
function known(s: State, seat: number): { readonly cards: Set<number>; readonly quests: Set<number> } {
  const v = view(lodge.state, s, seat);
  const spells = [v.hands, v.grimoires, v.memories, v.planned, v.revealed, v.looking, v.library, v.discards];
  const quests = [v.quests, v.progress, v.toSolve, v.completed, v.questDecks, [v.questDiscards]];
  // Copies of a personal spell that are still set aside are known, too: one comes with each moon (L-PSP-01).
  const { mages } = lodge.cards.content;
  const personal = v.mages.flatMap((mage) => lodge.cards.cardsOf.get(mages[mage]?.personal ?? "") ?? []);
  return {
    cards: new Set([...spells.flat(2), ...v.forgotten, ...v.gone, ...personal]),
    quests: new Set(quests.flat(2)),
  };
}

test(`what a question shows was known where one can go back to, seed ${SEED}`, () => {
  for (let game = 0; game < 12; game++) {
    const options = { ruleset: ["first", "revised", "rebirth"][game % 3] };
    const session = begin(lodge, { seats: 2 + (game % 3), options }, seedFrom(`${SEED} undo ${game}`));
    const luck = luckOf(`undo ${game}`);
    for (let asks = session.world.s.asks; asks.length > 0; asks = session.world.s.asks) {
      const [earliest] = session.past;
      for (const ask of earliest === undefined ? [] : asks) {
        const { cards, quests } = known(earliest.state!, ask.seat);
        for (const code of ask.options) {
          const told = `game ${game}, ${lodge.decisions[ask.decision].id}: ${keyOf(lodge, session.world.s, ask, code)}`;
          if (code >= 0 && familyOf(code) === Family.card) expect(cards, told).toContain(held(code));
          if (code >= 0 && familyOf(code) === Family.quest) expect(quests, told).toContain(held(code));
        }
      }
      const [ask] = asks;
      const keys = pickAny(ask, luck).map((code) => keyOf(lodge, session.world.s, ask, code));
      expect(isRefusal(answer(session, ask.seat, ask.id, keys))).toBe(false);
    }
  }
});

test(`going back leads to where the game stood, seed ${SEED}`, () => {
  let undone = 0;
  for (let game = 0; game < 6; game++) {
    const options = { ruleset: ["first", "revised", "rebirth"][game % 3] };
    const session = begin(lodge, { seats: 2 + (game % 3), options }, seedFrom(`${SEED} back ${game}`));
    const luck = luckOf(`back ${game}`);
    const stood: string[] = [];
    for (let asks = session.world.s.asks; asks.length > 0; asks = session.world.s.asks) {
      const { past, entries } = session;
      stood[entries.length] = hashOf(lodge.state, session.world.s);
      if (past.length > 0 && drawLuck(luck, 0, 8) === 0) {
        const steps = 1 + drawLuck(luck, 0, past.length);
        const { entries: at } = past[past.length - steps];
        expect(undo(session, steps)).toBeNull();
        expect(session.entries).toHaveLength(at);
        expect(hashOf(lodge.state, session.world.s)).toBe(stood[at]);
        undone += steps;
        continue;
      }
      const ask = asks[drawLuck(luck, 0, asks.length)];
      const keys = pickAny(ask, luck).map((code) => keyOf(lodge, session.world.s, ask, code));
      expect(isRefusal(answer(session, ask.seat, ask.id, keys))).toBe(false);
    }
  }
  expect(undone).toBeGreaterThan(100);
});
