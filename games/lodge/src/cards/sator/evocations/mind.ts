/** The evocation of Mind; its Mutant Pigs are forms of mages (words/transforming.ts). */
import { evocations as evocationsOf } from "../../entries.ts";

export const boars = evocationsOf("designed", {
  "feral-boar": {
    name: { en: "Feral Boar", es: "Jabalí Feroz", fr: "Sanglier Féroce" },
    gender: { es: "m", fr: "m" },
    icon: "boar",
    archetype: "beast",
    move: 3,
    attack: 2,
    health: 3,
    figures: 3,
    changes: [{ of: "attack", add: 1, per: "pigs in its room", most: 2 }],
  },
});
