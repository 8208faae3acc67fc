/** English. */
import { en as grammar } from "@blackrose/language";
import { cards } from "./en/cards.ts";
import { events } from "./en/events.ts";
import { options, questions } from "./en/questions.ts";
import { tongue } from "./en/tongue.ts";
import { words } from "./en/words.ts";
import { talk } from "./talk.ts";
import type { Voice } from "./voice.ts";

export const en: Voice = {
  language: "en",
  speech: grammar,
  talk: (tables, names) => talk(tongue, tables, names),
  colour: tongue.colour,
  cards,
  questions,
  options,
  events,
  words,
};
