/** Setup (T-SET), run once. */
import { ask, call, decision, flow, perform, pickFrom } from "@blackrose/kernel";
import { layOutCards, removeCards, seatDealer } from "../deeds.ts";
import { GONE, type State, Stream, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { card as cardThing, held } from "../things.ts";
import { dealRound } from "./deal.ts";
import { ALL_DICE, cast, pickByDice } from "./dice.ts";
import { byLot } from "./ranking.ts";
import { round } from "./round.ts";
import { move, Why } from "./tokens.ts";

export const REMOVED_CARDS = 10;
export const HAND = 7;

/** Cards put unseen into the discard stack, by number of players (T-SET-07). */
export const UNSEEN: { readonly [seats: number]: number } = { 4: 18, 5: 15, 6: 10 };

/** Who takes the ten uncommon cards out: the dealer, luck, or the table beforehand (a named set). */
export const Removal = { dealer: 0, random: 1, named: 2 } as const;

/** D-REMOVE: the dealer takes ten uncommon cards out of the game, for all to see (T-SET-03). */
export const remove = decision<State, Tables>("D-REMOVE", "T-SET-03", {
  chosen: (w, _frame, _code, codes) => perform(w, removeCards, { cards: codes.map(held) }),
});

/** Everyone picks twice: there in order from the dealer, and back (T-SET-05). No bonuses. */
function draft(w: Treachery): void {
  const { s, cards } = w;
  for (let pick = 0; pick < 2 * s.seats; pick++) {
    const seat = (s.dealer + (pick < s.seats ? pick : 2 * s.seats - 1 - pick)) % s.seats;
    cast(w, seat, ALL_DICE);
    const token = pickByDice(cards, s);
    if (token !== 0) move(w, seat, [token], seat, Why.draft);
  }
}

/** The whole game. Its numbers: how cards are removed, then the named ones. */
export const game = flow<State, Tables>("game", "T-SET-01", {
  dealer(w) {
    const everyone = w.s.hands.map((_, seat) => seat);
    perform(w, seatDealer, { seat: byLot(w, everyone, false) });
  },
  remove(w, frame) {
    const [removal, ...named] = frame.regs;
    const { uncommons } = w.cards;
    if (removal === Removal.named) {
      perform(w, removeCards, { cards: named });
    } else if (removal === Removal.random) {
      const left = uncommons.slice();
      const out: number[] = [];
      for (let i = 0; i < REMOVED_CARDS; i++) {
        const card = pickFrom(w, Stream.deck, left);
        left.splice(left.indexOf(card), 1);
        out.push(card);
      }
      perform(w, removeCards, { cards: out });
    } else {
      ask(w, remove, w.s.dealer, uncommons.map(cardThing), REMOVED_CARDS, REMOVED_CARDS);
    }
  },
  tokens(w) {
    // n − 1 of each colour stay: the highest go (T-SET-04).
    const keep = w.s.seats - 1;
    move(
      w,
      w.s.dealer,
      w.cards.tokensOf.flatMap((values) => values.slice(keep)),
      GONE,
      Why.removed,
    );
    draft(w);
  },
  cards(w) {
    perform(w, layOutCards, { unseen: UNSEEN[w.s.seats] });
    for (let i = 0; i < HAND; i++) dealRound(w);
  },
  rounds(w) {
    call(w, round);
  },
});
