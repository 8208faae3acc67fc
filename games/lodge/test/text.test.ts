/** What the cards say, in three languages, made from their declarations. */
import { type Language, LANGUAGES } from "@blackrose/language";
import { describe, expect, test } from "vitest";
import type { Sentence } from "../src/cards/says.ts";
import {
  eventCardText,
  evocationText,
  grimoireText,
  lodge,
  mageText,
  questText,
  roomText,
  spellText,
} from "../src/index.ts";
import { sidesOf } from "../src/tables.ts";

const tables = lodge.cards;
const { spells, rooms, evocations, mages, grimoires, quests, events } = tables.content;

const LINE = /^\p{Lu}.*[^.]\.$/u;
/** Signs of a hole in a sentence, or of a typist instead of a printer. */
const HOLE = /undefined|null|NaN|object|\[|\]|'| {2}| [,.)]|(?:^|\s)(?:de|a) el\s/;
const MAY = { en: /\bmay\b/i, es: /\bpued(?:e|es)\b/i, fr: /\bpeut\b|\bpouvez\b/i };
const UP_TO = { en: /\bup to\b/, es: /\bhasta\b/, fr: /\bau plus\b|jusqu’à/ };
const MOST = { en: /\(at most/, es: /\(máximo/, fr: /au plus/ };

interface Said {
  readonly says: readonly Sentence[];
  readonly lines: readonly string[];
}
/** Every list of sentences in the box, with its text. */
function everything(language: Language): Said[] {
  return [
    ...spells.flatMap((spell) => {
      const { sides } = spellText(tables, spell, language);
      return sidesOf(spell).map(({ says }, i) => ({ says, lines: sides[i].lines }));
    }),
    ...rooms.map((room) => ({ says: room.says, lines: roomText(tables, room, language).lines })),
    ...quests.map((quest) => ({ says: quest.says, lines: questText(tables, quest, language).lines })),
    ...events
      .filter(({ shuts }) => shuts === undefined)
      .map((event) => ({
        says: [...event.says.flatMap(({ says }) => says), ...(event.hears ?? []).flatMap(({ then }) => then)],
        lines: eventCardText(tables, event, language).lines,
      })),
  ];
}
const inside = (said: Sentence, what: (one: object) => boolean): boolean =>
  what(said) || Object.values(said).some((value) => deep(value, what));
const deep = (value: unknown, what: (one: object) => boolean): boolean =>
  typeof value === "object" && value !== null && (what(value) || Object.values(value).some((one) => deep(one, what)));

describe.each(LANGUAGES)("cards in %s", (language) => {
  test("every card has one sentence for each line of its declaration", () => {
    for (const { says, lines } of everything(language)) {
      expect(lines.length).toBe(says.length);
      for (const line of lines) {
        expect(line).toMatch(LINE);
        expect(line).not.toMatch(HOLE);
      }
    }
    for (const event of events) expect(eventCardText(tables, event, language).lines.length).toBeGreaterThan(0);
  });

  test("what is optional says may, caps and limits are said", () => {
    for (const { says, lines } of everything(language)) {
      says.forEach((said, i) => {
        if (["may", "cost"].includes(said.do)) expect(lines[i]).toMatch(MAY[language]);
        if (said.do === "move" || said.do === "transfer damage") expect(lines[i]).toMatch(UP_TO[language]);
        if (inside(said, (one) => "per" in one && "max" in one)) expect(lines[i]).toMatch(MOST[language]);
      });
    }
  });

  test("traps and protections say when they answer, other spells do not", () => {
    for (const spell of spells) {
      const text = spellText(tables, spell, language);
      sidesOf(spell).forEach(({ trigger }, i) => {
        expect(text.sides[i].trigger === undefined).toBe(trigger === undefined);
        for (const word of Object.values(text.sides[i]).flat()) expect(word).not.toMatch(HOLE);
      });
    }
  });

  test("rooms, quests, evocations, mages and grimoires", () => {
    expect(rooms.filter((room) => roomText(tables, room, language).cost !== undefined).length).toBe(1);
    for (const quest of quests) {
      const { task, mode } = questText(tables, quest, language);
      expect(task).toMatch(LINE);
      expect(mode === undefined).toBe(quest.mode === undefined);
    }
    for (const kind of evocations) {
      for (const line of evocationText(tables, kind, language).lines) expect(line).toMatch(LINE);
    }
    for (const mage of mages) expect(mageText(tables, mage, language).personal).not.toBe(mage.personal);
    for (const grimoire of grimoires) expect(grimoireText(tables, grimoire, language).spells.length).toBe(6);
  });
});

describe("phrases worth a look", () => {
  const linesOf = (id: string, side: number, language: Language): readonly string[] =>
    spellText(tables, spells.find((spell) => spell.id === id) as never, language).sides[side].lines;

  test("costs, conditions and choices are one sentence", () => {
    expect(linesOf("acid-explosion", 0, "en")).toEqual([
      "You may discard 1 spell from your hand; if you do, deal 3 damage to the target; otherwise, deal 1 damage to the target.",
    ]);
    expect(linesOf("plot", 1, "es")[1]).toBe(
      "Si has puesto uno en juego: si muestra la Corona, gana 2 PP; si no, toma la Corona.",
    );
    expect(linesOf("traitor-mist", 0, "fr")[0]).toBe(
      "Pour chaque mage adverse de la salle ciblée ou d’une salle adjacente\u202f: ce mage peut défausser un de ses sorts préparés\u202f; s’il ne le fait pas, vous gagnez 1 PP.",
    );
  });

  test("the subject is named again after another's deed", () => {
    expect(linesOf("evanescent-hope", 0, "es")).toEqual(["El objetivo pierde 1 PP y tú ganas 2 PP."]);
    expect(linesOf("unstable-flames", 1, "es")[0]).toMatch(/puedes renunciar a infligir el daño y colocar 2/);
  });

  test("an event speaks of each mage", () => {
    const event = events.find(({ id }) => id === "e1-10") as never;
    expect(LANGUAGES.map((language) => eventCardText(tables, event, language).lines[0])).toEqual([
      "Each mage may discard 1 spell from their hand; if they do, they draw 1 spell from the school decks of the Library.",
      "Cada mago puede descartar 1 conjuro de su mano; si lo hace, roba 1 conjuro de los mazos de escuela de la Biblioteca.",
      "Chaque mage peut défausser 1 sort de sa main\u202f; s’il le fait, il pioche 1 sort des pioches d’école de la Bibliothèque.",
    ]);
  });
});
