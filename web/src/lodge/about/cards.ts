/** What cards and tiles say, wherever they are seen. */
import type { Language } from "@blackrose/language";
import { about } from "@blackrose/lodge/text/about";
import { actionText, type Thing } from "@blackrose/lodge/text/index";
import type { Explanation } from "../../face.ts";
import { type Plays, spellOfCard, tablesOf } from "../game.ts";
import { words as plainWords } from "../words.ts";

export const some = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== "").join(" ");

/** Cards and tiles as the game tells of them. */
export function ofBox(at: Plays, thing: Thing, language: Language): Explanation | null {
  const known = about(tablesOf(at), thing, language);
  if (known === null) return null;
  const { name, is, says, rule } = known;
  return { title: name, paragraphs: [`${is.charAt(0).toUpperCase()}${is.slice(1)}.`, ...says], rule };
}

export function aboutSpell(at: Plays, card: number, language: Language): Explanation {
  const told = ofBox(at, { is: "card", card }, language) as Explanation;
  if (!spellOfCard(at, card).symbol) return told;
  return { ...told, paragraphs: [...told.paragraphs, `${plainWords(language).symbol}.`] };
}

/** A card the Avatar acts by (L-AVA-13). */
export function aboutAction(at: Plays, id: string, language: Language): Explanation | null {
  const tables = tablesOf(at);
  const card = tables.actions.find(({ is }) => is.id === id);
  if (card === undefined) return null;
  const { name, symbol, effects, more, back } = actionText(tables, card.is, language);
  const told = [...effects, ...(back === undefined ? [] : [back])].map(({ is, lines }) => some(`[${is}]`, ...lines));
  return {
    title: name,
    paragraphs: [
      ...told,
      ...(more === undefined ? [] : [more]),
      ...(symbol ? [`${plainWords(language).symbol}.`] : []),
    ],
    rule: "L-AVA-13",
  };
}
