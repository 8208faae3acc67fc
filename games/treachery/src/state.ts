/** The table of Treachery (T-COMP-06), with who sees what (rules §10). */
import { bySeat, declareState, int, ints, type Of, type World } from "@blackrose/kernel";
import type { Tables } from "./tables.ts";

/** Where a token lies: 0 … 5 is that seat's treasury. */
export const SPOILS = 6;
export const BET = 7;
export const BANK = 8;
export const GONE = 9;

/** Nothing there: no card, no colour, no seat. */
export const NONE = -1;

export const WAR = 1;
export const DIPLOMACY = 0;

export const state = declareState({
  seats: int("everyone"),
  dealer: int("everyone"),
  round: int("everyone"),
  roller: int("everyone"),
  challenger: int("everyone"),
  /** WAR or DIPLOMACY, or NONE before it is chosen. */
  type: int("everyone"),
  /** 1 if the challenger chose to play first, 0 if last: it breaks ties (T-RES-02). */
  first: int("everyone"),
  /** Seats in order of play, and the slot whose turn it is. */
  order: ints("everyone"),
  slot: int("everyone"),
  dice: ints("everyone"),
  /** For each token value its place; index 0 stands for no token. */
  tokens: ints("everyone"),
  hands: bySeat(ints("in-hand")),
  /** Cards apart from a hand: drawn by a Spy, offered by a Gypsy, shown by a Fairy. */
  aside: bySeat(ints("in-hand")),
  spied: ints("everyone"),
  deck: ints("face-down"),
  /** The discard stack: nobody may look at what is buried. */
  buried: ints("face-down"),
  /** The ten cards out of this game. */
  removed: ints("everyone"),
  /** For each seat the card in play, its colour, and what lies with it. */
  inPlay: ints("everyone"),
  colours: ints("everyone"),
  attached: ints("everyone"),
  named: ints("everyone"),
  weakened: ints("everyone"),
  tookToken: ints("everyone"),
  /** A Spy has broken the Gypsy's spell for this round. */
  negated: int("everyone"),
  winner: int("everyone"),
  /** Rank of each seat once the game is over, 1 the best. */
  places: ints("everyone"),
});

export type State = Of<typeof state>;
export type Treachery = World<State, Tables>;

/** Luck, a stream for each purpose (T-RNG). */
export const Stream = { lots: 0, dice: 1, deck: 2, buried: 3, hands: 4 } as const;
export const STREAMS = Object.keys(Stream);

export const leftOf = (s: State, seat: number): number => (seat + 1 < s.seats ? seat + 1 : 0);
export const rightOf = (s: State, seat: number): number => (seat > 0 ? seat - 1 : s.seats - 1);
/** Clockwise from the challenger, or from the seat after (T-CHL-03). */
export function orderOfPlay(s: State, challenger: number, first: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < s.seats; i++) order.push((challenger + i + 1 - first) % s.seats);
  return order;
}

export const slotOf = (s: State, seat: number): number => s.order.indexOf(seat);
export const isLast = (s: State, seat: number): boolean => s.order[s.seats - 1] === seat;
