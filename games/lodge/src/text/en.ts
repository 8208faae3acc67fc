/** English. */
import { en as grammar } from "@blackrose/language";
import { about } from "./en/about.ts";
import { cards } from "./en/cards.ts";
import { events } from "./en/events.ts";
import { options, questions } from "./en/questions.ts";
import { tongue } from "./en/table.ts";
import { words } from "./en/words.ts";
import { talk } from "./talk.ts";
import type { Voice } from "./voice.ts";

export const en: Voice = {
  language: "en",
  speech: grammar,
  cards,
  about,
  talk: (tables, names, view) => talk(tongue, tables, names, view),
  questions,
  options,
  events,
  words,
};
