/** The Upgrades: nine kinds, two cards of each (L-COM-29, L-UP). */
import type { Attachment } from "../attachments.ts";
import { aim, all, deal, heal, model, place } from "../build.ts";
import { attachments } from "../entries.ts";

/** What every Upgrade is: it works for whoever controls the evocation that carries it (L-UP-03). */
const upgrade = { family: "upgrade", on: "evocation", you: "bearer", copies: 2 } as const;

export const upgrades: readonly Attachment[] = attachments("designed", {
  "iron-plating": {
    ...upgrade,
    name: { en: "Iron Plating", es: "Blindaje de Hierro", fr: "Blindage de Fer" },
    gender: { es: "m", fr: "m" },
    icon: "armor-vest",
    changes: [{ of: "health", add: 2 }],
  },
  "serrated-arms": {
    ...upgrade,
    name: { en: "Serrated Arms", es: "Brazos Dentados", fr: "Bras Dentelés" },
    gender: { es: "mp", fr: "mp" },
    icon: "circular-saw",
    changes: [{ of: "attack", add: 1 }],
  },
  "spring-legs": {
    ...upgrade,
    name: { en: "Spring Legs", es: "Patas de Resorte", fr: "Pattes à Ressort" },
    gender: { es: "fp", fr: "fp" },
    icon: "spring",
    changes: [{ of: "move", add: 1 }],
  },
  "black-powder-mortar": {
    ...upgrade,
    name: { en: "Black Powder Mortar", es: "Mortero de Pólvora", fr: "Mortier à Poudre" },
    gender: { es: "m", fr: "m" },
    icon: "cannon",
    changes: [{ of: "reach", set: 1 }],
  },
  "galvanic-coil": {
    ...upgrade,
    name: { en: "Galvanic Coil", es: "Bobina Galvánica", fr: "Bobine Galvanique" },
    gender: { es: "f", fr: "f" },
    icon: "lightning-arc",
    attackAlso: [aim(model(0), { from: "target's room" }, [deal(1, "another")])],
  },
  "furnace-heart": {
    ...upgrade,
    name: { en: "Furnace Heart", es: "Corazón de Caldera", fr: "Cœur de Fournaise" },
    gender: { es: "m", fr: "m" },
    icon: "furnace",
    hears: [{ when: { on: "removed", who: "this evocation" }, then: [deal(2, all("models", "there"))] }],
  },
  "aether-pump": {
    ...upgrade,
    name: { en: "Aether Pump", es: "Bomba de Éter", fr: "Pompe à Éther" },
    gender: { es: "f", fr: "f" },
    icon: "gears",
    insteadOfAttack: [[place(1, "here")]],
  },
  "sentry-eye": {
    ...upgrade,
    name: { en: "Sentry Eye", es: "Ojo Centinela", fr: "Œil Sentinelle" },
    gender: { es: "m", fr: "m" },
    icon: "eye-target",
    hears: [{ when: { on: "enters", who: "mage", into: "its room" }, then: [deal(1, "it")], each: true }],
  },
  "leech-tubes": {
    ...upgrade,
    name: { en: "Leech Tubes", es: "Tubos Sanguijuela", fr: "Tubes Sangsues" },
    gender: { es: "mp", fr: "mp" },
    icon: "vial",
    hears: [{ when: { on: "deals damage", who: "this evocation", with: "attack" }, then: [heal(1, "self")] }],
  },
});
