/** The twenty events of the second moon. All are designed. */
import {
  act,
  aim,
  choose,
  convertDamage,
  damageMore,
  deal,
  discard,
  draw,
  gain,
  heal,
  ifSo,
  lose,
  mage,
  may,
  model,
  move,
  pay,
  place,
  replaceQuest,
  shuffleMemories,
  steal,
  summon,
  swap,
  takeCrown,
} from "../../build.ts";
import { events } from "../../entries.ts";

export const secondMoonEvents = events(2, "designed", {
  "e2-01": {
    name: { en: "Dry Tinder", es: "Yesca Seca", fr: "Bois Sec" },
    board: { phase: "action", space: 2, enters: 1, leaves: 1 },
    hears: [{ when: { on: "deals damage", who: "mage", with: "fire" }, then: [damageMore(1)] }],
  },
  "e2-02": {
    name: { en: "Contrary Winds", es: "Vientos Contrarios", fr: "Vents Contraires" },
    crown: true,
    board: { phase: "action", space: 2, enters: 1, leaves: 0 },
    hears: [
      {
        when: { on: "resolves", who: "mage", elements: ["air"] },
        then: [may([aim(model(0), {}, [move("another", 1)])])],
      },
    ],
  },
  "e2-03": {
    name: { en: "Wakeful Graves", es: "Tumbas en Vela", fr: "Tombes en Éveil" },
    board: { phase: "action", space: 1, enters: 1, leaves: 1 },
    hears: [
      {
        when: { on: "activates", who: "mage", colours: ["grey"] },
        then: [pay({ pay: "PP", points: 1 }, [summon("landsknecht", "there")])],
      },
    ],
  },
  "e2-04": {
    name: { en: "Red Banquet", es: "Banquete Rojo", fr: "Banquet Rouge" },
    crown: true,
    board: { phase: "action", space: 1, enters: 1, leaves: 1 },
    hears: [
      {
        when: { on: "activates", who: "mage", colours: ["red"] },
        then: [deal(1, "self", { by: "black rose" }), draw(1, "library")],
      },
    ],
  },
  "e2-05": {
    name: { en: "Jealous Rooms", es: "Salas Celosas", fr: "Salles Jalouses" },
    board: { phase: "action", space: 2, enters: 0, leaves: 1 },
    hears: [
      {
        when: { on: "activates", who: "mage" },
        then: [ifSo({ is: "not its first activation" }, [gain(1, { who: "black rose" })])],
      },
    ],
  },
  "e2-06": {
    name: { en: "Watchful Silence", es: "Silencio Vigilante", fr: "Silence aux Aguets" },
    crown: true,
    board: { phase: "action", space: 1, enters: 2, leaves: 0 },
    hears: [{ when: { on: "resolves", who: "mage", types: ["protection", "trap"] }, then: [gain(1)] }],
  },
  "e2-07": {
    name: { en: "Cracking Vaults", es: "Bóvedas Agrietadas", fr: "Voûtes Fissurées" },
    board: { phase: "action", space: 1, enters: 0, leaves: 1 },
    hears: [{ when: { on: "fills", who: "mage" }, then: [gain(1), gain(1, { who: "black rose" })] }],
  },
  "e2-08": {
    name: { en: "Thorns at the Door", es: "Espinas en la Puerta", fr: "Épines au Seuil" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 0, leaves: 1 },
    says: [{ for: "black rose", says: [deal(1, { all: "mages", where: "in a room" }, { by: "black rose" })] }],
  },
  "e2-09": {
    name: { en: "Midnight Mass", es: "Misa de Medianoche", fr: "Messe de Minuit" },
    board: { phase: "black rose", space: 2, enters: 1, leaves: 1 },
    says: [
      { for: { inColour: "yellow" }, says: [heal(2, "self")] },
      { for: { inColour: "grey" }, says: [deal(2, "self", { by: "black rose" })] },
    ],
  },
  "e2-10": {
    name: { en: "Creeping Rot", es: "Podredumbre Lenta", fr: "Lente Pourriture" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 0, leaves: 2 },
    says: [{ for: "black rose", says: [place(1, { each: { with: "an evocation" } }, { by: "black rose" })] }],
  },
  "e2-11": {
    name: { en: "Tithe", es: "Diezmo", fr: "La Dîme" },
    board: { phase: "black rose", space: 3, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [choose([lose(1, "self")], [discard(2)], [deal(2, "self", { by: "black rose" })])] }],
  },
  "e2-12": {
    name: { en: "Feast of Fools", es: "Fiesta de los Locos", fr: "Fête des Fous" },
    board: { phase: "black rose", space: 3, enters: 2, leaves: 0 },
    says: [
      { for: "last with fewest PP", says: [takeCrown()] },
      { for: "with fewest PP", says: [gain(1)] },
    ],
  },
  "e2-13": {
    name: { en: "Second Thoughts", es: "Cambio de Parecer", fr: "Changement d'Avis" },
    crown: true,
    board: { phase: "black rose", space: 2, enters: 1, leaves: 1 },
    says: [{ for: "any", says: [may([replaceQuest()])] }],
  },
  "e2-14": {
    name: { en: "Open Wounds", es: "Heridas Abiertas", fr: "Plaies Ouvertes" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 2 },
    says: [{ for: "black rose", says: [convertDamage(1, { all: "mages", where: "any" }, { by: "black rose" })] }],
  },
  "e2-15": {
    name: { en: "Rain of Petals", es: "Lluvia de Pétalos", fr: "Pluie de Pétales" },
    crown: true,
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [heal(2, "self")] }],
  },
  "e2-16": {
    name: { en: "Wild Hunt", es: "Cacería Salvaje", fr: "Chasse Sauvage" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [may([act({ yours: "any" })])] }],
  },
  "e2-17": {
    name: { en: "The Rose Remembers", es: "La Rosa Recuerda", fr: "La Rose se Souvient" },
    crown: true,
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [shuffleMemories(), draw(1, "grimoire")] }],
  },
  "e2-18": {
    name: { en: "Vanishing Stair", es: "Escalera Evanescente", fr: "Escalier Évanescent" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [
      {
        for: "drawer",
        says: [ifSo({ is: "in a room", who: "self" }, [may([aim(mage("anywhere"), {}, [swap("another")])])])],
      },
    ],
  },
  "e2-19": {
    name: { en: "Cave-In", es: "Derrumbe", fr: "Éboulement" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "black rose", says: [place(2, { choose: { with: "most instability" } }, { by: "black rose" })] }],
  },
  "e2-20": {
    name: { en: "Debt Collector", es: "Cobro de Deudas", fr: "Recouvrement" },
    board: { phase: "instant", space: null, enters: 0, leaves: 0 },
    says: [{ for: "with most PP", says: [steal(1, "self", { to: "black rose" })] }],
  },
});
