/** Questions and their options in words; all of it the game's own. */
import { optionText, questionText, why } from "@blackrose/lodge/text/index";
import type { AskedQuestion } from "@blackrose/protocol";
import type { Scene } from "../face.ts";
import { seen, tables } from "./game.ts";

export const askText = (scene: Scene, asked: AskedQuestion): string =>
  questionText(tables, seen(scene), asked, scene.names, scene.language);

export const whyText = (scene: Scene, asked: AskedQuestion): string => why(asked.decision, scene.language);

export const answerText = (scene: Scene, asked: AskedQuestion, key: string): string =>
  optionText(tables, asked.decision, key, scene.names, scene.language, seen(scene));

/** What a thing is called as an option of the open question. */
export function optionLabel(scene: Scene, key: string): string {
  return optionText(tables, scene.question?.decision ?? "", key, scene.names, scene.language, seen(scene));
}
