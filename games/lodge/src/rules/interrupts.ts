/** Interrupts: spells played from the hand in another's activation (L-CHR), and who is asked about them (L-CHW). */
import { attempt, call, type Flow, flow, laid, perform } from "@blackrose/kernel";
import { declare, playInterrupt, spendInterrupt } from "../deeds.ts";
import { resolve, Source } from "../effects/context.ts";
import type { Met } from "../effects/trigger.ts";
import { spellShape } from "../frames.ts";
import { type Lodge, NONE, Phase, type State, UNSEEN_FORGOTTEN } from "../state.ts";
import { FORGOTTEN, PERSONAL, type Tables } from "../tables.ts";
import { isMage } from "../who.ts";
import { hasSymbol, placeSymbol, spellOf } from "./cast.ts";

const S = spellShape.at;
/** The side that is played from the hand. */
export const FROM_HAND = 1;

/** Only in the Action and Evocation Phases, and only while another mage's activation runs (L-CHR-02). */
export const mayInterrupt = ({ s }: Lodge, seat: number): boolean =>
  (s.phase === Phase.action || s.phase === Phase.evocation) && s.active !== NONE && s.active !== seat && seat < s.seats;

/**
 * Whether a copy of a spell may be in a seat's hand, as far as everyone can see: not all of them lie open, and the seat has taken cards
 * unseen from where it comes (L-CHW-02 … 04).
 */
export function isOpenTo({ s, cards }: Lodge, spell: number, seat: number): boolean {
  const copies = cards.cardsOf.get(cards.spells[spell].id) ?? [];
  const seen = new Set([...s.memories, ...s.discards, ...s.revealed, s.gone].flat());
  if (copies.every((card) => seen.has(card))) return false;
  const school = cards.schoolOf[spell];
  if (school === FORGOTTEN) return (s.unseenFrom[seat] & UNSEEN_FORGOTTEN) !== 0;
  if (school === PERSONAL)
    return cards.content.mages[s.mages[seat]]?.personal === cards.spells[spell].id && s.aside[seat] < copies.length;
  return ((s.unseenFrom[seat] >> school) & 1) === 1;
}

/** It is read as a whole; its symbol comes first, and whom it aims at may answer it (L-CHR-03, L-CHR-07). */
const interrupting: Flow<State, Tables> = flow<State, Tables>(
  "interrupt",
  "L-CHR-07",
  {
    symbol(w, frame) {
      if (hasSymbol(w, frame)) placeSymbol(w, frame);
    },
    declare(w, { seat, regs }) {
      const target = regs[S.it];
      if (target === NONE || target === seat || !isMage(target)) return;
      regs[S.happened] = 0;
      attempt(w, seat, [laid(declare, { seat, card: regs[S.card], side: FROM_HAND, target, room: NONE, avoid: 0 })]);
    },
    effect(w, frame) {
      const { seat, regs } = frame;
      if (regs[S.happened] === 0) return;
      resolve(w, spellOf(w, frame).program, seat, {
        target: regs[S.it],
        there: regs[S.there],
        amount: regs[S.amount],
        source: Source.spell,
        card: regs[S.card],
        answered: regs[S.answered],
        avoid: regs[S.avoid],
      });
    },
    spend(w, { seat, regs }) {
      const card = regs[S.card];
      if (w.cards.schoolOf[w.cards.spellOf[card]] !== FORGOTTEN) perform(w, spendInterrupt, { seat, card });
    },
  },
  spellShape,
);

/** A seat plays a card of its hand against the deeds at that place of the stack. */
export function interruptWith(
  w: Lodge,
  seat: number,
  card: number,
  { it, there, amount }: Met,
  answered: number,
): void {
  perform(w, playInterrupt, { seat, card });
  const regs = spellShape.make({ happened: 1, card, side: FROM_HAND, it, there, amount, answered });
  call(w, interrupting, seat, regs);
}

export const interruptFlows = [interrupting];
