/** The eight kinds of evocation, as printed on their cards. */
import { activate, all, convertDamage, deal, unplace } from "../build.ts";
import { evocations as evocationsOf } from "../entries.ts";

export const evocations = evocationsOf("public", {
  landsknecht: {
    name: { en: "Landsknecht", es: "Lansquenete", fr: "Landsknecht" },
    archetype: "undead",
    move: 2,
    attack: 2,
    health: 3,
    figures: 8,
  },
  "bone-knight": {
    name: { en: "Bone Knight", es: "Caballero de Hueso", fr: "Chevalier Squelettique" },
    archetype: "undead",
    move: 2,
    attack: 4,
    health: 4,
    figures: 3,
  },
  cerbero: {
    name: { en: "Cerbero", es: "Cerbero", fr: "Cerbero" },
    archetype: "demon",
    move: 3,
    attack: 2,
    health: 2,
    figures: 3,
    attackAlso: [convertDamage(1, "target")],
  },
  malacoda: {
    name: { en: "Malacoda", es: "Malacoda", fr: "Malacoda" },
    archetype: "demon",
    move: 2,
    attack: 3,
    health: 3,
    figures: 3,
  },
  andromeda: {
    name: { en: "Andromeda", es: "Andrómeda", fr: "Andromeda" },
    archetype: "construct",
    move: 2,
    attack: 0,
    health: 3,
    figures: 3,
    insteadOfAttack: [[unplace(1, "here")], [activate("here")]],
  },
  "divine-altar": {
    name: { en: "Divine Altar", es: "Altar Divino", fr: "Autel Sacré" },
    archetype: "altar",
    move: 0,
    attack: 0,
    health: 4,
    figures: 5,
  },
  "mutant-altar": {
    name: { en: "Mutant Altar", es: "Altar Mutante", fr: "Autel Mutant" },
    archetype: "altar",
    move: 0,
    attack: 0,
    health: 4,
    figures: 5,
  },
  "infamy-of-crete": {
    name: { en: "Infamy of Crete", es: "Infamia de Creta", fr: "Infamie de Crète" },
    archetype: "beast",
    move: 2,
    attack: 0,
    health: 6,
    figures: 1,
    entering: [deal(4, all("models", "here"))],
  },
});

/** The form a mage takes; health stays the mage's own. */
export const abomination = { move: 2, attack: 3 };
