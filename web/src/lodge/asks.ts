/** Where the game stands, and questions with their options in words; all of it the game's own. */
import { moonName, optionText, phaseName, phaseOf, questionText } from "@blackrose/lodge/text/index";
import { NONE } from "@blackrose/lodge/state";
import type { AskedQuestion } from "@blackrose/protocol";
import type { Scene } from "../face.ts";
import { nameOfParty, nameOfSeat, seen, tablesOf } from "./game.ts";
import { words } from "./words.ts";

export function whereText(scene: Scene): string {
  const s = seen(scene);
  const word = words(scene.language);
  if (s.winner !== NONE) return word.over(nameOfParty(scene, s.winner));
  const now = word.where(s.turn, phaseName(phaseOf(s), scene.language), moonName(s.moon, scene.language));
  // First of all whose turn it is: on a small screen the end is cut.
  return s.active === NONE ? now : `${word.acts(nameOfSeat(scene, s.active))} – ${now}`;
}

export const askText = (scene: Scene, asked: AskedQuestion): string =>
  questionText(tablesOf(scene), seen(scene), asked, scene.names, scene.language);

export const answerText = (scene: Scene, asked: AskedQuestion, key: string): string =>
  optionText(tablesOf(scene), asked.decision, key, scene.names, scene.language, seen(scene));

/** What a thing is called as an option of the open question. */
export function optionLabel(scene: Scene, key: string): string {
  return optionText(tablesOf(scene), scene.question?.decision ?? "", key, scene.names, scene.language, seen(scene));
}
