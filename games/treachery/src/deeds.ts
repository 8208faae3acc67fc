/** Every way the table of Treachery changes. Nothing else writes to the state. */
import { deed, hidden, open, type Params, revealed, shuffle, toSeat, toThose } from "@blackrose/kernel";
import { BET, NONE, orderOfPlay, type State, Stream, type Treachery } from "./state.ts";
import type { Tables } from "./tables.ts";

type List = readonly number[];

function treachery<P extends Params>(
  verb: string,
  fields: Parameters<typeof deed<State, Tables, P>>[1],
  apply: (w: Treachery, params: P) => void,
  manner: Parameters<typeof deed<State, Tables, P>>[3] = {},
): ReturnType<typeof deed<State, Tables, P>> {
  return deed<State, Tables, P>(verb, fields, apply, manner);
}

// --- setup ---

/** A die for each seat, apart from the table's five: for the dealer and for ranks (T-SET-01, T-TIE 5). */
export const castLots = treachery<{ seats: List; values: List }>("cast-lots", { seats: open, values: open }, () => {});

export const seatDealer = treachery<{ seat: number }>("seat-dealer", { seat: open }, (w, { seat }) => {
  w.s.dealer = seat;
});

export const removeCards = treachery<{ cards: List }>("remove-cards", { cards: open }, (w, { cards }) => {
  w.s.removed = [...cards].sort((a, b) => a - b);
});

/** All cards of this game, shuffled; the first of them go unseen into the discard stack (T-SET-07). */
export const layOutCards = treachery<{ unseen: number }>("lay-out-cards", { unseen: open }, (w, { unseen }) => {
  const { s, cards } = w;
  const deck: number[] = [];
  for (let card = 0; card < cards.base.length; card++) if (!s.removed.includes(card)) deck.push(card);
  shuffle(w, Stream.deck, deck);
  s.buried = deck.splice(0, unseen);
  s.deck = deck;
});

/** The top card of the dealer's stack, for its receiver's eyes. */
export const dealCard = treachery<{ seat: number; card: number }>(
  "deal-card",
  { seat: open, card: toSeat },
  (w, { seat }) => {
    w.s.hands[seat].push(w.s.deck.pop() as number);
  },
);

// --- the round ---

export const startRound = treachery<{ round: number; roller: number }>(
  "start-round",
  { round: open, roller: open },
  (w, { round, roller }) => {
    w.s.round = round;
    w.s.roller = roller;
  },
);

/** Dice rolled or turned: they now show these values. `way` tells a roll (0) from a change (1). */
export const layDice = treachery<{ seat: number; mask: number; values: List; way: number }>(
  "lay-dice",
  { seat: open, mask: open, values: open, way: open },
  (w, { mask, values }) => {
    for (let die = 0, i = 0; die < 5; die++) if ((mask >> die) & 1) w.s.dice[die] = values[i++];
  },
);

/** Tokens change places, all at once. `why` is the rule that moves them, as the log tells it. */
export const moveTokens = treachery<{ seat: number; tokens: List; from: List; to: List; why: number }>(
  "move-tokens",
  { seat: open, tokens: open, from: open, to: open, why: open },
  (w, { tokens, to }) => {
    for (let i = 0; i < tokens.length; i++) w.s.tokens[tokens[i]] = to[i];
  },
);

export const passBet = treachery<{ seat: number }>("pass-bet", { seat: open }, () => {});

export const placeBet = treachery<{ seat: number; tokens: List }>(
  "place-bet",
  { seat: open, tokens: open },
  (w, { seat, tokens }) => {
    for (const token of tokens) w.s.tokens[token] = BET;
    w.s.challenger = seat;
  },
);

export const nameChallenger = treachery<{ seat: number }>("name-challenger", { seat: open }, (w, { seat }) => {
  w.s.challenger = seat;
});

export const setType = treachery<{ seat: number; type: number }>(
  "set-type",
  { seat: open, type: open },
  (w, { type }) => {
    w.s.type = type;
  },
);

