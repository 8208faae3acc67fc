/** How a scenario file names dice, tokens and cards. */
import { Damaged, wordsAt } from "@blackrose/kernel";
import { COLOURS, type Colour, LETTERS } from "../content.ts";
import type { Tables } from "../tables.ts";

/** "B9": a colour's letter and a number. */
function lettered(word: string, place: string): { colour: number; value: number } {
  const parts = /^([RBKYG])(\d+)$/.exec(word);
  if (parts === null) throw new Damaged(place, `"${word}" should be one of R B K Y G and a number, such as B9`);
  return { colour: (LETTERS as readonly string[]).indexOf(parts[1]), value: Number(parts[2]) };
}

/** What a die shows. */
export const FACES = 6;

/** Dice as "R4 B2", in the order of the colours, each at most once. */
export function diceAt(json: unknown, place: string): { colour: number; value: number }[] {
  const words = wordsAt(json, place);
  const dice = words.map((word) => lettered(word, place)).sort((a, b) => a.colour - b.colour);
  const wrong = words.find((_, i) => dice[i].value < 1 || dice[i].value > FACES);
  if (wrong !== undefined) throw new Damaged(place, `a die shows 1 to ${FACES}; "${words.join(" ")}" cannot be`);
  const twice = dice.find(({ colour }, i) => i > 0 && dice[i - 1].colour === colour);
  if (twice !== undefined) throw new Damaged(place, `there is one ${COLOURS[twice.colour]} die, not two`);
  return dice;
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
