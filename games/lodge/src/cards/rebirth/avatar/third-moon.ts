/** The ten action cards of the third moon. */
import {
  act,
  all,
  attack,
  convertDamage,
  convertInstability,
  deal,
  gain,
  heal,
  ifSo,
  mage,
  model,
  place,
  room,
  special,
  steal,
  summon,
  takeCrown,
} from "../../build.ts";
import { actions, guardsAimed, guardsHit, physical, springsAimed, springsHit, strikes, works } from "./build.ts";
import { claimQuest, drain, walk } from "./verbs.ts";

export const thirdMoonActions = actions(3, {
  "garden-of-knives": {
    name: { en: "Garden of Knives", es: "Jardín de Cuchillos", fr: "Jardin de Couteaux" },
    effects: [physical(2, walk(2), attack(), attack())],
  },
  "heartwood-spear": {
    name: { en: "Heartwood Spear", es: "Lanza de Duramen", fr: "Épieu de Bois de Cœur" },
    symbol: true,
    effects: [physical(1, walk(1)), strikes(1, "profane", model(3), deal(3, "target"))],
  },
  "the-lodge-kneels": {
    name: { en: "The Lodge Kneels", es: "La Logia se Arrodilla", fr: "La Loge s'Agenouille" },
    symbol: true,
    effects: [
      physical(3, walk(2), drain()),
      works(3, "earth", room(1), place(1, "target room"), convertInstability(1, "target room")),
    ],
  },
  "crown-me": {
    name: { en: "Crown Me", es: "Coróname", fr: "Couronne-moi" },
    effects: [physical(2, walk(2)), works(2, "air", mage(2), steal(1, "target"), takeCrown())],
    back: guardsAimed(3),
  },
  "giant-in-the-roots": {
    name: { en: "Giant in the Roots", es: "El Gigante de las Raíces", fr: "Le Géant des Racines" },
    effects: [works(null, "profane", room(0), summon("colossus", "your room")), physical(2, walk(2), attack())],
  },
  "undying-petals": {
    name: { en: "Undying Petals", es: "Pétalos Imperecederos", fr: "Pétales Impérissables" },
    effects: [physical(3, walk(2), drain(), heal(2, "self"))],
    back: guardsHit(3),
    more: true,
  },
  "kiss-of-the-rose": {
    name: { en: "Kiss of the Rose", es: "El Beso de la Rosa", fr: "Le Baiser de la Rose" },
    symbol: true,
    effects: [strikes(1, "water", model(2), deal(2, "target"), convertDamage(2, "target"))],
    back: springsAimed(3),
  },
  "all-the-strings": {
    name: { en: "All the Strings", es: "Todos los Hilos", fr: "Toutes les Ficelles" },
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
        act({ yours: "any" }),
      ),
    ],
  },
  "midnight-garden": {
    name: { en: "Midnight Garden", es: "Jardín de Medianoche", fr: "Jardin de Minuit" },
    symbol: true,
    effects: [
      physical(2, walk(1)),
      strikes(3, "fire", room(2), deal(2, all("models", "target room")), place(1, "target room")),
    ],
  },
  "mine-says-the-rose": {
    name: { en: "Mine, Says the Rose", es: "«Mío», Dice la Rosa", fr: "« À Moi », Dit la Rose" },
    effects: [physical(2, walk(2), attack()), works(null, "any", special, claimQuest(), gain(1))],
    back: springsHit(2),
    more: true,
  },
});