/** The challenger plays first or last; play runs clockwise (T-CHL-03). */
export const setOrder = treachery<{ seat: number; first: number }>(
  "set-order",
  { seat: open, first: open },
  (w, { seat, first }) => {
    const { s } = w;
    s.first = first;
    s.order = orderOfPlay(s, seat, first);
  },
);

export const startTurn = treachery<{ seat: number; slot: number }>(
  "start-turn",
  { seat: open, slot: open },
  (w, { slot }) => {
    w.s.slot = slot;
  },
);

// --- cards ---

function remove(zone: number[], card: number): void {
  for (let i = zone.indexOf(card); i + 1 < zone.length; i++) zone[i] = zone[i + 1];
  zone.pop();
}

/** A card of the hand set apart to choose from (Gypsy). */
export const setApart = treachery<{ seat: number; card: number }>(
  "set-apart",
  { seat: open, card: toSeat },
  (w, { seat, card }) => {
    remove(w.s.hands[seat], card);
    w.s.aside[seat].push(card);
  },
);

/** A card drawn unseen from the next hand: that seat will play it (Spy). It breaks a Gypsy's spell. */
export const drawSpied = treachery<{ seat: number; by: number; card: number }>(
  "draw-spied",
  { seat: open, by: open, card: toSeat },
  (w, { seat, card }) => {
    const { s } = w;
    remove(s.hands[seat], card);
    s.aside[seat].push(card);
    s.spied[seat] = 1;
    s.negated = 1;
  },
);

/** Cards shown in private: those who may see them know that it happened, nobody else (T-PROH-05, C-SCOUT). */
export const showCards = treachery<{ seat: number; to: List; cards: List }>(
  "show-cards",
  { seat: open, to: open, cards: toThose },
  () => {},
  { inPrivate: true },
);

/** Forgets what earlier controllers made of a card: it is freshly played (T-EFF-08). */
function enter(w: Treachery, seat: number, card: number, colour: number): void {
  const { s } = w;
  s.inPlay[seat] = card;
  s.colours[seat] = colour;
  s.named[seat] = NONE;
  s.weakened[seat] = 0;
  s.tookToken[seat] = 0;
  if (w.cards.offersTwo[card]) s.negated = 0;
}

/** From the hand, or from what was set apart; the rest of that goes back to the hand (T-CHA-02). */
export const playCard = treachery<{ seat: number; card: number; colour: number }>(
  "play-card",
  { seat: open, card: revealed, colour: revealed },
  (w, { seat, card, colour }) => {
    const { s } = w;
    const hand = s.hands[seat];
    const aside = s.aside[seat];
    while (aside.length > 0) hand.push(aside.pop() as number);
    s.spied[seat] = 0;
    remove(hand, card);
    enter(w, seat, card, colour);
  },
);

function leave(s: State, seat: number): void {
  s.buried.push(s.inPlay[seat]);
  s.inPlay[seat] = NONE;
  if (s.attached[seat] !== NONE) s.buried.push(s.attached[seat]);
  s.attached[seat] = NONE;
}

/** A card in play and what is attached to it are buried (Cyclops). */
export const fellCard = treachery<{ seat: number; target: number; card: number }>(
  "fell-card",
  { seat: open, target: open, card: open },
  (w, { target }) => leave(w.s, target),
);

/** The Diplomat changes places with another card, which is played anew by the Diplomat's player (C-DIPLOMAT). */
export const tradePlaces = treachery<{ seat: number; target: number; card: number; colour: number }>(
  "trade-places",
  { seat: open, target: open, card: open, colour: open },
  (w, { seat, target, card, colour }) => {
    const { s } = w;
    const diplomat = s.inPlay[seat];
    const attached = s.attached[target];
    enter(w, target, diplomat, w.cards.colour[diplomat]);
    s.attached[target] = NONE;
    enter(w, seat, card, colour);
    s.attached[seat] = attached;
  },
);

/** A buried card set apart for its drawer's eyes (Fairy). */
export const drawBuried = treachery<{ seat: number; card: number }>(
  "draw-buried",
  { seat: open, card: toSeat },
  (w, { seat, card }) => {
    remove(w.s.buried, card);
    w.s.aside[seat].push(card);
  },
);

