/** The keys of what is drawn. Those an option can name are spelled as the game spells them. */
import { type Colour, COLOURS } from "@blackrose/treachery";
import { seatName, tokenName } from "@blackrose/treachery/things";
import type { ThingKey } from "../face.ts";
import { cards } from "./seen.ts";

export type Pile = "deck" | "discards" | "removed";
export type Place = "bank" | "spoils" | "bet";
export const MARKS = ["challenger", "roller", "dealer"] as const;
export type Mark = (typeof MARKS)[number];

export const cardThing = (card: number): ThingKey => `card:${cards.content.cards[card].id}`;
export const tokenThing = (value: number): ThingKey => `token:${tokenName(cards, value)}`;
export const dieThing = (colour: Colour): ThingKey => `die:${colour}`;
export const seatThing = (seat: number): ThingKey => `seat:${seatName(seat)}`;
export const houseThing = (colour: Colour): ThingKey => `colour:${colour}`;
export const powerThing = (seat: number): ThingKey => `power:${seatName(seat)}`;
export const handThing = (seat: number): ThingKey => `hand:${seatName(seat)}`;
export const pileThing = (pile: Pile): ThingKey => `pile:${pile}`;
export const placeThing = (place: Place): ThingKey => `place:${place}`;
export const markThing = (mark: Mark): ThingKey => `mark:${mark}`;
export const ROUND: ThingKey = "round";

export type ReadThing =
  | { readonly is: "card"; readonly card: number }
  | { readonly is: "token"; readonly value: number }
  | { readonly is: "die" | "colour"; readonly colour: Colour }
  | { readonly is: "seat" | "power" | "hand"; readonly seat: number }
  | { readonly is: "pile"; readonly pile: Pile }
  | { readonly is: "place"; readonly place: Place }
  | { readonly is: "mark"; readonly mark: Mark }
  | { readonly is: "type"; readonly type: "war" | "diplomacy" }
  | { readonly is: "order" | "call" }
  | { readonly is: "round" };

/** What a key stands for, or null if nothing of this game is called so. */
export function readThing(thing: ThingKey): ReadThing | null {
  const [is, name = ""] = thing.split(":");
  switch (is) {
    case "card": {
      const card = cards.cardNumber.get(name);
      return card === undefined ? null : { is, card };
    }
    case "token": {
      const value = Number(name.slice(1));
      return cards.tokenColour[value] >= 0 ? { is, value } : null;
    }
    case "die":
    case "colour":
      return (COLOURS as readonly string[]).includes(name) ? { is, colour: name as Colour } : null;
    case "seat":
    case "power":
    case "hand": {
      const seat = Number(name.slice(1)) - 1;
      return seat >= 0 && seat < 6 ? { is, seat } : null;
    }
    case "pile":
      return name === "deck" || name === "discards" || name === "removed" ? { is, pile: name } : null;
    case "place":
      return name === "bank" || name === "spoils" || name === "bet" ? { is, place: name } : null;
    case "mark":
      return name === "dealer" || name === "roller" || name === "challenger" ? { is, mark: name } : null;
    case "type":
      return name === "war" || name === "diplomacy" ? { is, type: name } : null;
    case "order":
    case "call":
      return { is };
    case "round":
      return { is };
    default:
      return null;
  }
}
