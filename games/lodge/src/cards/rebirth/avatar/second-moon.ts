/** The ten action cards of the second moon. */
import {
  act,
  all,
  attack,
  convertDamage,
  convertInstability,
  deal,
  ifSo,
  mage,
  model,
  place,
  room,
  special,
  steal,
  summon,
} from "../../build.ts";
import { actions, guardsAimed, guardsHit, physical, springsAimed, springsHit, strikes, works } from "./build.ts";
import { claimQuest, drain, walk } from "./verbs.ts";

export const secondMoonActions = actions(2, {
  "rose-and-steel": {
    name: { en: "Rose and Steel", es: "Rosa y Acero", fr: "Rose et Acier" },
    effects: [physical(2, walk(2), attack())],
    back: springsAimed(2),
  },
  "withering-lance": {
    name: { en: "Withering Lance", es: "Lanza Marchita", fr: "Lance Flétrie" },
    symbol: true,
    effects: [physical(1, walk(1)), strikes(1, "profane", model(2), deal(3, "target"))],
  },
  "the-walls-remember": {
    name: { en: "The Walls Remember", es: "Los Muros Recuerdan", fr: "Les Murs se Souviennent" },
    effects: [
      physical(3, walk(2), drain()),
      works(3, "earth", room(1), place(1, "target room"), convertInstability(1, "target room")),
    ],
  },
  "tithe-of-whispers": {
    name: { en: "Tithe of Whispers", es: "Diezmo de Susurros", fr: "Dîme de Murmures" },
    effects: [physical(2, walk(2)), works(2, "air", mage(2), steal(1, "target"), deal(1, "target"))],
    back: guardsAimed(3),
  },
  "iron-in-the-vein": {
    name: { en: "Iron in the Vein", es: "Hierro en la Vena", fr: "Fer dans la Veine" },
    effects: [works(null, "fire", room(0), summon("nigredo", "your room")), physical(2, walk(2))],
  },
  "mantle-of-roses": {
    name: { en: "Mantle of Roses", es: "Manto de Rosas", fr: "Manteau de Roses" },
    effects: [physical(3, walk(2), drain())],
    back: guardsHit(2),
    more: true,
  },
  "taste-of-tears": {
    name: { en: "Taste of Tears", es: "Sabor de Lágrimas", fr: "Goût des Larmes" },
    symbol: true,
    effects: [strikes(1, "water", model(2), deal(2, "target"), convertDamage(1, "target"))],
  },
  "puppets-waltz": {
    name: { en: "Puppet's Waltz", es: "Vals de la Marioneta", fr: "Valse du Pantin" },
    effects: [
      works(
        2,
        "any",
        room(0),
        ifSo(
          { is: "you have", kind: "any", atLeast: 1 },
          [act({ yours: "any" })],
          [summon("nigredo", "your room"), act({ yours: "any" })],
        ),
      ),
    ],
  },
  "crimson-bloom": {
    name: { en: "Crimson Bloom", es: "Floración Carmesí", fr: "Floraison Pourpre" },
    symbol: true,
    effects: [physical(2, walk(1)), strikes(3, "fire", room(1), deal(2, all("models", "target room")))],
  },
  "signed-in-sap": {
    name: { en: "Signed in Sap", es: "Firmado con Savia", fr: "Signé de Sève" },
    effects: [physical(3, walk(2), drain()), works(null, "any", special, claimQuest())],
    back: springsHit(1),
    more: true,
  },
});
