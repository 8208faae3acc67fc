/** Dice: who may roll what, what they earn (T-DICE, T-BON). */
import { ask, call, decision, draw, flow, PASS, perform } from "@blackrose/kernel";
import { earnBonus, layDice } from "../deeds.ts";
import { NONE, type State, Stream, type Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { held, seat as seatThing, token } from "../things.ts";
import { lowestInBank, move, takeable, tokensAt, treasuryGuarded, Why } from "./tokens.ts";

export const ALL_DICE = 0b11111;

/** Dice that nothing can roll or change while a Sword is in play (T-DICE-04), as a set of bits. */
export function locked(cards: Tables, s: State): number {
  let mask = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const card = s.inPlay[seat];
    if (card !== NONE && cards.locks[card] !== NONE) mask |= 1 << cards.locks[card];
  }
  return mask;
}

/** Rolls dice as one event and earns what they show (T-DICE-02, T-BON-01). Locked dice stay; no dice, no event. */
export function roll(w: Treachery, author: number, mask: number): void {
  const rolled = mask & ~locked(w.cards, w.s);
  if (rolled === 0) return;
  cast(w, author, rolled);
  earn(w, author);
}

/** Rolls without earning: setup. */
export function cast(w: Treachery, seat: number, mask: number): void {
  const values: number[] = [];
  for (let die = 0; die < 5; die++) if ((mask >> die) & 1) values.push(draw(w, Stream.dice, 6) + 1);
  perform(w, layDice, { seat, mask, values, way: 0 });
}

/** Turns dice to chosen values as one event (Amulet, Wizard, Soothsayer). */
export function turn(w: Treachery, author: number, values: readonly number[]): void {
  let mask = 0;
  const changed: number[] = [];
  for (let die = 0; die < 5; die++) {
    if (values[die] === w.s.dice[die]) continue;
    mask |= 1 << die;
    changed.push(values[die]);
  }
  perform(w, layDice, { seat: author, mask, values: changed, way: 1 });
  earn(w, author);
}

/** All five dice are read after every event, also those that did not move (T-BON-01, Q-41). */
function earn(w: Treachery, author: number): void {
  const { dice } = w.s;
  let seen = 0;
  let kinds = 0;
  for (let i = 0; i < 5; i++) {
    if (!((seen >> dice[i]) & 1)) kinds++;
    seen |= 1 << dice[i];
  }
  if (kinds === 3 || kinds === 4) return;
  if (kinds === 1) {
    call(w, poison, author);
    return;
  }
  if (kinds === 2) {
    const pair = pairOf(dice);
    if (pair !== 0) call(w, reward, author, [0, pair]);
    return;
  }
  if (seen === 0b0111110 || seen === 0b1111100) {
    let low = 0;
    let high = 0;
    for (let i = 1; i < 5; i++) {
      if (dice[i] < dice[low]) low = i;
      if (dice[i] > dice[high]) high = i;
    }
    call(w, reward, author, [1, (1 << low) | (1 << high)]);
  }
}

/** Of two values among five dice: the two dice of the pair, or 0 when one stands against four (T-BON-05). */
function pairOf(dice: readonly number[]): number {
  let mask = 0;
  let count = 0;
  for (let i = 0; i < 5; i++) {
    if (dice[i] !== dice[0]) {
      mask |= 1 << i;
      count++;
    }
  }
  if (count === 2) return mask;
  return count === 3 ? ALL_DICE & ~mask : 0;
}

const colourList = (mask: number): number[] => [0, 1, 2, 3, 4].filter((colour) => (mask >> colour) & 1);

/** The token that dice point at: of the highest dice that have one in the bank, the lowest (T-SET-06). 0 if none. */
export function pickByDice(cards: Tables, s: State): number {
  for (let value = 6; value >= 1; value--) {
    let lowest = 0;
    for (let colour = 0; colour < 5; colour++) {
      if (s.dice[colour] !== value) continue;
      const candidate = lowestInBank(cards, s, colour);
      if (candidate !== 0 && (lowest === 0 || candidate < lowest)) lowest = candidate;
    }
    if (lowest !== 0) return lowest;
  }
  return 0;
}

/** D-BONUS-TOKEN: the lowest bank token of one of the two colours there (T-BON-07). */
export const bonusToken = decision<State, Tables>("D-BONUS-TOKEN", "T-BON-07", {
  chosen: (w, frame, code) => move(w, frame.seat, [held(code)], frame.seat, Why.bonus),
});

/** D-BONUS-STEAL: with neither colour in the bank, one may be taken from an opponent (T-BON-07). */
export const bonusSteal = decision<State, Tables>("D-BONUS-STEAL", "T-BON-07", {
  chosen(w, frame, code) {
    if (code !== PASS) move(w, frame.seat, [held(code)], frame.seat, Why.steal);
  },
});

/** A Throne or a King's Straight: which, and the two colours as a set of bits. */
const reward = flow<State, Tables>("bonus", "T-BON-07", {
  take(w, frame) {
    const [bonus, colours] = frame.regs;
    const { s, cards } = w;
    perform(w, earnBonus, { seat: frame.seat, bonus, colours: colourList(colours) });
    const inBank = colourList(colours)
      .map((colour) => lowestInBank(cards, s, colour))
      .filter((value) => value !== 0);
    if (inBank.length > 0) ask(w, bonusToken, frame.seat, inBank.map(token));
    else ask(w, bonusSteal, frame.seat, [PASS, ...takeable(cards, s, frame.seat, colours).map(token)]);
  },
});

/** All tokens of a treasury, unless a Castle keeps them; naming it is free (T-BON-08, Q-31). */
export function poisonTreasury(w: Treachery, seat: number, target: number): void {
  if (!treasuryGuarded(w.cards, w.s, target)) move(w, seat, tokensAt(w.s, target), seat, Why.poison);
}

export function opponents(s: State, seat: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < s.seats; other++) if (other !== seat) found.push(other);
  return found;
}

/** D-POISON: an opponent to be named by the author of five equal dice (T-BON-08). */
export const bonusPoison = decision<State, Tables>("D-POISON", "T-BON-08", {
  name: "D-POISON of a bonus",
  chosen: (w, frame, code) => poisonTreasury(w, frame.seat, held(code)),
});

const poison = flow<State, Tables>("poison", "T-BON-08", {
  name(w, frame) {
    perform(w, earnBonus, { seat: frame.seat, bonus: 2, colours: [] });
    ask(w, bonusPoison, frame.seat, opponents(w.s, frame.seat).map(seatThing));
  },
});

export const diceFlows = [reward, poison];
export const diceDecisions = [bonusToken, bonusSteal, bonusPoison];
