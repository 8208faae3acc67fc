/** Every card of the box for the card browser. */
import type { Language } from "@blackrose/language";
import type { Box } from "@blackrose/lodge/cards/box";
import { everythingIn } from "@blackrose/lodge/cards/content";
import type { ThingKey } from "../../face.ts";
import {
  attachmentName,
  eventName,
  evocationName,
  grimoireName,
  mageName,
  moonName,
  questName,
  roomName,
  said,
  schoolName,
  spellName,
} from "@blackrose/lodge/text/index";
import { type Plays, tablesOf } from "../game.ts";
import { words } from "./words.ts";

export interface Listed {
  readonly thing: ThingKey;
  readonly title: string;
  readonly group: string;
  /** The box it lies in. */
  readonly box: string;
}

/** Everything of these boxes, box by box. */
export function allCards(at: Plays, boxes: readonly Box[], language: Language): Listed[] {
  const cards = cardsIn(at, language);
  return boxes.flatMap((box) => {
    const { spells, rooms, evocations, mages, grimoires, quests, events, attachments, avatar } = everythingIn([box]);
    const his = avatar === undefined ? [] : [avatar.card, ...avatar.actions];
    const lists = [spells, rooms, evocations, mages, grimoires, quests, events, attachments, his];
    const own = new Set(lists.flat().map(({ id }) => id));
    const isOwn = ({ thing }: { readonly thing: ThingKey }): boolean => own.has(thing.slice(thing.indexOf(":") + 1));
    return cards.filter(isOwn).map((card) => ({ ...card, box: said(box.name, language) }));
  });
}

/** Cards that lie on something, by what belongs together. */
const GROUPS = ["jinx", "upgrade", "nightmare"] as const;

function cardsIn(at: Plays, language: Language): Omit<Listed, "box">[] {
  const tables = tablesOf(at);
  const { content } = tables;
  const word = words(language);
  return [
    ...content.spells.map(({ id, school }, spell) => ({
      thing: `card:${id}`,
      title: spellName(tables, tables.spellOf.indexOf(spell), language),
      group: word.spellsOf(schoolName(tables, school, language)),
    })),
    ...content.rooms.map(({ id }, room) => ({
      thing: `room:${id}`,
      title: roomName(tables, room, language),
      group: word.groups.rooms,
    })),
    ...content.evocations.map((kind) => ({
      thing: `evocation:${kind.id}`,
      title: evocationName(tables, tables.figures.indexOf(kind), language),
      group: word.groups.evocations,
    })),
    ...content.mages.map(({ id }, mage) => ({
      thing: `mage:${id}`,
      title: mageName(tables, mage, language),
      group: word.groups.mages,
    })),
    ...content.grimoires.map(({ id }, grimoire) => ({
      thing: `grimoire:${id}`,
      title: grimoireName(tables, grimoire, language),
      group: word.groups.grimoires,
    })),
    ...content.quests.map(({ id, moon }, quest) => ({
      thing: `quest:${id}`,
      title: questName(tables, quest, language),
      group: word.questsOf(moonName(moon, language).toLowerCase()),
    })),
    ...content.events.map(({ id, moon }, event) => ({
      thing: `event:${id}`,
      title: eventName(tables, event, language),
      group: word.eventsOf(moonName(moon, language).toLowerCase()),
    })),
    ...content.attachments.flatMap(({ id, family }) => {
      const group = GROUPS.find((one) => one === family);
      const kind = tables.attachmentNumber.get(id) as number;
      return group === undefined
        ? []
        : [{ thing: `attachment:${id}`, title: attachmentName(tables, kind, language), group: word.groups[group] }];
    }),
    ...(content.avatar === undefined
      ? []
      : [
          {
            thing: `avatar:${content.avatar.card.id}`,
            title: said(content.avatar.card.name, language),
            group: word.groups.avatar,
          },
          ...content.avatar.actions.map(({ id, moon, name }) => ({
            thing: `avatar:${id}`,
            title: said(name, language),
            group: word.actionsOf(moonName(moon, language).toLowerCase()),
          })),
        ]),
  ];
}
