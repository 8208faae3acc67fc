/** How a scenario file names rooms, spells, cubes and figures. */
import { Damaged, type Seats, wordsAt } from "@blackrose/kernel";
import { NONE, type State } from "../state.ts";
import { ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";

/** A seat, or the Black Rose. */
export const partyAt = (seats: Seats, name: string, place: string): number =>
  name === "rose" ? ROSE : seats.seat(name, place);

/** Cubes by whose they are: "P2 P2 rose". */
export const cubesAt = (seats: Seats, json: unknown, place: string): number[] =>
  wordsAt(json, place).map((word) => partyAt(seats, word, place));

export function tileAt(cards: Tables, name: string, place: string): number {
  const tile = cards.rooms.get(name);
  if (tile === undefined) throw new Damaged(place, `there is no room "${name}"`);
  return tile;
}

/** Where a room lies on this table. */
export function roomAt(cards: Tables, s: State, name: string, place: string): number {
  return s.tiles.indexOf(tileAt(cards, name, place));
}

/** A spell card by its name; of several copies the first that is not taken, or the one with that number (`fireball#2`). */
export function cardAt(cards: Tables, word: string, place: string, taken: ReadonlySet<number> = new Set()): number {
  const [id, copy] = word.split("#");
  const copies = cards.cardsOf.get(id);
  if (copies === undefined) throw new Damaged(place, `there is no spell "${id}"`);
  const card = copy === undefined ? copies.find((one) => !taken.has(one)) : copies[Number(copy) - 1];
  if (card === undefined) throw new Damaged(place, `there is no further copy of "${id}"`);
  return card;
}

/** The spells of a text, whichever copies. */
export const spellIds = (cards: Tables, numbers: readonly number[]): string[] =>
  numbers.filter((card) => card >= 0).map((card) => cards.spells[cards.spellOf[card]].id);

export function schoolAt(cards: Tables, name: string, place: string): number {
  const school = cards.schools.get(name);
  if (school === undefined) throw new Damaged(place, `there is no school "${name}"`);
  return school;
}

export function questAt(cards: Tables, id: string, place: string): number {
  const quest = cards.content.quests.findIndex((one) => one.id === id);
  if (quest < 0) throw new Damaged(place, `there is no quest "${id}"`);
  return quest;
}

export function eventAt(cards: Tables, id: string | null, place: string): number {
  if (id === null) return NONE;
  const event = cards.content.events.findIndex((one) => one.id === id);
  if (event < 0) throw new Damaged(place, `there is no event "${id}"`);
  return event;
}
