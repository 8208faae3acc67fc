/** Treachery in a terminal: the game's own words, and the table in letters. */
import type { View } from "@blackrose/kernel";
import { COLOURS, LETTERS, powerParts, type State, treachery } from "@blackrose/treachery";
import {
  cardLine,
  cardText,
  colourName,
  eventText,
  optionText,
  powerText,
  questionText,
  readKey,
  refusalText,
  ui,
  why,
  worthTelling,
} from "@blackrose/treachery/text/index";
import type { Face, Manner } from "../face.ts";
import { simple } from "../spelling.ts";
import { notesIn } from "./notes.ts";
import { type Drawing, drawTable, standings } from "./table.ts";

const { cards } = treachery;

/** The kernel's view of any game, as the one of this game that it is. */
const table = (seen: unknown): View<State> => seen as View<State>;

export function treacheryFace(manner: Manner): Face {
  const { language, names, viewer, paint } = manner;
  const { word } = ui(language);
  const notes = notesIn(language);
  const nameOf = (card: number): string => cardText(cards, card, language).name;
  const drawing: Drawing = {
    ...manner,
    cards,
    word: (one) => word[one],
    type: (type) => optionText(cards, "D-CH-TYPE", `type:${type}`, names, language),
    cardName: nameOf,
  };

  return {
    legend: () => [
      COLOURS.map((colour, i) => `${paint.house(i, LETTERS[i])} ${colourName(colour, language)}`).join(" · "),
    ],
    settled: ({ remove }) => (remove === "random" ? [notes.leftOut] : []),
    help: () => notes.help,
    table: (seen, width) => drawTable(table(seen), width, drawing),
    events: (_seen, events) =>
      worthTelling(events, viewer).flatMap((event) => eventText(cards, event, names, language, viewer) ?? []),
    tellsForced: () => true,
    question: (seen, asked) => questionText(cards, table(seen), asked, names, language),
    option(seen, { decision }, key) {
      const text = optionText(cards, decision, key, names, language, table(seen));
      const thing = readKey(cards, key);
      if (thing?.is !== "card") return text;
      const colour = cards.colour[thing.card];
      return `${text} [${paint.house(colour, LETTERS[colour])} ${cards.base[thing.card]}]`;
    },
    about(seen, { decision }, key) {
      const thing = readKey(cards, key);
      const s = table(seen);
      const card = thing?.is === "card" ? thing.card : thing?.is === "seat" ? s.inPlay[thing.seat] : -1;
      return [...(card < 0 ? [] : [cardLine(cards, card, language)]), why(decision, language)];
    },
    lookUp(seen, words) {
      const { hands, inPlay } = table(seen);
      const wanted = simple(words);
      const called = cards.content.cards.flatMap(({ id }, card) =>
        id === words || simple(cards.kind[card].id) === wanted || simple(nameOf(card)) === wanted ? [card] : [],
      );
      // Of the five Thieves the one meant is most likely one that can be seen.
      const inSight = [...(hands[viewer] ?? []), ...inPlay].find((card) => called.includes(card));
      return called.length === 0 ? [] : [cardLine(cards, inSight ?? called[0], language)];
    },
    power: (seen, seat) => [`${names[seat]}: ${powerText(cards, powerParts(cards, table(seen), seat), language)}`],
    refusal: (refusal) => refusalText(refusal, language),
    standings: (seen) => standings(table(seen), drawing),
  };
}
