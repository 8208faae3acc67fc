/** The evocations of Cartomancy. */
import { discard, pay } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { fiercer } from "../words/divining.ts";

export const arcana = evocationsOf("designed", {
  reaper: {
    name: { en: "Reaper", es: "Segadora", fr: "Faucheuse" },
    gender: { es: "f", fr: "f" },
    icon: "grim-reaper",
    archetype: "undead",
    move: 2,
    attack: 2,
    health: 3,
    figures: 2,
    hears: [
      {
        when: { on: "deals damage", who: "this evocation", to: "mage", with: "attack" },
        then: [discard(1, { who: "it" })],
      },
    ],
  },
  "arcane-lion": {
    name: { en: "Arcane Lion", es: "León Arcano", fr: "Lion Arcanique" },
    gender: { es: "m", fr: "m" },
    icon: "lion",
    archetype: "beast",
    move: 2,
    attack: 3,
    health: 3,
    figures: 2,
    beforeActing: [pay({ pay: "discard", cards: 1 }, [fiercer(1)])],
  },
});
