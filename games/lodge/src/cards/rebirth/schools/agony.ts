/** The school of Agony: it hurts others, and its own mage for more. Pain is damage from the Black Rose to the caster. */
import {
  act,
  aim,
  all,
  combat,
  contingency,
  convertDamage,
  deal,
  deflect,
  evocation,
  gain,
  ifSo,
  mage,
  may,
  model,
  place,
  remove,
  room,
  self,
  summon,
  thisTurn,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Amount, Count } from "../../says.ts";

const pain = (n: Amount) => deal(n, "self", { by: "black rose" });
const painBorne: Count = { damageOn: "self", of: "black rose" };
const woundsBorne: Count = { damageOn: "self" };

export const agony = school("agony", "public", {
  name: { en: "Agony", es: "Agonía", fr: "Agonie" },
  icon: "thorny-vine",
  tint: "#b8405e",
  grimoires: {
    "g-ago-a": {
      name: { en: "Sadistic Fury", es: "Furia Sádica", fr: "Fureur Sadique" },
      provenance: "public",
      spells: ["shared-torture", "grim-torment", "cross-and-delight", "torment", "visceral-fire", "peak-of-agony"],
    },
    "g-ago-b": {
      name: { en: "Algolagnia", es: "Algolagnia", fr: "Algolagnie" },
      provenance: "public",
      spells: ["pain-mark", "master-of-pleasure", "liquefy-the-pain", "submission", "ineluctable-pain", "heart-of-ice"],
    },
  },
  spells: {
    "shared-torture": {
      name: { en: "Shared Torture", es: "Tortura Compartida", fr: "Torture Partagée" },
      light: combat("profane", model(1), [deal(4, "target"), convertDamage(1, "target"), pain(3)]),
      dark: combat("profane", model(1), [deal({ per: painBorne, every: 2 }, "target")]),
    },
    "grim-torment": {
      name: { en: "Grim Torment", es: "Tormento Sombrío", fr: "Sombre Tourment" },
      symbol: true,
      light: combat("profane", model(2), [deal(3, "target"), pain(1)]),
      dark: combat("profane", room(2), [
        pain(1),
        deal({ per: woundsBorne, every: 2, max: 3 }, all("models", "target room")),
      ]),
    },
    "cross-and-delight": {
      name: { en: "Cross and Delight", es: "Cruz y Deleite", fr: "Croix et Délice" },
      symbol: true,
      light: combat("water", room(1), [summon("succubus", "target room"), pain(1), act("it")]),
      // A mage in the demon's room (L-RB-41).
      dark: combat("water", evocation("anywhere", { own: true, kind: "demon" }), [
        aim(mage(0), { from: "target's room" }, [deal({ per: { damageOn: "target" }, plus: 2 }, "another")]),
        remove("target"),
      ]),
    },
    torment: {
      name: { en: "Torment", es: "Tormento", fr: "Tourment" },
      light: trap("air", model("anywhere"), { on: "deals damage", who: "model" }, [
        deal(2, "it"),
        summon("succubus", "its room"),
      ]),
      dark: trap("air", model("anywhere"), { on: "suffers", who: "you", from: "model" }, [
        deal({ per: "damage suffered", plus: 1 }, "it"),
      ]),
    },
    "visceral-fire": {
      name: { en: "Visceral Fire", es: "Fuego Visceral", fr: "Feu Viscéral" },
      symbol: true,
      light: combat("fire", mage(2), [
        deal(2, "target"),
        ifSo({ is: "defeated", who: "target" }, [deal(2, { all: "evocations of", whose: "target" })]),
        pain(2),
      ]),
      dark: combat("fire", room(1), [deal({ per: painBorne, max: 5 }, all("models", "target room"))]),
    },
    "peak-of-agony": {
      name: { en: "Peak of Agony", es: "Cumbre de la Agonía", fr: "Comble de l'Agonie" },
      light: combat("air", room(2), [
        deal(2, all("models", "target room")),
        convertDamage(2, "self", { by: "black rose" }),
        pain(2),
      ]),
      dark: combat("air", model(1), [
        deal(3, "target"),
        aim(mage("anywhere"), {}, [deal({ per: woundsBorne, every: 2, max: 3 }, "another")]),
      ]),
    },
    "pain-mark": {
      name: { en: "Pain Mark", es: "Marca del Dolor", fr: "Marque de Douleur" },
      symbol: true,
      light: combat("profane", model(1), [
        thisTurn({ on: "deals damage", who: "target", with: "spell or action" }, [deal(2, "it")]),
      ]),
      dark: combat("profane", self, [
        thisTurn({ on: "would suffer", who: "you" }, [
          may([deflect("damage", "anywhere", { to: "your evocation", ifNone: "nothing" })]),
        ]),
      ]),
    },
    "master-of-pleasure": {
      name: { en: "Master of Pleasure", es: "Amo del Placer", fr: "Maître du Plaisir" },
      light: trap("fire", mage("anywhere"), { on: "solves", who: "mage" }, [
        deal(2, "it"),
        summon("succubus", "its room"),
      ]),
      dark: trap("fire", mage("anywhere"), { on: "suffers", who: "mage" }, [
        pain({ per: "damage suffered" }),
        gain({ per: painBorne, every: 2, max: 4 }),
      ]),
    },
    "liquefy-the-pain": {
      name: { en: "Liquefy the Pain", es: "Licuar el Dolor", fr: "Liquéfier la Douleur" },
      light: trap("water", room("anywhere"), { on: "defeated", who: "you" }, [
        summon("succubus", { choose: "any" }),
        ifSo({ is: "the Black Rose defeated you" }, [gain(2)], [gain(1)]),
      ]),
      dark: trap("water", room("anywhere"), { on: "defeated", who: "mage" }, [
        place({ per: woundsBorne, every: 2, max: 4 }, "there"),
      ]),
    },
    submission: {
      name: { en: "Submission", es: "Sumisión", fr: "Soumission" },
      light: combat("profane", model("anywhere"), [deal(1, "target"), convertDamage(1, "target"), pain(1)]),
      dark: combat("profane", room(1), [
        deal(2, all("models", "target room")),
        place({ per: { damageOn: "models hit", of: "black rose" }, max: 4 }, "target room"),
      ]),
    },
    "ineluctable-pain": {
      name: { en: "Ineluctable Pain", es: "Dolor Ineludible", fr: "Douleur Inéluctable" },
      symbol: true,
      light: contingency("any", model(2), [thisTurn({ on: "gains", who: "target", orLoses: true }, [deal(2, "it")])]),
      dark: contingency("any", self, [thisTurn({ on: "suffers", who: "you", from: "black rose" }, [gain(1)])]),
    },
    "heart-of-ice": {
      name: { en: "Heart of Ice", es: "Corazón de Hielo", fr: "Cœur de Glace" },
      light: combat("water", model(2), [deal(3, "target"), convertDamage(2, "target"), pain(2)]),
      dark: combat("water", room(2), [place({ per: painBorne, max: 4 }, "target room")]),
    },
  },
});
