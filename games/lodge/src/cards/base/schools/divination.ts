/** The school of Divination. */
import {
  activate,
  aim,
  all,
  castFromHand,
  choose,
  contingency,
  convertDamage,
  draw,
  gain,
  heal,
  ifSo,
  ignoreEffect,
  lookAtTop,
  mage,
  may,
  nameType,
  pay,
  place,
  playOfTop,
  protection,
  questOfPreviousMoon,
  room,
  see,
  self,
  shut,
  special,
  summon,
  takeOfTop,
  takeQuest,
  thisTurn,
  unready,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const divination = school("divination", "public", {
  name: { en: "Divination", es: "Adivinación", fr: "Divination" },
  icon: "crystal-ball",
  tint: "#5aa6d6",
  grimoires: {
    "g-div-a": {
      name: { en: "Wheel of Seasons", es: "La Rueda de las Estaciones", fr: "La Roue des Saisons" },
      spells: ["spring-rite", "summer-rite", "autumn-rite", "winter-rite", "arcane-vision", "clairvoyance"],
    },
    "g-div-b": {
      name: { en: "The Open Eye", es: "El Ojo Abierto", fr: "L'Œil Ouvert" },
      spells: [
        "arcane-mark",
        "change-the-past-and-future",
        "change-the-plot",
        "forget-the-grief",
        "hourglass",
        "read-the-past-and-future",
      ],
    },
  },
  spells: {
    "arcane-mark": {
      name: { en: "Arcane Mark", es: "Marca Arcana", fr: "Marque Arcanique" },
      symbol: true,
      light: contingency("fire", room(2), [see("ready spells", all("mages", "target room")), gain(1)]),
      dark: contingency("fire", mage("anywhere"), [
        nameType(),
        thisTurn({ on: "casts", who: "target", type: "named" }, [gain(1)], { most: 3 }),
      ]),
    },
    "arcane-vision": {
      name: { en: "Arcane Vision", es: "Visión Arcana", fr: "Vision Arcanique" },
      symbol: true,
      light: contingency("any", room("anywhere"), [activate("target room")]),
      dark: contingency("any", special, [takeOfTop(1, 5, "library", { rest: "shuffled in" })]),
    },
    "autumn-rite": {
      name: { en: "Autumn Rite", es: "Rito del Otoño", fr: "Sacre de l'Automne" },
      symbol: true,
      light: contingency("earth", room("anywhere"), [
        pay({ pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" }, [
          heal(3, { all: "models", in: "target room", youToo: true }),
          gain({ per: "models healed", max: 3 }),
        ]),
      ]),
      dark: contingency("earth", room(0), [summon("divine-altar", "target room"), gain(1)]),
    },
    "change-the-past-and-future": {
      name: {
        en: "Change the Past and Future",
        es: "Cambiar el Pasado y el Futuro",
        fr: "Changer le Passé et l'Avenir",
      },
      light: contingency("magic", special, [
        choose([draw(1, "quests", { moon: "this" })], [draw(1, "quests", { moon: "next" })]),
      ]),
      dark: contingency("magic", special, [questOfPreviousMoon()]),
    },
    "change-the-plot": {
      name: { en: "Change the Plot", es: "Cambio de Trama", fr: "Changement de Trame" },
      symbol: true,
      light: contingency("magic", room("anywhere", { not: ["black-rose-room"], state: "used" }), [
        may([activate("target room", { evenUsed: true })]),
        gain(1),
      ]),
      // The most of 3 is doubtful.
      dark: contingency("magic", room(2), [
        unready(all("mages", "target room"), "not quick"),
        gain({ per: "mages affected", max: 3 }),
      ]),
    },
    clairvoyance: {
      name: { en: "Clairvoyance", es: "Clarividencia", fr: "Clairvoyance" },
      light: protection("sacred", self, { on: "targeted", by: "combat" }, [ignoreEffect(), gain(1)]),
      dark: protection("sacred", self, { on: "targeted", by: "trap" }, [ignoreEffect(), gain(1)]),
    },
    "forget-the-grief": {
      name: { en: "Forget the Grief", es: "Olvidar el Dolor", fr: "Anesthésie" },
      symbol: true,
      light: contingency("fire", room(2), [heal(3, { all: "models", in: "target room", youToo: true }), gain(1)]),
      dark: contingency("fire", self, [convertDamage(4, "self"), gain(2)]),
    },
    hourglass: {
      name: { en: "Hourglass", es: "Reloj de Arena", fr: "Sablier" },
      symbol: true,
      light: contingency("any", room(2), [
        see("quests", all("mages", "target room")),
        aim(mage(0), { from: "target room", upTo: true }, [
          takeQuest("seen", "another"),
          ifSo({ is: "quest was given" }, [draw(1, "quests", { moon: "previous", who: "another" })]),
        ]),
      ]),
      dark: contingency("any", special, [
        playOfTop(3, { gain: 2 }),
        ifSo(
          { is: "event was played" },
          [lookAtTop(2, "events", { reorder: true })],
          [lookAtTop(3, "events", { reorder: true })],
        ),
      ]),
    },
    "read-the-past-and-future": {
      name: { en: "Read the Past and Future", es: "Leer el Pasado y el Futuro", fr: "Lire le Passé et l'Avenir" },
      symbol: true,
      light: contingency("sacred", self, [takeOfTop(2, 4, "grimoire", { rest: "back" })]),
      dark: contingency("sacred", self, [draw(2, "memories")]),
    },
    "spring-rite": {
      name: { en: "Spring Rite", es: "Rito de la Primavera", fr: "Sacre du Printemps" },
      symbol: true,
      light: contingency("earth", room("anywhere"), [
        pay({ pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" }, [
          place(1, { nextTo: "target room", withIt: true }),
        ]),
      ]),
      dark: contingency("earth", room(0), [
        summon("divine-altar", "target room"),
        gain({ per: { inPlay: "divine-altar" } }),
      ]),
    },
    "summer-rite": {
      name: { en: "Summer Rite", es: "Rito del Verano", fr: "Sacre de l'Été" },
      symbol: true,
      light: contingency("fire", room("anywhere"), [
        pay({ pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" }, [shut("one colour"), gain(2)]),
      ]),
      // 1 as printed; the codex counts the Divine Altars in play.
      dark: contingency("fire", room(0), [summon("divine-altar", "target room"), gain(1)]),
    },
    "winter-rite": {
      name: { en: "Winter Rite", es: "Rito del Invierno", fr: "Sacre de l'Hiver" },
      symbol: true,
      light: contingency("earth", room("anywhere"), [
        pay({ pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" }, [
          may([castFromHand()]),
          gain(1),
        ]),
      ]),
      // 1 as printed; the codex counts the Divine Altars in play.
      dark: contingency("earth", room(0), [summon("divine-altar", "target room"), gain(1)]),
    },
  },
});
