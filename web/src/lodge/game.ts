/** The Lodge as this face reads it: the tables of the game, one viewer's sight of it, and names for what is on the table. */
import { UNKNOWN, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Board } from "@blackrose/lodge/board/board";
import type { Content } from "@blackrose/lodge/cards/box";
import { type Colour, COLOURS, type Mage, type Spell } from "@blackrose/lodge/cards/says";
import type { LodgeGame } from "@blackrose/lodge/game";
import { isShut as isRoomShut } from "@blackrose/lodge/rules/rooms";
import * as rules from "@blackrose/lodge/rules/values";
import { CELL, type Laid, NONE, type State } from "@blackrose/lodge/state";
import type { Tables } from "@blackrose/lodge/tables";
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

/** What a table plays with. */
export type Plays = Pick<Scene, "played">;
export const gameOf = ({ played }: Plays): LodgeGame => played as LodgeGame;
export const tablesOf = (at: Plays): Tables => gameOf(at).cards;
export const contentOf = (at: Plays): Content => tablesOf(at).content;

export type Seen = View<State>;

/** The view of a scene, as the one of this game that it is. */
export const seen = (scene: Scene): Seen => scene.view as unknown as Seen;

export const boardFor = (scene: Scene): Board => rules.boardOf(laid(scene));
/** The rooms a seat's cell opens to; none before its place is known. */
export const exitsOf = (scene: Scene, seat: number): readonly number[] =>
  boardFor(scene).exits[seen(scene).cells[seat] ?? NONE] ?? [];

/** Where a room lies, or NONE. */
export const placeOfRoom = (scene: Scene, room: string): number =>
  seen(scene).tiles.indexOf(tablesOf(scene).rooms.get(room) ?? NONE);

/** The icon of a room, by its key. */
export const iconOfRoom = (at: Plays, key: ThingKey): string =>
  contentOf(at).rooms[tablesOf(at).rooms.get(key.slice("room:".length)) as number].icon;

// --- keys of things ---

export const roomKey = (scene: Scene, place: number): ThingKey =>
  `room:${contentOf(scene).rooms[seen(scene).tiles[place]].id}`;
export const modelKey = (at: Plays, model: number): ThingKey => `model:${modelName(tablesOf(at), model)}`;
export const cardKey = (at: Plays, card: number): ThingKey => `card:${cardName(tablesOf(at), card)}`;
export const sideKey = (at: Plays, card: number, side: number): ThingKey =>
  `${cardKey(at, card)}/${side === 1 ? "dark" : "light"}`;
export const slotKey = (seat: number, slot: number): ThingKey => `slot:P${seat + 1}/${SLOT_NAMES[slot] ?? "held"}`;
/** A part of the Avatar's board: it only says something when it is pointed at. */
export type AvatarPart = "back" | "deck" | "slot" | "claimed" | "card";
export const avatarKey = (s: Seen, part: AvatarPart): ThingKey => `count:P${s.seats + 1}/${part}`;
export const seatKey = (seat: number): ThingKey => `seat:P${seat + 1}`;
export const questKey = (at: Plays, quest: number): ThingKey => `quest:${contentOf(at).quests[quest].id}`;
export const eventKey = (at: Plays, event: number): ThingKey => `event:${contentOf(at).events[event].id}`;
/** What is attached, by its place in the list. */
export const attachedKey = (at: number): ThingKey => `attached:${at}`;
export const cubeKey = (party: number): ThingKey => (party === ROSE ? "cube:rose" : `cube:P${party + 1}`);

// --- names ---

/** The game's own headings. */
export const sayIn = (language: Language): Interface["word"] => ui(language).word;

export const spellNamed = (at: Plays, card: number, language: Language): string =>
  spellName(tablesOf(at), card, language);
export const tileNamed = (at: Plays, tile: number, language: Language): string =>
  roomName(tablesOf(at), tile, language);
export const figureNamed = (at: Plays, figure: number, language: Language): string =>
  evocationName(tablesOf(at), figure, language);

/** Texts made so far, for the cards of each table. */
const texts = new WeakMap<Tables, Map<string, ReturnType<typeof spellText>>>();

/** The text of a spell, by one of its cards. */
export function textOfCard(at: Plays, card: number, language: Language): ReturnType<typeof spellText> {
  const tables = tablesOf(at);
  const made = texts.get(tables) ?? new Map<string, ReturnType<typeof spellText>>();
  const key = `${language}${tables.spellOf[card]}`;
  const text = made.get(key) ?? spellText(tables, tables.spells[tables.spellOf[card]], language);
  texts.set(tables, made.set(key, text));
  return text;
}

export const spellOfCard = (at: Plays, card: number): Spell => tablesOf(at).spells[tablesOf(at).spellOf[card]];
/** A room trap: two halves instead of two sides. */
export const isHalved = (at: Plays, card: number): boolean => "halves" in spellOfCard(at, card).sides;

