/** How a scenario file names dice, tokens and cards. */
import { Damaged } from "@blackrose/kernel";
import { COLOURS, type Colour, LETTERS } from "../content.ts";
import type { Tables } from "../tables.ts";

/** "a b c" or ["a", "b", "c"]. */
export function wordsAt(json: unknown, place: string): string[] {
  if (typeof json === "string") return json.split(/\s+/).filter((word) => word !== "");
  if (Array.isArray(json) && json.every((word) => typeof word === "string")) return json;
  throw new Damaged(place, "words with spaces between, or a list of words, were expected");
}

/** "B9": a colour's letter and a number. */
function lettered(word: string, place: string): { colour: number; value: number } {
  const parts = /^([RBKYG])(\d+)$/.exec(word);
  if (parts === null) throw new Damaged(place, `"${word}" should be one of R B K Y G and a number, such as B9`);
  return { colour: (LETTERS as readonly string[]).indexOf(parts[1]), value: Number(parts[2]) };
}

/** Dice as "R4 B2", in the order of the colours. */
export function diceAt(json: unknown, place: string): { colour: number; value: number }[] {
  return wordsAt(json, place)
    .map((word) => lettered(word, place))
    .sort((a, b) => a.colour - b.colour);
}

export function tokensOf(cards: Tables, json: unknown, place: string): number[] {
  return wordsAt(json, place).map((word) => {
    const { colour, value } = lettered(word, place);
    if (cards.tokenColour[value] !== colour) throw new Damaged(place, `there is no token ${word}`);
    return value;
  });
}

export function cardAt(cards: Tables, word: string, place: string): number {
  const card = cards.cardNumber.get(word);
  if (card === undefined) throw new Damaged(place, `there is no card "${word}"`);
  return card;
}

export const cardsAt = (cards: Tables, json: unknown, place: string): number[] =>
  wordsAt(json, place).map((word) => cardAt(cards, word, place));

export function colourAt(json: unknown, place: string): number {
  const colour = COLOURS.indexOf(json as Colour);
  if (colour < 0) throw new Damaged(place, `"${String(json)}" is no colour; they are ${COLOURS.join(", ")}`);
  return colour;
}
