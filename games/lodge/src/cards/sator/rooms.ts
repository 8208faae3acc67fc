/** The rooms of this box: each may take the place of one of its colour (L-SAT-70). Slots and points follow the colour (L-OQ-47). */
import {
  aim,
  bring,
  choose,
  deal,
  draw,
  gain,
  lose,
  mage,
  may,
  model,
  pay,
  place,
  readyAction,
  room,
  self,
  special,
  summon,
  takeOfTop,
} from "../build.ts";
import { rooms as roomsOf } from "../entries.ts";
import type { Room } from "../says.ts";
import { anotherDeals, layATrap } from "./words/rooms.ts";
import { replayOther, takeBackAny } from "./words/time.ts";
import { becomesPig } from "./words/transforming.ts";
import { turnSpellOf } from "./words/turning.ts";

const provenance: Room["provenance"] = { effect: "stated", slots: "designed", points: "designed" };
const yellow = { colour: "yellow", slots: 5, points: 2, provenance } as const;
const green = { colour: "green", slots: 4, points: 2, provenance } as const;
const grey = { colour: "grey", slots: 6, points: 3, provenance } as const;
const red = { colour: "red", slots: 6, points: 3, provenance } as const;
const blue = { colour: "blue", slots: 6, points: 3, provenance } as const;
const purple = { colour: "purple", slots: 6, points: 3, provenance } as const;

export const rooms = roomsOf("stated", {
  alehouse: {
    ...yellow,
    name: { en: "Alehouse", es: "Taberna", fr: "Taverne" },
    gender: { es: "f", fr: "f" },
    icon: "beer-stein",
    target: mage("anywhere"),
    says: [bring("target", "here"), turnSpellOf("target")],
  },
  "eerie-machinery": {
    ...yellow,
    name: { en: "Eerie Machinery", es: "Máquinas Misteriosas", fr: "Machines Mystérieuses" },
    gender: { es: "fp", fr: "fp" },
    icon: "gears",
    target: special,
    says: [pay({ pay: "quest" }, [takeOfTop(1, 3, "quests", { rest: "back" })])],
  },
  "cyclops-forge": {
    ...yellow,
    name: { en: "Cyclops' Forge", es: "Forja del Cíclope", fr: "Forge du Cyclope" },
    gender: { es: "f", fr: "f" },
    icon: "cyclops",
    target: self,
    says: [readyAction(), pay({ pay: "PP", points: 1 }, [readyAction()])],
  },
  "cursed-temple": {
    ...grey,
    name: { en: "Cursed Temple", es: "Templo Maldito", fr: "Temple Maudit" },
    gender: { es: "m", fr: "m" },
    icon: "temple-gate",
    target: room(1),
    says: [
      lose(1, "self"),
      deal(1, "self", { by: "black rose" }),
      summon("landsknecht", "target room"),
      summon("landsknecht", "target room"),
    ],
  },
  "assassins-brotherhood": {
    ...red,
    name: { en: "Assassins' Brotherhood", es: "Hermandad de los Asesinos", fr: "Confrérie des Assassins" },
    gender: { es: "f", fr: "f" },
    icon: "assassin-pocket",
    target: room(0),
    says: [lose(1, "self"), summon("ezio", "here")],
  },
  "garden-of-ice-and-fire": {
    ...red,
    name: { en: "Garden of Ice and Fire", es: "Jardín de Hielo y Fuego", fr: "Jardin de Glace et de Feu" },
    gender: { es: "m", fr: "m" },
    icon: "ice-iris",
    target: special,
    says: [choose([aim(model(1), {}, [deal(2, "another")])], [aim(room(1), {}, [place(1, "there")])])],
  },
  "card-room": {
    ...purple,
    name: { en: "Card Room", es: "Sala de las Cartas", fr: "Salle des Cartes" },
    gender: { es: "f", fr: "f" },
    icon: "card-random",
    target: special,
    says: [pay({ pay: "spell to its school" }, [choose([gain(1)], [draw(1, "library"), may([draw(1, "library")])])])],
  },
  horologium: {
    ...blue,
    name: { en: "Horologium", es: "Horologium", fr: "Horologium" },
    gender: { es: "m", fr: "m" },
    icon: "clockwork",
    target: special,
    says: [pay({ pay: "PP", points: 1 }, [replayOther])],
  },
  theatre: {
    ...blue,
    name: { en: "Theatre", es: "Teatro", fr: "Théâtre" },
    gender: { es: "m", fr: "m" },
    icon: "theater-curtains",
    target: self,
    says: [takeBackAny, layATrap],
  },
  "clinging-swamp": {
    ...green,
    name: { en: "Clinging Swamp", es: "Pantano Pegajoso", fr: "Marais Poisseux" },
    gender: { es: "m", fr: "m" },
    icon: "swamp",
    target: room(1),
    says: [place(1, "here"), place(1, "target room")],
  },
  "trolls-lair": {
    ...green,
    name: { en: "Troll's Lair", es: "Guarida del Trol", fr: "Repaire du Troll" },
    gender: { es: "f", fr: "m" },
    icon: "troll",
    seats: 3,
    target: mage("anywhere"),
    says: [deal(1, "target"), anotherDeals(1, "target")],
  },
  "pigmens-room": {
    ...purple,
    name: { en: "Pigmen's Room", es: "Sala de los Cerdos", fr: "Salle des Porcs" },
    gender: { es: "f", fr: "f" },
    icon: "pig",
    target: mage(1),
    says: [becomesPig("target")],
  },
});
