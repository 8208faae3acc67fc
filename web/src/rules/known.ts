/** The words a game's players know: its glossary, and the names of its cards. */
import type { Language } from "@blackrose/language";
import type { GameFace, Scene } from "../face.ts";
import type { Known } from "./search.ts";

/** Nothing is on the table: cards explain themselves all the same. */
export const nowhere = (language: Language): Scene => ({
  language,
  names: [],
  viewer: -1,
  options: {},
  view: {},
  question: null,
  waiting: [],
});

export function knownIn(face: GameFace, language: Language): readonly Known[] {
  const scene = nowhere(language);
  const cards = face.cards(language).flatMap(({ thing, title }): Known[] => {
    const about = face.about(scene, thing);
    return about?.rule == null ? [] : [{ word: title, means: about.paragraphs.join(" "), rule: about.rule }];
  });
  return [...face.glossary(language), ...cards];
}
