/** Cards: in play, in hands, in the stacks. Named cards go where they are named; hands are filled up to the longest, with cards that do little. */
import { Damaged, oneOfAt, type Part, textAt, wholeAt } from "@blackrose/kernel";
import { REMOVED_CARDS } from "../../rules/setup.ts";
import { NONE } from "../../state.ts";
import { cardAt, cardsAt, colourAt } from "../words.ts";
import { bySeat, type Laying } from "./laying.ts";

/** What a card in play may have with it, each in a word or two: "captain as black with army-r". */
const TRAITS: { readonly [word: string]: (t: Laying, seat: number, next: () => string, place: string) => void } = {
  as({ s }, seat, next, place) {
    s.colours[seat] = colourAt(next(), place);
  },
  with({ s, cards }, seat, next, place) {
    s.attached[seat] = cardAt(cards, next(), place);
  },
  /** The Monk's colour. */
  naming({ s }, seat, next, place) {
    s.named[seat] = colourAt(next(), place);
  },
  /** By the Blood Ring. */
  weakened({ s }, seat) {
    s.weakened[seat] = -3;
  },
  /** A token, by the Fateweaver. */
  took({ s }, seat) {
    s.tookToken[seat] = 1;
  },
};

function layInPlay(t: Laying, seat: number, said: unknown, place: string): void {
  const [id, ...words] = textAt(said, place).split(" ");
  const card = cardAt(t.cards, id, place);
  t.s.inPlay[seat] = card;
  t.s.colours[seat] = t.cards.colour[card];
  const next = (): string => words.shift() ?? "";
  while (words.length > 0) {
    const trait = next();
    oneOfAt(trait, place, Object.keys(TRAITS));
    TRAITS[trait](t, seat, next, place);
  }
}

export const allCards: Part<Laying> = {
  fields: {
    "in play": bySeat(layInPlay),
    hand: bySeat((t, seat, said, place) => {
      t.s.hands[seat] = cardsAt(t.cards, said, place);
    }),
    /** The card a Spy has set apart. */
    spied: bySeat((t, seat, said, place) => {
      t.s.aside[seat] = cardsAt(t.cards, said, place);
      t.s.spied[seat] = 1;
    }),
    gypsy({ s }, said, place) {
      oneOfAt(said, place, ["negated"]);
      s.negated = 1;
    },
    discards(t, said, place) {
      t.stacks.discards = cardsAt(t.cards, said, place);
    },
    "deck top"(t, said, place) {
      t.stacks.top = cardsAt(t.cards, said, place);
    },
    deck({ stacks }, said, place) {
      stacks.deck = wholeAt(said, place, stacks.top.length);
    },
    removed(t, said, place) {
      t.stacks.removed = cardsAt(t.cards, said, place);
    },
  },
  after: layRest,
};

function layRest({ cards, s, stacks }: Laying): void {
  const { discards, top, removed } = stacks;
  const zones = [s.inPlay, s.attached, s.hands.flat(), s.aside.flat(), discards, top, removed];
  const named = zones.flat().filter((card) => card !== NONE);
  const twice = named.find((card, i) => named.indexOf(card) !== i);
  if (twice !== undefined) throw new Damaged("given", `the card ${cards.content.cards[twice].id} lies in two places`);

  const free = cards.base.map((_, card) => card).filter((card) => !named.includes(card));
  const take = (wanted: (card: number) => boolean): number => {
    const at = free.findIndex(wanted);
    if (at < 0) throw new Damaged("given", "there are not enough cards for that");
    return free.splice(at, 1)[0];
  };
  while (removed.length < REMOVED_CARDS) removed.push(take((card) => cards.uncommons.includes(card)));
  s.removed = removed.sort((a, b) => a - b);
  const held = (seat: number): number =>
    s.hands[seat].length + s.aside[seat].length + (s.inPlay[seat] === NONE ? 0 : 1);
  const most = Math.max(...s.hands.map((_, seat) => held(seat)));
  const quiet = (card: number): boolean => cards.played[card] === null && cards.commons.includes(card);
  s.hands.forEach((hand, seat) => {
    while (held(seat) < most) hand.push(take(free.some(quiet) ? quiet : () => true));
  });
  const size = stacks.deck ?? Math.max(2 * s.seats, top.length);
  s.deck = top.toReversed();
  while (s.deck.length < size) s.deck.unshift(take(() => true));
  s.buried = [...discards, ...free];
}
