/** The equipment of Enchantment: carried, not placed (L-SAT-50). */
import { aim, deal, ignoreDamage, model, place } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { walkCarrier } from "../words/equipment.ts";

const piece = { archetype: "equipment", move: 0, attack: 0, figures: 2, carried: true } as const;

export const equipment = evocationsOf("designed", {
  axe: {
    ...piece,
    name: { en: "Axe of Aetna", es: "Hacha de Etna", fr: "Hache d'Aetna" },
    gender: { es: "f", fr: "f" },
    begins: { es: "stressed a", fr: "aspirated h" },
    icon: "battle-axe",
    health: 3,
    changes: [
      { of: "attack", add: 1, for: "its mage" },
      { of: "no protections against its attacks", set: 1, for: "its mage" },
    ],
  },
  blade: {
    ...piece,
    name: { en: "Blade of Aitherios", es: "Hoja de Aiterios", fr: "Lame d'Aithérios" },
    gender: { es: "f", fr: "f" },
    icon: "relic-blade",
    health: 2,
    shielded: true,
    hears: [{ when: { on: "attacks", who: "you" }, then: [aim(model(0), { from: "its room" }, [deal(1, "another")])] }],
  },
  hammer: {
    ...piece,
    name: { en: "Hammer of Tartarus", es: "Martillo del Tártaro", fr: "Marteau du Tartare" },
    gender: { es: "m", fr: "m" },
    icon: "warhammer",
    health: 4,
    hears: [{ when: { on: "your attack lands" }, then: [place(1, "here")], once: "turn" }],
  },
  cuirass: {
    ...piece,
    name: { en: "Cuirass of Vulcano", es: "Coraza de Vulcano", fr: "Cuirasse de Vulcano" },
    gender: { es: "f", fr: "f" },
    icon: "breastplate",
    health: 3,
    hears: [{ when: { on: "would suffer", who: "you", from: "attack" }, then: [ignoreDamage(1)] }],
  },
  greaves: {
    ...piece,
    name: { en: "Greaves of Zephyr", es: "Grebas del Céfiro", fr: "Jambières du Zéphyr" },
    gender: { es: "fp", fr: "fp" },
    icon: "winged-leg",
    health: 2,
    shielded: true,
    changes: [{ of: "move", add: 1, for: "its mage" }],
    acts: [walkCarrier],
  },
  keys: {
    ...piece,
    name: { en: "Keys of Janus", es: "Llaves de Jano", fr: "Clefs de Janus" },
    gender: { es: "fp", fr: "fp" },
    icon: "three-keys",
    health: 2,
    shielded: true,
    changes: [{ of: "activates used rooms", set: 1, for: "its mage", once: "turn" }],
  },
});
