/** Dealing (T-SET-08, T-DIS-02). */
import { perform } from "@blackrose/kernel";
import { dealCard } from "../deeds.ts";
import { leftOf, type Treachery } from "../state.ts";

/** One card to each, clockwise from the dealer's left, while the stack lasts (T-SET-08, T-DIS-02). */
export function dealRound(w: Treachery): void {
  const { s } = w;
  let seat = leftOf(s, s.dealer);
  for (let i = 0; i < s.seats && s.deck.length > 0; i++) {
    perform(w, dealCard, { seat, card: s.deck[s.deck.length - 1] });
    seat = leftOf(s, seat);
  }
}
