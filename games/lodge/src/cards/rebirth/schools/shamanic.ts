/** The school of Shamanic: Totems are planted, and the ground around them strikes, heals and makes trespassers pay. */
import {
  act,
  activate,
  all,
  attack,
  bring,
  combat,
  contingency,
  convertInstability,
  deal,
  draw,
  evocation,
  gain,
  go,
  heal,
  ifSo,
  ignoreDamage,
  loseActions,
  mage,
  may,
  model,
  move,
  pay,
  place,
  protection,
  room,
  self,
  special,
  stat,
  takeOfTop,
  together,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Sentence, Target, Trigger } from "../../says.ts";
import { channelled, totemIn } from "../words/totems.ts";
import { nextDoorTo } from "../words/next-door.ts";
import { activatesInTerritory, inYourTerritory, placesInTerritory, withYourTotem } from "../words/territory.ts";

const rooms = (colour: Colour): Target => room("anywhere", { colour });
const wouldSuffer: Trigger = { on: "would suffer", who: "you" };
const onYourGround = (...then: readonly Sentence[]): Sentence => ifSo(inYourTerritory("self"), then);

export const shamanic = school("shamanic", "designed", {
  name: { en: "Shamanic", es: "Chamanismo", fr: "Chamanisme" },
  icon: "totem-mask",
  tint: "#b5762f",
  grimoires: {
    "g-shamanic-a": {
      name: { en: "Path of the Hunter", es: "Senda del Cazador", fr: "Voie du Chasseur" },
      spells: ["carve-the-totem", "bear-spirit", "wolf-pack", "eagle-spirit", "serpent-spirit", "storm-dance"],
    },
    "g-shamanic-b": {
      name: { en: "Path of the Elder", es: "Senda del Anciano", fr: "Voie de l'Ancien" },
      spells: [
        "ancestral-drum",
        "breath-of-the-earth",
        "trembling-ground",
        "vision-quest",
        "taboo",
        "burning-of-the-totem",
      ],
    },
  },
  spells: {
    "carve-the-totem": {
      name: { en: "Carve the Totem", es: "Tallar el Tótem", fr: "Sculpter le Totem" },
      light: contingency("earth", room(2), [totemIn("target room"), act("it")]),
      dark: contingency("earth", room(0), [totemIn("target room"), gain(1)]),
    },
    "ancestral-drum": {
      name: { en: "Ancestral Drum", es: "Tambor Ancestral", fr: "Tambour Ancestral" },
      symbol: true,
      light: contingency("air", special, [
        act({ yours: "totem", n: "each" }),
        ifSo({ is: "you have", kind: "totem", atLeast: 3 }, [gain(1)]),
      ]),
      dark: contingency("air", room(1), [totemIn("target room"), draw(1, "grimoire")]),
    },
    "bear-spirit": {
      name: { en: "Bear Spirit", es: "Espíritu del Oso", fr: "Esprit de l'Ours" },
      light: combat("earth", self, [stat({ of: "attack", add: 1 }), move("self", 1), may([attack()])]),
      dark: protection("earth", self, wouldSuffer, [ignoreDamage(3), onYourGround(heal(1, "self"))]),
    },
    "wolf-pack": {
      name: { en: "Wolf Pack", es: "Manada de Lobos", fr: "Meute de Loups" },
      symbol: true,
      light: channelled(
        combat("earth", model(2), [
          deal(2, "target"),
          deal({ per: { yours: "totem", near: "target's room" }, max: 2 }, "target"),
        ]),
      ),
      dark: combat("earth", room(1), [
        deal(2, all("models", "target room")),
        act({ yours: "totem", near: "target room" }),
      ]),
    },
    "eagle-spirit": {
      name: { en: "Eagle Spirit", es: "Espíritu del Águila", fr: "Esprit de l'Aigle" },
      symbol: true,
      light: contingency("air", room(3), [go("target room"), may([activate("your room")])]),
      dark: combat("air", model(3), [deal(2, "target"), move("target", 1)]),
    },
    "serpent-spirit": {
      name: { en: "Serpent Spirit", es: "Espíritu de la Serpiente", fr: "Esprit du Serpent" },
      halves: [
        trap("earth", rooms("green"), { on: "enters", who: "model", colour: "green" }, [
          deal(2, "it"),
          place(2, "there"),
        ]),
        trap("any", rooms("yellow"), { on: "enters", who: "mage", colour: "yellow" }, [
          deal(2, "it"),
          loseActions("it", 1),
        ]),
      ],
    },
    "storm-dance": {
      name: { en: "Storm Dance", es: "Danza de la Tormenta", fr: "Danse de l'Orage" },
      symbol: true,
      light: channelled(
        combat("air", room(2), [deal(2, all("models", "target room")), move({ oneOf: { all: "hit models" } }, 1)]),
      ),
      dark: channelled(
        combat("air", room(2), [
          bring(nextDoorTo("target room"), "target room"),
          deal(1, all("models", "target room")),
          place(1, "target room"),
        ]),
      ),
    },
    "breath-of-the-earth": {
      name: { en: "Breath of the Earth", es: "Aliento de la Tierra", fr: "Souffle de la Terre" },
      light: contingency("sacred", self, [heal(3, "self"), onYourGround(gain(1))]),
      dark: contingency("sacred", room(0), [totemIn("target room"), heal(2, "self")]),
    },
    "trembling-ground": {
      name: { en: "Trembling Ground", es: "Tierra Temblorosa", fr: "Terre Tremblante" },
      light: channelled(combat("earth", room(1), [deal(1, all("models", "target room")), place(2, "target room")])),
      // A mage has three evocations at most: there are never more rooms than that.
      dark: contingency("sacred", special, [
        convertInstability(1, { each: withYourTotem }),
        place(1, { choose: withYourTotem }),
      ]),
    },
    "vision-quest": {
      name: { en: "Vision Quest", es: "Búsqueda de la Visión", fr: "Quête de Vision" },
      symbol: true,
      light: contingency("sacred", special, [draw(1, "quests"), heal(2, "self")]),
      dark: contingency("sacred", self, [
        takeOfTop(1, 3, "memories", { rest: "back" }),
        onYourGround(draw(1, "grimoire")),
      ]),
    },
    taboo: {
      name: { en: "Taboo", es: "Tabú", fr: "Tabou" },
      light: trap("air", mage("anywhere"), activatesInTerritory, [deal(2, "it"), gain(1)]),
      dark: trap("sacred", mage("anywhere"), placesInTerritory, [convertInstability(2, "there"), gain(1)]),
    },
    "burning-of-the-totem": {
      name: { en: "Burning of the Totem", es: "Quema del Tótem", fr: "Bûcher du Totem" },
      symbol: true,
      light: contingency("sacred", evocation("anywhere", { own: true, kind: "totem" }), [
        pay({ pay: "evocation", kind: "totem", which: "target" }, [
          together([convertInstability(2, "there"), place(2, "there")]),
        ]),
      ]),
      dark: protection("any", self, wouldSuffer, [
        pay({ pay: "evocation", kind: "totem" }, [together([ignoreDamage(5), gain(1)])]),
      ]),
    },
  },
});
