/** The Lodge in a terminal: the game's own words, and the table in letters. */
import { PASS_KEY, type View } from "@blackrose/kernel";
import type { State, Tables } from "@blackrose/lodge";
import type { Box } from "@blackrose/lodge/cards/box";
import { COLOURS } from "@blackrose/lodge/cards/says";
import {
  eventText,
  optionText,
  questionText,
  readKey,
  refusalText,
  type Thing,
  worthTelling,
} from "@blackrose/lodge/text/index";
import { why } from "@blackrose/lodge/text/why";
import type { Face, Manner } from "../face.ts";
import { namesFor } from "./names.ts";
import { notesIn } from "./notes.ts";
import { called, paragraphs } from "./paragraphs.ts";
import { settledText } from "./settings.ts";
import { powerOf, standings } from "./standings.ts";
import { drawTable, sidesText } from "./table.ts";

/** The kernel's view of any game, as the one of this game that it is. */
const table = (seen: unknown): View<State> => seen as View<State>;

/** `cards`: what the table plays with. `boxes`: all there are. */
export function lodgeFace(manner: Manner, cards: Tables, boxes: readonly Box[]): Face {
  const { language, viewer } = manner;
  const names = namesFor(cards, manner);
  const notes = notesIn(language);

  /** What an option points at; a slot with a spell one can see is that spell. */
  function pointedAt(s: State, seat: number, key: string): Thing | null {
    const thing = readKey(cards, key);
    if (thing?.is !== "slot") return thing;
    const card = s.planned[seat][thing.slot];
    return card < 0 ? thing : { is: "card", card, side: s.plannedSide[seat][thing.slot] === 1 ? "dark" : "light" };
  }

  return {
    legend: () => [
      COLOURS.map((_, colour) => `${names.letter(colour)} ${names.colour(colour)}`).join(" · "),
      ...notes.legend,
    ],
    settled: (options) => [settledText(options, boxes, language)],
    help: () => notes.help,
    table: (seen, width) => drawTable(table(seen), width, names, manner),
    events: (seen, events) =>
      worthTelling(events, viewer).flatMap(
        (event) => eventText(cards, event, manner.names, language, viewer, table(seen)) ?? [],
      ),
    // Whoever has a trap or a protection lying is asked at every turn, mostly for nothing.
    tellsForced: ({ options }) => options.some((key) => key !== PASS_KEY),
    question: (seen, asked) => questionText(cards, table(seen), asked, manner.names, language),
    option(seen, { seat, decision }, key) {
      const s = table(seen);
      const text = optionText(cards, decision, key, manner.names, language, s);
      const thing = pointedAt(s, seat, key);
      // A side by itself is described already; a card is known by both of its sides.
      if (thing?.is !== "card" || key.startsWith("card:") === (thing.side !== undefined)) return text;
      const sides = thing.side === undefined ? [0, 1] : [thing.side === "dark" ? 1 : 0];
      return `${text} [${sidesText(thing.card, sides, names, manner)}]`;
    },
    about(seen, { seat, rule, decision }, key) {
      const s = table(seen);
      const thing = pointedAt(s, seat, key);
      const pointed = thing === null ? [] : paragraphs(s, thing, names);
      // A question out of a card's text stands under that card.
      const asking = called(rule, names);
      return [...new Set([...pointed, ...asking, why(decision, language)])];
    },
    lookUp: (_seen, words) => called(words, names),
    power: (seen, seat) => powerOf(table(seen), seat, names),
    refusal: (refusal) => refusalText(refusal, language),
    standings: (seen) => standings(table(seen), names),
  };
}