export const buryAside = treachery<{ seat: number; count: number }>(
  "bury-aside",
  { seat: open, count: open },
  (w, { seat }) => {
    w.s.buried.push(...w.s.aside[seat].splice(0));
  },
);

/** One of the cards shown comes into play in place of the card that called it, which is buried with the rest (C-FAIRY). */
export const replaceCard = treachery<{ seat: number; card: number; colour: number; count: number }>(
  "replace-card",
  { seat: open, card: revealed, colour: revealed, count: open },
  (w, { seat, card, colour }) => {
    const { s } = w;
    const aside = s.aside[seat];
    remove(aside, card);
    s.buried.push(...aside.splice(0));
    leave(s, seat);
    enter(w, seat, card, colour);
  },
);

/** A buried card laid open beside another, whose power it feeds (C-NECROMANCER). */
export const attachCard = treachery<{ seat: number; card: number }>(
  "attach-card",
  { seat: open, card: revealed },
  (w, { seat, card }) => {
    remove(w.s.buried, card);
    w.s.attached[seat] = card;
  },
);

/** A hand card shown and buried, at the cost of power (C-BLOODRING). */
export const giveUpCard = treachery<{ seat: number; card: number; power: number }>(
  "give-up-card",
  { seat: open, card: revealed, power: open },
  (w, { seat, card, power }) => {
    remove(w.s.hands[seat], card);
    w.s.buried.push(card);
    w.s.weakened[seat] = power;
  },
);

/** A buried card taken into the hand, unseen by others (C-BLOODRING). */
export const takeBuried = treachery<{ seat: number; card: number }>(
  "take-buried",
  { seat: open, card: toSeat },
  (w, { seat, card }) => {
    remove(w.s.buried, card);
    w.s.hands[seat].push(card);
  },
);

/** A card goes from one hand to another; only the two know which (C-SCOUT). */
export const handCard = treachery<{ seat: number; target: number; to: List; card: number }>(
  "hand-card",
  { seat: open, target: open, to: open, card: toThose },
  (w, { seat, target, card }) => {
    remove(w.s.hands[seat], card);
    w.s.hands[target].push(card);
  },
);

export const nameColour = treachery<{ seat: number; colour: number }>(
  "name-colour",
  { seat: open, colour: open },
  (w, { seat, colour }) => {
    w.s.named[seat] = colour;
  },
);

/** The card's own token was taken, so its flip is forgone (C-FATEWEAVER). */
export const forgoFlip = treachery<{ seat: number }>("forgo-flip", { seat: hidden }, (w, { seat }) => {
  w.s.tookToken[seat] = 1;
});

// --- told, not changed ---

export const callRoll = treachery<{ seat: number; higher: number }>(
  "call-roll",
  { seat: open, higher: open },
  () => {},
);

/** Dice that earn something: 0 Throne, 1 King's Straight, 2 Poison (T-BON). */
export const earnBonus = treachery<{ seat: number; bonus: number; colours: List }>(
  "earn-bonus",
  { seat: open, bonus: open, colours: open },
  () => {},
);

/** `cards`: what each seat had in play then. */
export const winRound = treachery<{ seat: number; powers: List; cards: List }>(
  "win-round",
  { seat: open, powers: open, cards: open },
  () => {},
);

// --- ends ---

/** All cards in play are buried, the round's state is gone (T-DIS-01). */
export const clearTable = treachery<Record<never, never>>("clear-table", {}, (w) => {
  const { s } = w;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.inPlay[seat] !== NONE) leave(s, seat);
    s.colours[seat] = NONE;
    s.named[seat] = NONE;
    s.weakened[seat] = 0;
    s.tookToken[seat] = 0;
  }
  s.negated = 0;
  s.challenger = NONE;
  s.type = NONE;
  s.first = NONE;
  s.order = [];
  s.slot = NONE;
});

export const endGame = treachery<{ seat: number; places: List }>(
  "end-game",
  { seat: open, places: open },
  (w, { seat, places }) => {
    w.s.winner = seat;
    w.s.places = [...places];
  },
);
