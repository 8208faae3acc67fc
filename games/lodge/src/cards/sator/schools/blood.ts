/** The school of Blood: poison waits, Hashomer walks, and the knife comes where both are (L-POI, L-HAS). */
import {
  act,
  activate,
  all,
  attack,
  combat,
  contingency,
  deal,
  evocation,
  gain,
  go,
  heal,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  mage,
  may,
  model,
  move,
  protection,
  room,
  self,
  special,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Condition, Count, One, Target, Trigger } from "../../says.ts";
import { goToHashomer, summonAction } from "../words/hashomer.ts";
import { bite, poison, removePoison } from "../words/poison.ts";

const poisoned = (who: One): Condition => ({ is: "bears", what: "poison", who, atLeast: 1 });
const tokensOn = (who: One): Count => ({ counted: "poison on", who });
const wouldSuffer: Trigger = { on: "would suffer", who: "you" };
const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (colour: Colour): Trigger => ({ on: "enters", who: "mage", colour });

export const blood = school("blood", "designed", {
  name: { en: "Blood", es: "Sangre", fr: "Sang" },
  icon: "bleeding-wound",
  tint: "#a3283a",
  grimoires: {
    "g-blood-a": {
      name: { en: "The Red Leash", es: "La Correa Roja", fr: "La Laisse Rouge" },
      spells: [
        "crimson-dagger",
        "call-to-the-hunt",
        "death-warrant",
        "razor-carousel",
        "the-keepers-vigil",
        "between-two-heartbeats",
      ],
    },
    "g-blood-b": {
      name: { en: "A Cup Every Evening", es: "Una Copa Cada Noche", fr: "Une Coupe Chaque Soir" },
      spells: [
        "vipers-kiss",
        "open-vein",
        "patient-venom",
        "scarlet-mist",
        "the-needle-in-the-glove",
        "oath-of-the-blade",
      ],
    },
  },
  spells: {
    "crimson-dagger": {
      name: { en: "Crimson Dagger", es: "Daga Carmesí", fr: "Dague Cramoisie" },
      symbol: true,
      light: combat("profane", model(0), [deal(4, "target")]),
      dark: combat("profane", mage(0), [deal(3, "target"), poison(1, "target")]),
    },
    "vipers-kiss": {
      name: { en: "Viper's Kiss", es: "Beso de Víbora", fr: "Baiser de Vipère" },
      light: combat("water", mage(2), [deal(1, "target"), poison(2, "target")]),
      dark: combat("water", mage(2), [deal(2, "target"), deal({ per: tokensOn("target"), max: 3 }, "target")]),
    },
    "call-to-the-hunt": {
      name: { en: "Call to the Hunt", es: "Llamada a la Caza", fr: "Appel à la Traque" },
      symbol: true,
      light: contingency("profane", special, [summonAction("hashomer-hunt")]),
      dark: contingency("profane", evocation("anywhere", { own: true, kind: "hashomer action" }), [
        act("target"),
        ifSo({ is: "hit a mage" }, [gain(1)]),
      ]),
    },
    "death-warrant": {
      name: { en: "Death Warrant", es: "Sentencia de Muerte", fr: "Arrêt de Mort" },
      light: contingency("profane", special, [summonAction("hashomer-execution")]),
      dark: trap("profane", mage("anywhere"), { on: "defeated", who: "mage" }, [
        gain(1),
        gain({ per: tokensOn("it"), max: 2 }),
      ]),
    },
    "razor-carousel": {
      name: { en: "Razor Carousel", es: "Carrusel de Navajas", fr: "Carrousel de Lames" },
      symbol: true,
      light: contingency("air", special, [summonAction("hashomer-red-whirl")]),
      dark: combat("air", room(1), [
        deal(2, all("models", "target room")),
        ifSo({ is: "Hashomer is", in: "target room" }, [deal(1, all("models", "target room"))]),
      ]),
    },
    "the-keepers-vigil": {
      name: { en: "The Keeper's Vigil", es: "La Vela del Guardián", fr: "La Veille du Gardien" },
      light: contingency("sacred", special, [summonAction("hashomer-vigil"), act("it")]),
      dark: protection("sacred", self, wouldSuffer, [
        ignoreDamage(3),
        ifSo({ is: "Hashomer is", within: 1 }, [deal(2, "attacker")]),
      ]),
    },
    "between-two-heartbeats": {
      name: { en: "Between Two Heartbeats", es: "Entre Dos Latidos", fr: "Entre Deux Battements" },
      symbol: true,
      light: contingency("air", room(3), [go("target room"), may([attack()])]),
      dark: contingency("air", self, [goToHashomer, may([attack()]), may([activate("your room")])]),
    },
    "open-vein": {
      name: { en: "Open Vein", es: "Vena Abierta", fr: "Veine Ouverte" },
      symbol: true,
      light: combat("water", mage(1), [deal(3, "target"), ifSo(poisoned("target"), [heal(2, "self")])]),
      dark: contingency("water", special, [removePoison(3), gain({ per: { counted: "poison removed" }, max: 3 })]),
    },
    "patient-venom": {
      name: { en: "Patient Venom", es: "Veneno Paciente", fr: "Venin Patient" },
      symbol: true,
      light: combat("water", room(2), [deal(1, all("models", "target room")), poison(1, all("mages", "target room"))]),
      dark: combat("water", mage(2), [deal(1, "target"), poison(1, "target"), bite("target")]),
    },
    "scarlet-mist": {
      name: { en: "Scarlet Mist", es: "Bruma Escarlata", fr: "Brume Écarlate" },
      light: protection("water", self, wouldSuffer, [ignoreDamage(3), poison(1, "attacker")]),
      dark: protection("water", self, { on: "targeted" }, [ignoreEffect(), goToHashomer]),
    },
    "the-needle-in-the-glove": {
      name: { en: "The Needle in the Glove", es: "La Aguja en el Guante", fr: "L'Aiguille dans le Gant" },
      halves: [
        trap("profane", rooms("grey"), enters("grey"), [poison(2, "it"), gain(1)]),
        trap("profane", rooms("red"), enters("red"), [deal(2, "it"), poison(1, "it")]),
      ],
    },
    "oath-of-the-blade": {
      name: { en: "Oath of the Blade", es: "Juramento del Acero", fr: "Serment de la Lame" },
      light: combat("any", self, [move("self", 2), attack(), deal(2, { all: "hit models", bears: "poison" })]),
      dark: trap("any", mage("anywhere"), { on: "physical action", who: "mage" }, [
        go("its room"),
        attack({ on: "target" }),
        ifSo({ is: "Hashomer is", in: "its room" }, [deal(1, "it")]),
      ]),
    },
  },
});
