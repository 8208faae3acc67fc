/** The school of Hex: jinxes are tied, and paid for later. */
import { anyOf } from "../../attachments.ts";
import {
  all,
  choose,
  combat,
  contingency,
  convertDamage,
  deal,
  draw,
  each,
  gain,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  lose,
  mage,
  model,
  move,
  pay,
  place,
  protection,
  room,
  self,
  special,
  steal,
  together,
  transferDamage,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import { bearers } from "../words/bearers.ts";
import type { Colour, Many, Target, Trigger } from "../../says.ts";
import { jinx, lift, passJinx } from "../words/jinxes.ts";

const any = anyOf("jinx");
/** Jinxes on the target, and on who is meant by "it". */
const onTarget = { borne: "jinx", by: "target" } as const;
const onIt = { borne: "jinx", by: "it" } as const;
const eachJinxed: Many = { all: "mages", where: { bears: "jinx" } };
const fromAModel: Trigger = { on: "would suffer", who: "you", from: "model" };
const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (colour: Colour): Trigger => ({ on: "enters", who: "mage", colour });

export const hex = school("hex", "designed", {
  name: { en: "Hex", es: "Maleficio", fr: "Maléfice" },
  icon: "witch-flight",
  tint: "#7f9a3c",
  grimoires: {
    "g-hex-a": {
      name: { en: "Bitter Herbs", es: "Hierbas Amargas", fr: "Herbes Amères" },
      spells: ["cerebral-worm", "creeping-weed", "wax-poppet", "hags-bargain", "toads-tongue", "gallows-rhyme"],
    },
    "g-hex-b": {
      name: { en: "Old Wives' Tales", es: "Cuentos de Viejas", fr: "Contes de Bonnes Femmes" },
      spells: ["baleful-curse", "witchs-kettle", "scapegoat", "black-cat", "witch-bottle", "witches-sabbath"],
    },
  },
  spells: {
    "cerebral-worm": {
      name: { en: "Cerebral Worm", es: "Gusano Cerebral", fr: "Ver Cérébral" },
      // The answer to the damage finds the jinx tied already (L-RB-48): within the sentence it comes first.
      halves: [
        trap("water", rooms("red"), enters("red"), [
          together([jinx("vulnerability", "it"), deal(1, "it")]),
          place({ per: onIt }, "there"),
        ]),
        trap("earth", rooms("yellow"), enters("yellow"), [
          together([jinx("stammer", "it"), deal(2, "it")]),
          ifSo({ is: "bears", what: "jinx", who: "it", atLeast: 2 }, [gain(1)]),
        ]),
      ],
      provenance: "stated",
    },
    "baleful-curse": {
      name: { en: "Baleful Curse", es: "Maldición Funesta", fr: "Malédiction Funeste" },
      light: protection("profane", model("anywhere"), fromAModel, [deal(2, "attacker"), jinx("slowness", "attacker")]),
      dark: protection("profane", mage("anywhere"), { on: "targeted", by: "contingency" }, [
        ignoreEffect(),
        jinx(any, "caster"),
      ]),
      provenance: "stated",
    },
    "creeping-weed": {
      name: { en: "Creeping Weed", es: "Grama Rastrera", fr: "Chiendent Rampant" },
      symbol: true,
      light: combat("earth", room(2), [
        deal(1, all("models", "target room")),
        jinx("brambles", { oneOf: { all: "hit mages" } }),
      ]),
      dark: contingency("earth", room(2), [
        place(1, "target room"),
        place({ per: bearers("jinx", "target room"), max: 3 }, "target room"),
      ]),
    },
    "wax-poppet": {
      name: { en: "Wax Poppet", es: "Muñeca de Cera", fr: "Poupée de Cire" },
      light: combat("any", mage("anywhere"), [jinx("feebleness", "target"), deal({ per: onTarget, max: 3 }, "target")]),
      dark: contingency("any", mage(3), [
        move("target", 1),
        move("target", 1),
        ifSo({ is: "bears", what: "jinx", who: "target", atLeast: 1 }, [together([deal(1, "target"), gain(1)])]),
      ]),
    },
    "witchs-kettle": {
      name: { en: "Witch's Kettle", es: "Caldero de Bruja", fr: "Chaudron de Sorcière" },
      symbol: true,
      light: contingency("water", special, [lift(3), gain({ per: "jinxes lifted", max: 3 })]),
      dark: contingency("water", mage(2), [jinx(any, "target"), draw(1, "grimoire")]),
    },
    scapegoat: {
      name: { en: "Scapegoat", es: "Chivo Expiatorio", fr: "Bouc Émissaire" },
      light: protection("earth", model("anywhere"), fromAModel, [
        ignoreDamage(2),
        choose([passJinx("self", "attacker")], [jinx("brambles", "attacker")]),
      ]),
      dark: contingency("earth", mage(2), [
        transferDamage(2, "self", "target"),
        choose([passJinx("self", "target")], [convertDamage(1, "target")]),
      ]),
    },
    "hags-bargain": {
      name: { en: "Hag's Bargain", es: "Trato con la Vieja", fr: "Marché de la Vieille" },
      symbol: true,
      light: contingency("profane", self, [
        pay({ pay: "jinx", kind: "vulnerability" }, [together([gain(2), draw(1, "grimoire")])]),
      ]),
      dark: combat("profane", model(2), [
        pay({ pay: "jinx", kind: "brambles" }, [deal(4, "target")]),
        ifSo({ is: "bears", what: "jinx", who: "target", atLeast: 1 }, [convertDamage(2, "target")]),
      ]),
    },
    "toads-tongue": {
      name: { en: "Toad's Tongue", es: "Lengua de Sapo", fr: "Langue de Crapaud" },
      light: trap("water", mage("anywhere"), { on: "casts", who: "mage" }, [jinx("stammer", "it"), deal(2, "it")]),
      dark: trap("water", mage("anywhere"), { on: "solves", who: "mage" }, [jinx("misfortune", "it"), gain(1)]),
    },
    "black-cat": {
      name: { en: "Black Cat", es: "Gato Negro", fr: "Chat Noir" },
      symbol: true,
      light: trap("profane", mage("anywhere"), { on: "physical action", who: "mage" }, [
        jinx(any, "it"),
        move("it", 1),
      ]),
      dark: trap("profane", mage("anywhere"), { on: "activates", who: "mage", bears: "jinx" }, [
        steal(1, "it"),
        deal(1, "it"),
      ]),
    },
    "witch-bottle": {
      name: { en: "Witch Bottle", es: "Botella de Bruja", fr: "Bouteille de Sorcière" },
      halves: [
        trap("earth", rooms("green"), enters("green"), [jinx("brambles", "it"), place({ per: onIt, max: 3 }, "there")]),
        trap("any", rooms("purple"), enters("purple"), [
          jinx(any, "it"),
          ifSo({ is: "bears", what: "jinx", who: "it", atLeast: 2 }, [steal(1, "it")]),
          ifSo({ is: "bears", what: "jinx", who: "it", atLeast: 1, most: 1 }, [deal(1, "it")]),
        ]),
      ],
    },
    "gallows-rhyme": {
      name: { en: "Gallows Rhyme", es: "Copla del Patíbulo", fr: "Comptine du Gibet" },
      symbol: true,
      light: combat("profane", mage(2), [deal(2, "target"), deal({ per: onTarget, max: 3 }, "target")]),
      dark: combat("profane", mage(2), [convertDamage(3, "target"), deal({ per: onTarget, max: 2 }, "target")]),
    },
    "witches-sabbath": {
      name: { en: "Witches' Sabbath", es: "Aquelarre", fr: "Sabbat" },
      symbol: true,
      light: combat("profane", special, [each(eachJinxed, [deal({ per: onIt, max: 3 }, "it")])]),
      dark: contingency("water", special, [lose(1, eachJinxed), gain({ per: "mages that lost PP", max: 2 })]),
    },
  },
});
