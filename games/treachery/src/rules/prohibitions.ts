/** What may not be played (T-PROH). */
import { NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { card as cardThing, cardColour } from "../things.ts";

/** Seats whose card in play forbids something to `seat`. */
export function prohibitors(cards: Tables, s: State, seat: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < s.seats; other++) {
    const card = s.inPlay[other];
    if (other !== seat && card !== NONE && cards.bans[card]) found.push(other);
  }
  return found;
}

/**
 * Whether `seat` may bring `card` into play in that colour (T-PROH-02). The card that leaves its place to make room for it
 * (`leaving`, a seat) neither forbids nor counts (T-PROH-06).
 */
export function allowed(cards: Tables, s: State, seat: number, card: number, colour: number, leaving = NONE): boolean {
  for (let other = 0; other < s.seats; other++) {
    const source = s.inPlay[other];
    if (other === seat || other === leaving || source === NONE || !cards.bans[source]) continue;
    if (forbids(cards, s, other, card, colour, leaving)) return false;
  }
  return true;
}

/** Whether the card in play of `other` forbids to bring `card` into play in that colour. */
function forbids(cards: Tables, s: State, other: number, card: number, colour: number, leaving = NONE): boolean {
  for (const standing of cards.standing[s.inPlay[other]]) {
    switch (standing.is) {
      case "bans base":
        if (cards.base[card] >= standing.from) return true;
        break;
      case "bans named colour":
        if (s.named[other] === colour) return true;
        break;
      case "bans colours in play":
        for (let p = 0; p < s.seats; p++) {
          if (p !== leaving && s.inPlay[p] !== NONE && s.colours[p] === colour) return true;
        }
        break;
      default:
    }
  }
  return false;
}

/** The seats whose cards in play keep `seat` from bringing `card` into play at all; none when there is a way. */
export function forbidders(cards: Tables, s: State, seat: number, card: number): number[] {
  const colours = cards.chooses[card] ?? [cards.colour[card]];
  if (colours.some((colour) => allowed(cards, s, seat, card, colour))) return [];
  return prohibitors(cards, s, seat).filter((other) =>
    colours.some((colour) => forbids(cards, s, other, card, colour)),
  );
}

/** The ways to play any of these cards as options: as it is, or in each colour its player may choose. */
export function waysToPlay(
  cards: Tables,
  s: State,
  seat: number,
  playable: readonly number[],
  legalOnly: boolean,
  leaving = NONE,
): number[] {
  const free = !legalOnly || prohibitors(cards, s, seat).length === 0;
  const ways: number[] = [];
  for (let i = 0; i < playable.length; i++) {
    const card = playable[i];
    const choices = cards.chooses[card];
    if (choices === null) {
      if (free || allowed(cards, s, seat, card, cards.colour[card], leaving)) ways.push(cardThing(card));
      continue;
    }
    for (const colour of choices) {
      if (free || allowed(cards, s, seat, card, colour, leaving)) ways.push(cardColour(card, colour));
    }
  }
  return ways;
}
