/** Words for the terminal only: short notes on a card in play, and what can be asked at the prompt. */
import type { Language } from "@blackrose/language";

interface Notes {
  /** A card lies beside it. */
  beside(card: string): string;
  /** A colour may not be played. */
  forbids(colour: string): string;
  /** Its spell no longer holds. */
  readonly broken: string;
  readonly leftOut: string;
  readonly noPower: string;
  readonly help: readonly (readonly [string, string])[];
}

const notes: { readonly [language in Language]: Notes } = {
  en: {
    beside: (card) => `with ${card}`,
    forbids: (colour) => `forbids ${colour}`,
    broken: "spell broken",
    leftOut: "Ten uncommon cards were left out by luck. To let the dealer choose them: --remove dealer.",
    noPower: "There is no card in play there.",
    help: [
      ["? thief, ? T-BET-03", "a card or a rule"],
      ["why P2", "where the power of P2's card comes from"],
    ],
  },
  es: {
    beside: (card) => `con ${card}`,
    forbids: (colour) => `prohíbe ${colour}`,
    broken: "hechizo roto",
    leftOut: "Diez cartas infrecuentes quedaron fuera al azar. Para que las elija quien reparte: --remove dealer.",
    noPower: "Ahí no hay ninguna carta en juego.",
    help: [
      ["? ladrón, ? T-BET-03", "una carta o una regla"],
      ["why P2", "de dónde sale el poder de la carta de P2"],
    ],
  },
  fr: {
    beside: (card) => `avec ${card}`,
    forbids: (colour) => `interdit ${colour}`,
    broken: "sort rompu",
    leftOut: "Dix cartes peu communes ont été écartées au hasard. Pour que le donneur les choisisse : --remove dealer.",
    noPower: "Il n’y a pas de carte en jeu à cette place.",
    help: [
      ["? voleur, ? T-BET-03", "une carte ou une règle"],
      ["why P2", "d’où vient la puissance de la carte de P2"],
    ],
  },
};

export const notesIn = (language: Language): Notes => notes[language];
