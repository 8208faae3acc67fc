/** Spanish: how verbs stand, and the types and elements of spells. */
import type { Element } from "../../cards/says.ts";
import type { Mood, Scene } from "../scene.ts";

/** "roba", "robar", "robas": the order is the same as what is told of another. */
export function verb(mood: Mood, told: string, infinitive: string, order = told): string {
  switch (mood) {
    case "order":
      return order;
    case "infinitive":
      return infinitive;
    case "told":
    case "pronoun":
      return told;
    case "stated":
      return `${told}s`;
  }
}
/** "muévete", "moverte", "se mueve", "te mueves". */
export function reflexive(mood: Mood, { person }: Scene, order: string, infinitive: string, told: string): string {
  switch (mood) {
    case "order":
      return order;
    case "infinitive":
      return infinitive + (person === "you" ? "te" : "se");
    case "told":
    case "pronoun":
      return `se ${told}`;
    case "stated":
      return `te ${told}s`;
  }
}

export const TYPES = {
  combat: "combate",
  contingency: "contingencia",
  protection: "protección",
  trap: "trampa",
  tarot: "misión del tarot",
  interrupt: "interrupción",
} as const;

export const ELEMENTS: { readonly [element in Element]: string } = {
  air: "aire",
  earth: "tierra",
  fire: "fuego",
  water: "agua",
  magic: "magia",
  sacred: "sagrado",
  profane: "profano",
  any: "cualquiera",
};
/** "de fuego", but "sagrado". */
export const ofElement = (element: Element): string =>
  element === "sacred" || element === "profane" ? ELEMENTS[element] : `de ${ELEMENTS[element]}`;
/** Of several: "sagrados". */
export const ofElements = (element: Element): string =>
  element === "sacred" || element === "profane" ? `${ELEMENTS[element]}s` : `de ${ELEMENTS[element]}`;
