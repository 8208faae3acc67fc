/** The words a game's players know: its glossary, and the names of its cards. */
import type { Language } from "@blackrose/language";
import type { GameFace, Scene } from "../face.ts";
import { bare, type Known } from "./search.ts";

/** Nothing is on the table: cards explain themselves all the same. */
export const nowhere = (face: GameFace, language: Language): Scene => ({
  language,
  names: [],
  viewer: -1,
  options: {},
  played: face.everything(),
  view: {},
  question: null,
  waiting: [],
});

export function knownIn(face: GameFace, language: Language): readonly Known[] {
  const scene = nowhere(face, language);
  const cards = face.cards(language).flatMap(({ thing, title }): Known[] => {
    const about = face.about(scene, thing);
    return about?.rule == null ? [] : [{ word: title, means: about.paragraphs.join(" "), rule: about.rule }];
  });
  const kinds = [...Map.groupBy(cards, ({ rule }) => rule).values()].flatMap(kindsOf);
  return [...face.glossary(language), ...kinds];
}

/** Cards of one kind stand under one rule and share a name: a thief of any colour is a thief. What each of them says differs. */
function kindsOf(cards: readonly Known[]): readonly Known[] {
  const [first, ...others] = cards;
  if (others.length === 0) return cards;
  const shared = first.word
    .split(" ")
    .filter((part) => others.every(({ word }) => bare(word).split(" ").includes(bare(part))));
  return shared.length === 0 ? cards : [{ ...first, word: shared.join(" "), means: "" }];
}
