/** Things of the Lodge by name: in full as the game says it, and short enough for a narrow table. */
import type { Language } from "@blackrose/language";
import type { State, Tables } from "@blackrose/lodge";
import { COLOURS } from "@blackrose/lodge/cards/says";
import { CELL, NONE } from "@blackrose/lodge/state";
import { figureOf, isMage, modelOf, ROSE } from "@blackrose/lodge/who";
import {
  colourName,
  eventName,
  evocationName,
  type Interface,
  mageName,
  plainRoom,
  questName,
  roomName,
  spellName,
  ui,
} from "@blackrose/lodge/text/index";
import type { Manner } from "../face.ts";
import type { Hue } from "../paint.ts";
import { type Notes, notesIn } from "./notes.ts";

/** Letters of the rooms' colours; P stands for players. */
const LETTERS: { readonly [hue in Hue]: string } = {
  red: "R",
  blue: "B",
  green: "G",
  yellow: "Y",
  purple: "V",
  grey: "E",
  black: "K",
};

/** Light and dark. */
export const SIDE_MARKS = ["▲", "▼"];

export interface Names {
  readonly cards: Tables;
  readonly language: Language;
  readonly notes: Notes;
  /** The game's own headings. */
  readonly word: Interface["word"];
  readonly colon: string;
  spell(card: number): string;
  /** A room tile. */
  tile(tile: number): string;
  evocation(figure: number): string;
  /** A mage by seat: the name at the table. */
  seat(seat: number): string;
  /** A seat with its mage: "P2 Tessa". */
  mage(s: State, seat: number): string;
  /** Whose a cube is: a seat or the Black Rose. */
  party(party: number): string;
  quest(quest: number): string;
  event(event: number): string;
  colour(colour: number): string;
  letter(colour: number): string;
}

export function namesFor(cards: Tables, { language, names, paint }: Manner): Names {
  const { word, colon } = ui(language);
  const hue = (colour: number): Hue => COLOURS[colour];
  const seat = (one: number): string => names[one];
  return {
    cards,
    language,
    notes: notesIn(language),
    word,
    colon,
    spell: (card) => spellName(cards, card, language),
    tile: (tile) => roomName(cards, tile, language),
    evocation: (figure) => evocationName(cards, figure, language),
    seat,
    mage: (s, one) => (s.mages[one] === NONE ? seat(one) : `${seat(one)} ${mageName(cards, s.mages[one], language)}`),
    party: (party) => (party === ROSE ? word.blackRose : seat(party)),
    quest: (quest) => questName(cards, quest, language),
    event: (event) => eventName(cards, event, language),
    colour: (colour) => colourName(colour, language),
    letter: (colour) => paint.hue(hue(colour), LETTERS[hue(colour)]),
  };
}

/** A room trap: two halves instead of two sides. */
export const isHalved = (card: number, cards: Tables): boolean => "halves" in cards.spells[cards.spellOf[card]].sides;

/** Cubes on the table: a seat by its digit, the Black Rose by a star. */
export const cubeMark = (party: number): string => (party === ROSE ? "*" : `${party + 1}`);

/** A room's name in so many letters: first without words that say little, then later words by their first letter, then cut. */
export function shortRoom(name: string, most: number, language: Language): string {
  if (name.length <= most) return name;
  const plain = plainRoom(name, language);
  if (plain.length <= most) return plain;
  const [first, ...rest] = plain.split(" ");
  const telling = rest.filter((word) => word.length > 2);
  const initials = `${first} ${telling.map((word) => `${word[0]}.`).join("")}`;
  if (rest.length > 0 && initials.length <= most) return initials;
  return first.length <= most ? first : `${first.slice(0, most - 1)}…`;
}

/** Three letters, or the first letters of its words: "Cer", "BK". */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 2);
  return words.length > 1 ? words.map((word) => word[0]).join("") : name.slice(0, 3);
}

/** A model on the table: "P1", and an evocation with whose it is, "Cer2". */
export const modelMark = (s: State, model: number, names: Names): string =>
  isMage(model)
    ? `P${model + 1}`
    : initialsOf(names.evocation(figureOf(model))) + cubeMark(s.figureOwner[figureOf(model)]);

/** Where a model stands. */
export function placeName(s: State, place: number, names: Names): string {
  return place === CELL ? names.word.cell.toLowerCase() : place < 0 ? "–" : names.tile(s.tiles[place]);
}

/** An evocation of a seat, by model. */
export const figuresOf = (s: State, seat: number): number[] =>
  s.figureOwner.flatMap((owner, figure) => (owner === seat ? [modelOf(figure)] : []));
