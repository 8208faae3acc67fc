/** The school of the Bards: every gift has a second verse. */
import {
  act,
  activate,
  aim,
  all,
  bring,
  cancel,
  combat,
  contingency,
  convertDamage,
  deal,
  draw,
  each,
  forbid,
  gain,
  heal,
  ifSo,
  ignoreDamage,
  loseActions,
  mage,
  model,
  move,
  protection,
  room,
  see,
  self,
  special,
  thisTurn,
  together,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Many, Sentence } from "../../says.ts";
import { accepted, refused, tempt } from "../words/bargains.ts";
import { fulfil } from "../words/fulfilling.ts";
import { handOut, reward } from "../words/generosity.ts";
import { replaySide } from "../words/replaying.ts";
import { turnSpellOf } from "../words/turning.ts";

const others: Many = { all: "mages", where: "others" };
const within1: Many = { all: "models within", range: 1, mages: true };
const point = { is: "points", n: 1 } as const;
const ifAccepted = (...says: readonly Sentence[]): Sentence => ifSo(accepted("target"), says);
const ifRefused = (...says: readonly Sentence[]): Sentence => ifSo(refused("target"), says);

export const bard = school("bard", "designed", {
  name: { en: "Bard", es: "Bardos", fr: "Bardes" },
  icon: "lyre",
  tint: "#4f8a6b",
  grimoires: {
    "g-bar-a": {
      name: { en: "Court Minstrel", es: "Juglar de la Corte", fr: "Ménestrel de Cour" },
      spells: ["lullaby", "drinking-song", "funeral-dirge", "ballad-of-two-fates", "standing-ovation", "muses-kiss"],
    },
    "g-bar-b": {
      name: { en: "Siren's Voice", es: "Voz de Sirena", fr: "Voix de Sirène" },
      spells: ["siren-song", "ode-to-glory", "war-march", "dissonance", "encore", "masked-ball"],
    },
  },
  spells: {
    "ballad-of-two-fates": {
      name: { en: "Ballad of Two Fates", es: "Balada de los Dos Destinos", fr: "Ballade des Deux Destins" },
      light: contingency("any", mage("anywhere"), [
        tempt("target", { is: "quest" }),
        ifAccepted(fulfil()),
        ifRefused(draw(1, "quests")),
      ]),
      dark: contingency("any", mage("anywhere"), [
        see("quests", "target"),
        gain(1),
        thisTurn({ on: "target solves" }, [together([gain(2), handOut(1, "it")])]),
      ]),
    },
    dissonance: {
      name: { en: "Dissonance", es: "Disonancia", fr: "Dissonance" },
      light: trap("air", mage("anywhere"), { on: "casts", who: "mage" }, [
        tempt("target", point),
        ifAccepted(cancel("spell")),
        ifRefused(gain(1)),
        ifRefused(deal(1, "target")),
      ]),
      dark: trap("air", mage("anywhere"), { on: "activates", who: "mage" }, [
        heal(1, "it"),
        activate("there", { evenUsed: true }),
        gain(1),
      ]),
    },
    "drinking-song": {
      name: { en: "Drinking Song", es: "Canción de Taberna", fr: "Chanson à Boire" },
      symbol: true,
      light: contingency("water", room(1), [
        handOut(1, all("mages", "target room")),
        draw(2, "library"),
        gain({ per: { counted: "mages who drew" }, max: 1 }),
      ]),
      dark: contingency("water", mage(2), [
        tempt("target", { is: "spells", n: 2 }),
        ifAccepted(turnSpellOf("target")),
        gain(1),
      ]),
    },
    encore: {
      name: { en: "Encore", es: "Bis", fr: "Rappel" },
      light: contingency("air", special, [replaySide("self", "combat", "contingency"), reward(1, "another mage")]),
      dark: contingency("air", mage("anywhere"), [
        tempt("target", { is: "replay" }),
        ifAccepted(gain(2)),
        ifRefused(gain(1)),
      ]),
    },
    "funeral-dirge": {
      name: { en: "Funeral Dirge", es: "Canto Fúnebre", fr: "Chant Funèbre" },
      symbol: true,
      light: combat("profane", model(2), [deal(4, "target"), handOut(1, "target's mage")]),
      dark: combat("profane", room(2), [deal(3, all("models", "target room")), handOut(1, { all: "hit mages" })]),
    },
    lullaby: {
      name: { en: "Lullaby", es: "Canción de Cuna", fr: "Berceuse" },
      light: contingency("sacred", mage(2), [
        tempt("target", { is: "healing", n: 4 }),
        ifAccepted(loseActions("target", 1)),
        ifAccepted(gain(2)),
        ifRefused(gain(1)),
      ]),
      dark: protection("sacred", self, { on: "would suffer", who: "you" }, [
        ignoreDamage("all"),
        handOut(1, "attacker"),
        gain(1),
      ]),
    },
    "masked-ball": {
      name: { en: "Masked Ball", es: "Baile de Máscaras", fr: "Bal Masqué" },
      halves: [
        trap("profane", room("anywhere", { colour: "purple" }), { on: "enters", who: "mage", colour: "purple" }, [
          gain(1, { who: "it" }),
          gain(3),
          forbid("moving", "it"),
        ]),
        trap("profane", room("anywhere", { colour: "red" }), { on: "enters", who: "mage", colour: "red" }, [
          aim(mage("anywhere"), {}, [bring("another", "target's room")]),
          deal(3, all("models", "target's room")),
          handOut(1, { all: "hit mages" }),
        ]),
      ],
    },
    "muses-kiss": {
      name: { en: "Muse's Kiss", es: "Beso de la Musa", fr: "Baiser de la Muse" },
      symbol: true,
      light: contingency("sacred", special, [
        heal(2, { all: "mages", where: "in a room" }),
        gain({ per: { counted: "other mages healed" }, max: 3 }),
      ]),
      dark: combat("sacred", mage(2), [heal(2, "target"), convertDamage(3, "target"), gain(1)]),
    },
    "ode-to-glory": {
      name: { en: "Ode to Glory", es: "Oda a la Gloria", fr: "Ode à la Gloire" },
      light: trap("fire", mage("anywhere"), { on: "solves", who: "mage" }, [gain(1, { who: "it" }), gain(3)]),
      dark: trap("fire", mage("anywhere"), { on: "killing blow" }, [gain(1, { who: "it" }), gain(3)]),
    },
    "siren-song": {
      name: { en: "Siren Song", es: "Canto de la Sirena", fr: "Chant de la Sirène" },
      symbol: true,
      light: combat("water", mage(3), [
        tempt("target", point),
        ifAccepted(bring("target", "your room")),
        ifAccepted(deal(4, "target")),
        ifRefused(deal(2, "target")),
      ]),
      dark: contingency("water", room(2), [
        move(all("models", "target room"), 1, { exactly: true }),
        gain({ per: { counted: "other mages near", within: 0 }, max: 2 }),
        heal(1, all("mages", "your room")),
      ]),
    },
    "standing-ovation": {
      name: { en: "Standing Ovation", es: "Ovación en Pie", fr: "Ovation Debout" },
      symbol: true,
      light: contingency("air", special, [
        reward(1, within1),
        gain({ per: { counted: "other mages near", within: 1 }, max: 3 }),
        gain(1),
      ]),
      dark: contingency("air", special, [
        each(others, [tempt("it", point)]),
        deal(2, { all: "mages that accepted" }),
        gain({ per: { counted: "refusals" }, max: 3 }),
      ]),
    },
    "war-march": {
      name: { en: "War March", es: "Marcha de Guerra", fr: "Marche de Guerre" },
      symbol: true,
      light: combat("fire", mage(2), [
        tempt("target", point),
        ifAccepted(act("target", { under: "you" })),
        ifAccepted(gain(1)),
        ifRefused(deal(3, "target")),
      ]),
      dark: combat("fire", room(2), [
        deal(2, all("models", "target room")),
        each({ all: "hit mages" }, [tempt("it", { is: "attack" })]),
        gain({ per: { counted: "acceptances" }, max: 2 }),
      ]),
    },
  },
});
