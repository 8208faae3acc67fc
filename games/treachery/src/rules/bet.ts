/** Phase II: the bet and the challenger's three choices (T-BET, T-CHL). */
import { again, ask, decision, flow, PASS, perform } from "@blackrose/kernel";
import { nameChallenger, passBet, placeBet, setOrder, setType } from "../deeds.ts";
import { BET, DIPLOMACY, leftOf, NONE, type State, WAR } from "../state.ts";
import type { Tables } from "../tables.ts";
import { die, held, playOrder, roundType, tokensIn, tokens as tokensThing } from "../things.ts";
import { locked, roll } from "./dice.ts";
import { move, standing, standingKey, tokensAt, Why } from "./tokens.ts";

/** Every set of one to three own tokens that beats the high bet (T-BET-02). */
export function betOptions(cards: Tables, s: State, seat: number): number[] {
  const own = tokensAt(s, seat);
  const high = standing(cards, tokensAt(s, BET));
  const { tokenColour } = cards;
  const options = [PASS];
  for (let i = 0; i < own.length; i++) {
    const a = own[i];
    const colours = 1 << tokenColour[a];
    if (standingKey(colours, 1, a, a) > high) options.push(tokensThing(a));
    for (let j = i + 1; j < own.length; j++) {
      const b = own[j];
      const two = colours | (1 << tokenColour[b]);
      if (standingKey(two, 2, a + b, b) > high) options.push(tokensThing(a, b));
      for (let k = j + 1; k < own.length; k++) {
        const c = own[k];
        if (standingKey(two | (1 << tokenColour[c]), 3, a + b + c, c) > high) options.push(tokensThing(a, b, c));
      }
    }
  }
  return options;
}

/** D-BET: pass, or a higher set (T-BET-02). An outbid set goes back at once (T-BET-04). */
export const bet = decision<State, Tables>("D-BET", "T-BET-02", {
  chosen(w, frame, code) {
    const { s } = w;
    if (code === PASS) {
      perform(w, passBet, { seat: frame.seat });
      return;
    }
    if (s.challenger !== NONE) move(w, s.challenger, tokensAt(s, BET), s.challenger, Why.outbid);
    perform(w, placeBet, { seat: frame.seat, tokens: tokensIn(code) });
  },
});

/** D-CH-DIE, D-CH-TYPE, D-CH-ORDER (T-CHL-01…03). */
export const challengeDie = decision<State, Tables>("D-CH-DIE", "T-CHL-01", {
  chosen: (w, _frame, code) => roll(w, w.s.challenger, 1 << held(code)),
});
export const challengeType = decision<State, Tables>("D-CH-TYPE", "T-CHL-02", {
  chosen: (w, _frame, code) => perform(w, setType, { seat: w.s.challenger, type: held(code) }),
});
export const challengeOrder = decision<State, Tables>("D-CH-ORDER", "T-CHL-03", {
  chosen: (w, _frame, code) => perform(w, setOrder, { seat: w.s.challenger, first: held(code) }),
});

/** The frame's seat is whoever decides next, its number how many have. */
export const betting = flow<State, Tables>("bet", "T-BET-01", {
  begin(w, frame) {
    frame.seat = leftOf(w.s, w.s.roller);
    frame.regs = [0];
  },
  decide(w, frame) {
    if (frame.regs[0]++ > 0) frame.seat = leftOf(w.s, frame.seat);
    if (frame.regs[0] < w.s.seats) again(frame);
    ask(w, bet, frame.seat, betOptions(w.cards, w.s, frame.seat));
  },
  challenger(w) {
    // All passed: the roller challenges with nothing at stake (T-BET-05).
    const { s } = w;
    perform(w, nameChallenger, { seat: s.challenger === NONE ? s.roller : s.challenger });
  },
  rollDie(w) {
    const shut = locked(w.cards, w.s);
    const free = [0, 1, 2, 3, 4].filter((colour) => !((shut >> colour) & 1));
    ask(w, challengeDie, w.s.challenger, free.map(die));
  },
  chooseType(w) {
    ask(w, challengeType, w.s.challenger, [roundType(WAR), roundType(DIPLOMACY)]);
  },
  chooseOrder(w) {
    ask(w, challengeOrder, w.s.challenger, [playOrder(1), playOrder(0)]);
  },
});

export const betDecisions = [bet, challengeDie, challengeType, challengeOrder];
