/** The four elementals of Elementalism. */
import { move, place } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { actAgain } from "../words/elements.ts";

export const elementals = evocationsOf("designed", {
  "earth-elemental": {
    name: { en: "Earth Elemental", es: "Elemental de Tierra", fr: "Élémentaire de Terre" },
    gender: { es: "m", fr: "m" },
    icon: "rock-golem",
    archetype: "elemental",
    move: 1,
    attack: 2,
    health: 5,
    figures: 2,
    insteadOfMove: [[place(1, "here")]],
  },
  "ice-elemental": {
    name: { en: "Ice Elemental", es: "Elemental de Hielo", fr: "Élémentaire de Glace" },
    gender: { es: "m", fr: "m" },
    icon: "ice-iris",
    archetype: "elemental",
    move: 2,
    attack: 3,
    health: 2,
    figures: 2,
    hears: [
      {
        when: { on: "deals damage", who: "this evocation", with: "attack", defeats: true },
        then: [actAgain],
      },
    ],
  },
  "fire-elemental": {
    name: { en: "Fire Elemental", es: "Elemental de Fuego", fr: "Élémentaire de Feu" },
    gender: { es: "m", fr: "m" },
    icon: "fire-silhouette",
    archetype: "elemental",
    move: 2,
    attack: 2,
    health: 3,
    figures: 2,
    decline: 2,
    changes: [{ of: "attacks hit all", set: 1 }],
  },
  "air-elemental": {
    name: { en: "Air Elemental", es: "Elemental de Aire", fr: "Élémentaire d'Air" },
    gender: { es: "m", fr: "m" },
    icon: "whirlwind",
    archetype: "elemental",
    move: 3,
    attack: 1,
    health: 3,
    figures: 2,
    hears: [{ when: { on: "deals damage", who: "this evocation", with: "attack" }, then: [move("it", 2)] }],
  },
});
