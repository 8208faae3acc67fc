/** What the face draws from: the view as the game's own type, and what everybody asks of it. */
import type { View } from "@blackrose/kernel";
import { type Colour, COLOURS, LETTERS, type State, treachery } from "@blackrose/treachery";
import { tokensAt } from "@blackrose/treachery/rules/tokens";
import type { Scene } from "../face.ts";

export type Seen = View<State>;

export const { cards } = treachery;

export const seenIn = (scene: Scene): Seen => scene.view as unknown as Seen;

/** Whose side of the table one sits at; who has no seat looks over the first one's shoulder. */
export const nearSeat = (scene: Scene): number => Math.max(0, scene.viewer);

/** Seats clockwise from the near one, without it: as they are met going round the table. */
export function others(scene: Scene): number[] {
  const { seats } = seenIn(scene);
  return Array.from({ length: seats - 1 }, (_, i) => (nearSeat(scene) + 1 + i) % seats);
}

export const colourOfToken = (value: number): Colour => COLOURS[cards.tokenColour[value]];
export const letterOf = (colour: Colour): string => LETTERS[COLOURS.indexOf(colour)];

/** The tokens at a place, colour by colour, lowest first. */
export function byHouse(s: Seen, place: number): { readonly colour: Colour; readonly values: readonly number[] }[] {
  const there = tokensAt(s, place);
  return COLOURS.map((colour) => ({ colour, values: there.filter((value) => colourOfToken(value) === colour) }));
}

/** How many of the five houses a seat has on its side. */
export const housesOf = (s: Seen, seat: number): number =>
  byHouse(s, seat).filter(({ values }) => values.length > 0).length;

/** Dice that cannot be rolled or turned at present, by the cards in play that say so. */
export const lockOn = (s: Seen, die: number): number | null =>
  s.inPlay.find((card) => card >= 0 && cards.locks[card] === die) ?? null;
