/** Every card of the box for the card browser. */
import type { Language } from "@blackrose/language";
import type { ThingKey } from "../face.ts";
import {
  evocationText,
  eventName,
  grimoireText,
  mageText,
  questName,
  roomText,
  spellText,
} from "@blackrose/lodge/text/index";
import { content, tables } from "./game.ts";
import { schoolNamed, words } from "./words.ts";

export interface Listed {
  readonly thing: ThingKey;
  readonly title: string;
  readonly group: string;
}

export function allCards(language: Language): Listed[] {
  const word = words(language);
  return [
    ...content.spells.map((spell) => ({
      thing: `card:${spell.id}`,
      title: spellText(tables, spell, language).name,
      group: word.spellsOf(schoolNamed(spell.school, language)),
    })),
    ...content.rooms.map((room) => ({
      thing: `room:${room.id}`,
      title: roomText(tables, room, language).name,
      group: word.groups.rooms,
    })),
    ...content.evocations.map((kind) => ({
      thing: `evocation:${kind.id}`,
      title: evocationText(tables, kind, language).name,
      group: word.groups.evocations,
    })),
    ...content.mages.map((mage) => ({
      thing: `mage:${mage.id}`,
      title: mageText(tables, mage, language).name,
      group: word.groups.mages,
    })),
    ...content.grimoires.map((grimoire) => ({
      thing: `grimoire:${grimoire.id}`,
      title: grimoireText(tables, grimoire, language).name,
      group: word.groups.grimoires,
    })),
    ...content.quests.map(({ id, moon }, quest) => ({
      thing: `quest:${id}`,
      title: questName(tables, quest, language),
      group: word.questsOf(word.moon(moon)),
    })),
    ...content.events.map(({ id, moon }, event) => ({
      thing: `event:${id}`,
      title: eventName(tables, event, language),
      group: word.eventsOf(word.moon(moon)),
    })),
  ];
}
