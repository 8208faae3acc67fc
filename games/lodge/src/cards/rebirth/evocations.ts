/** Rebirth's kinds of evocation. */
import { evocations as evocationsOf } from "../entries.ts";

export const evocations = evocationsOf("public", {
  cadaver: {
    name: { en: "Cadaver", es: "Cadáver", fr: "Cadavre" },
    gender: { es: "m", fr: "m" },
    icon: "shambling-zombie",
    archetype: "undead",
    move: 2,
    attack: 2,
    health: 2,
    figures: 8,
  },
  nigredo: {
    name: { en: "Nigredo", es: "Nigredo", fr: "Nigredo" },
    gender: { es: "m", fr: "m" },
    icon: "ice-golem",
    archetype: "construct",
    move: 2,
    attack: 2,
    health: 4,
    figures: 3,
  },
  colossus: {
    name: { en: "Colossus", es: "Coloso", fr: "Colosse" },
    gender: { es: "m", fr: "m" },
    icon: "giant",
    archetype: "undead",
    move: 2,
    attack: 3,
    health: 4,
    figures: 3,
  },
});
