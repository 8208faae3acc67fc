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
export const power = (cards: Tables, s: State, seat: number): number => sumUp(cards, s, seat, null);

/** The same, part by part. */
export function powerParts(cards: Tables, s: State, seat: number): Part[] {
  const parts: Part[] = [];
  sumUp(cards, s, seat, parts);
  return parts;
}

function sumUp(cards: Tables, s: State, seat: number, parts: Part[] | null): number {
  const card = s.inPlay[seat];
  if (card === NONE) return 0;
  const attached = s.attached[seat];
  const base = cards.base[card];
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
  if (parts !== null) {
    parts.push({ why: "base", power: base, card });
    parts.push(attached === NONE ? { why: "own", power: own, card } : { why: "attached", power: own, card: attached });
    if (self !== 0) parts.push({ why: "self", power: self, card });
    if (s.weakened[seat] !== 0) parts.push({ why: "weakened", power: s.weakened[seat], card });
  }
  return base + own + self + s.weakened[seat] + burdens(cards, s, seat, parts);
}

/** What opponents' cards lay on this one (T-POW-05). */
function burdens(cards: Tables, s: State, seat: number, parts: Part[] | null): number {
  let total = 0;
  for (let other = 0; other < s.seats; other++) {
    const card = s.inPlay[other];
    if (other === seat || card === NONE) continue;
    for (const standing of cards.standing[card]) {
      if (standing.is === "burdens with die" && s.type === DIPLOMACY) {
        const die = valueOf(cards, s, colourNumber(standing.die));
        total += die;
        parts?.push({ why: "burden of die", power: die, card });
      }
      if (standing.is === "burdens with tokens") {
        const tokens = countAt(s, seat) + (s.challenger === seat ? countAt(s, BET) : 0);
        total += tokens;
        parts?.push({ why: "burden of tokens", power: tokens, card });
      }
    }
  }
  return total;
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
