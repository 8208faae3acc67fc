/** The school of Chronomancy: half of its cards are better in the hand, where they interrupt others (L-CHR). */
import {
  all,
  cancel,
  castFromHand,
  combat,
  contingency,
  convertDamage,
  deal,
  draw,
  gain,
  heal,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  interrupt,
  loseActions,
  mage,
  may,
  model,
  move,
  protection,
  readyAction,
  room,
  self,
  special,
  steal,
  takeOfTop,
  thisTurn,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Target, Trigger } from "../../says.ts";
import { castAtIt, hitEvocations, replayOther, rob, takeBackSpell, wither } from "../words/time.ts";
import { turnSpellOf } from "../words/turning.ts";

const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (colour: Colour): Trigger => ({ on: "enters", who: "mage", colour });
const anyMage = mage("anywhere");

export const chronomancy = school("chronomancy", "designed", {
  name: { en: "Chronomancy", es: "Cronomancia", fr: "Chronomancie" },
  icon: "hourglass",
  tint: "#3f8f8a",
  grimoires: {
    "g-chr-a": {
      name: { en: "The Patient Thief", es: "El Ladrón Paciente", fr: "Le Voleur Patient" },
      spells: [
        "stolen-moment",
        "sidestep-the-hour",
        "yesterdays-skin",
        "ambush-from-yesterday",
        "sundials-shadow",
        "timeless-shell",
      ],
    },
    "g-chr-b": {
      name: { en: "Hour of Knives", es: "Hora de los Cuchillos", fr: "Heure des Couteaux" },
      spells: [
        "a-second-too-late",
        "letter-from-tomorrow",
        "the-last-grain",
        "deja-vu",
        "appointed-hour",
        "age-in-a-breath",
      ],
    },
  },
  spells: {
    "stolen-moment": {
      name: { en: "Stolen Moment", es: "Instante Robado", fr: "Instant Volé" },
      light: contingency("magic", mage(2), [steal(1, "target"), draw(1, "grimoire")]),
      dark: interrupt("magic", anyMage, { on: "gains at once", atLeast: 2 }, [steal(1, "it")]),
    },
    "sidestep-the-hour": {
      name: { en: "Sidestep the Hour", es: "Esquivar la Hora", fr: "Esquiver l'Heure" },
      light: contingency("air", self, [move("self", 1), readyAction()]),
      dark: interrupt("air", self, { on: "enters yours", who: "model" }, [move("self", 1)]),
    },
    "a-second-too-late": {
      name: { en: "A Second Too Late", es: "Un Segundo Tarde", fr: "Une Seconde Trop Tard" },
      symbol: true,
      light: combat("water", model(2), [deal(3, "target")]),
      dark: interrupt("water", room(1), { on: "activates near" }, [cancel("activation")]),
    },
    "yesterdays-skin": {
      name: { en: "Yesterday's Skin", es: "Piel de Ayer", fr: "Peau d'Hier" },
      light: contingency("sacred", self, [heal(2, "self"), takeOfTop(1, 3, "memories", { rest: "back" })]),
      dark: interrupt("sacred", self, { on: "would suffer much", atLeast: 3 }, [ignoreDamage(2)]),
    },
    "letter-from-tomorrow": {
      name: { en: "Letter from Tomorrow", es: "Carta del Mañana", fr: "Lettre de Demain" },
      symbol: true,
      light: contingency("any", self, [draw(1, "grimoire"), may([castFromHand()])]),
      dark: interrupt("any", anyMage, { on: "spell hurts" }, [castAtIt]),
    },
    "the-last-grain": {
      name: { en: "The Last Grain", es: "El Último Grano", fr: "Le Dernier Grain" },
      light: combat("profane", mage(2), [deal(2, "target"), convertDamage(2, "target")]),
      dark: interrupt("profane", anyMage, { on: "about to fall" }, [convertDamage(2, "it")]),
    },
    "deja-vu": {
      name: { en: "Déjà Vu", es: "Déjà Vu", fr: "Déjà-Vu" },
      light: contingency("magic", special, [replayOther]),
      dark: contingency("magic", special, [takeBackSpell, gain(1)]),
    },
    "ambush-from-yesterday": {
      name: { en: "Ambush from Yesterday", es: "Emboscada del Pasado", fr: "Embuscade du Passé" },
      light: trap("air", anyMage, { on: "enters yours", who: "mage" }, [deal(3, "it")]),
      dark: trap("air", anyMage, { on: "casts quick" }, [deal(1, "it"), loseActions("it", 1)]),
    },
    "sundials-shadow": {
      name: { en: "Sundial's Shadow", es: "Sombra del Reloj de Sol", fr: "Ombre du Cadran" },
      halves: [
        trap("magic", rooms("blue"), enters("blue"), [steal(1, "it"), loseActions("it", 1)]),
        trap("magic", rooms("yellow"), enters("yellow"), [deal(2, "it"), turnSpellOf("it")]),
      ],
    },
    "appointed-hour": {
      name: { en: "Appointed Hour", es: "Hora Señalada", fr: "Heure Dite" },
      symbol: true,
      light: combat("profane", mage(2), [
        deal(2, "target"),
        deal({ per: { counted: "actions used", by: "target" }, max: 2 }, "target"),
      ]),
      dark: combat("profane", mage(2), [deal(1, "target"), thisTurn({ on: "its physical action" }, [deal(2, "it")])]),
    },
    "timeless-shell": {
      name: { en: "Timeless Shell", es: "Coraza Intemporal", fr: "Carapace Intemporelle" },
      light: protection("sacred", self, { on: "targeted", by: "combat" }, [ignoreEffect(), draw(1, "grimoire")]),
      dark: protection("sacred", self, { on: "would suffer", who: "you" }, [ignoreDamage(2), rob(1)]),
    },
    "age-in-a-breath": {
      name: { en: "Age in a Breath", es: "Envejecer de un Soplo", fr: "Vieillir d'un Souffle" },
      symbol: true,
      light: combat("water", room(1), [deal(2, all("models", "target room")), wither(hitEvocations)]),
      dark: combat("water", model(1), [
        deal(3, "target"),
        ifSo({ is: "a mage", who: "target" }, [loseActions("target", 1)]),
        ifSo({ is: "an evocation", who: "target" }, [wither("target")]),
      ]),
    },
  },
});
