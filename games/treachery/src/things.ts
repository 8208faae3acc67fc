/**
 * What an option of Treachery can point at. Inside, an option is one number; outside, it is a key that names the things:
 * `die:red`, `token:R14+token:B1`, `card:thief-b`. A key with `+` points at several things at once.
 */
import { COLOURS, LETTERS } from "./content.ts";
import { DIPLOMACY, WAR } from "./state.ts";
import type { Tables } from "./tables.ts";

/** The family stands in the high bits, what it holds in the low sixteen. */
const family = (n: number): number => n << 16;
export const Family = {
  yes: family(0),
  die: family(1),
  dice: family(2),
  dieValue: family(3),
  nudge: family(4),
  token: family(5),
  tokens: family(6),
  card: family(7),
  cardColour: family(8),
  seat: family(9),
  seatColour: family(10),
  colour: family(11),
  colourWay: family(12),
  type: family(13),
  order: family(14),
  call: family(15),
  alternative: family(16),
} as const;

export const YES = Family.yes;
export const ALTERNATIVE = Family.alternative;
export const HIGHER = Family.call + 1;
export const LOWER = Family.call;
export const CLOCKWISE = 1;

export const familyOf = (code: number): number => code & ~0xffff;
export const held = (code: number): number => code & 0xffff;

export const die = (colour: number): number => Family.die + colour;
/** Several dice as a set of bits. */
export const dice = (mask: number): number => Family.dice + mask;
export const dieValue = (colour: number, value: number): number => Family.dieValue + colour * 8 + value;
export const token = (value: number): number => Family.token + value;
/** Up to three tokens, smallest number first; 0 for none. */
export const tokens = (a: number, b = 0, c = 0): number => Family.tokens + a + (b << 5) + (c << 10);
export const card = (number: number): number => Family.card + number;
export const cardColour = (number: number, colour: number): number => Family.cardColour + number * 8 + colour;
export const seat = (number: number): number => Family.seat + number;
export const seatColour = (number: number, colour: number): number => Family.seatColour + number * 8 + colour;
export const colour = (number: number): number => Family.colour + number;
export const colourWay = (number: number, way: number): number => Family.colourWay + number * 2 + way;
export const roundType = (type: number): number => Family.type + type;
export const playOrder = (first: number): number => Family.order + first;

/** The tokens of a `tokens` or `token` option. */
export function tokensIn(code: number): number[] {
  const set = held(code);
  if (familyOf(code) === Family.token) return [set];
  const all = [set & 31];
  if ((set >> 5) & 31) all.push((set >> 5) & 31);
  if (set >> 10) all.push(set >> 10);
  return all;
}

/** For each die its change, packed three values to a die: 0 none, 1 up, 2 down. */
export const nudge = (packed: number): number => Family.nudge + packed;
export function nudgesIn(code: number): { readonly die: number; readonly by: number }[] {
  const found = [];
  let rest = held(code);
  for (let d = 0; d < 5; d++) {
    const way = rest % 3;
    if (way !== 0) found.push({ die: d, by: way === 1 ? 1 : -1 });
    rest = (rest - way) / 3;
  }
  return found;
}

export const tokenName = (cards: Tables, value: number): string => `${LETTERS[cards.tokenColour[value]]}${value}`;
export const seatName = (number: number): string => `P${number + 1}`;

/** The stable key of an option. */
export function keyOfThing(cards: Tables, code: number): string {
  const value = held(code);
  switch (familyOf(code)) {
    case Family.yes:
      return "yes";
    case Family.die:
      return `die:${COLOURS[value]}`;
    case Family.dice: {
      const all = COLOURS.filter((_, d) => (value >> d) & 1).map((name) => `die:${name}`);
      return all.length > 0 ? all.join("+") : "no-dice";
    }
    case Family.dieValue:
      return `die:${COLOURS[value >> 3]}=${value & 7}`;
    case Family.nudge:
      return nudgesIn(code)
        .map(({ die: d, by }) => `die:${COLOURS[d]}${by > 0 ? "+1" : "-1"}`)
        .join("+");
    case Family.token:
    case Family.tokens:
      return tokensIn(code)
        .map((one) => `token:${tokenName(cards, one)}`)
        .join("+");
    case Family.card:
      return `card:${cards.content.cards[value].id}`;
    case Family.cardColour:
      return `card:${cards.content.cards[value >> 3].id}+colour:${COLOURS[value & 7]}`;
    case Family.seat:
      return `seat:${seatName(value)}`;
    case Family.seatColour:
      return `seat:${seatName(value >> 3)}+colour:${COLOURS[value & 7]}`;
    case Family.colour:
      return `colour:${COLOURS[value]}`;
    case Family.colourWay:
      return `colour:${COLOURS[value >> 1]}+way:${(value & 1) === CLOCKWISE ? "clockwise" : "counterclockwise"}`;
    case Family.type:
      return value === WAR ? "type:war" : value === DIPLOMACY ? "type:diplomacy" : "type:none";
    case Family.order:
      return value === 1 ? "order:first" : "order:last";
    case Family.call:
      return code === HIGHER ? "call:higher" : "call:lower";
    case Family.alternative:
      return "alternative";
    default:
      throw new Error(`no thing has the number ${code}`);
  }
}
