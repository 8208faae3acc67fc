/** Treachery in the browser. */
import {
  LEAST_SEATS,
  MOST_SEATS,
  optionText,
  questionText,
  refusalText,
  treachery,
  why as ruleBehind,
} from "@blackrose/treachery";
import type { GameFace } from "../face.ts";
import { about } from "./about.ts";
import { Board } from "./board.tsx";
import { ShelfCard } from "./card.tsx";
import { cameFrom } from "./flights.ts";
import { lesson } from "./lesson.ts";
import { log } from "./log.ts";
import { pointsAt } from "./points.ts";
import { course, queries, standings, text, where } from "./says.ts";
import { cards as tables, seenIn } from "./seen.ts";
import { cards, glossary, setup } from "./setup.ts";
import { signs } from "./signs.tsx";
import { sounds } from "./sounds.ts";
import { wordsIn } from "./words.ts";

export const face: GameFace = {
  game: "treachery",
  seats: () => ({ least: LEAST_SEATS, most: MOST_SEATS }),
  played: ({ rules, content }) => (rules === treachery.version && content === treachery.contentHash ? treachery : null),
  everything: () => treachery,
  title: (language) => wordsIn(language).title,
  pitch: (language) => wordsIn(language).pitch,
  setup,
  Board,
  Card: ShelfCard,
  cameFrom,
  where,
  question: (scene, asked) => questionText(tables, seenIn(scene), asked, scene.names, scene.language),
  why: (scene, asked) => ruleBehind(asked.decision, scene.language),
  option: (scene, asked, key) => optionText(tables, asked.decision, key, scene.names, scene.language, seenIn(scene)),
  pointsAt,
  log,
  signs,
  sounds,
  about,
  refusal: (code, sentence, _rule, language) => refusalText({ refused: code, sentence }, language),
  standings,
  course,
  inWords: () => Promise.resolve({ text, queries }),
  lessons: { first: () => Promise.resolve(lesson) },
  cards,
  glossary,
};