/** The mage of a seat, or null before it is chosen. */
export const mageOf = (scene: Scene, seat: number): Mage | null =>
  contentOf(scene).mages[seen(scene).mages[seat]] ?? null;

/** Who sits at the table: the Avatar does not (L-AVA-09). */
export const seatsOf = (s: Seen): number[] => [...s.mages.keys()].slice(0, s.seats);

/** A mage nobody sits for is called by his card. */
export const nameOfSeat = (scene: Scene, seat: number): string =>
  scene.names[seat] ?? contentOf(scene).avatar?.card.name[scene.language] ?? `${seat + 1}`;
/** The party whose mark a mage bears: the Avatar has the Black Rose's. */
export const partyOfMage = (s: Seen, mage: number): number => (mage < s.seats ? mage : ROSE);
export const nameOfParty = (scene: Scene, party: number): string =>
  party === ROSE ? sayIn(scene.language).blackRose : nameOfSeat(scene, party);

/** A seat with its mage: "Ana (Tessa)". */
export function nameWithMage(scene: Scene, seat: number): string {
  const mage = seen(scene).mages[seat];
  const name = nameOfSeat(scene, seat);
  return mage === NONE ? name : `${name} (${mageName(tablesOf(scene), mage, scene.language)})`;
}

/** The letter on what a party owns: the table's letter of the seat; the Black Rose has her flower. */
export const letterOf = (party: number): string => (party === ROSE ? "✿" : seatLetter(party));

export const modelNamed = (scene: Scene, model: number): string =>
  isMage(model) ? nameOfSeat(scene, model) : figureNamed(scene, figureOf(model), scene.language);

/** Where a model stands, in words. */
export function placeNamed(scene: Scene, place: number): string {
  const s = seen(scene);
  if (place === CELL) return sayIn(scene.language).cell;
  return place < 0 ? "–" : tileNamed(scene, s.tiles[place], scene.language);
}

/** A room's name for the board: without words that say little, the longest words shortened. */
export function shortRoom(at: Plays, tile: number, language: Language): string {
  const plain = plainRoom(tileNamed(at, tile, language), language);
  if (plain.length <= 13) return plain;
  const words = plain.split(" ");
  const last = words[words.length - 1];
  const first = words[0];
  if (words.length > 1 && last.length <= 12) return `${first[0]}. ${last}`;
  return `${plain.slice(0, 11)}…`;
}

// --- what stands where ---

/** The quests of a seat that the viewer can read: its own, those of others where they lie open. */
export const questsSeen = (s: Seen, seat: number): readonly number[] => {
  const held = s.quests[seat].filter((quest) => quest !== UNKNOWN);
  return held.length > 0 ? held : s.openQuests[seat];
};

export const figuresOf = (s: Seen, seat: number): number[] =>
  s.figureOwner.flatMap((owner, figure) => (owner === seat && s.figureAt[figure] !== NONE ? [modelOf(figure)] : []));

/** The table as the rules read it: values are theirs to work out. */
export const laid = (scene: Scene): Laid => ({ cards: tablesOf(scene), s: seen(scene) });
export const healthOf = (scene: Scene, model: number): number => rules.healthOf(laid(scene), model);
export const damageOn = (scene: Scene, model: number): readonly number[] => rules.damageOn(laid(scene), model);
export const lifeOf = (scene: Scene, model: number): number => rules.lifeOf(laid(scene), model);

/** All models on the table: mages first. */
export function modelsInPlay(s: Seen): number[] {
  // Before the cells are dealt a mage stands nowhere yet.
  const mages = [...s.mages.keys()].filter((seat) => s.at[seat] >= 0 || (s.at[seat] === CELL && s.cells[seat] >= 0));
  const figures = s.figureAt.flatMap((at, figure) => (at === NONE ? [] : [modelOf(figure)]));
  return [...mages, ...figures];
}

export const isShut = (scene: Scene, place: number): boolean => isRoomShut(laid(scene), place);

export const hueOf = (s: Seen, place: number): Colour => COLOURS[s.colourAs[place]] ?? "grey";
/** Whether the rooms of this edition begin in ruins and are built up. */
export const risesFromRuins = (scene: Scene): boolean =>
  tablesOf(scene).rulesets[seen(scene).ruleset].roomsStart === "destroyed";
export const isLaid = (s: Seen): boolean => s.tiles.length > 0 && s.tiles[0] !== NONE;

/** The schools whose decks stand on the table: before they are laid out, all that may come. */
export const shownSchools = (scene: Scene): readonly number[] =>
  seen(scene).opened.length > 0 ? seen(scene).opened : [...contentOf(scene).schools.keys()];
