/** Treachery in the browser. */
import type { Refusal } from "@blackrose/kernel";
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
import { lesson } from "./lesson.ts";
import { log } from "./log.ts";
import { pointsAt } from "./points.ts";
import { queries, standings, text, where } from "./says.ts";
import { cards as tables, seenIn } from "./seen.ts";
import { cards, glossary, setup } from "./setup.ts";
import { wordsIn } from "./words.ts";

const KERNEL: ReadonlySet<string> = new Set([
  "stale",
  "foreign",
  "not-offered",
  "how-many",
  "twice",
  "no-undo",
  "fault",
  "over",
] satisfies Refusal["refused"][]);

const isKernel = (code: string): code is Refusal["refused"] => KERNEL.has(code);

export const face: GameFace = {
  game: "treachery",
  seats: { least: LEAST_SEATS, most: MOST_SEATS, usual: LEAST_SEATS },
  rules: treachery.version,
  content: treachery.contentHash,
  title: (language) => wordsIn(language).title,
  pitch: (language) => wordsIn(language).pitch,
  setup,
  Board,
  where,
  question: (scene, asked) => questionText(tables, seenIn(scene), asked, scene.names, scene.language),
  why: (scene, asked) => ruleBehind(asked.decision, scene.language),
  option: (scene, asked, key) => optionText(tables, asked.decision, key, scene.names, scene.language, seenIn(scene)),
  pointsAt,
  log,
  about,
  // What the server refuses for reasons of its own it says itself.
  refusal: (code, sentence, rule = "", language) =>
    isKernel(code) ? refusalText({ refused: code, sentence, rule }, language) : sentence,
  standings,
  text,
  queries,
  lesson,
  cards,
  glossary,
};
