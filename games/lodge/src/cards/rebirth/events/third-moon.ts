/** Rebirth's thirteen events of the third moon. */
import { choose, convertDamage, damageMore, deal, discard, draw, gain, heal, lose, pay } from "../../build.ts";
import { events } from "../../entries.ts";
import type { Many } from "../../says.ts";

const everyMage: Many = { all: "mages", where: "any" };

export const thirdMoonEvents = events(3, "public", {
  "only-war": {
    name: { en: "Only War", es: "Solo la Guerra", fr: "La Guerre Seule" },
    board: { phase: "action", space: 3, enters: 2, leaves: 3 },
    hears: [
      {
        when: { on: "resolves", who: "mage", types: ["contingency", "protection"] },
        then: [deal(2, "self", { by: "black rose" })],
      },
    ],
  },
  "only-peace": {
    name: { en: "Only Peace", es: "Solo la Paz", fr: "La Paix Seule" },
    crown: true,
    board: { phase: "action", space: 3, enters: 2, leaves: 3 },
    hears: [
      {
        when: { on: "resolves", who: "mage", types: ["combat", "trap"] },
        then: [deal(1, "self", { by: "black rose" })],
      },
    ],
  },
  assault: {
    name: { en: "Assault", es: "Asalto", fr: "Assaut" },
    board: { phase: "action", space: 2, enters: 2, leaves: 3 },
    hears: [{ when: { on: "deals damage", who: "mage", with: "combat" }, then: [damageMore(1)] }],
  },
  remembrance: {
    name: { en: "Remembrance", es: "Remembranza", fr: "Réminiscence" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "drawer", says: [draw(1, "events", { moon: "first" }), draw(1, "events", { moon: "second" })] }],
  },
  "manipulating-the-past": {
    name: { en: "Manipulating the Past", es: "Manipular el Pasado", fr: "Manipuler le Passé" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [choose([discard(1, { what: "solved quests" })], [lose(3, "self")])] }],
  },
  pledge: {
    name: { en: "Pledge", es: "Juramento", fr: "Serment" },
    board: { phase: "black rose", space: 1, enters: 2, leaves: 2 },
    says: [{ for: "black rose", says: [deal(3, everyMage, { by: "black rose" })] }],
  },
  woe: {
    name: { en: "Woe", es: "Aflicción", fr: "Affliction" },
    board: { phase: "black rose", space: 3, enters: 2, leaves: 1 },
    says: [{ for: "black rose", says: [convertDamage(4, everyMage, { by: "black rose", elseDeal: 2 })] }],
  },
  "gold-to-the-king": {
    name: { en: "Gold to the King", es: "Oro para el Rey", fr: "L'Or au Roi" },
    board: { phase: "instant", space: null, enters: 4, leaves: 0 },
    says: [{ for: "crown holder", says: [gain(2)] }],
  },
  "false-mercy": {
    name: { en: "False Mercy", es: "Falsa Piedad", fr: "Fausse Pitié" },
    board: { phase: "instant", space: null, enters: 4, leaves: 0 },
    says: [
      {
        for: "black rose",
        says: [
          heal("all", everyMage, { not: "black rose" }),
          deal(2, { all: "mages", where: "without Black Rose damage" }, { by: "black rose" }),
        ],
      },
    ],
  },
  "infinite-knowledge": {
    name: { en: "Infinite Knowledge", es: "Saber Infinito", fr: "Savoir Infini" },
    crown: true,
    board: { phase: "always", space: 3, enters: 2, leaves: 2 },
    hears: [{ when: { on: "solves", who: "mage" }, then: [gain(2), gain(1, { who: "black rose" })] }],
  },
  immortals: {
    name: { en: "Immortals", es: "Inmortales", fr: "Immortels" },
    board: { phase: "always", space: 3, enters: 3, leaves: 3 },
    says: [{ for: "black rose", says: [heal("all", { all: "evocations in play" })] }],
    changes: [{ of: "cannot be damaged", set: 1, only: "evocations" }],
  },
  dominion: {
    name: { en: "Dominion", es: "Dominio", fr: "Souveraineté" },
    crown: true,
    board: { phase: "always", space: 3, enters: 2, leaves: 2 },
    changes: [{ of: "trophy goes to the Black Rose", set: 1 }],
  },
  "power-infusion": {
    name: { en: "Power Infusion", es: "Infusión de Poder", fr: "Infusion de Pouvoir" },
    crown: true,
    board: { phase: "instant", space: null, enters: 0, leaves: 3 },
    says: [{ for: "any", says: [pay({ pay: "PP", points: 2 }, [draw(1, "forgotten")])] }],
  },
});
