/** The twenty events of the first moon. Miserable Dance's effect is stated, everything else is designed. */
import {
  choose,
  deal,
  discard,
  draw,
  gain,
  heal,
  ignoreDamage,
  may,
  move,
  pay,
  place,
  summon,
  takeOfTop,
  unplace,
} from "../../build.ts";
import { events } from "../../entries.ts";

export const firstMoonEvents = events(1, "designed", {
  "e1-01": {
    name: { en: "Miserable Dance", es: "Danza Miserable", fr: "Danse Misérable" },
    board: { phase: "action", space: 1, enters: 1, leaves: 1 },
    hears: [{ when: { on: "activates", who: "mage", colours: ["purple"] }, then: [gain(1)] }],
    provenance: { effect: "stated", values: "designed" },
  },
  "e1-02": {
    name: { en: "Lamplight Vigil", es: "Vigilia de Candiles", fr: "Veillée aux Lampes" },
    crown: true,
    board: { phase: "action", space: 1, enters: 1, leaves: 0 },
    hears: [{ when: { on: "activates", who: "mage", colours: ["yellow"] }, then: [draw(1, "grimoire")] }],
  },
  "e1-03": {
    name: { en: "Choking Ivy", es: "Hiedra Asfixiante", fr: "Lierre Étouffant" },
    board: { phase: "action", space: 2, enters: 0, leaves: 1 },
    hears: [
      { when: { on: "activates", who: "mage", colours: ["green"] }, then: [place(1, "there", { by: "black rose" })] },
    ],
  },
  "e1-04": {
    name: { en: "Whispering Galleries", es: "Galerías Susurrantes", fr: "Galeries Murmurantes" },
    crown: true,
    board: { phase: "action", space: 2, enters: 1, leaves: 0 },
    hears: [{ when: { on: "activates", who: "mage", colours: ["blue"] }, then: [may([move("self", 1)])] }],
  },
  "e1-05": {
    name: { en: "Trembling Floors", es: "Suelos que Tiemblan", fr: "Sols Tremblants" },
    board: { phase: "action", space: 2, enters: 1, leaves: 0 },
    hears: [{ when: { on: "resolves", who: "mage", elements: ["earth"] }, then: [place(1, "here")] }],
  },
  "e1-06": {
    name: { en: "Rising Damp", es: "Humedad Creciente", fr: "Infiltrations" },
    crown: true,
    board: { phase: "action", space: 2, enters: 1, leaves: 0 },
    hears: [{ when: { on: "resolves", who: "mage", elements: ["water"] }, then: [heal(1, "self")] }],
  },
  "e1-07": {
    name: { en: "Truce of Masks", es: "Tregua de Máscaras", fr: "Trêve des Masques" },
    board: { phase: "action", space: 3, enters: 1, leaves: 0 },
    hears: [{ when: { on: "would suffer", who: "any mage", from: "mage's attack" }, then: [ignoreDamage(1)] }],
  },
  "e1-08": {
    name: { en: "Roots in the Cellar", es: "Raíces en el Sótano", fr: "Racines dans la Cave" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 1 },
    says: [{ for: "black rose", says: [place(1, { each: { colours: ["green"] } }, { by: "black rose" })] }],
  },
  "e1-09": {
    name: { en: "Thorn Toll", es: "Peaje de Espinas", fr: "Péage d'Épines" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 1 },
    says: [{ for: "any", says: [choose([discard(1)], [deal(1, "self", { by: "black rose" })])] }],
  },
  "e1-10": {
    name: { en: "Open Stacks", es: "Estantes Abiertos", fr: "Rayons Ouverts" },
    crown: true,
    board: { phase: "black rose", space: 1, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [pay({ pay: "discard", cards: 1 }, [draw(1, "library")])] }],
  },
  "e1-11": {
    name: { en: "Dust of the Founders", es: "Polvo de los Fundadores", fr: "Poussière des Fondateurs" },
    crown: true,
    board: { phase: "black rose", space: 3, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [takeOfTop(1, 2, "memories", { rest: "back" })] }],
  },
  "e1-12": {
    name: { en: "Hungry Thorns", es: "Espinas Hambrientas", fr: "Épines Affamées" },
    board: { phase: "black rose", space: 2, enters: 0, leaves: 1 },
    says: [{ for: "black rose", says: [deal(1, { all: "evocations in play" }, { by: "black rose" })] }],
  },
  "e1-13": {
    name: { en: "Shifting Walls", es: "Muros Errantes", fr: "Murs Errants" },
    crown: true,
    board: { phase: "black rose", space: 3, enters: 1, leaves: 0 },
    says: [{ for: "in a room", says: [may([move("self", 1)])] }],
  },
  "e1-14": {
    name: { en: "The Rose Counts", es: "La Rosa Hace Cuentas", fr: "La Rose Fait ses Comptes" },
    board: { phase: "black rose", space: 2, enters: 1, leaves: 0 },
    says: [{ for: "with fewest PP", says: [draw(1, "library")] }],
  },
  "e1-15": {
    name: { en: "First Petal", es: "Primer Pétalo", fr: "Premier Pétale" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "black rose", says: [place(2, { named: "throne-room" }, { by: "black rose" })] }],
  },
  "e1-16": {
    name: { en: "Black Pollen", es: "Polen Negro", fr: "Pollen Noir" },
    crown: true,
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "black rose", says: [deal(1, { all: "mages", where: "any" }, { by: "black rose" })] }],
  },
  "e1-17": {
    name: { en: "Open Invitation", es: "Invitación Abierta", fr: "Invitation Ouverte" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [may([draw(1, "quests")])] }],
  },
  "e1-18": {
    name: { en: "Restless Guard", es: "Guardia Inquieta", fr: "Garde Inquiète" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "drawer", says: [summon("landsknecht", { choose: { colours: ["grey"] } })] }],
  },
  "e1-19": {
    name: { en: "Housekeeping", es: "Limpieza General", fr: "Grand Ménage" },
    crown: true,
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [{ for: "any", says: [pay({ pay: "discard", cards: 2 }, [draw(2, "grimoire")])] }],
  },
  "e1-20": {
    name: { en: "The Walls Heal", es: "Los Muros Sanan", fr: "Les Murs Guérissent" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "black rose", says: [unplace(1, { each: { with: "two instability" } })] }],
  },
});
