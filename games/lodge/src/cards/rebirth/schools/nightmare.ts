/** The school of Nightmare: Umbrae are assigned to mages, who walk in their sleep and pay with their hand for every fright. */
import {
  act,
  activate,
  all,
  attack,
  bring,
  cancel,
  choose,
  combat,
  contingency,
  convertDamage,
  convertInstability,
  deal,
  each,
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
  protection,
  remove,
  room,
  self,
  special,
  thisTurn,
  together,
  trap,
  unless,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Condition, One, Sentence, Target, Trigger } from "../../says.ts";
import { assign, passUmbra } from "../words/umbrae.ts";
import { fear } from "../words/fear.ts";

const umbra = (to: One): Sentence => assign("umbra", to);
/** Umbrae on the target. */
const onTarget = { borne: "nightmare", by: "target" } as const;
const haunted = (atLeast = 1): Condition => ({ is: "bears", what: "nightmare", who: "target", atLeast });
const fromAModel: Trigger = { on: "would suffer", who: "you", from: "model" };
const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (colour: Colour): Trigger => ({ on: "enters", who: "mage", colour });
const eachHere = each(all("mages", "your room"), [fear(2, "it")]);

export const nightmare = school("nightmare", "designed", {
  name: { en: "Nightmare", es: "Pesadilla", fr: "Cauchemar" },
  icon: "night-sleep",
  tint: "#5b4a86",
  grimoires: {
    "g-nightmare-a": {
      name: { en: "Insomnia", es: "Insomnio", fr: "Insomnie" },
      spells: [
        "night-visit",
        "persecution",
        "scream-in-the-dark",
        "mare-of-midnight",
        "procession-of-shadows",
        "nameless-dread",
      ],
    },
    "g-nightmare-b": {
      name: { en: "Deep Sleep", es: "Sueño Profundo", fr: "Sommeil Profond" },
      spells: ["poppy-smoke", "sleepwalking", "dream-eater", "hall-of-false-doors", "heavy-eyelids", "waking-scream"],
    },
  },
  spells: {
    "night-visit": {
      name: { en: "Night Visit", es: "Visita Nocturna", fr: "Visite Nocturne" },
      light: contingency("profane", mage(2), [umbra("target"), fear(2, "target")]),
      dark: contingency("profane", mage("anywhere"), [umbra("target"), ifSo(haunted(2), [gain(1)])]),
    },
    persecution: {
      name: { en: "Persecution", es: "Persecución", fr: "Persécution" },
      light: protection("profane", model("anywhere"), fromAModel, [
        together([ignoreDamage(3), deal({ per: "damage ignored" }, "attacker")]),
      ]),
      dark: protection("profane", model("anywhere"), fromAModel, [umbra("attacker"), may([go("its room")])]),
      provenance: "stated",
    },
    "poppy-smoke": {
      name: { en: "Poppy Smoke", es: "Humo de Adormidera", fr: "Fumée de Pavot" },
      symbol: true,
      light: contingency("sacred", mage(2), [loseActions("target", 1), gain(1)]),
      dark: contingency("sacred", mage(2), [thisTurn({ on: "casts", who: "target" }, [fear(2, "it")])]),
    },
    sleepwalking: {
      name: { en: "Sleepwalking", es: "Sonambulismo", fr: "Somnambulisme" },
      symbol: true,
      light: contingency("sacred", mage(3), [
        move("target", 1),
        move("target", 1),
        ifSo(haunted(), [activate("target's room")]),
      ]),
      dark: trap("sacred", mage("anywhere"), { on: "physical action", who: "mage" }, [move("it", 1), umbra("it")]),
    },
    "dream-eater": {
      name: { en: "Dream Eater", es: "Devorasueños", fr: "Mangeur de Rêves" },
      light: contingency("any", special, [
        remove({ upTo: 2, kind: "umbra" }),
        gain({ per: "evocations removed", max: 2 }),
        heal({ per: "evocations removed", max: 2 }, "self"),
      ]),
      dark: combat("any", mage("anywhere"), [
        deal({ per: onTarget, max: 3 }, "target"),
        convertDamage({ per: onTarget, max: 3 }, "target"),
      ]),
    },
    "scream-in-the-dark": {
      name: { en: "Scream in the Dark", es: "Grito en la Oscuridad", fr: "Cri dans le Noir" },
      symbol: true,
      light: combat("profane", room(1), [
        deal(2, all("models", "target room")),
        move({ all: "hit mages", bears: "nightmare" }, 1),
      ]),
      dark: combat("profane", room(2), [
        deal(1, all("models", "target room")),
        convertInstability({ per: { inPlay: "umbra", near: "target room" }, max: 3 }, "target room"),
      ]),
    },
    "hall-of-false-doors": {
      name: { en: "Hall of False Doors", es: "Pasillo de Puertas Falsas", fr: "Couloir aux Fausses Portes" },
      halves: [
        trap("water", rooms("blue"), enters("blue"), [bring("it", { another: "blue" }), umbra("it")]),
        trap("water", rooms("grey"), enters("grey"), [deal(2, "it"), umbra("it")]),
      ],
    },
    "mare-of-midnight": {
      name: { en: "Mare of Midnight", es: "Yegua de Medianoche", fr: "Jument de Minuit" },
      light: contingency("water", mage("anywhere"), [
        go("target's room"),
        may([attack({ on: "target" })]),
        ifSo(haunted(), [fear(2, "target")]),
      ]),
      dark: combat("water", self, [move("self", 1), eachHere, move("self", 1), eachHere]),
    },
    "procession-of-shadows": {
      name: { en: "Procession of Shadows", es: "Procesión de Sombras", fr: "Procession d'Ombres" },
      symbol: true,
      light: contingency("profane", special, [act({ yours: "umbra", n: 3 })]),
      dark: contingency("any", special, [passUmbra(), act("it")]),
    },
    "heavy-eyelids": {
      name: { en: "Heavy Eyelids", es: "Párpados de Plomo", fr: "Paupières de Plomb" },
      light: trap("sacred", mage("anywhere"), { on: "activates", who: "mage", bears: "nightmare" }, [
        cancel("activation"),
        gain(1),
      ]),
      dark: trap("sacred", mage("anywhere"), { on: "solves", who: "mage" }, [umbra("it"), fear(2, "it")]),
    },
    "waking-scream": {
      name: { en: "Waking Scream", es: "Despertar Sobresaltado", fr: "Réveil en Sursaut" },
      light: protection("sacred", model("anywhere"), fromAModel, [
        ignoreDamage(2),
        choose([passUmbra({ from: "self", to: "attacker" })], [fear(2, "attacker")]),
      ]),
      dark: protection("sacred", self, { on: "defeated", who: "you" }, [
        assign("umbra", { of: { all: "mages", where: "with damage on you" }, max: 2 }),
        gain(1),
      ]),
    },
    "nameless-dread": {
      name: { en: "Nameless Dread", es: "Pavor sin Nombre", fr: "Effroi sans Nom" },
      symbol: true,
      light: combat("profane", mage(2), [deal(2, "target"), fear(2, "target")]),
      dark: combat("any", mage(2), [unless("target", "ready spell", [deal(4, "target")])]),
    },
  },
});
