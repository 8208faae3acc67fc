/** Resolution and Phase IV: who wins the challenge, what becomes of the bet, what the winner takes (T-RES, T-CLM). */
import { ask, call, decision, flow, PASS, perform } from "@blackrose/kernel";
import { winRound } from "../deeds.ts";
import { BANK, BET, NONE, SPOILS, type State, type Treachery, WAR } from "../state.ts";
import type { Tables } from "../tables.ts";
import { ALTERNATIVE, held, token } from "../things.ts";
import { pass } from "./pass.ts";
import { power } from "./powers.ts";
import { betGuarded, hasColour, move, takeable, tokensAt, Why } from "./tokens.ts";

/** T-RES-01, T-RES-02: highest power in war, lowest in diplomacy; ties by the order the challenger chose. */
function winnerOf(w: Treachery): { winner: number; powers: number[] } {
  const { s, cards } = w;
  const powers = s.inPlay.map((card, seat) => (card === NONE ? 0 : power(cards, s, seat)));
  const sign = s.type === WAR ? 1 : -1;
  let winner = NONE;
  for (let i = 0; i < s.seats; i++) {
    const seat = s.order[s.first === 1 ? i : s.seats - 1 - i];
    if (s.inPlay[seat] === NONE) continue;
    if (winner === NONE || sign * powers[seat] > sign * powers[winner]) winner = seat;
  }
  return { winner, powers };
}

/** T-RES-03. */
function settleBet(w: Treachery, winner: number): void {
  const { s, cards } = w;
  const bet = tokensAt(s, BET);
  if (winner === s.challenger) move(w, s.challenger, bet, s.challenger, Why.wonBet);
  else if (betGuarded(cards, s)) move(w, s.challenger, bet, s.challenger, Why.guardedBet);
  else move(w, s.challenger, bet, SPOILS, Why.lostBet);
}

/** D-CLAIM: a token of the spoils, the alternative action, or nothing (T-CLM-01). In war the alternative is a token itself. */
export const claim = decision<State, Tables>("D-CLAIM", "T-CLM-01", {
  chosen(w, frame, code) {
    if (code === PASS) return;
    if (code === ALTERNATIVE) call(w, pass, frame.seat);
    else move(w, frame.seat, [held(code)], frame.seat, Why.claim);
  },
});

function claimOptions(cards: Tables, s: State, winner: number): number[] {
  const spoils = tokensAt(s, SPOILS);
  const options = spoils.map(token);
  if (spoils.some((value) => !hasColour(cards, s, winner, cards.tokenColour[value]))) return options;
  if (s.type === WAR) options.push(...takeable(cards, s, winner).map(token));
  else options.push(ALTERNATIVE);
  return spoils.length > 0 ? options : [PASS, ...options];
}

/** The frame's seat becomes the winner. */
export const resolution = flow<State, Tables>("resolution", "T-RES-01", {
  winner(w, frame) {
    const { winner, powers } = winnerOf(w);
    frame.seat = winner;
    perform(w, winRound, { seat: winner, powers, cards: w.s.inPlay.slice() });
    settleBet(w, winner);
  },
  claim(w, frame) {
    ask(w, claim, frame.seat, claimOptions(w.cards, w.s, frame.seat));
  },
  rest(w, frame) {
    move(w, frame.seat, tokensAt(w.s, SPOILS), BANK, Why.returned);
  },
});
