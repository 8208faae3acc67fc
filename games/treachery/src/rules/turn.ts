/** Phase III: a turn, and what happens at its end (T-CHA-02, T-EOT). */
import { again, ask, call, closeWayBack, decision, flow, perform, pickFrom, read } from "@blackrose/kernel";
import { playCard, setApart, showCards, startTurn } from "../deeds.ts";
import { NONE, slotOf, type State, Stream, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { Family, familyOf, held } from "../things.ts";
import { prohibitors, waysToPlay } from "./prohibitions.ts";

/** A Gypsy whose spell holds: later players choose between two cards (C-GYPSY). */
function gypsyActive(cards: Tables, s: State): boolean {
  return s.negated === 0 && s.inPlay.some((card) => card !== NONE && cards.offersTwo[card]);
}

/** The card and the colour of an option of D-PLAY or D-FAIRY. */
export function chosenCard(cards: Tables, code: number): { card: number; colour: number } {
  const value = held(code);
  if (familyOf(code) === Family.cardColour) return { card: value >> 3, colour: value & 7 };
  return { card: value, colour: cards.colour[value] };
}

/** Everything a card does on entering play (T-CHA-02.5). */
export function readPlayed(w: Treachery, seat: number): void {
  const script = w.cards.played[w.s.inPlay[seat]];
  if (script !== null) read(w, script, seat);
}

/**
 * D-PLAY, with D-CAPTAIN where the card has a colour to choose (T-CHA-02.3). Whether there is a choice depends on what is
 * in the hand, so it is always asked.
 */
export const play = decision<State, Tables>("D-PLAY", "T-CHA-02", {
  veiled: true,
  chosen(w, frame, code) {
    const { card, colour } = chosenCard(w.cards, code);
    perform(w, playCard, { seat: frame.seat, card, colour });
  },
});

export const turn = flow<State, Tables>("turn", "T-CHA-02", {
  playable(w, frame) {
    const { s, cards } = w;
    const { seat } = frame;
    perform(w, startTurn, { seat, slot: slotOf(s, seat) });
    if (s.spied[seat] === 0 && gypsyActive(cards, s)) {
      for (let i = 0; i < 2 && s.hands[seat].length > 0; i++) {
        perform(w, setApart, { seat, card: pickFrom(w, Stream.hands, s.hands[seat]) });
      }
    }
  },
  play(w, frame) {
    const { s, cards } = w;
    const { seat } = frame;
    const playable = s.aside[seat].length > 0 ? s.aside[seat] : s.hands[seat];
    let options = waysToPlay(cards, s, seat, playable, true);
    const to = prohibitors(cards, s, seat);
    if (to.length > 0) closeWayBack(w);
    if (options.length === 0) {
      // Forced violation: any card, after showing those there were to choose from; a spied card was no choice (T-PROH-05).
      if (s.spied[seat] === 0) perform(w, showCards, { seat, to, cards: playable.slice() });
      options = waysToPlay(cards, s, seat, playable, false);
    }
    ask(w, play, seat, options);
  },
  resolve(w, frame) {
    readPlayed(w, frame.seat);
  },
  end(w) {
    call(w, endOfTurn, NONE, [0]);
  },
});

/** Whether a card's end-of-turn sentences are due now (T-EOT-02). `slot` is its controller's, `now` the turn ending. */
function due(s: State, at: Tables["endingAt"][number], slot: number, now: number): boolean {
  switch (at) {
    case "each turn":
      return true;
    case "next player's turn":
      return slot + 1 === now;
    case "last turn":
      return now === s.seats - 1;
    default:
      return false;
  }
}

/** In order of play, each looked at when its moment comes (T-EOT-01). The frame's number is the slot looked at next. */
const endOfTurn = flow<State, Tables>("end of turn", "T-EOT-01", {
  next(w, frame) {
    const { s, cards } = w;
    while (frame.regs[0] < s.seats) {
      const slot = frame.regs[0]++;
      const seat = s.order[slot];
      const card = s.inPlay[seat];
      const script = card === NONE ? null : cards.ending[card];
      if (script === null || !due(s, cards.endingAt[card], slot, s.slot)) continue;
      again(frame);
      read(w, script, seat);
      return;
    }
  },
});

export const turnFlows = [turn, endOfTurn];
