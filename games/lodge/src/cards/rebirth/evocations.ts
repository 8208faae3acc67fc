/** Rebirth's kinds of evocation. */
import { choose, convertInstability, deal, deflect, may, place } from "../build.ts";
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
    changes: [{ of: "health", add: 1, while: "upgraded" }],
  },
  umbra: {
    name: { en: "Umbra", es: "Umbra", fr: "Umbra" },
    gender: { es: "f", fr: "f" },
    icon: "shadow-follower",
    archetype: "shadow",
    move: 0,
    attack: 0,
    health: 0,
    figures: 9,
    assigned: "any nightmare",
    provenance: "designed",
  },
  succubus: {
    name: { en: "Succubus", es: "Súcubo", fr: "Succube" },
    gender: { es: "m", fr: "m" },
    icon: "devil-mask",
    archetype: "demon",
    move: 2,
    attack: 1,
    health: 3,
    figures: 3,
    hears: [
      {
        when: { on: "would suffer", who: "you" },
        then: [may([deflect("damage", "anywhere", { to: "this evocation", n: 1, ifNone: "nothing" })])],
      },
    ],
    changes: [{ of: "attack", add: 1, per: "damage on it" }],
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
    hears: [
      {
        when: { on: "deals damage", who: "this evocation" },
        then: [may([choose([place(1, "here")], [convertInstability(1, "here")])])],
      },
    ],
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
    large: true,
    hears: [{ when: { on: "enters", who: "mage", into: "its room" }, then: [deal(3, "it")], each: true }],
  },
});
