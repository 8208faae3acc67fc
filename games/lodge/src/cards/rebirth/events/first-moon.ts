/** Rebirth's thirteen events of the first moon. */
import { deal, draw, gain, go, lose, may, place, summon } from "../../build.ts";
import { events } from "../../entries.ts";
import type { Colour, GameEvent } from "../../says.ts";

const instability = (...colours: Colour[]): GameEvent["says"] => [
  { for: "black rose", says: [place(1, { each: { colours } }, { by: "black rose" })] },
];
const inTheMiddle = (n: number): GameEvent["says"] => [
  { for: "black rose", says: [place(n, { named: "rebirth-black-rose-room" }, { by: "black rose" })] },
];

export const firstMoonEvents = events(1, "public", {
  "hidden-resources": {
    name: { en: "Hidden Resources", es: "Recursos Ocultos", fr: "Ressources Cachées" },
    crown: true,
    board: { phase: "always", space: 1, enters: 2, leaves: 0 },
    hears: [{ when: { on: "goes to its cell", who: "mage" }, then: [gain(1)] }],
  },
  "black-thorns": {
    name: { en: "Black Thorns", es: "Espinas Negras", fr: "Épines Noires" },
    crown: true,
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "black rose", says: [deal(2, { all: "evocations in play" }, { by: "black rose" })] }],
  },
  "rebirth-at-sunset": {
    name: { en: "Rebirth at Sunset", es: "Renacer al Ocaso", fr: "Renaissance au Couchant" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 2, leaves: 0 },
    says: instability("green", "grey"),
  },
  "rebirth-at-noon": {
    name: { en: "Rebirth at Noon", es: "Renacer al Mediodía", fr: "Renaissance à Midi" },
    board: { phase: "black rose", space: 2, enters: 2, leaves: 0 },
    says: instability("blue", "purple"),
  },
  "rebirth-at-dawn": {
    name: { en: "Rebirth at Dawn", es: "Renacer al Alba", fr: "Renaissance à l'Aube" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 2, leaves: 0 },
    says: instability("red", "yellow"),
  },
  "midnight-rebirth": {
    name: { en: "Midnight Rebirth", es: "Renacer de Medianoche", fr: "Renaissance de Minuit" },
    board: { phase: "black rose", space: 3, enters: 2, leaves: 0 },
    says: inTheMiddle(2),
  },
  awakening: {
    name: { en: "Awakening", es: "Despertar", fr: "Éveil" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: inTheMiddle(5),
  },
  "gift-to-fools": {
    name: { en: "Gift to Fools", es: "Regalo para Necios", fr: "Présent aux Sots" },
    board: { phase: "black rose", space: 1, enters: 2, leaves: 2 },
    says: [{ for: "any", says: [may([draw(1, "library")])] }],
  },
  dislocation: {
    name: { en: "Dislocation", es: "Dislocación", fr: "Dislocation" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [may([go({ choose: "any" })])] }],
  },
  puppeteer: {
    name: { en: "Puppeteer", es: "Titiritero", fr: "Marionnettiste" },
    crown: true,
    board: { phase: "action", space: 3, enters: 2, leaves: 0 },
    hears: [{ when: { on: "removed", who: "evocation" }, then: [place(1, "there", { by: "black rose" })] }],
  },
  "a-hard-lesson": {
    name: { en: "A Hard Lesson", es: "Una Dura Lección", fr: "Une Rude Leçon" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [
      { for: "any", says: [lose(1, "self")] },
      { for: "any", says: [go({ choose: "next to your cell" })] },
    ],
  },
  "undead-army": {
    name: { en: "Undead Army", es: "Ejército de No Muertos", fr: "Armée de Morts-Vivants" },
    board: { phase: "black rose", space: 3, enters: 2, leaves: 0 },
    says: [{ for: "in a room", says: [may([summon("cadaver", "your room")])] }],
  },
  "black-overload": {
    name: { en: "Black Overload", es: "Sobrecarga Negra", fr: "Surcharge Noire" },
    crown: true,
    board: { phase: "always", space: 2, enters: 2, leaves: 0 },
    hears: [{ when: { on: "places", who: "mage" }, then: [place(1, "there", { by: "black rose" })] }],
  },
});
