/** The school of Technomancy: Cadavers are raised, upgraded and spent. */
import {
  act,
  aim,
  all,
  attack,
  choose,
  combat,
  contingency,
  deal,
  draw,
  evocation,
  gain,
  go,
  ifSo,
  ignoreDamage,
  may,
  model,
  pay,
  place,
  protection,
  replaceEvocation,
  room,
  self,
  special,
  stat,
  summon,
  takeOfTop,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Sentence, Target, Trigger } from "../../says.ts";
import { upgrade } from "../words/upgrades.ts";

const own: Target = evocation("anywhere", { own: true });
const upgradeOneOfYours: Sentence = aim(own, {}, [upgrade("another")]);
const byTheRose = { by: "black rose" } as const;
const ownRemoved: Trigger = { on: "removed", who: "your evocation" };

export const technomancy = school("technomancy", "designed", {
  name: { en: "Technomancy", es: "Tecnomancia", fr: "Technomancie" },
  icon: "gears",
  tint: "#a0704a",
  grimoires: {
    "g-tec-a": {
      name: { en: "Workshop", es: "Taller", fr: "Atelier" },
      spells: ["galvanic-spark", "overclock", "arc-discharge", "magnetic-shell", "short-circuit", "exoskeleton"],
    },
    "g-tec-b": {
      name: { en: "Charnel Foundry", es: "Fundición de Osario", fr: "Fonderie d'Ossuaire" },
      spells: ["assembly-line", "colossus-engine", "shrapnel", "dead-mans-switch", "blueprint", "pressure-plate"],
    },
  },
  spells: {
    "arc-discharge": {
      name: { en: "Arc Discharge", es: "Arco Voltaico", fr: "Arc Voltaïque" },
      symbol: true,
      light: combat("air", model(2), [
        deal(2, "target"),
        deal({ per: { yours: "construct", near: "target's room" }, max: 2 }, "target"),
      ]),
      dark: combat("air", model(2), [
        deal(2, "target"),
        aim(model(1), { from: "target's room" }, [
          deal(1, "another"),
          aim(model(1), { from: "another's room" }, [deal(1, "another")]),
        ]),
      ]),
    },
    "assembly-line": {
      name: { en: "Assembly Line", es: "Cadena de Montaje", fr: "Chaîne de Montage" },
      light: contingency("earth", room(1), [summon("cadaver", "target room"), summon("cadaver", "target room")]),
      dark: contingency("earth", special, [
        upgradeOneOfYours,
        upgradeOneOfYours,
        ifSo({ is: "you have", kind: "upgraded", atLeast: 3 }, [gain(1)]),
      ]),
    },
    blueprint: {
      name: { en: "Blueprint", es: "Plano Maestro", fr: "Plan Directeur" },
      symbol: true,
      light: contingency("any", special, [draw(1, "grimoire"), upgradeOneOfYours]),
      dark: contingency("any", special, [takeOfTop(1, 5, "library", { rest: "back" })]),
    },
    "colossus-engine": {
      name: { en: "Colossus Engine", es: "Motor del Coloso", fr: "Moteur du Colosse" },
      light: contingency("profane", evocation("anywhere", { own: true, kind: "undead", makesWayFor: "colossus" }), [
        replaceEvocation({ who: "target", by: "colossus", keeping: "Upgrades" }),
      ]),
      dark: contingency("profane", room(1), [
        choose(
          [pay({ pay: "PP", points: 1 }, [summon("colossus", "target room")])],
          [pay({ pay: "evocation", kind: "any" }, [summon("colossus", "target room")])],
        ),
      ]),
    },
    "dead-mans-switch": {
      name: { en: "Dead Man's Switch", es: "Gatillo del Muerto", fr: "Gâchette du Mort" },
      light: trap("fire", room("anywhere"), ownRemoved, [deal(2, all("models", "there")), place(1, "there")]),
      dark: trap("fire", room("anywhere"), ownRemoved, [summon("cadaver", "there"), upgrade("it")]),
    },
    exoskeleton: {
      name: { en: "Exoskeleton", es: "Exoesqueleto", fr: "Exosquelette" },
      light: combat("any", self, [stat({ of: "attack", add: 1 }, { of: "reach", set: 1 }), may([attack()])]),
      dark: contingency("earth", own, [go("target's room"), act("target")]),
    },
    "galvanic-spark": {
      name: { en: "Galvanic Spark", es: "Chispa Galvánica", fr: "Étincelle Galvanique" },
      symbol: true,
      light: contingency("air", room(1), [summon("cadaver", "target room"), upgrade("it")]),
      dark: contingency("air", own, [upgrade("target"), act("target")]),
    },
    "magnetic-shell": {
      name: { en: "Magnetic Shell", es: "Coraza Magnética", fr: "Cuirasse Magnétique" },
      light: protection("earth", self, { on: "would suffer", who: "you" }, [ignoreDamage(2), upgradeOneOfYours]),
      dark: protection("earth", own, { on: "would suffer", who: "your evocation" }, [
        ignoreDamage(3, { on: "target" }),
        act("target"),
      ]),
    },
    overclock: {
      name: { en: "Overclock", es: "A Toda Máquina", fr: "Plein Régime" },
      symbol: true,
      light: contingency("fire", own, [act("target", { with: { attack: 1, move: 1 } }), deal(1, "target", byTheRose)]),
      dark: contingency("fire", special, [act({ yours: "construct", n: 2 }), deal(1, { all: "acted" }, byTheRose)]),
    },
    "pressure-plate": {
      name: { en: "Pressure Plate", es: "Losa de Presión", fr: "Dalle à Pression" },
      halves: [
        trap("fire", room("anywhere", { colour: "red" }), { on: "enters", who: "model", colour: "red" }, [
          deal(2, all("models", "there")),
          place(1, "there"),
        ]),
        trap("profane", room("anywhere", { colour: "grey" }), { on: "enters", who: "mage", colour: "grey" }, [
          summon("cadaver", "there"),
          attack({ who: "it", on: "target", more: 1 }),
        ]),
      ],
    },
    "short-circuit": {
      name: { en: "Short Circuit", es: "Cortocircuito", fr: "Court-Circuit" },
      symbol: true,
      light: combat("air", evocation(2), [deal(4, "target"), ifSo({ is: "defeated", who: "target" }, [gain(1)])]),
      dark: contingency("any", evocation(2), [act("target", { under: "you" }), deal(1, "target", byTheRose)]),
    },
    shrapnel: {
      name: { en: "Shrapnel", es: "Metralla", fr: "Mitraille" },
      light: combat("fire", own, [
        pay({ pay: "evocation", kind: "any", which: "target" }, [
          deal({ per: "Upgrades it carried", max: 2, plus: 2 }, all("models", "there")),
        ]),
      ]),
      dark: combat("fire", model(2), [
        deal(2, "target"),
        pay({ pay: "evocation", kind: "any", near: "target's room" }, [deal(2, "target")]),
      ]),
    },
  },
});
