/** The things on the table as phrases: players by their names, models, rooms, spells. Made once for all languages. */
import type { View } from "@blackrose/kernel";
import type { Grammar, Phrase } from "@blackrose/language";
import type { AttachmentKind } from "../cards/attachments.ts";
import { calledMage } from "../cards/box.ts";
import type { AvatarCard } from "../cards/avatar.ts";
import { COLOURS, ELEMENTS, type EvocationId, type RoomId, TYPES, type Words } from "../cards/says.ts";
import { CELL, NONE, type State } from "../state.ts";
import { figureOf, FIGURES, ROSE } from "../who.ts";
import { FORGOTTEN, type Tables } from "../tables.ts";
import { Family, familyOf, held } from "../things.ts";
import { type Scene, sceneOf } from "./scene.ts";
import type { CardNames } from "./voice.ts";

/** What a language must know to speak of the things of the Lodge. */
export interface Tongue<N> {
  readonly grammar: Pick<Grammar<N, never>, "language" | "np" | "name" | "list" | "tidy" | "number">;
  readonly nouns: { readonly [noun in "spell" | "quest" | "event" | "room" | "card"]: N };
  readonly names: CardNames;
  theRoom(room: RoomId, scene: Scene): Phrase;
  kindNoun(kind: EvocationId, scene: Scene): N;
  theAvatar(card: AvatarCard): Phrase;
  readonly theRose: Phrase;
  readonly theLodge: Phrase;
  readonly that: Phrase;
  readonly cell: Phrase;
  readonly slots: readonly Phrase[];
  readonly sides: { readonly light: string; readonly dark: string };
  /** "2 cubes of Ana". */
  cubesOf(count: number, owner: Phrase): string;
}

/** Phrases about one table. −1 stands for what the viewer does not see. */
export interface Talk {
  who(seat: number): Phrase;
  model(model: number): Phrase;
  /** By its place in the layout; named only where the table can be seen. */
  room(place: number): Phrase;
  tile(tile: number): Phrase;
  spell(card: number): Phrase;
  spells(cards: readonly number[]): string;
  /** "Fireball, dark side". */
  side(card: number, side: number): string;
  /** An action card of the Avatar. */
  action(action: number): Phrase;
  actions(actions: readonly number[]): string;
  /** What an option points at, if it is a model or a room; else nothing in particular. */
  option(code: number): Phrase;
  quest(quest: number): Phrase;
  quests(quests: readonly number[]): string;
  event(event: number): Phrase;
  events(events: readonly number[]): string;
  school(school: number): string;
  slot(slot: number): Phrase;
  element(element: number): string;
  type(type: number): string;
  colour(colour: number): string;
  /** Something attached, and who or what bears it. */
  attachment(kind: number): Phrase;
  /** A Nightmare card, by its number in the deck. */
  nightmare(number: number): Phrase;
  standing(kind: number): AttachmentKind;
  bearer(kind: number, on: number): Phrase;
  mage(mage: number): string;
  grimoire(grimoire: number): string;
  /** By whose they are. */
  cubes(colours: readonly number[]): string;
  players(seats: readonly number[]): string;
}

export function talk<N>(tongue: Tongue<N>, tables: Tables, names: readonly string[], view?: View<State>): Talk {
  const { grammar, nouns } = tongue;
  const { content } = tables;
  const { name, np, list } = grammar;
  const scene = sceneOf(tables);
  const say = (words: Words): Phrase => name(grammar.tidy(words[grammar.language]));
  const named = (noun: N, words: Words | undefined): Phrase =>
    words === undefined ? np(noun, { article: "a" }) : say(words);
  const who = (seat: number): Phrase => {
    if (seat === ROSE) return tongue.theRose;
    // A mage nobody sits for is called by his card.
    const { avatar } = content;
    return names[seat] === undefined && avatar !== undefined && seat < FIGURES
      ? tongue.theAvatar(avatar.card)
      : name(names[seat] ?? `P${seat + 1}`);
  };

  /** Each by name, or how many where they are not seen. */
  const several = (noun: N, all: readonly number[], one: (number: number) => Phrase): string =>
    all.includes(NONE) ? np(noun, { count: all.length }).text : list(all.map(one), "and");
  const spell = (card: number): Phrase => named(nouns.spell, tables.spells[tables.spellOf[card]]?.name);
  const action = (number: number): Phrase => named(nouns.card, tables.actions[number]?.is.name);
  const quest = (number: number): Phrase => named(nouns.quest, content.quests[number]?.name);
  const event = (number: number): Phrase => named(nouns.event, content.events[number]?.name);
  const tile = (number: number): Phrase => tongue.theRoom(content.rooms[number].id, scene);

  function model(number: number): Phrase {
    if (number < FIGURES) return who(number);
    const figure = figureOf(number);
    const kind = tables.figures[figure];
    const first = tables.figures.indexOf(kind);
    // Several of a kind have numbers.
    const after = kind.figures === 1 ? {} : { after: grammar.number(figure - first + 1) };
    return np(tongue.kindNoun(kind.id, scene), { article: "the", ...after });
  }
  function room(place: number): Phrase {
    if (place === CELL) return tongue.cell;
    const known = view?.tiles[place];
    return known === undefined ? np(nouns.room, { article: "the", after: grammar.number(place + 1) }) : tile(known);
  }
  function cubes(colours: readonly number[]): string {
    const owners = [...new Set(colours)].sort((a, b) => a - b);
    return list(
      owners.map((owner) => tongue.cubesOf(colours.filter((one) => one === owner).length, who(owner))),
      "and",
    );
  }
  function side(card: number, which: number): string {
    const { sides } = tables.spells[tables.spellOf[card]] ?? { sides: { halves: [] } };
    return "halves" in sides
      ? spell(card).text
      : `${spell(card).text}, ${tongue.sides[which === 0 ? "light" : "dark"]}`;
  }
  function bearer(kind: number, on: number): Phrase {
    const { on: sort } = tables.attachments[kind].is;
    return sort === "room" ? room(on) : sort === "table" ? tongue.theLodge : sort === "party" ? who(on) : model(on);
  }
  return {
    who,
    model,
    room,
    tile,
    spell,
    spells: (cards) => several(nouns.spell, cards, spell),
    side,
    action,
    actions: (all) => several(nouns.card, all, action),
    option: (code) =>
      familyOf(code) === Family.model
        ? model(held(code))
        : familyOf(code) === Family.room
          ? room(held(code))
          : tongue.that,
    quest,
    quests: (all) => several(nouns.quest, all, quest),
    event,
    events: (all) => several(nouns.event, all, event),
    school: (number) => (number === FORGOTTEN ? tongue.names.decks.forgotten : say(content.schools[number].name).text),
    slot: (slot) => tongue.slots[slot],
    element: (number) => tongue.names.element[ELEMENTS[number]],
    type: (number) => tongue.names.type[TYPES[number]],
    colour: (number) => tongue.names.colour[COLOURS[number]],
    attachment: (kind) => say(tables.attachments[kind].is.name),
    nightmare: (number) => named(nouns.event, content.attachments[number]?.name),
    standing: (kind) => tables.attachments[kind].is,
    bearer,
    mage: (number) => say(calledMage(content.mages[number])).text,
    grimoire: (number) => say(content.grimoires[number].name).text,
    cubes,
    players: (seats) => list(seats.map(who), "and"),
  };
}
