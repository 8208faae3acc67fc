/** French: how verbs stand, and the types and elements of spells. */
import { fr } from "@blackrose/language";
import type { Element } from "../../cards/says.ts";
import type { Mood, Scene } from "../scene.ts";

/** "piochez", "piocher", "pioche": a verb in -er by its infinitive, any other by its three forms. */
export function verb(mood: Mood, infinitive: string, order?: string, told?: string): string {
  const stem = infinitive.slice(0, -2);
  switch (mood) {
    case "order":
    case "stated":
      return order ?? `${stem}ez`;
    case "infinitive":
      return infinitive;
    case "told":
    case "pronoun":
      return told ?? `${stem}e`;
  }
}
/** "déplacez-vous", "vous déplacer", "se déplace". */
export function reflexive(mood: Mood, { person }: Scene, infinitive: string, order: string, told: string): string {
  switch (mood) {
    case "order":
      return `${order}-vous`;
    case "stated":
      return `vous ${order}`;
    case "infinitive":
      return `${person === "you" ? "vous" : "se"} ${infinitive}`;
    case "told":
    case "pronoun":
      return `se ${told}`;
  }
}

export const TYPES = {
  combat: "combat",
  contingency: "contingence",
  protection: "protection",
  trap: "piège",
  tarot: "quête de tarot",
  interrupt: "interruption",
} as const;

/** "en prendre": the pronoun stands before or behind the verb. */
export function takeOf(mood: Mood): string {
  return mood === "order"
    ? "prenez-en"
    : mood === "infinitive"
      ? "en prendre"
      : mood === "stated"
        ? "en prenez"
        : "en prend";
}

export const drawOf = (mood: Mood): string => (mood === "order" ? "piochez-en" : `en ${verb(mood, "piocher")}`);

export const ELEMENTS: { readonly [element in Element]: string } = {
  air: "air",
  earth: "terre",
  fire: "feu",
  water: "eau",
  magic: "magie",
  sacred: "sacré",
  profane: "profane",
  any: "au choix",
};
/** "de feu", "d’eau", but "sacré"; of several, "sacrés". */
export function ofElement(element: Element, many = false): string {
  if (element === "sacred" || element === "profane") return `${ELEMENTS[element]}${many ? "s" : ""}`;
  return element === "any" ? ELEMENTS.any : fr.say`de ${fr.name(ELEMENTS[element])}`;
}
