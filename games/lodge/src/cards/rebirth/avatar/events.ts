/** The Avatar's fifteen events, five for each moon (L-AVA-07, L-OQ-38). "Mage" in them never means the Avatar (L-AVA-41). */
import { damageMore, deal, discard, gain, heal, place, summon } from "../../build.ts";
import { events } from "../../entries.ts";
import { revealAction } from "./verbs.ts";

const rose = { by: "black rose" } as const;
const roseGains = gain(1, { who: "black rose" });

export const avatarEvents = [
  ...events(1, "designed", {
    "the-rose-opens-an-eye": {
      name: { en: "The Rose Opens an Eye", es: "La Rosa Abre un Ojo", fr: "La Rose Ouvre un Œil" },
      crown: true,
      board: { phase: "black rose", space: 2, enters: 1, leaves: 0 },
      says: [{ for: "black rose", says: [place(1, { each: { with: "a mage" } }, rose)] }],
    },
    "first-thorns": {
      name: { en: "First Thorns", es: "Primeras Espinas", fr: "Premières Épines" },
      board: { phase: "black rose", space: 2, enters: 0, leaves: 1 },
      says: [{ for: "any", says: [deal(1, "self", rose)] }],
    },
    "puppets-errand": {
      name: { en: "Puppet's Errand", es: "Recado de la Marioneta", fr: "La Course du Pantin" },
      crown: true,
      board: { phase: "instant", space: null, enters: 1, leaves: 0 },
      says: [{ for: "the Avatar", says: [revealAction()] }],
    },
    "creeping-briar": {
      name: { en: "Creeping Briar", es: "Zarza Rastrera", fr: "Ronce Rampante" },
      board: { phase: "black rose", space: 3, enters: 0, leaves: 1 },
      says: [{ for: "the Avatar", says: [place(2, "your room")] }],
    },
    "a-borrowed-face": {
      name: { en: "A Borrowed Face", es: "Un Rostro Prestado", fr: "Un Visage d'Emprunt" },
      crown: true,
      board: { phase: "always", space: 1, enters: 0, leaves: 0 },
      hears: [{ when: { on: "defeated", who: "mage" }, then: [roseGains] }],
    },
  }),
  ...events(2, "designed", {
    "season-of-thorns": {
      name: { en: "Season of Thorns", es: "Estación de Espinas", fr: "Saison des Épines" },
      board: { phase: "black rose", space: 3, enters: 0, leaves: 1 },
      says: [
        { for: "any", says: [deal(1, "self", rose)] },
        { for: "black rose", says: [place(1, { each: { with: "a mage" } }, rose)] },
      ],
    },
    "hungry-walls": {
      name: { en: "Hungry Walls", es: "Muros Hambrientos", fr: "Murs Affamés" },
      board: { phase: "action", space: 1, enters: 0, leaves: 1 },
      hears: [{ when: { on: "activates", who: "mage", rebuilt: true }, then: [roseGains] }],
    },
    "the-strings-tighten": {
      name: { en: "The Strings Tighten", es: "Los Hilos se Tensan", fr: "Les Ficelles se Tendent" },
      crown: true,
      board: { phase: "action", space: 2, enters: 1, leaves: 0 },
      hears: [{ when: { on: "action phase begins" }, then: [revealAction()] }],
    },
    "stolen-verses": {
      name: { en: "Stolen Verses", es: "Versos Robados", fr: "Vers Volés" },
      board: { phase: "instant", space: null, enters: 2, leaves: 0 },
      says: [{ for: "any", says: [discard(1)] }],
    },
    "second-skin": {
      name: { en: "Second Skin", es: "Segunda Piel", fr: "Seconde Peau" },
      crown: true,
      board: { phase: "instant", space: null, enters: 1, leaves: 0 },
      says: [{ for: "the Avatar", says: [heal(4, "self"), summon("nigredo", "your room")] }],
    },
  }),
  ...events(3, "designed", {
    "the-vessel-overflows": {
      name: { en: "The Vessel Overflows", es: "El Recipiente Rebosa", fr: "Le Vase Déborde" },
      crown: true,
      board: { phase: "instant", space: null, enters: 1, leaves: 0 },
      says: [{ for: "the Avatar", says: [revealAction()] }],
    },
    "harvest-of-petals": {
      name: { en: "Harvest of Petals", es: "Cosecha de Pétalos", fr: "Moisson de Pétales" },
      board: { phase: "black rose", space: 2, enters: 1, leaves: 0 },
      says: [{ for: "the Avatar", says: [place(1, { nextTo: "your room" })] }],
    },
    "only-the-rose-remembers": {
      name: { en: "Only the Rose Remembers", es: "Solo la Rosa Recuerda", fr: "Seule la Rose se Souvient" },
      board: { phase: "always", space: 3, enters: 0, leaves: 1 },
      hears: [{ when: { on: "solves", who: "mage" }, then: [roseGains] }],
    },
    "crown-of-thorns": {
      name: { en: "Crown of Thorns", es: "Corona de Espinas", fr: "Couronne d'Épines" },
      crown: true,
      board: { phase: "black rose", space: 2, enters: 1, leaves: 0 },
      says: [{ for: "crown holder", says: [deal(2, "self", rose)] }],
    },
    "last-bloom": {
      name: { en: "Last Bloom", es: "Última Floración", fr: "Dernière Floraison" },
      board: { phase: "action", space: 3, enters: 1, leaves: 1 },
      hears: [{ when: { on: "deals damage", who: "the Avatar", with: "combat" }, then: [damageMore(1)] }],
    },
  }),
];
