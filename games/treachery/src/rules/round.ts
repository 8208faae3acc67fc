/** A round, phase by phase, until somebody wins (T-P1 … T-WIN). */
import { again, call, flow, goto, perform } from "@blackrose/kernel";
import { clearTable, endGame, startRound } from "../deeds.ts";
import { NONE, SPOILS, type State, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { betting } from "./bet.ts";
import { resolution } from "./claim.ts";
import { dealRound } from "./deal.ts";
import { ALL_DICE, pickByDice, roll } from "./dice.ts";
import { placed, placesOf } from "./ranking.ts";
import { bits, move, TOKENS, Why } from "./tokens.ts";
import { turn } from "./turn.ts";

/** Seats whose treasury holds all five colours (T-WIN-01). */
export function complete(cards: Tables, s: State): number[] {
  const colours = new Array<number>(s.seats).fill(0);
  for (let value = 1; value <= TOKENS; value++) {
    const place = s.tokens[value];
    if (place < s.seats) colours[place] |= 1 << cards.tokenColour[value];
  }
  const found: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (bits(colours[seat]) === 5) found.push(seat);
  return found;
}

function end(w: Treachery, among: readonly number[]): void {
  const winner = placed(w, true, among);
  perform(w, endGame, { seat: winner, places: placesOf(w.cards, w.s, winner) });
}

/** Its numbers: the slot whose turn comes next, and whether a victory is forbidden this round. */
export const round: ReturnType<typeof flow<State, Tables>> = flow<State, Tables>("round", "T-P1-01", {
  roll(w, frame) {
    const { s } = w;
    frame.regs = [0, 0];
    const everyone = s.hands.map((_, seat) => seat);
    perform(w, startRound, { round: s.round + 1, roller: placed(w, false, everyone) });
    roll(w, s.roller, ALL_DICE);
  },
  spoils(w) {
    const token = pickByDice(w.cards, w.s);
    if (token !== 0) move(w, w.s.roller, [token], SPOILS, Why.spoils);
  },
  bet(w) {
    call(w, betting);
  },
  turns(w, frame) {
    const slot = frame.regs[0]++;
    if (slot + 1 < w.s.seats) again(frame);
    call(w, turn, w.s.order[slot]);
  },
  resolution(w) {
    call(w, resolution);
  },
  discard(w, frame) {
    const { s, cards } = w;
    frame.regs[1] = s.inPlay.some((card) => card !== NONE && cards.forbidsVictory[card]) ? 1 : 0;
    perform(w, clearTable, {});
    dealRound(w);
  },
  victory(w, frame) {
    const { s, cards } = w;
    const last = s.hands.every((hand) => hand.length === 0);
    const winners = frame.regs[1] === 1 && !last ? [] : complete(cards, s);
    if (winners.length > 0) end(w, winners);
    else if (last)
      end(
        w,
        s.hands.map((_, seat) => seat),
      );
    else goto(w, frame, "roll");
  },
});
