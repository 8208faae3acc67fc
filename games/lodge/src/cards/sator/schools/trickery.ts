/** The school of Trickery: nonsense that nobody can kill, and people pushed into it (L-SAT-15, L-IFS). */
import {
  act,
  all,
  choose,
  combat,
  contingency,
  deal,
  draw,
  each,
  evocation,
  forbid,
  gain,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  mage,
  model,
  move,
  nameType,
  pay,
  place,
  protection,
  room,
  self,
  special,
  steal,
  summon,
  thisTurn,
  together,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Condition, Spot, Target } from "../../says.ts";
import { showNext } from "../words/guessing.ts";
import { movedIntoCompany, swapQuests, swapTarget, swapWithYours } from "../words/swaps.ts";
import { turnOwn, turnSpellOf } from "../words/turning.ts";
import { swapTokens, takeToken } from "../words/won-tokens.ts";

const infested = (where: Spot): Condition => ({ is: "yours in", kind: "infestation", room: where });
const rooms = (colour: Colour): Target => room("anywhere", { colour });

export const trickery = school("trickery", "designed", {
  name: { en: "Trickery", es: "Picardía", fr: "Fourberie" },
  icon: "jester-hat",
  tint: "#d77fb0",
  grimoires: {
    "g-trickery-a": {
      name: { en: "The Pink Ball", es: "El Baile Rosa", fr: "Le Bal Rose" },
      spells: ["pink-parade", "furniture-riot", "burst-pipes", "musical-chairs", "custard-pie", "jack-in-the-box"],
    },
    "g-trickery-b": {
      name: { en: "The Long Con", es: "El Gran Timo", fr: "La Grande Arnaque" },
      spells: ["light-fingers", "topsy-turvy", "shell-game", "souvenirs-of-ruin", "banana-skin", "exploding-gift"],
    },
  },
  spells: {
    "pink-parade": {
      name: { en: "Pink Parade", es: "Desfile Rosa", fr: "Parade Rose" },
      light: contingency("magic", room(1), [summon("pink-elephants", "target room"), act("it")]),
      dark: combat("magic", evocation("anywhere", { own: true, kind: "infestation" }), [
        deal(2, all("mages", "target's room")),
        move({ all: "hit mages" }, 1),
      ]),
    },
    "furniture-riot": {
      name: { en: "Furniture Riot", es: "Motín del Mobiliario", fr: "Révolte du Mobilier" },
      symbol: true,
      light: contingency("earth", room("anywhere"), [
        summon("animated-objects", "target room"),
        ifSo({ is: "your instability there", atLeast: 1 }, [gain(1)]),
      ]),
      dark: combat("earth", model(2), [deal(3, "target"), ifSo(infested("target's room"), [deal(1, "target")])]),
    },
    "burst-pipes": {
      name: { en: "Burst Pipes", es: "Tuberías Reventadas", fr: "Tuyaux Éclatés" },
      light: contingency("water", room(2), [summon("flood", "target room"), act("it")]),
      dark: combat("water", model(3), [
        deal(2, "target"),
        move("target", 2),
        ifSo(infested("target's room"), [deal(1, "target")]),
      ]),
    },
    "musical-chairs": {
      name: { en: "Musical Chairs", es: "El Juego de las Sillas", fr: "Chaises Musicales" },
      symbol: true,
      light: contingency("air", model("anywhere"), [
        swapTarget(3),
        place(1, "target's room"),
        place(1, "another's room"),
      ]),
      dark: combat("air", self, [move({ all: "models within", range: 2, mages: true }, 1), deal(2, movedIntoCompany)]),
    },
    "light-fingers": {
      name: { en: "Light Fingers", es: "Dedos Ligeros", fr: "Doigts Légers" },
      light: combat("air", mage(2), [deal(1, "target"), steal(1, "target"), move("self", 1)]),
      dark: contingency("air", mage("anywhere", { random: true }), [steal(2, "target")]),
    },
    "custard-pie": {
      name: { en: "Custard Pie", es: "Tartazo", fr: "Tarte à la Crème" },
      symbol: true,
      light: combat("water", model(2), [deal(3, "target"), forbid("activating", "target")]),
      dark: combat("water", room(2), [
        deal(2, all("models", "target room")),
        place(1, "target room"),
        move({ oneOf: { all: "hit models" } }, 1),
      ]),
    },
    "topsy-turvy": {
      name: { en: "Topsy-Turvy", es: "Patas Arriba", fr: "Sens Dessus Dessous" },
      symbol: true,
      light: contingency("magic", room(2), [
        each(all("mages", "target room"), [turnSpellOf("it")]),
        gain({ per: { counted: "spells turned" }, max: 2 }),
      ]),
      dark: contingency("magic", self, [draw(2, "grimoire"), turnOwn(2)]),
    },
    "shell-game": {
      name: { en: "Shell Game", es: "El Trile", fr: "Le Bonneteau" },
      light: contingency("any", mage("anywhere"), [swapQuests, gain(1)]),
      dark: contingency("any", mage(2), [
        nameType(),
        showNext,
        ifSo({ is: "guessed", answer: "right" }, [steal(2, "target")]),
        ifSo({ is: "guessed", answer: "wrong" }, [move("target", 1)]),
      ]),
    },
    "souvenirs-of-ruin": {
      name: { en: "Souvenirs of Ruin", es: "Recuerdos de la Ruina", fr: "Souvenirs de Ruine" },
      light: contingency("earth", special, [
        choose([swapTokens], [pay({ pay: "discard for a won token" }, [takeToken])], [gain(1)]),
      ]),
      dark: combat("earth", room(2), [
        deal(2, all("models", "target room")),
        ifSo({ is: "hold a won token" }, [deal(1, all("models", "target room"))]),
      ]),
    },
    "banana-skin": {
      name: { en: "Banana Skin", es: "Piel de Plátano", fr: "Peau de Banane" },
      halves: [
        trap("air", rooms("yellow"), { on: "enters", who: "model", colour: "yellow" }, [deal(2, "it"), move("it", 2)]),
        trap("air", rooms("purple"), { on: "enters", who: "mage", colour: "purple" }, [steal(1, "it"), move("it", 2)]),
      ],
    },
    "jack-in-the-box": {
      name: { en: "Jack-in-the-Box", es: "Caja Sorpresa", fr: "Diable en Boîte" },
      light: protection("magic", self, { on: "targeted" }, [
        choose(
          [together([swapWithYours("infestation"), ignoreEffect()])],
          [thisTurn({ on: "would suffer", who: "you", from: "that spell" }, [ignoreDamage(3)], { once: true })],
        ),
      ]),
      dark: protection("magic", self, { on: "would suffer", who: "you" }, [ignoreDamage(3), move("attacker", 2)]),
    },
    "exploding-gift": {
      name: { en: "Exploding Gift", es: "Regalo Explosivo", fr: "Cadeau Explosif" },
      symbol: true,
      light: combat("fire", mage(2), [
        deal(2, "target"),
        thisTurn({ on: "physical action", who: "target" }, [deal(2, all("models", "its room"))], { once: true }),
      ]),
      dark: trap("fire", mage("anywhere"), { on: "gains", who: "mage" }, [deal(1, "it"), steal(1, "it")]),
    },
  },
});
