/** What the log of every language counts the same way. */
import { type Colour, COLOURS } from "../content.ts";
import type { Talk } from "./talk.ts";

/** The dice of a set of bits with the values they now show. */
export function shown(mask: number, values: readonly number[]): { readonly colour: Colour; readonly value: number }[] {
  return COLOURS.filter((_, die) => (mask >> die) & 1).map((colour, i) => ({ colour, value: values[i] }));
}

/** Each place with its player, best first: "1 Ana", "2 Ben". */
export function ranked(places: readonly number[], talk: Talk): string[] {
  return places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat }) => `${place} ${talk.who(seat).text}`);
}
