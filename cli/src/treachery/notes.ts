/** Short notes on a card in play, for the table only. */
import type { Language } from "@blackrose/language";

interface Notes {
  /** A card lies beside it. */
  beside(card: string): string;
  /** A colour may not be played. */
  forbids(colour: string): string;
  /** Its spell no longer holds. */
  readonly broken: string;
}

const notes: { readonly [language in Language]: Notes } = {
  en: { beside: (card) => `with ${card}`, forbids: (colour) => `forbids ${colour}`, broken: "spell broken" },
  es: { beside: (card) => `con ${card}`, forbids: (colour) => `prohíbe ${colour}`, broken: "hechizo roto" },
  fr: { beside: (card) => `avec ${card}`, forbids: (colour) => `interdit ${colour}`, broken: "sort rompu" },
};

export const notesIn = (language: Language): Notes => notes[language];
