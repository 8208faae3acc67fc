/** The twenty events of the third moon. All are designed. */
import {
  activate,
  aim,
  attack,
  choose,
  convertDamage,
  damageMore,
  deal,
  discardEvent,
  draw,
  evocation,
  gain,
  heal,
  may,
  pay,
  place,
  remove,
} from "../../build.ts";
import { events } from "../../entries.ts";

export const thirdMoonEvents = events(3, "designed", {
  "e3-01": {
    name: { en: "Age of Iron", es: "Edad de Hierro", fr: "Âge de Fer" },
    board: { phase: "action", space: 2, enters: 1, leaves: 1 },
    hears: [{ when: { on: "attacks", who: "any model" }, then: [damageMore(1)] }],
  },
  "e3-02": {
    name: { en: "Choir of the Blessed", es: "Coro de los Benditos", fr: "Chœur des Bienheureux" },
    crown: true,
    board: { phase: "action", space: 2, enters: 2, leaves: 0 },
    hears: [{ when: { on: "resolves", who: "mage", elements: ["sacred"] }, then: [heal(2, "self")] }],
  },
  "e3-03": {
    name: { en: "Black Litany", es: "Letanía Negra", fr: "Litanie Noire" },
    board: { phase: "action", space: 2, enters: 1, leaves: 2 },
    hears: [
      {
        when: { on: "resolves", who: "mage", elements: ["profane"] },
        then: [pay({ pay: "suffer", damage: 1 }, [gain(1)])],
      },
    ],
  },
  "e3-04": {
    name: { en: "Unbound Weave", es: "Trama Desatada", fr: "Trame Déliée" },
    crown: true,
    board: { phase: "action", space: 2, enters: 2, leaves: 1 },
    hears: [{ when: { on: "resolves", who: "mage", elements: ["magic"] }, then: [may([activate("here")])] }],
  },
  "e3-05": {
    name: { en: "No Quarter", es: "Sin Cuartel", fr: "Pas de Quartier" },
    board: { phase: "action", space: 1, enters: 1, leaves: 1 },
    // The mage bound is the one who defeats.
    hears: [{ when: { on: "defeated", who: "mage", by: "mage" }, then: [gain(1), gain(1, { who: "black rose" })] }],
  },
  "e3-06": {
    name: { en: "Thorned Oaths", es: "Juramentos de Espinas", fr: "Serments d'Épines" },
    crown: true,
    board: { phase: "action", space: 2, enters: 1, leaves: 1 },
    hears: [{ when: { on: "solves", who: "mage" }, then: [deal(2, "self", { by: "black rose" })] }],
  },
  "e3-07": {
    name: { en: "Eclipse", es: "Eclipse", fr: "Éclipse" },
    board: { phase: "action", space: 3, enters: 1, leaves: 1 },
    says: [],
    shuts: ["blue", "purple"],
  },
  "e3-08": {
    name: { en: "Hunger of the Rose", es: "Hambre de la Rosa", fr: "La Faim de la Rose" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 2 },
    says: [{ for: "black rose", says: [deal(2, { all: "mages", where: "in a room" }, { by: "black rose" })] }],
  },
  "e3-09": {
    name: { en: "Falling Masonry", es: "Lluvia de Cascotes", fr: "Chute de Pierres" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 0, leaves: 2 },
    says: [
      {
        for: "black rose",
        says: [
          place(1, { each: { with: "a mage" } }, { by: "black rose" }),
          deal(1, { all: "mages", where: "in a destroyed room" }, { by: "black rose" }),
        ],
      },
    ],
  },
  "e3-10": {
    name: { en: "Carrion Court", es: "Corte de Carroña", fr: "Cour des Charognes" },
    board: { phase: "black rose", space: 2, enters: 1, leaves: 1 },
    says: [
      {
        for: "any",
        says: [
          choose(
            [aim(evocation("anywhere", { own: true }), {}, [remove("another")])],
            [deal(2, "self", { by: "black rose" })],
          ),
        ],
      },
    ],
  },
  "e3-11": {
    name: { en: "Claim of Blood", es: "Derecho de Sangre", fr: "Droit du Sang" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 2 },
    says: [{ for: "black rose", says: [convertDamage(2, { all: "mages", where: "any" }, { by: "black rose" })] }],
  },
  "e3-12": {
    name: { en: "Final Examination", es: "Examen Final", fr: "Dernier Examen" },
    crown: true,
    board: { phase: "black rose", space: 3, enters: 2, leaves: 0 },
    says: [{ for: "with fewest completed quests", says: [draw(1, "quests")] }],
  },
  "e3-13": {
    name: { en: "Velvet Ransom", es: "Rescate de Terciopelo", fr: "Rançon de Velours" },
    board: { phase: "black rose", space: 1, enters: 1, leaves: 1 },
    says: [{ for: "any", says: [pay({ pay: "PP to the Black Rose", points: 1 }, [heal(4, "self")])] }],
  },
  "e3-14": {
    name: { en: "The Last Bell", es: "La Última Campana", fr: "La Dernière Cloche" },
    board: { phase: "black rose", space: 2, enters: 1, leaves: 1 },
    says: [
      { for: "with most PP", says: [deal(2, "self", { by: "black rose" })] },
      { for: "with fewest PP", says: [draw(1, "library")] },
    ],
  },
  "e3-15": {
    name: { en: "Weight of Trophies", es: "El Peso de los Trofeos", fr: "Le Poids des Trophées" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [deal({ per: "trophies held", max: 3 }, "self", { by: "black rose" })] }],
  },
  "e3-16": {
    name: { en: "Forbidden Gift", es: "Don Prohibido", fr: "Don Interdit" },
    crown: true,
    board: { phase: "instant", space: null, enters: 3, leaves: 0 },
    says: [{ for: "any", says: [pay({ pay: "discard", cards: 2 }, [draw(1, "forgotten")])] }],
  },
  "e3-17": {
    name: { en: "Coronation", es: "Coronación", fr: "Couronnement" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "crown holder", says: [place(2, { named: "throne-room" })] }],
  },
  "e3-18": {
    name: { en: "Night of Knives", es: "Noche de Cuchillos", fr: "Nuit des Couteaux" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [may([attack()])] }],
  },
  "e3-19": {
    name: { en: "The Unmaking", es: "La Disolución", fr: "La Dissolution" },
    crown: true,
    board: { phase: "instant", space: null, enters: 1, leaves: 1 },
    says: [{ for: "black rose", says: [remove({ all: "evocations in play", damaged: true })] }],
  },
  "e3-20": {
    name: { en: "Hush of the Rose", es: "El Silencio de la Rosa", fr: "Le Silence de la Rose" },
    crown: true,
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "black rose", says: [discardEvent("every other")] }],
  },
});
