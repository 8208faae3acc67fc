/** Sentences about tokens. */
import { call, perform } from "@blackrose/kernel";
import { forgoFlip, moveTokens } from "../deeds.ts";
import { opponents, poisonTreasury } from "../rules/dice.ts";
import { pass } from "../rules/pass.ts";
import {
  betGuarded,
  hasColour,
  lowestInBank,
  move,
  takeable,
  takeableFromBet,
  tokensAt,
  treasuryGuarded,
  Why,
} from "../rules/tokens.ts";
import { BANK, BET, SPOILS, type Treachery } from "../state.ts";
import { colourNumber } from "../tables.ts";
import { held, seat as seatThing, token, tokensIn, tokens as tokensThing } from "../things.ts";
import { offer, operation } from "./operation.ts";

/** The lowest of the bank; where the card says so, an opponent's when the bank has none (witch, C-FATEWEAVER). */
export const gain = operation<"gain">({
  run(w, frame, line) {
    const { s, cards } = w;
    const colour = line.colour === "own" ? s.colours[frame.seat] : colourNumber(line.colour);
    const lowest = lowestInBank(cards, s, colour);
    if (lowest !== 0) offer(w, frame, line, [token(lowest)]);
    else if (line.from === "bank, else an opponent") {
      offer(w, frame, line, takeable(cards, s, frame.seat, 1 << colour).map(token));
    }
  },
  chosen(w, frame, line, code) {
    move(w, frame.seat, [held(code)], frame.seat, Why.gain);
    if (line.may) perform(w, forgoFlip, { seat: frame.seat });
  },
});

/** A token of an opponent's treasury or bet, never of the bank (thief). */
export const rob = operation<"rob">({
  run(w, frame, line) {
    const { s, cards } = w;
    const own = 1 << s.colours[frame.seat];
    const found = [...takeable(cards, s, frame.seat, own), ...takeableFromBet(cards, s, frame.seat, own)];
    offer(w, frame, line, found.sort((a, b) => a - b).map(token));
  },
  chosen: (w, frame, _line, code) => move(w, frame.seat, [held(code)], frame.seat, Why.rob),
});

export const passTokens = operation<"pass">({ run: (w, frame) => call(w, pass, frame.seat) });

/** The Merchant: a token of an opponent's treasury or bet for one of one's own, if one has any (C-MERCHANT). */
export const barter = operation<"barter">({
  run(w, frame, line) {
    const { s, cards } = w;
    const theirs = [...takeable(cards, s, frame.seat), ...takeableFromBet(cards, s, frame.seat)].sort((a, b) => a - b);
    const mine = tokensAt(s, frame.seat);
    const options = theirs.flatMap((taken) =>
      mine.length === 0 ? [token(taken)] : mine.map((given) => tokensThing(taken, given)),
    );
    offer(w, frame, line, options);
  },
  chosen(w, frame, _line, code) {
    const [taken, given] = tokensIn(code);
    const { seat } = frame;
    const from = w.s.tokens[taken];
    if (given === undefined) move(w, seat, [taken], seat, Why.barter);
    else
      perform(w, moveTokens, { seat, tokens: [taken, given], from: [from, seat], to: [seat, from], why: Why.barter });
  },
});

/** Every token of the lowest die's colour returns to the bank, wherever it lies unguarded (C-CURSE). */
export const curse = operation<"curse">({
  run(w, frame) {
    const { s, cards } = w;
    const colour = s.dice.indexOf(Math.min(...s.dice));
    const hit = cards.tokensOf[colour].filter((value) => cursed(w, s.tokens[value]));
    move(w, frame.seat, hit, BANK, Why.curse);
  },
});

function cursed(w: Treachery, place: number): boolean {
  if (place === SPOILS) return true;
  if (place === BET) return !betGuarded(w.cards, w.s);
  return place < w.s.seats && !treasuryGuarded(w.cards, w.s, place);
}

/** The lowest token of a bet of two or more, whoever's it is (C-SNAKE, Q-30). */
export const charm = operation<"charm">({
  run(w, frame) {
    const bet = tokensAt(w.s, BET);
    if (bet.length >= 2 && !betGuarded(w.cards, w.s)) move(w, frame.seat, [bet[0]], frame.seat, Why.charm);
  },
});

/** A token of the spoils in a colour one lacks; the own bet does not count as owned (C-DIVINE, Q-29). */
export const takeSpoils = operation<"take spoils">({
  run(w, frame, line) {
    const { s, cards } = w;
    const lacking = tokensAt(s, SPOILS).filter((value) => !hasColour(cards, s, frame.seat, cards.tokenColour[value]));
    offer(w, frame, line, lacking.map(token));
  },
  chosen: (w, frame, _line, code) => move(w, frame.seat, [held(code)], frame.seat, Why.blessing),
});

/** The Kraken: an opponent's treasury, or the own one to the bank (C-KRAKEN). */
export const poison = operation<"poison">({
  run: (w, frame, line) => offer(w, frame, line, opponents(w.s, frame.seat).map(seatThing)),
  chosen: (w, frame, _line, code) => poisonTreasury(w, frame.seat, held(code)),
});
export const loseAll = operation<"lose all">({
  run: (w, frame) => move(w, frame.seat, tokensAt(w.s, frame.seat), BANK, Why.wave),
});
