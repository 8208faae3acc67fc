/** Words for the terminal only: what was settled by luck, and what can be asked at the prompt. */
import type { Language } from "@blackrose/language";

interface Notes {
  readonly leftOut: string;
  readonly help: readonly (readonly [string, string])[];
}

const notes: { readonly [language in Language]: Notes } = {
  en: {
    leftOut: "Ten uncommon cards were left out by luck. To let the dealer choose them: --remove dealer.",
    help: [
      ["? thief, ? T-BET-03", "a card or a rule"],
      ["why P2", "where the power of P2's card comes from"],
    ],
  },
  es: {
    leftOut: "Diez cartas infrecuentes quedaron fuera al azar. Para que las elija quien reparte: --remove dealer.",
    help: [
      ["? ladrón, ? T-BET-03", "una carta o una regla"],
      ["why P2", "de dónde sale el poder de la carta de P2"],
    ],
  },
  fr: {
    leftOut: "Dix cartes peu communes ont été écartées au hasard. Pour que le donneur les choisisse : --remove dealer.",
    help: [
      ["? voleur, ? T-BET-03", "une carte ou une règle"],
      ["why P2", "d’où vient la puissance de la carte de P2"],
    ],
  },
};

export const notesIn = (language: Language): Notes => notes[language];
