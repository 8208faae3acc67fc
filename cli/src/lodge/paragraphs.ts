/** What things of the Lodge are and do: a paragraph each, in the game's own words. */
import type { Language } from "@blackrose/language";
import type { State } from "@blackrose/lodge";
import { ROOMS, type Target } from "@blackrose/lodge/cards/says";
import { figureOf, isMage, NONE } from "@blackrose/lodge/state";
import {
  eventCardText,
  evocationText,
  grimoireText,
  mageText,
  questText,
  roomText,
  spellText,
} from "@blackrose/lodge/text/index";
import type { Thing } from "@blackrose/lodge/text/keys";
import { sidesOf } from "@blackrose/lodge/tables";
import type { Names } from "./names.ts";

export interface Telling {
  readonly names: Names;
  readonly language: Language;
}

/** Its name, what it is, and its text; a spell has a paragraph for each side. Nothing for what needs no telling. */
export function paragraphs(s: State, thing: Thing, telling: Telling): string[] {
  const { cards } = telling.names;
  switch (thing.is) {
    case "card":
      return spell(cards.spellOf[thing.card], thing.side === undefined ? null : thing.side === "dark" ? 1 : 0, telling);
    case "room":
      return room(ROOMS.indexOf(thing.room), telling);
    case "model":
      if (isMage(thing.model)) return s.mages[thing.model] === NONE ? [] : mage(s.mages[thing.model], telling);
      return evocation(cards.content.evocations.indexOf(cards.figures[figureOf(thing.model)]), telling);
    case "quest":
      return quest(thing.quest, telling);
    case "event":
      return event(thing.event, telling);
    case "mage":
      return mage(thing.mage, telling);
    case "grimoire":
      return grimoire(thing.grimoire, telling);
    default:
      return [];
  }
}

const some = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== "").join(" ");

/** Where nothing is aimed at, there is nothing to say about it. */
const aimedAt = (target: Target, text: string): string[] =>
  target.at === "special" || target.at === "self" ? [] : [text];

function spell(number: number, only: number | null, { names, language }: Telling): string[] {
  const { cards, notes, word } = names;
  const declared = cards.spells[number];
  const { name, school, symbol, sides } = spellText(cards, declared, language);
  const halved = "halves" in declared.sides;
  const declaredSides = sidesOf(declared);
  return [
    `${name} (${school}${symbol ? `, ${notes.instability} ✦` : ""})`,
    ...sides.flatMap((side, i) => {
      if (only !== null && only !== i && !halved) return [];
      const what = [
        ...(halved ? [] : [i === 0 ? word.light : word.dark]),
        side.type,
        side.element,
        ...aimedAt(declaredSides[i].target, side.target),
      ]
        .join(", ")
        .toLowerCase();
      return [some(`[${what}]`, side.trigger && `${side.trigger}${notes.colon}`, ...side.lines)];
    }),
  ];
}

function room(tile: number, { names, language }: Telling): string[] {
  const { cards, notes } = names;
  const { name, colour, slots, points, target, cost, lines } = roomText(cards, cards.content.rooms[tile], language);
  return [
    some(
      `${name} (${notes.room(colour, slots, points)}).`,
      ...aimedAt(cards.content.rooms[tile].target, `[${target.toLowerCase()}]`),
      cost,
      ...lines,
    ),
  ];
}

function evocation(kind: number, { names, language }: Telling): string[] {
  const { cards, notes } = names;
  const told = evocationText(cards, cards.content.evocations[kind], language);
  const values = notes.values(told.health, told.move, told.attack);
  return [some(`${told.name} (${told.archetype.toLowerCase()}; ${values}).`, ...told.lines)];
}

function mage(number: number, telling: Telling): string[] {
  const { names, language } = telling;
  const { cards, notes } = names;
  const told = mageText(cards, cards.content.mages[number], language);
  const values = notes.values(told.health, told.move, told.attack);
  const personal = cards.spells.findIndex(({ id }) => id === cards.content.mages[number].personal);
  return [
    `${told.name}${notes.colon} ${values}, ${notes.handLimit(told.hand)}; ${notes.mage(told.favourite, told.personal)}.`,
    ...(personal < 0 ? [] : spell(personal, null, telling)),
  ];
}

function quest(number: number, { names, language }: Telling): string[] {
  const { cards, notes } = names;
  const told = questText(cards, cards.content.quests[number], language);
  const what = [notes.moon(told.moon), notes.points(told.points), ...(told.fourOrMore ? [notes.fourOrMore] : [])];
  return [
    some(
      `${told.name} (${what.join(", ")}).`,
      told.task,
      told.mode && `${told.mode}${notes.colon}`,
      ...aimedAt(cards.content.quests[number].target, `[${told.target.toLowerCase()}]`),
      ...told.lines,
    ),
  ];
}

function event(number: number, { names, language }: Telling): string[] {
  const { cards, notes } = names;
  const told = eventCardText(cards, cards.content.events[number], language);
  const what = [
    notes.moon(told.moon),
    told.phase.toLowerCase(),
    notes.event(told.space, told.enters, told.leaves),
    ...(told.crown ? [notes.crownIcon] : []),
  ];
  return [some(`${told.name} (${what.join("; ")}).`, told.trigger && `${told.trigger}${notes.colon}`, ...told.lines)];
}

function grimoire(number: number, { names, language }: Telling): string[] {
  const { name, school, spells } = grimoireText(names.cards, names.cards.content.grimoires[number], language);
  return [`${name} (${school})${names.notes.colon} ${spells.join(", ")}.`];
}

// --- by name ---

/** Without case, accents and marks: "bola de fuego" finds the Bola de Fuego. */
const simple = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Whatever in the box is called so, by its name in this language or its id. */
export function called(words: string, telling: Telling): string[] {
  const { names, language } = telling;
  const { spells, rooms, quests, events, evocations, mages, grimoires } = names.cards.content;
  const wanted = simple(words);
  const find = (
    list: readonly { readonly id: string; readonly name: string | { readonly [one in Language]: string } }[],
    tell: (number: number) => string[],
  ): string[] =>
    list.flatMap(({ id, name }, i) => {
      const own = typeof name === "string" ? name : name[language];
      return simple(own) === wanted || simple(id) === wanted ? tell(i) : [];
    });
  return [
    ...find(spells, (i) => spell(i, null, telling)),
    ...find(rooms, (i) => room(i, telling)),
    ...find(evocations, (i) => evocation(i, telling)),
    ...find(quests, (i) => quest(i, telling)),
    ...find(events, (i) => event(i, telling)),
    ...find(mages, (i) => mage(i, telling)),
    ...find(grimoires, (i) => grimoire(i, telling)),
  ];
}
