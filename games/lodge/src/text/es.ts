/** Spanish. */
import { es as grammar } from "@blackrose/language";
import { about } from "./es/about.ts";
import { cards } from "./es/cards.ts";
import { events } from "./es/events.ts";
import { options, questions } from "./es/questions.ts";
import { tongue } from "./es/table.ts";
import { words } from "./es/words.ts";
import { talk } from "./talk.ts";
import type { Voice } from "./voice.ts";

export const es: Voice = {
  language: "es",
  speech: grammar,
  cards,
  about,
  talk: (tables, names, view) => talk(tongue, tables, names, view),
  questions,
  options,
  events,
  words,
};
