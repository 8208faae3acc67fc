/** The school of Necromancy. */
import {
  act,
  aim,
  all,
  attack,
  bring,
  choose,
  combat,
  contingency,
  convertDamage,
  deal,
  draw,
  each,
  evocation,
  gain,
  heal,
  ifSo,
  lose,
  mage,
  may,
  model,
  pay,
  protection,
  replaceEvocation,
  room,
  self,
  shuffleMemories,
  steal,
  summon,
  swap,
  takeOfTop,
  thisTurn,
  together,
  transferDamage,
  unless,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const necromancy = school("necromancy", "public", {
  name: { en: "Necromancy", es: "Nigromancia", fr: "Nécromancie" },
  icon: "raise-zombie",
  tint: "#76a961",
  grimoires: {
    "g-nec-a": {
      name: { en: "Legion of Dust", es: "Legión de Polvo", fr: "Légion de Poussière" },
      spells: [
        "summon-obscurity",
        "invoke-obscurity",
        "obscuritys-grip",
        "evanescent-hope",
        "vampires-bite",
        "bone-armor",
      ],
    },
    "g-nec-b": {
      name: { en: "The Pale Plague", es: "La Peste Pálida", fr: "La Peste Pâle" },
      spells: ["ice-grip", "sick-withering", "flay", "cowardice", "traitor-mist", "epiphany"],
    },
  },
  spells: {
    "bone-armor": {
      name: { en: "Bone Armor", es: "Armadura de Hueso", fr: "Armure d'Os" },
      light: protection("sacred", self, { on: "suffers", who: "you" }, [
        deal({ per: "damage suffered", max: 5 }, "attacker"),
      ]),
      dark: protection("sacred", self, { on: "suffers", who: "you" }, [gain({ per: "damage suffered", max: 3 })]),
    },
    cowardice: {
      name: { en: "Cowardice", es: "Cobardía", fr: "Lâcheté" },
      symbol: true,
      light: combat("profane", mage(2), [convertDamage(4, "target")]),
      dark: combat("profane", mage(2), [transferDamage(2, "self", "target"), convertDamage(2, "target")]),
    },
    epiphany: {
      name: { en: "Epiphany", es: "Epifanía", fr: "Épiphanie" },
      light: contingency("sacred", self, [shuffleMemories(), draw(2, "grimoire")]),
      dark: contingency("sacred", self, [takeOfTop(1, 3, "memories", { rest: "back" })]),
    },
    "evanescent-hope": {
      name: { en: "Evanescent Hope", es: "Esperanza Evanescente", fr: "Espoir Évanescent" },
      symbol: true,
      // A second source: nothing is gained if the mage had nothing to lose.
      light: contingency("sacred", mage(2), [together([lose(1, "target"), gain(2)])]),
      // A second source: only the mages of the adjacent rooms.
      dark: contingency("sacred", room(2), [
        pay({ pay: "evocation", kind: "undead", in: "target room", of: "anyone" }, [
          lose(1, all("mages", { nextTo: "target room", withIt: true })),
          gain({ per: "mages affected" }),
        ]),
      ]),
    },
    flay: {
      name: { en: "Flay", es: "Desollar", fr: "Écorcher" },
      symbol: true,
      light: combat("profane", room(2), [
        deal(2, all("models", "target room")),
        convertDamage(1, all("models", { nextTo: "target room" }), { elseDeal: 1 }),
      ]),
      dark: combat("profane", mage(2), [
        deal(2, "target"),
        convertDamage(2, "target"),
        gain({ per: "cubes not converted" }),
      ]),
    },
    "ice-grip": {
      name: { en: "Ice Grip", es: "Presa Gélida", fr: "Étreinte Glacée" },
      symbol: true,
      light: combat("water", model(2), [deal(3, "target")]),
      dark: combat("water", model(2), [
        deal(2, "target"),
        convertDamage(2, "target"),
        ifSo({ is: "a mage", who: "target" }, [lose({ per: "cubes not converted" }, "target")]),
      ]),
    },
    "invoke-obscurity": {
      name: { en: "Invoke Obscurity", es: "Llamada de la Umbra", fr: "Appel de l'Obscurité" },
      light: contingency("profane", room(2), [
        choose(
          [pay({ pay: "evocation", kind: "undead", in: "target room", of: "anyone" }, [gain(2)])],
          [pay({ pay: "PP", points: 1 }, [summon("bone-knight", "target room")])],
        ),
      ]),
      dark: contingency("profane", room(2), [
        replaceEvocation({ kind: "undead", in: "target room", by: "bone-knight" }),
      ]),
    },
    "obscuritys-grip": {
      name: { en: "Obscurity's Grip", es: "Señorío de la Umbra", fr: "Obscure Emprise" },
      light: contingency("profane", evocation("anywhere", { own: true, kind: "undead" }), [
        bring("target", { choose: { with: "a mage" } }),
        may([attack({ who: "target" })]),
      ]),
      dark: contingency("profane", room("anywhere"), [
        choose(
          [aim(evocation(0, { kind: "undead" }), { from: "target room" }, [swap("another")])],
          [summon("landsknecht", "target room")],
        ),
      ]),
    },
    "sick-withering": {
      name: { en: "Sick Withering", es: "Marchitez Enfermiza", fr: "Épidémie Flétrissante" },
      // The second target is due if there is one, the further ones are free.
      light: combat("water", model(2), [
        deal(3, "target"),
        aim(model(1), { from: "target's room" }, [
          deal(1, "another"),
          aim(model(1), { from: "another's room", upTo: true, again: true }, [deal(1, "another")]),
        ]),
      ]),
      dark: combat("water", room(2), [
        each(all("mages", { nextTo: "target room", withIt: true }), [
          convertDamage(2, "it"),
          lose({ per: "cubes not converted" }, "it"),
        ]),
      ]),
    },
    "summon-obscurity": {
      name: { en: "Summon Obscurity", es: "Invocar Umbra", fr: "Invocation de l'Obscurité" },
      light: contingency("profane", room(2), [
        aim(evocation(0, { own: true, kind: "undead" }), { from: "target room" }, [
          thisTurn({ on: "deals damage", who: "another" }, [gain({ per: "damage dealt" })], { most: 3 }),
        ]),
      ]),
      dark: contingency("profane", room("anywhere"), [
        choose(
          [aim(evocation(0, { kind: "undead" }), { from: "target room" }, [act("another")])],
          [summon("landsknecht", "target room")],
        ),
      ]),
    },
    "traitor-mist": {
      name: { en: "Traitor Mist", es: "Niebla Traidora", fr: "Brume Traîtresse" },
      light: combat("water", room(2), [
        each(all("mages", { nextTo: "target room", withIt: true }), [unless("it", "ready spell", [gain(1)])]),
      ]),
      dark: combat("water", room(2), [
        each(all("mages", { nextTo: "target room", withIt: true }), [unless("it", "ready spell", [deal(2, "it")])]),
      ]),
    },
    "vampires-bite": {
      name: { en: "Vampire's Bite", es: "Mordisco de Vampiro", fr: "Morsure de Vampire" },
      symbol: true,
      light: combat("profane", model(1), [deal(2, "target"), heal(2, "self")]),
      dark: combat("profane", model(1), [
        deal(2, "target"),
        ifSo({ is: "a mage", who: "target" }, [steal(1, "target")]),
      ]),
    },
  },
});
