/**
 * The keys of options, read back into what they point at (the grammar is that of things.ts). Whoever shows an option
 * reads it here and nowhere else; what is read can be written again to the same key.
 */
import { PASS_KEY } from "@blackrose/kernel";
import { type Colour, COLOURS } from "../content.ts";
import type { Tables } from "../tables.ts";
import { seatName, tokenName } from "../things.ts";

export type Thing =
  | { readonly is: "pass" }
  | { readonly is: "yes" }
  | { readonly is: "alternative" }
  | { readonly is: "dice"; readonly dice: readonly Colour[] }
  | { readonly is: "die value"; readonly die: Colour; readonly value: number }
  | { readonly is: "nudges"; readonly nudges: readonly Nudge[] }
  /** Token values, in the order of the key. */
  | { readonly is: "tokens"; readonly tokens: readonly number[] }
  | { readonly is: "card"; readonly card: number; readonly colour?: Colour }
  | { readonly is: "seat"; readonly seat: number; readonly colour?: Colour }
  | { readonly is: "colour"; readonly colour: Colour; readonly way?: Way }
  | { readonly is: "type"; readonly type: "war" | "diplomacy" }
  | { readonly is: "order"; readonly order: "first" | "last" }
  | { readonly is: "call"; readonly call: "higher" | "lower" };

export interface Nudge {
  readonly die: Colour;
  readonly by: 1 | -1;
}
export type Way = "clockwise" | "counterclockwise";

const COLOUR = `(${COLOURS.join("|")})`;
const ONE_DIE = new RegExp(`^die:${COLOUR}$`);
const DIE_VALUE = new RegExp(`^die:${COLOUR}=([1-6])$`);
const ONE_NUDGE = new RegExp(`die:${COLOUR}([+-])1`, "y");
const TOKEN = /^token:([RBKYG])(\d+)$/;
const CARD = new RegExp(`^card:([^+]+)(?:\\+colour:${COLOUR})?$`);
const SEAT = new RegExp(`^seat:P([1-6])(?:\\+colour:${COLOUR})?$`);
const ONE_COLOUR = new RegExp(`^colour:${COLOUR}(?:\\+way:(clockwise|counterclockwise))?$`);

const WORDS: { readonly [key: string]: Thing } = {
  [PASS_KEY]: { is: "pass" },
  yes: { is: "yes" },
  alternative: { is: "alternative" },
  "no-dice": { is: "dice", dice: [] },
  "type:war": { is: "type", type: "war" },
  "type:diplomacy": { is: "type", type: "diplomacy" },
  "order:first": { is: "order", order: "first" },
  "order:last": { is: "order", order: "last" },
  "call:higher": { is: "call", call: "higher" },
  "call:lower": { is: "call", call: "lower" },
};

/** What a key points at, or null if it is no key of this game. */
export function readKey(tables: Tables, key: string): Thing | null {
  if (Object.hasOwn(WORDS, key)) return WORDS[key];
  switch (key.slice(0, key.indexOf(":"))) {
    case "die":
      return readDice(key);
    case "token":
      return readTokens(tables, key);
    case "card":
      return readCard(tables, key);
    case "seat": {
      const match = SEAT.exec(key);
      return match && { is: "seat", seat: Number(match[1]) - 1, ...inColour(match[2]) };
    }
    case "colour": {
      const match = ONE_COLOUR.exec(key);
      if (match === null) return null;
      const way = match[2] as Way | undefined;
      return { is: "colour", colour: match[1] as Colour, ...(way && { way }) };
    }
    default:
      return null;
  }
}

function inColour(colour: string | undefined): { readonly colour?: Colour } {
  return colour === undefined ? {} : { colour: colour as Colour };
}

function readDice(key: string): Thing | null {
  const value = DIE_VALUE.exec(key);
  if (value !== null) return { is: "die value", die: value[1] as Colour, value: Number(value[2]) };
  const dice = key.split("+").map((part) => ONE_DIE.exec(part)?.[1]);
  if (dice.every((one) => one !== undefined)) return { is: "dice", dice: dice as Colour[] };
  return readNudges(key);
}

/** A plus between two nudges and the plus of "one up" look the same, so they are read one after another. */
function readNudges(key: string): Thing | null {
  const nudges: Nudge[] = [];
  let at = 0;
  while (at < key.length) {
    if (nudges.length > 0 && key[at++] !== "+") return null;
    ONE_NUDGE.lastIndex = at;
    const match = ONE_NUDGE.exec(key);
    if (match === null) return null;
    nudges.push({ die: match[1] as Colour, by: match[2] === "+" ? 1 : -1 });
    at = ONE_NUDGE.lastIndex;
  }
  return { is: "nudges", nudges };
}

function readTokens(tables: Tables, key: string): Thing | null {
  const tokens: number[] = [];
  for (const part of key.split("+")) {
    const value = Number(TOKEN.exec(part)?.[2] ?? 0);
    if (!(tables.tokenColour[value] >= 0) || part !== `token:${tokenName(tables, value)}`) return null;
    tokens.push(value);
  }
  return { is: "tokens", tokens };
}

function readCard(tables: Tables, key: string): Thing | null {
  const match = CARD.exec(key);
  const card = match && tables.cardNumber.get(match[1]);
  return match === null || card === null || card === undefined ? null : { is: "card", card, ...inColour(match[2]) };
}

/** The key of a thing: what `readKey` read. */
export function writeKey(tables: Tables, thing: Thing): string {
  switch (thing.is) {
    case "pass":
      return PASS_KEY;
    case "yes":
    case "alternative":
      return thing.is;
    case "dice":
      return thing.dice.length === 0 ? "no-dice" : thing.dice.map((die) => `die:${die}`).join("+");
    case "die value":
      return `die:${thing.die}=${thing.value}`;
    case "nudges":
      return thing.nudges.map(({ die, by }) => `die:${die}${by > 0 ? "+1" : "-1"}`).join("+");
    case "tokens":
      return thing.tokens.map((value) => `token:${tokenName(tables, value)}`).join("+");
    case "card":
      return `card:${tables.content.cards[thing.card].id}${suffix("colour", thing.colour)}`;
    case "seat":
      return `seat:${seatName(thing.seat)}${suffix("colour", thing.colour)}`;
    case "colour":
      return `colour:${thing.colour}${suffix("way", thing.way)}`;
    case "type":
      return `type:${thing.type}`;
    case "order":
      return `order:${thing.order}`;
    case "call":
      return `call:${thing.call}`;
  }
}

const suffix = (label: string, value: string | undefined): string => (value === undefined ? "" : `+${label}:${value}`);
