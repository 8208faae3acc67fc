/** The school of Cartomancy: cards are drawn, shown and thrown away, and some spells are quests. */
import {
  act,
  activate,
  aim,
  all,
  bring,
  cancel,
  castFromHand,
  choose,
  combat,
  contingency,
  deal,
  discard,
  draw,
  each,
  gain,
  ifSo,
  ignoreDamage,
  mage,
  model,
  pay,
  place,
  protection,
  room,
  self,
  special,
  steal,
  summon,
  takeOfTop,
  tarot,
  together,
  trap,
  unless,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Cost, Sentence } from "../../says.ts";
import { discardOfTop, paid, redraw, showHand, shows, tradeQuest } from "../words/divining.ts";
import { fulfil } from "../words/fulfilling.ts";

const aCard: Cost = { pay: "discard", cards: 1 };
const ifPaid = (...says: readonly Sentence[]): Sentence => ifSo(paid, says);
const others = { all: "mages", where: "others" } as const;

export const cartomancy = school("cartomancy", "designed", {
  name: { en: "Cartomancy", es: "Cartomancia", fr: "Cartomancie" },
  icon: "tarot-21-the-world",
  tint: "#8c4f86",
  grimoires: {
    "g-car-a": {
      name: { en: "The Great Spread", es: "La Gran Tirada", fr: "Le Grand Tirage" },
      spells: ["the-high-priestess", "the-lovers", "the-chariot", "wheel-of-fortune", "the-hanged-man", "the-moon"],
    },
    "g-car-b": {
      name: { en: "The Ill-Omened Hand", es: "La Mano Aciaga", fr: "La Main Funeste" },
      spells: ["the-fool", "the-magician", "justice", "strength", "nameless-arcanum", "the-tower"],
    },
  },
  spells: {
    justice: {
      name: { en: "Justice", es: "La Justicia", fr: "La Justice" },
      light: tarot("sacred", { is: "made discard", atLeast: 4 }, [gain(3), each(others, [discard(1, { who: "it" })])]),
      dark: combat("sacred", mage(2), [
        deal(2, "target"),
        ifSo({ is: "has more", what: "PP", who: "target" }, [steal(1, "target")]),
        ifSo({ is: "has more", what: "hand cards", who: "target" }, [discard(1, { who: "target" })]),
      ]),
    },
    "nameless-arcanum": {
      name: { en: "The Nameless Arcanum", es: "El Arcano sin Nombre", fr: "L'Arcane sans Nom" },
      symbol: true,
      light: combat("profane", room(2), [summon("reaper", "target room"), pay(aCard, [act({ yours: "reaper" })])]),
      dark: tarot("profane", { is: "fell or left", evocations: 2 }, [
        gain(2),
        takeOfTop(1, 3, "memories", { rest: "back" }),
      ]),
    },
    strength: {
      name: { en: "Strength", es: "La Fuerza", fr: "La Force" },
      light: contingency("fire", room(1), [
        summon("arcane-lion", "target room"),
        pay(aCard, [act({ yours: "arcane-lion" })]),
      ]),
      dark: combat("fire", model(1), [deal(3, "target"), pay(aCard, [deal(2, "target")])]),
    },
    "the-chariot": {
      name: { en: "The Chariot", es: "El Carro", fr: "Le Chariot" },
      symbol: true,
      provenance: "public",
      light: contingency("earth", self, [draw(3, "grimoire"), gain(1)]),
      dark: contingency("earth", self, [redraw, gain(1)]),
    },
    "the-fool": {
      name: { en: "The Fool", es: "El Loco", fr: "Le Mat" },
      symbol: true,
      provenance: "public",
      light: combat("air", model(2), [
        pay(aCard, [showHand(4), deal({ per: { counted: "hand cards shown" } }, "target")]),
      ]),
      dark: combat("air", mage(2), [pay(aCard, [deal(3, "target")]), ifPaid(discard(1, { who: "target" }))]),
    },
    "the-hanged-man": {
      name: { en: "The Hanged Man", es: "El Colgado", fr: "Le Pendu" },
      symbol: true,
      provenance: "public",
      light: contingency("any", room("anywhere"), [
        pay(aCard, [activate("target room", { evenUsed: true, evenDestroyed: true })]),
      ]),
      dark: contingency("any", special, [tradeQuest]),
    },
    "the-high-priestess": {
      name: { en: "The High Priestess", es: "La Sacerdotisa", fr: "La Papesse" },
      symbol: true,
      light: contingency("water", mage("anywhere"), [discardOfTop(2, 4, "target"), gain(1), draw(1, "grimoire")]),
      dark: contingency("water", self, [
        takeOfTop(1, 3, "library", { rest: "back" }),
        takeOfTop(1, 3, "grimoire", { rest: "back" }),
      ]),
    },
    "the-lovers": {
      name: { en: "The Lovers", es: "Los Enamorados", fr: "L'Amoureux" },
      provenance: "public",
      light: tarot("air", { is: "cast different", atLeast: 3 }, [fulfil()]),
      dark: combat("air", mage(2), [
        aim(mage("anywhere"), {}, [bring("another", "target's room")]),
        deal(2, all("mages", "target's room")),
        pay(aCard, [deal(1, all("mages", "target's room"))]),
      ]),
    },
    "the-magician": {
      name: { en: "The Magician", es: "El Mago", fr: "Le Bateleur" },
      symbol: true,
      light: combat("magic", model(2), [
        pay(aCard, [
          choose(
            [ifSo(shows("combat"), [deal(4, "target")])],
            [ifSo(shows("contingency"), [together([deal(2, "target"), gain(1)])])],
            [ifSo(shows("trap", "protection"), [together([deal(2, "target"), draw(2, "grimoire")])])],
          ),
        ]),
      ]),
      dark: contingency("magic", self, [pay(aCard, [castFromHand()]), ifPaid(draw(1, "grimoire"))]),
    },
    "the-moon": {
      name: { en: "The Moon", es: "La Luna", fr: "La Lune" },
      light: trap("water", mage("anywhere"), { on: "casts", who: "mage" }, [
        unless("it", "hand spell", [cancel("spell")]),
        ifPaid(gain(1)),
      ]),
      dark: protection("water", self, { on: "would suffer", who: "you" }, [
        ignoreDamage(2),
        pay(aCard, [ignoreDamage("all")]),
        ifPaid(draw(1, "grimoire")),
      ]),
    },
    "the-tower": {
      name: { en: "The Tower", es: "La Torre", fr: "La Maison Dieu" },
      halves: [
        trap("fire", room("anywhere", { colour: "red" }), { on: "enters", who: "model", colour: "red" }, [
          deal(3, all("models", "there")),
          place(1, "there"),
        ]),
        trap("fire", room("anywhere", { colour: "yellow" }), { on: "enters", who: "mage", colour: "yellow" }, [
          discard(2, { who: "it" }),
          deal({ per: { counted: "could not give", what: "cards" }, times: 2 }, "it"),
          gain(1),
        ]),
      ],
    },
    "wheel-of-fortune": {
      name: { en: "The Wheel of Fortune", es: "La Rueda de la Fortuna", fr: "La Roue de Fortune" },
      light: combat("magic", room(2), [
        discardOfTop(3, 3, "self"),
        ifSo(shows("combat"), [deal(2, all("models", "target room"))]),
        ifSo(shows("contingency"), [gain(1)]),
        ifSo(shows("trap", "protection"), [place(1, "target room")]),
      ]),
      dark: tarot("magic", { is: "elements shown", atLeast: 3 }, [gain(2), draw(2, "library")]),
    },
  },
});
