/** The pass: everyone hands a token of one colour to a neighbour (T-PASS). */
import { again, ask, decision, flow, perform } from "@blackrose/kernel";
import { moveTokens } from "../deeds.ts";
import { leftOf, rightOf, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { CLOCKWISE, colourWay, held, token } from "../things.ts";
import { treasuryGuarded, Why } from "./tokens.ts";

const COLOUR = 0;
const WAY = 1;
const ASKED = 2;
const PICKED = 3;

/** D-PASS-ORDER: any colour, also one that nobody holds, and a direction. */
export const passOrder = decision<State, Tables>("D-PASS-ORDER", "T-PASS", {
  chosen(_w, frame, code) {
    frame.regs = [held(code) >> 1, held(code) & 1, 0];
  },
});

/** D-PASS-TOKEN: which of several tokens to hand on, chosen openly. */
export const passToken = decision<State, Tables>("D-PASS-TOKEN", "T-PASS", {
  chosen(_w, frame, code) {
    frame.regs.push(held(code));
  },
});

/** The frame's seat is the actor; its numbers: colour, way, seats asked so far, tokens picked. */
export const pass = flow<State, Tables>("pass", "T-PASS", {
  order(w, frame) {
    const options: number[] = [];
    for (let colour = 0; colour < 5; colour++)
      options.push(colourWay(colour, CLOCKWISE), colourWay(colour, 1 - CLOCKWISE));
    ask(w, passOrder, frame.seat, options);
  },
  pick(w, frame) {
    const { s, cards } = w;
    const asked = frame.regs[ASKED]++;
    if (asked === s.seats) return;
    again(frame);
    const seat = (frame.seat + asked) % s.seats;
    if (treasuryGuarded(cards, s, seat)) return;
    const own = cards.tokensOf[frame.regs[COLOUR]].filter((value) => s.tokens[value] === seat);
    ask(w, passToken, seat, own.map(token));
  },
  move(w, frame) {
    const { s } = w;
    const tokens = frame.regs.slice(PICKED);
    if (tokens.length === 0) return;
    const neighbour = frame.regs[WAY] === CLOCKWISE ? leftOf : rightOf;
    const from = tokens.map((value) => s.tokens[value]);
    const to = from.map((seat) => neighbour(s, seat));
    perform(w, moveTokens, { seat: frame.seat, tokens, from, to, why: Why.pass });
  },
});

export const passDecisions = [passOrder, passToken];
