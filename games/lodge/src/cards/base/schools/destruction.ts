/** The school of Destruction. */
import {
  act,
  aim,
  all,
  bring,
  combat,
  contingency,
  convertInstability,
  deal,
  discard,
  discardEvent,
  evocation,
  forbid,
  gain,
  go,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  loseActions,
  mage,
  may,
  model,
  move,
  place,
  protection,
  room,
  self,
  shut,
  special,
  summon,
  together,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const destruction = school("destruction", "public", {
  name: { en: "Destruction", es: "Destrucción", fr: "Destruction" },
  icon: "burning-meteor",
  tint: "#d8613f",
  grimoires: {
    "g-des-a": {
      name: { en: "Ash and Cinder", es: "Ceniza y Rescoldo", fr: "Cendre et Braise" },
      spells: ["fireball", "meteor-swarm", "destructive-bolt", "fire-dash", "fire-of-fate", "obscure-armor"],
    },
    "g-des-b": {
      name: { en: "Eye of the Storm", es: "El Ojo de la Tormenta", fr: "L'Œil de la Tempête" },
      spells: ["maelstrom", "ice-burst", "mighty-whirlwind", "unstable-arrow", "obscure-explosion", "demons-howl"],
    },
  },
  spells: {
    "demons-howl": {
      name: { en: "Demon's Howl", es: "Aullido del Demonio", fr: "Hurlement Démoniaque" },
      light: contingency("profane", evocation("anywhere", { own: true }), [act("target")]),
      dark: contingency("profane", room(1), [summon("malacoda", "target room")]),
    },
    "destructive-bolt": {
      name: { en: "Destructive Bolt", es: "Rayo Destructor", fr: "Foudre Destructrice" },
      symbol: true,
      light: combat("air", room(1), [deal(3, all("models", "target room")), shut("target room")]),
      dark: combat("air", model(1), [
        deal(3, "target"),
        aim(model(1), { from: "target's room", upTo: true }, [
          deal(2, "another"),
          aim(model(1), { from: "another's room", upTo: true }, [deal(1, "another")]),
        ]),
      ]),
    },
    fireball: {
      name: { en: "Fireball", es: "Bola de Fuego", fr: "Boule de Feu" },
      symbol: true,
      light: combat("fire", room(1), [deal(3, all("models", "target room"), { noProtections: true })]),
      dark: combat("fire", room(1), [
        deal(2, all("models", "target room")),
        place({ per: "models hit", max: 4 }, "target room"),
      ]),
    },
    "fire-dash": {
      name: { en: "Fire Dash", es: "Embestida Ígnea", fr: "Ruée de Feu" },
      light: combat("fire", room(3), [go("target room"), deal(1, all("models", "target room"))]),
      dark: combat("fire", room(3), [deal(1, all("models", "your room")), go("target room")]),
    },
    "fire-of-fate": {
      name: { en: "Fire of Fate", es: "Fuego del Destino", fr: "Feu du Destin" },
      light: contingency("fire", mage(2), [discard(1, { what: "quests", who: "target" }), gain(1)]),
      dark: contingency("fire", special, [
        discardEvent("one", { points: "nobody" }),
        ifSo({ is: "event was discarded" }, [gain(2)]),
      ]),
    },
    "ice-burst": {
      name: { en: "Ice Burst", es: "Estallido Gélido", fr: "Explosion de Glace" },
      symbol: true,
      light: combat("water", room(1), [deal(2, all("models", "target room")), forbid("moving", { all: "hit mages" })]),
      dark: combat("water", room(1), [deal(2, all("models", "target room")), loseActions({ all: "hit mages" }, 1)]),
    },
    maelstrom: {
      name: { en: "Maelstrom", es: "Maelstrom", fr: "Maelström" },
      symbol: true,
      light: combat("water", room(2), [
        bring(all("models", { nextTo: "target room" }), "target room"),
        deal(2, all("models", "target room")),
      ]),
      dark: combat("water", room(2), [deal(3, all("models", "target room")), place(2, "target room")]),
    },
    "meteor-swarm": {
      name: { en: "Meteor Swarm", es: "Tormenta de Meteoritos", fr: "Nuée de Météores" },
      symbol: true,
      light: combat("fire", room(2), [deal(4, all("models", "target room"))]),
      // The 3 of the adjacent rooms is the codex's; doubtful.
      dark: combat("fire", room(2), [
        together([deal(3, all("models", "target room")), deal(3, all("models", { nextTo: "target room" }))]),
      ]),
    },
    "mighty-whirlwind": {
      name: { en: "Mighty Whirlwind", es: "Torbellino Poderoso", fr: "Puissant Tourbillon" },
      // The target is hit even if the other model is immune to its caster.
      light: combat("air", model(3), [
        move("target", 1),
        ifSo({ is: "joined another", who: "target" }, [
          aim(model(0), { from: "target's room" }, [deal(1, "another")]),
          deal(1, "target"),
        ]),
      ]),
      dark: combat("air", room(3), [forbid("leaving", all("mages", "target room"))]),
    },
    "obscure-armor": {
      name: { en: "Obscure Armor", es: "Armadura Umbría", fr: "Armure Obscure" },
      light: protection("profane", self, { on: "would suffer", who: "you", from: "model" }, [
        ignoreDamage("all"),
        deal(1, "attacker"),
      ]),
      dark: protection("profane", self, { on: "targeted", by: "trap" }, [ignoreEffect(), deal(3, "caster")]),
    },
    "obscure-explosion": {
      name: { en: "Obscure Explosion", es: "Explosión Umbría", fr: "Explosion Obscure" },
      light: combat("profane", room(2), [
        deal(2, all("models", "target room")),
        may([convertInstability(3, "target room")]),
      ]),
      dark: combat("profane", room(2), [deal(2, all("models", "target room"), { orElse: { kind: "altar", n: 5 } })]),
    },
    "unstable-arrow": {
      name: { en: "Unstable Arrow", es: "Flecha Inestable", fr: "Flèche Instable" },
      symbol: true,
      light: combat("air", model(2), [deal(2, "target"), place(1, "target's room")]),
      dark: combat("air", model(2), [
        deal(1, "target"),
        place(1, "target's room"),
        aim(model(2), { upTo: true }, [deal(1, "another"), place(1, "another's room")]),
      ]),
    },
  },
});
