/** The school of Mind: others are moved, turned and made to strike, and some grow snouts. */
import {
  act,
  aim,
  all,
  attack,
  combat,
  contingency,
  deal,
  deflect,
  each,
  evocation,
  forbid,
  gain,
  ifSo,
  ignoreDamage,
  lose,
  loseActions,
  mage,
  model,
  move,
  pay,
  protection,
  room,
  see,
  self,
  special,
  steal,
  summon,
  trap,
  unless,
  unready,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Condition, One, Target, Trigger } from "../../says.ts";
import { becomesPig, giveUpPower, isPig } from "../words/transforming.ts";
import { turnSpellOf } from "../words/turning.ts";

const underYou = { under: "you" } as const;
const isBeast = (who: One): Condition => ({ is: "of kind", who, kind: "beast" });
const entersRoom = (colour: "purple" | "blue" | "grey" | "red" | "yellow"): Trigger => ({
  on: "enters",
  who: "mage",
  colour,
});
const anywhere = (colour: "purple" | "green" | "blue" | "grey" | "red" | "yellow"): Target =>
  room("anywhere", { colour });

export const mind = school("mind", "designed", {
  name: { en: "Mind", es: "Mente", fr: "Esprit" },
  icon: "brainstorm",
  tint: "#b0527c",
  grimoires: {
    "g-min-a": {
      name: {
        en: "The Enchantress's Table",
        es: "La Mesa de la Hechicera",
        fr: "La Table de l'Enchanteresse",
      },
      spells: ["bewitched-wine", "herd-instinct", "pigsty", "maze-of-thought", "tribute-of-will", "slaughter-day"],
    },
    "g-min-b": {
      name: { en: "Iron Will", es: "Voluntad de Hierro", fr: "Volonté de Fer" },
      spells: ["puppet-strings", "psychic-lance", "amnesia", "mass-hypnosis", "hall-of-obsessions", "mental-fortress"],
    },
  },
  spells: {
    amnesia: {
      name: { en: "Amnesia", es: "Amnesia", fr: "Amnésie" },
      light: contingency("magic", mage(2), [see("ready spells", "target"), turnSpellOf("target"), gain(1)]),
      dark: contingency("magic", mage(1), [
        { do: "choose", by: "target", options: [[giveUpPower(2, "target")], [unready("target", "ready")]] },
        gain(1),
      ]),
    },
    "bewitched-wine": {
      name: { en: "Bewitched Wine", es: "Vino Hechizado", fr: "Vin Ensorcelé" },
      symbol: true,
      light: contingency("water", mage(2), [becomesPig("target"), gain(1)]),
      dark: combat("water", mage(1), [deal(2, "target"), becomesPig("target")]),
    },
    "hall-of-obsessions": {
      name: { en: "Hall of Obsessions", es: "Galería de Obsesiones", fr: "Galerie des Obsessions" },
      halves: [
        trap("profane", anywhere("red"), entersRoom("red"), [deal(2, "it"), loseActions("it", 1)]),
        trap("profane", anywhere("yellow"), entersRoom("yellow"), [
          lose(2, "it"),
          deal({ per: { counted: "could not give", what: "PP" } }, "it"),
          gain(1),
        ]),
      ],
    },
    "herd-instinct": {
      name: { en: "Herd Instinct", es: "Instinto Gregario", fr: "Instinct Grégaire" },
      light: contingency("earth", special, [
        aim(evocation("anywhere", { anyones: true, kind: "beast" }), {}, [act("another", underYou)]),
        act({ yours: "beast", other: true }),
      ]),
      dark: contingency("earth", room(1), [
        summon("feral-boar", "target room"),
        ifSo({ is: "pig in play" }, [gain(1)]),
      ]),
    },
    "mass-hypnosis": {
      name: { en: "Mass Hypnosis", es: "Hipnosis Colectiva", fr: "Hypnose Collective" },
      symbol: true,
      light: combat("air", room(2), [
        deal(1, all("models", "target room")),
        each(all("mages", "target room"), [attack({ who: "it", under: "you" })]),
      ]),
      dark: contingency("air", room(1), [becomesPig(all("mages", "target room"), { most: 2 })]),
    },
    "maze-of-thought": {
      name: { en: "Maze of Thought", es: "Laberinto Mental", fr: "Dédale Mental" },
      halves: [
        trap("magic", anywhere("blue"), entersRoom("blue"), [move("it", 2), forbid("activating", "it"), gain(1)]),
        trap("magic", anywhere("grey"), entersRoom("grey"), [act("it", underYou), lose(1, "it")]),
      ],
    },
    "mental-fortress": {
      name: { en: "Mental Fortress", es: "Fortaleza Mental", fr: "Forteresse Mentale" },
      light: protection("any", self, { on: "targeted", kind: "single" }, [
        deflect("spell", 1, { ifNone: "nothing" }),
        lose(1, "caster"),
      ]),
      dark: protection("any", self, { on: "would suffer", who: "you", from: "attack" }, [
        ignoreDamage("all"),
        attack({ who: "attacker", under: "you" }),
      ]),
    },
    pigsty: {
      name: { en: "Pigsty", es: "La Pocilga", fr: "La Porcherie" },
      halves: [
        trap("earth", anywhere("purple"), entersRoom("purple"), [becomesPig("it"), gain(1)]),
        trap("earth", anywhere("green"), { on: "enters", who: "model", colour: "green" }, [
          summon("feral-boar", "there"),
          attack({ who: "it", on: "target" }),
        ]),
      ],
    },
    "psychic-lance": {
      name: { en: "Psychic Lance", es: "Lanza Psíquica", fr: "Lance Psychique" },
      symbol: true,
      light: combat("air", model(2), [
        deal(2, "target"),
        lose(1, "target"),
        ifSo(isBeast("target"), [deal(2, "target")]),
      ]),
      dark: combat("air", room(2), [
        deal(2, all("models", "target room")),
        unless({ all: "hit mages" }, "hand spell", [lose(1, "it")]),
      ]),
    },
    "puppet-strings": {
      name: { en: "Puppet Strings", es: "Hilos de Marioneta", fr: "Fils de Marionnette" },
      symbol: true,
      light: combat("magic", mage(2), [act("target", underYou), gain({ per: { counted: "mages hurt" }, max: 1 })]),
      dark: contingency("magic", evocation(3), [
        act("target", underYou),
        ifSo(isBeast("target"), [act("target", underYou)]),
      ]),
    },
    "slaughter-day": {
      name: { en: "Slaughter Day", es: "Día de Matanza", fr: "Jour de Boucherie" },
      symbol: true,
      light: combat("fire", model(2), [deal(3, "target"), ifSo(isBeast("target"), [deal(2, "target")])]),
      dark: combat("fire", evocation("anywhere", { own: true, kind: "beast" }), [
        pay({ pay: "evocation", kind: "beast", which: "target" }, [deal(3, all("models", "there"))]),
      ]),
    },
    "tribute-of-will": {
      name: { en: "Tribute of Will", es: "Tributo de la Voluntad", fr: "Tribut de la Volonté" },
      symbol: true,
      light: contingency("profane", mage(2), [
        steal(1, "target"),
        ifSo(isPig("target"), [steal(1, "target")]),
        move("target", 1),
      ]),
      dark: contingency("profane", special, [
        lose(1, { all: "mages with yours", kind: "beast" }),
        gain({ per: "mages that lost PP", max: 3 }),
      ]),
    },
  },
});
