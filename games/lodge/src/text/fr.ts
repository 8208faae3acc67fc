/** French. */
import { fr as grammar } from "@blackrose/language";
import { about } from "./fr/about.ts";
import { cards } from "./fr/cards.ts";
import { events } from "./fr/events.ts";
import { options, questions } from "./fr/questions.ts";
import { tongue } from "./fr/table.ts";
import { words } from "./fr/words.ts";
import { talk } from "./talk.ts";
import type { Voice } from "./voice.ts";

export const fr: Voice = {
  language: "fr",
  speech: grammar,
  cards,
  about,
  talk: (tables, names, view) => talk(tongue, tables, names, view),
  questions,
  options,
  events,
  words,
};
