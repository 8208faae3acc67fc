/** Random games to the end: the rules never fail, never stall, and lose nothing; everything in the box gets used. */
import { hashOf } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { treachery } from "../src/index.ts";
import type { State } from "../src/state.ts";
import { begun, LONG, luckOf, playOut, SEED } from "./games.ts";

const GAMES = LONG ? 5000 : 250;
const ROUNDS_MOST: { readonly [seats: number]: number } = { 4: 13, 5: 11, 6: 10 };

describe(`random games, BLACKROSE_SEED=${SEED}`, () => {
  const played = new Set<number>();
  const asked = new Set<string>();
  const happened = new Set<string>();

  for (const seats of [4, 5, 6]) {
    test(`${GAMES} games of ${seats} hold every invariant at every question`, { timeout: 3_600_000 }, () => {
      for (let game = 0; game < GAMES; game++) {
        const w = begun(seats, `${seats} ${game}`);
        let equalHands = true;
        playOut(w, luckOf(`${seats} ${game}`), (s: State) => {
          const broken = treachery.broken(s);
          if (broken !== null) throw new Error(`game ${seats} ${game}, round ${s.round}: ${broken}`);
          const [ask] = s.asks;
          asked.add(treachery.decisions[ask.decision].id);
          if (ask.options.length === 0 || ask.options.length < ask.min)
            throw new Error(`game ${seats} ${game}: a dead end`);
          if (new Set(ask.options).size !== ask.options.length)
            throw new Error(`game ${seats} ${game}: an option twice`);
          if (s.order.length === 0 && s.round > 0)
            equalHands &&= s.hands.every((hand) => hand.length === s.hands[0].length);
          for (const card of s.inPlay) if (card >= 0) played.add(card);
        });
        expect(w.s.faultText, `game ${seats} ${game}`).toBe("");
        expect(equalHands).toBe(true);
        expect(treachery.result(w.s)?.winners).toHaveLength(1);
        expect(w.s.round).toBeLessThanOrEqual(ROUNDS_MOST[seats]);
        for (const event of w.events ?? []) happened.add(event.verb);
      }
    });
  }

  test("every card was played, every decision asked, every deed done", () => {
    const idle = treachery.cards.content.cards.filter((_, card) => !played.has(card)).map((card) => card.id);
    expect(idle).toEqual([]);
    // Before the bet is settled there is one token of spoils at most, so a Divine Intervention never has a choice (T-INV-04).
    const silent = treachery.decisions.map((one) => one.id).filter((id) => !asked.has(id));
    expect(silent).toEqual(["D-DIVINE"]);
    expect(treachery.deeds.map((one) => one.verb).filter((verb) => !happened.has(verb))).toEqual([]);
  });

  test("old copies of a state never change while the game goes on", () => {
    const w = begun(4, "copies");
    const copies: { state: State; hash: string }[] = [];
    playOut(w, luckOf("copies"), (s) => {
      copies.push({ state: treachery.state.copy(s), hash: hashOf(treachery.state, s) });
    });
    for (const { state, hash } of copies) expect(hashOf(treachery.state, state)).toBe(hash);
  });
});
