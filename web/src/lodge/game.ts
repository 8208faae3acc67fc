/** The Lodge as this face reads it: the tables of the game, one viewer's sight of it, and names for what is on the table. */
import type { View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { lodge } from "@blackrose/lodge/title";
import type { Board } from "@blackrose/lodge/board/board";
import { type Colour, COLOURS } from "@blackrose/lodge/cards/says";
import { isShut as isRoomShut } from "@blackrose/lodge/rules/rooms";
import * as rules from "@blackrose/lodge/rules/values";
import { CELL, type Laid, NONE, type State } from "@blackrose/lodge/state";
import { figureOf, isMage, modelOf, ROSE } from "@blackrose/lodge/who";
import {
  evocationName,
  type Interface,
  mageName,
  plainRoom,
  roomName,
  spellName,
  spellText,
  ui,
} from "@blackrose/lodge/text/index";
import { cardName, modelName, SLOT_NAMES } from "@blackrose/lodge/things";
import type { Scene, ThingKey } from "../face.ts";
import { seatLetter } from "../look/seats.ts";

export const tables = lodge.cards;
export const { content } = tables;

export type Seen = View<State>;

/** The view of a scene, as the one of this game that it is. */
export const seen = (scene: Scene): Seen => scene.view as unknown as Seen;

export const boardFor = (s: Seen): Board => rules.boardOf(laid(s));
/** The rooms a seat's cell opens to; none before its place is known. */
export const exitsOf = (s: Seen, seat: number): readonly number[] => boardFor(s).exits[s.cells[seat] ?? NONE] ?? [];

/** Where a room lies, or NONE. */
export const placeOfRoom = (s: Seen, room: string): number => s.tiles.indexOf(tables.rooms.get(room) ?? NONE);

/** The icon of a room, by its key. */
export const iconOfRoom = (key: ThingKey): string =>
  content.rooms[tables.rooms.get(key.slice("room:".length)) as number].icon;

// --- keys of things ---

export const roomKey = (s: Seen, place: number): ThingKey => `room:${content.rooms[s.tiles[place]].id}`;
export const modelKey = (model: number): ThingKey => `model:${modelName(tables, model)}`;
export const cardKey = (card: number): ThingKey => `card:${cardName(tables, card)}`;
export const sideKey = (card: number, side: number): ThingKey => `${cardKey(card)}/${side === 1 ? "dark" : "light"}`;
export const slotKey = (seat: number, slot: number): ThingKey => `slot:P${seat + 1}/${SLOT_NAMES[slot] ?? "held"}`;
export const seatKey = (seat: number): ThingKey => `seat:P${seat + 1}`;
export const questKey = (quest: number): ThingKey => `quest:${content.quests[quest].id}`;
export const eventKey = (event: number): ThingKey => `event:${content.events[event].id}`;
/** What is attached, by its place in the list. */
export const attachedKey = (at: number): ThingKey => `attached:${at}`;
export const cubeKey = (party: number): ThingKey => (party === ROSE ? "cube:rose" : `cube:P${party + 1}`);

// --- names ---

/** The game's own headings. */
export const sayIn = (language: Language): Interface["word"] => ui(language).word;

export const spellNamed = (card: number, language: Language): string => spellName(tables, card, language);
export const tileNamed = (tile: number, language: Language): string => roomName(tables, tile, language);
export const figureNamed = (figure: number, language: Language): string => evocationName(tables, figure, language);

const texts = new Map<string, ReturnType<typeof spellText>>();

/** The text of a spell, by one of its cards. */
export function textOfCard(card: number, language: Language): ReturnType<typeof spellText> {
  const key = `${language}${tables.spellOf[card]}`;
  const text = texts.get(key) ?? spellText(tables, tables.spells[tables.spellOf[card]], language);
  texts.set(key, text);
  return text;
}

export const spellOfCard = (card: number): (typeof tables.spells)[number] => tables.spells[tables.spellOf[card]];
/** A room trap: two halves instead of two sides. */
export const isHalved = (card: number): boolean => "halves" in spellOfCard(card).sides;

/** The mage of a seat, or null before it is chosen. */
export const mageOf = (s: Seen, seat: number): (typeof content.mages)[number] | null =>
  s.mages[seat] === NONE ? null : content.mages[s.mages[seat]];

export const nameOfSeat = (scene: Scene, seat: number): string => scene.names[seat] ?? `${seat + 1}`;
export const nameOfParty = (scene: Scene, party: number): string =>
  party === ROSE ? sayIn(scene.language).blackRose : nameOfSeat(scene, party);

/** A seat with its mage: "Ana (Tessa)". */
export function nameWithMage(scene: Scene, seat: number): string {
  const mage = seen(scene).mages[seat];
  const name = nameOfSeat(scene, seat);
  return mage === NONE ? name : `${name} (${mageName(tables, mage, scene.language)})`;
}

/** The letter on what a party owns: the table's letter of the seat; the Black Rose has her flower. */
export const letterOf = (party: number): string => (party === ROSE ? "✿" : seatLetter(party));

export const modelNamed = (scene: Scene, model: number): string =>
  isMage(model) ? nameOfSeat(scene, model) : figureNamed(figureOf(model), scene.language);

/** Where a model stands, in words. */
export function placeNamed(scene: Scene, place: number): string {
  const s = seen(scene);
  if (place === CELL) return sayIn(scene.language).cell;
  return place < 0 ? "–" : tileNamed(s.tiles[place], scene.language);
}

/** A room's name for the board: without words that say little, the longest words shortened. */
export function shortRoom(tile: number, language: Language): string {
  const plain = plainRoom(tileNamed(tile, language), language);
  if (plain.length <= 13) return plain;
  const words = plain.split(" ");
  const last = words[words.length - 1];
  const first = words[0];
  if (words.length > 1 && last.length <= 12) return `${first[0]}. ${last}`;
  return `${plain.slice(0, 11)}…`;
}

// --- what stands where ---

export const figuresOf = (s: Seen, seat: number): number[] =>
  s.figureOwner.flatMap((owner, figure) => (owner === seat && s.figureAt[figure] !== NONE ? [modelOf(figure)] : []));

/** The table as the rules read it: values are theirs to work out. */
export const laid = (s: Seen): Laid => ({ cards: tables, s });
export const healthOf = (s: Seen, model: number): number => rules.healthOf(laid(s), model);
export const damageOn = (s: Seen, model: number): readonly number[] => rules.damageOn(laid(s), model);
export const lifeOf = (s: Seen, model: number): number => rules.lifeOf(laid(s), model);

/** All models on the table: mages first. */
export function modelsInPlay(s: Seen): number[] {
  // Before the cells are dealt a mage stands nowhere yet.
  const mages = [...s.mages.keys()].filter((seat) => s.at[seat] >= 0 || (s.at[seat] === CELL && s.cells[seat] >= 0));
  const figures = s.figureAt.flatMap((at, figure) => (at === NONE ? [] : [modelOf(figure)]));
  return [...mages, ...figures];
}

export const isShut = (s: Seen, place: number): boolean => isRoomShut(laid(s), place);

export const hueOf = (s: Seen, place: number): Colour => COLOURS[s.colourAs[place]] ?? "grey";
/** Whether the rooms of this edition begin in ruins and are built up. */
export const risesFromRuins = (s: Seen): boolean => tables.rulesets[s.ruleset].roomsStart === "destroyed";
export const isLaid = (s: Seen): boolean => s.tiles.length > 0 && s.tiles[0] !== NONE;
