/** What the things in the box are and do: a name, what it is in a few words, its text, and the rule to read on. */
import type { Language } from "@blackrose/language";
import type { Room, RoomEffect, Spell, Target } from "../cards/says.ts";
import { figureOf, isMage } from "../who.ts";
import { sidesOf, type Tables } from "../tables.ts";
import {
  eventCardText,
  evocationText,
  grimoireText,
  mageLine,
  questText,
  type RoomEffectText,
  roomText,
  spellText,
} from "./cards.ts";
import type { Thing } from "./keys.ts";
import { mageName } from "./names.ts";
import type { Voice } from "./voice.ts";
import { voices } from "./voices.ts";
import { moonName, ui } from "./words.ts";

export interface About {
  readonly name: string;
  /** "purple, 6 instability slots, 3 PP". */
  readonly is: string;
  /** Paragraphs: of a spell one for each side. */
  readonly says: readonly string[];
  readonly rule: string;
}

/** Null for what has no card or tile of its own. */
export function about(tables: Tables, thing: Thing, language: Language): About | null {
  const { content } = tables;
  switch (thing.is) {
    case "card":
      return aboutSpell(tables, tables.spells[tables.spellOf[thing.card]], language);
    case "room":
      return aboutRoom(tables, content.rooms[tables.rooms.get(thing.room) as number], language);
    case "model":
      return isMage(thing.model) ? null : aboutEvocation(tables, figureOf(thing.model), language);
    case "quest":
      return aboutQuest(tables, thing.quest, language);
    case "event":
      return aboutEvent(tables, thing.event, language);
    case "mage":
      return aboutMage(tables, thing.mage, language);
    case "grimoire": {
      const { name, school, spells } = grimoireText(tables, content.grimoires[thing.grimoire], language);
      return { name, is: school, says: [`${spells.join(", ")}.`], rule: "L-SET-19" };
    }
    default:
      return null;
  }
}

const some = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== "").join(" ");

/** Where nothing is aimed at, there is nothing to say about it. */
const aimedAt = (target: Target, text: string): string[] =>
  target.at === "special" || target.at === "self" ? [] : [small(text)];

/** Within a sentence. */
const small = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLowerCase());

/** What has to happen, before what happens then. */
const before = (when: string | undefined, language: Language): string =>
  when === undefined ? "" : `${when}${ui(language).colon}`;

const words = (language: Language): Voice["about"] => voices[language].about;
const tidy = (text: string, language: Language): string => voices[language].speech.tidy(text);

function aboutSpell(tables: Tables, spell: Spell, language: Language): About {
  const { word } = ui(language);
  const { name, school, symbol, sides } = spellText(tables, spell, language);
  const halved = "halves" in spell.sides;
  const declared = sidesOf(spell);
  return {
    name,
    is: `${school}${symbol ? `, ${words(language).symbol}` : ""}`,
    says: sides.map((side, i) => {
      const what = [...(halved ? [] : [i === 0 ? word.light : word.dark]), side.type, side.element];
      const all = [...what.map(small), ...aimedAt(declared[i].target, side.target)];
      return some(`[${all.join(", ")}]`, before(side.trigger, language), ...side.lines);
    }),
    rule: declared.some(({ type }) => type === "trap" || type === "protection") ? "L-INT-01" : "L-ACT-40",
  };
}

function aboutRoom(tables: Tables, room: Room, language: Language): About {
  const { name, colour, slots, points, ruins, ...stands } = roomText(tables, room, language);
  const effect = (of: RoomEffect, { target, cost, lines }: RoomEffectText, label?: string): string =>
    some(label, ...aimedAt(of.target, `[${target}]`), cost, ...lines);
  const { inRuins, rebuilt } = words(language);
  return {
    name,
    is: words(language).room(colour, slots, points),
    says:
      room.ruins === undefined || ruins === undefined
        ? [effect(room, stands)]
        : [effect(room.ruins, ruins, inRuins), effect(room, stands, rebuilt)],
    rule: "L-ROM-02",
  };
}

function aboutEvocation(tables: Tables, figure: number, language: Language): About {
  const { name, archetype, health, move, attack, lines } = evocationText(tables, tables.figures[figure], language);
  const is = tidy(`${small(archetype)}; ${words(language).values(health, move, attack)}`, language);
  return { name, is, says: lines.length === 0 ? [] : [lines.join(" ")], rule: "L-EVO-02" };
}

function aboutMage(tables: Tables, mage: number, language: Language): About {
  const personal = tables.spells.find(({ id }) => id === tables.content.mages[mage].personal);
  return {
    name: mageName(tables, mage, language),
    is: mageLine(tables, tables.content.mages[mage], language),
    says: personal === undefined ? [] : aboutSpell(tables, personal, language).says,
    rule: "L-COM-07",
  };
}

function aboutQuest(tables: Tables, number: number, language: Language): About {
  const quest = tables.content.quests[number];
  const { name, moon, points, fourOrMore, task, mode, target, lines } = questText(tables, quest, language);
  const is = [
    moonName(moon, language).toLowerCase(),
    `${points} PP`,
    ...(fourOrMore ? [words(language).fourOrMore] : []),
  ];
  return {
    name,
    is: is.join(", "),
    says: [task, some(before(mode, language), ...aimedAt(quest.target, `[${target}]`), ...lines)],
    rule: "L-QST-05",
  };
}

function aboutEvent(tables: Tables, event: number, language: Language): About {
  const declared = tables.content.events[event];
  const told = eventCardText(tables, declared, language);
  const { space, gains, crownIcon } = words(language);
  const is = [
    moonName(told.moon, language).toLowerCase(),
    voices[language].cards.frames.phase[declared.phase],
    ...(told.space === null ? [] : [space(told.space)]),
    gains(told.enters, told.leaves),
    ...(told.crown ? [crownIcon] : []),
  ];
  return {
    name: told.name,
    is: tidy(is.join("; "), language),
    says: [some(before(told.trigger, language), ...told.lines)],
    rule: "L-EVT-01",
  };
}
