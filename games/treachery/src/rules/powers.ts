/** The power of a card in play (T-POW), and why it is what it is. */
import { colourNumber, type Tables } from "../tables.ts";
import { BET, DIPLOMACY, NONE, type State, WAR } from "../state.ts";
import { countAt } from "./tokens.ts";

/** One part of a power, for whoever asks why. */
export interface Part {
  readonly why: "base" | "own" | "self" | "weakened" | "burden of die" | "burden of tokens" | "attached";
  readonly power: number;
  /** The card that causes it. */
  readonly card: number;
}

/** What a die adds to powers: nothing if it is odd and a Thaumaturge is in play (T-POW-01). */
function valueOf(cards: Tables, s: State, die: number): number {
  const value = s.dice[die];
  if ((value & 1) === 0) return value;
  for (let seat = 0; seat < s.seats; seat++) {
    const card = s.inPlay[seat];
    if (card !== NONE && cards.blanksOdd[card]) return 0;
  }
  return value;
}

/** T-POW-02: base + own + self + outside. */
export function power(cards: Tables, s: State, seat: number): number {
  let total = 0;
  for (const part of powerParts(cards, s, seat)) total += part.power;
  return total;
}

export function powerParts(cards: Tables, s: State, seat: number): Part[] {
  const card = s.inPlay[seat];
  if (card === NONE) return [];
  const parts: Part[] = [{ why: "base", power: cards.base[card], card }];
  const attached = s.attached[seat];
  let own = attached === NONE ? valueOf(cards, s, s.colours[seat]) : cards.base[attached];
  let self = 0;
  for (const standing of cards.standing[card]) {
    switch (standing.is) {
      case "adds dice":
        own = 0;
        for (const die of standing.dice) own += valueOf(cards, s, colourNumber(die));
        break;
      case "adds dice up to":
        own = 0;
        for (let die = 0; die < 5; die++) if (s.dice[die] <= standing.value) own += valueOf(cards, s, die);
        break;
      case "subtracts in diplomacy":
        if (s.type === DIPLOMACY && s.dice[s.colours[seat]] !== standing.unless) own = -own;
        break;
      case "power by round":
        if (s.type === WAR) self += standing.war;
        if (s.type === DIPLOMACY) self += standing.diplomacy;
        break;
      case "power with another":
        if (countColour(s, colourNumber(standing.colour), seat) > 0) self += standing.power;
        break;
      case "power per card": {
        const matching = countColour(s, colourNumber(standing.colour), NONE);
        self += standing.power * (standing.but ? cardsInPlay(s) - matching : matching);
        break;
      }
      default:
    }
  }
  parts.push({ why: attached === NONE ? "own" : "attached", power: own, card: attached === NONE ? card : attached });
  if (self !== 0) parts.push({ why: "self", power: self, card });
  if (s.weakened[seat] !== 0) parts.push({ why: "weakened", power: s.weakened[seat], card });
  for (let other = 0; other < s.seats; other++) {
    const theirs = s.inPlay[other];
    if (other === seat || theirs === NONE) continue;
    for (const standing of cards.standing[theirs]) {
      if (standing.is === "burdens with die" && s.type === DIPLOMACY) {
        parts.push({ why: "burden of die", power: valueOf(cards, s, colourNumber(standing.die)), card: theirs });
      }
      if (standing.is === "burdens with tokens") {
        const bet = s.challenger === seat ? countAt(s, BET) : 0;
        parts.push({ why: "burden of tokens", power: countAt(s, seat) + bet, card: theirs });
      }
    }
  }
  return parts;
}

function cardsInPlay(s: State): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.inPlay[seat] !== NONE) count++;
  return count;
}

/** Cards of a colour in play, leaving out one seat's. */
function countColour(s: State, colour: number, but: number): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== but && s.inPlay[seat] !== NONE && s.colours[seat] === colour) count++;
  }
  return count;
}
