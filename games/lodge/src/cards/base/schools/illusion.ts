/** The school of Illusion. */
import {
  act,
  activate,
  attack,
  award,
  bring,
  cancel,
  castFromHand,
  castNext,
  combat,
  completeQuest,
  contingency,
  deal,
  deflect,
  disguise,
  draw,
  evocation,
  forbid,
  gain,
  go,
  ifSo,
  ignoreDamage,
  ignoreEffect,
  loseActions,
  mage,
  masks,
  may,
  model,
  move,
  pay,
  protection,
  revealNext,
  room,
  self,
  special,
  steal,
  summon,
  takeOverActivation,
  thisTurn,
  together,
  trap,
  unless,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const illusion = school("illusion", "public", {
  name: { en: "Illusion", es: "Ilusión", fr: "Illusion" },
  icon: "drama-masks",
  tint: "#b07ad2",
  grimoires: {
    "g-ill-a": {
      name: { en: "The Smiling Mask", es: "La Máscara Risueña", fr: "Le Masque Rieur" },
      spells: ["arcane-mirage", "andromeda", "shadow-step", "ghost-assassin", "imitation", "illusory-tribute"],
    },
    "g-ill-b": {
      name: { en: "The Weeping Mask", es: "La Máscara Llorosa", fr: "Le Masque en Pleurs" },
      spells: ["illusory-pain", "suggestion", "light-cape", "multiple-images", "deceiving-image", "jester-hat"],
    },
  },
  spells: {
    andromeda: {
      name: { en: "Andromeda", es: "Andrómeda", fr: "Andromeda" },
      symbol: true,
      light: contingency("earth", room(2), [summon("andromeda", "target room")]),
      dark: contingency("earth", special, [may([castFromHand({ from: "your evocation", kind: "andromeda" })])]),
    },
    "arcane-mirage": {
      name: { en: "Arcane Mirage", es: "Espejismo Arcano", fr: "Mirage Arcanique" },
      symbol: true,
      light: contingency("earth", room("anywhere"), [
        disguise("target room", "blue"),
        gain({ per: { foreignModelsIn: "blue" }, max: 4 }),
      ]),
      dark: contingency("earth", room("anywhere", { notColour: "blue" }), [
        gain({ per: { foreignModelsIn: "that colour" }, max: 4 }),
      ]),
    },
    "deceiving-image": {
      name: { en: "Deceiving Image", es: "Imagen Engañosa", fr: "Image Trompeuse" },
      light: trap("magic", mage("anywhere"), { on: "activates", who: "mage" }, [
        masks([together([cancel("activation"), deal(1, "it")])], [deal(2, "it")]),
      ]),
      dark: trap("magic", mage("anywhere"), { on: "solves", who: "mage" }, [
        masks([draw(1, "quests", { moon: "of that quest" })], [forbid("solving it", "it")]),
      ]),
    },
    "ghost-assassin": {
      name: { en: "Ghost Assassin", es: "Asesino Fantasma", fr: "Assassin Fantôme" },
      light: protection("air", self, { on: "targeted" }, [
        masks([gain({ per: { revealedBy: "caster" }, max: 3 })], [deal({ per: { revealedBy: "caster" } }, "caster")]),
      ]),
      dark: protection("air", self, { on: "targeted" }, [
        masks([gain({ per: { readyOf: "caster" }, max: 3 })], [deal({ per: { readyOf: "caster" } }, "caster")]),
      ]),
    },
    "illusory-pain": {
      name: { en: "Illusory Pain", es: "Dolor Ilusorio", fr: "Douleur Illusoire" },
      symbol: true,
      // Two printed sentences of which only one can ever work.
      light: combat("magic", model(2), [
        ifSo(
          { is: "undamaged", who: "target" },
          [deal(2, "target")],
          [deal({ per: { damageOn: "target" }, every: 2 }, "target")],
        ),
      ]),
      dark: combat("magic", mage(2), [deal(4, "target", { fades: 3 })]),
    },
    "illusory-tribute": {
      name: { en: "Illusory Tribute", es: "Tributo Ilusorio", fr: "Tribut Illusoire" },
      light: trap("magic", mage("anywhere"), { on: "activates", who: "mage" }, [
        masks([pay({ pay: "suffer", damage: 1 }, [takeOverActivation()])], [steal(1, "it")]),
      ]),
      dark: trap("magic", mage("anywhere"), { on: "casts", who: "mage" }, [
        unless("it", "that spell", [
          masks([gain(1)], [thisTurn({ on: "resolves", who: "that spell" }, [deal(2, "it")], { once: true })]),
        ]),
      ]),
    },
    imitation: {
      name: { en: "Imitation", es: "Imitación", fr: "Imitation" },
      light: trap("sacred", mage("anywhere"), { on: "solves", who: "mage" }, [
        masks([gain({ per: "PP just gained" })], [completeQuest()]),
      ]),
      dark: trap("sacred", mage("anywhere"), { on: "resolves", who: "mage", types: ["contingency"] }, [
        masks([gain({ per: "PP just gained" })], [gain(1)]),
      ]),
    },
    "jester-hat": {
      name: { en: "Jester Hat", es: "Gorro de Bufón", fr: "Bonnet de Bouffon" },
      // The card may add a fixed 1: not legible.
      halves: [
        trap("earth", room("anywhere", { colour: "blue" }), { on: "enters", who: "mage", colour: "blue" }, [
          gain({ per: { damageOn: "it" }, every: 2, max: 4 }),
          ifSo({ is: "undamaged", who: "it" }, [loseActions("it", "all")]),
        ]),
        trap("earth", room("anywhere", { colour: "green" }), { on: "enters", who: "mage", colour: "green" }, [
          castNext("it", { as: "yours" }),
        ]),
      ],
    },
    "light-cape": {
      name: { en: "Light Cape", es: "Manto de Luz", fr: "Cape de Lumière" },
      light: protection("sacred", self, { on: "would suffer", who: "you" }, [
        deflect("damage", 1, { as: "yours", ifNone: "ignore" }),
      ]),
      // One sentence: the award has to be there when the damage defeats.
      dark: protection("sacred", self, { on: "suffers", who: "you" }, [
        together([deal({ per: "damage suffered" }, "attacker"), award("five and nobody else")]),
      ]),
    },
    "multiple-images": {
      name: { en: "Multiple Images", es: "Imágenes Múltiples", fr: "Images Multiples" },
      symbol: true,
      light: protection("air", self, { on: "targeted", kind: "single" }, [masks([gain(1)], [ignoreDamage("all")])]),
      dark: protection("air", self, { on: "targeted", kind: "area" }, [
        masks(
          [together([ignoreEffect(), go({ choose: { colours: ["blue"] } })])],
          [thisTurn({ on: "suffers", who: "you", from: "that spell" }, [deal({ per: "damage suffered" }, "caster")])],
        ),
      ]),
    },
    "shadow-step": {
      name: { en: "Shadow Step", es: "Paso de la Sombra", fr: "Pas de l'Ombre" },
      symbol: true,
      light: contingency("air", room("anywhere", { colour: "blue" }), [
        go("target room"),
        may([activate("your room")]),
      ]),
      dark: contingency("air", model("anywhere"), [
        go("target's room"),
        deal(2, "target"),
        bring("target", { choose: { colours: ["blue"] } }),
      ]),
    },
    suggestion: {
      name: { en: "Suggestion", es: "Sugestión", fr: "Suggestion" },
      symbol: true,
      light: contingency("sacred", evocation(2), [
        masks(
          [act("target", { under: "you" })],
          [bring("target", "its owner's room"), attack({ who: "target", on: "its owner", under: "you" })],
        ),
      ]),
      dark: contingency("sacred", mage(2), [
        masks(
          [move("target", 1), attack({ who: "target", under: "you" })],
          [revealNext({ contingency: 1, combat: 2 })],
        ),
      ]),
    },
  },
});
