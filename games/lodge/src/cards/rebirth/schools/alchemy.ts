/** The school of Alchemy: Enhancements by what else lies revealed, and constructs that work for it. */
import {
  act,
  activate,
  aim,
  all,
  choose,
  combat,
  contingency,
  convertDamage,
  deal,
  evocation,
  gain,
  heal,
  ifSo,
  ignoreDamage,
  lose,
  mage,
  model,
  move,
  pay,
  place,
  protection,
  remove,
  replaceEvocation,
  room,
  special,
  summon,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Element, Sentence } from "../../says.ts";

/** Before or after the rest, where one's other revealed spells show these elements (L-GLO-34). */
const enhancement = (of: readonly Element[], ...says: readonly Sentence[]): Sentence =>
  ifSo({ is: "others show", of }, says);
const everyoneThere = all("models", "target room");

export const alchemy = school("alchemy", "public", {
  name: { en: "Alchemy", es: "Alquimia", fr: "Alchimie" },
  icon: "bubbling-flask",
  tint: "#7fa35a",
  grimoires: {
    "g-alc-a": {
      name: { en: "Scourge", es: "Azote", fr: "Fléau" },
      provenance: "public",
      spells: ["azoth-bomb", "viatorium-spagyricum", "deflagrate", "athanor-eruption", "marbling", "stone-phoenix"],
    },
    "g-alc-b": {
      name: { en: "Auromancer", es: "Auromante", fr: "Auromancien" },
      provenance: "public",
      spells: [
        "soul-transfer",
        "liquid-fire",
        "fountain-of-the-three",
        "purifying-aludel",
        "albify",
        "silver-of-the-sages",
      ],
    },
  },
  spells: {
    "azoth-bomb": {
      name: { en: "Azoth Bomb", es: "Bomba de Azoth", fr: "Bombe d'Azoth" },
      light: combat("air", room(3), [enhancement(["water", "water"], deal(2, everyoneThere)), deal(2, everyoneThere)]),
      dark: combat("air", room(1), [
        enhancement(["earth"], deal({ per: { shown: "earth" } }, everyoneThere)),
        deal(2, everyoneThere),
      ]),
    },
    "viatorium-spagyricum": {
      name: { en: "Viatorium Spagyricum", es: "Viatorium Spagyricum", fr: "Viatorium Spagyricum" },
      symbol: true,
      light: combat("water", model(0), [enhancement(["magic", "earth"], deal(3, "target")), deal(2, "target")]),
      dark: combat("air", model(2), [enhancement(["water"], deal(2, "target")), deal(2, "target")]),
    },
    deflagrate: {
      name: { en: "Deflagrate", es: "Deflagrar", fr: "Déflagration" },
      light: {
        ...combat("water", model(2), [
          ifSo({ is: "others show", of: ["water", "earth"] }, [deal(2, everyoneThere)], [deal(2, "target")]),
          move({ oneOf: { all: "hit models" } }, 1),
        ]),
        enhanced: { of: ["water", "earth"], target: room(2) },
      },
      dark: combat("water", room(1), [
        enhancement(["fire"], deal(1, everyoneThere)),
        deal(1, everyoneThere),
        place(2, "target room"),
      ]),
    },
    "athanor-eruption": {
      name: { en: "Athanor Eruption", es: "Erupción del Atanor", fr: "Éruption de l'Athanor" },
      light: combat("fire", model(1), [
        enhancement(["air", "earth"], deal(1, "target", { noAnswers: true })),
        deal(3, "target"),
      ]),
      dark: combat("fire", model(2), [
        enhancement(["air"], place({ per: { shown: "air" } }, "target's room")),
        deal(2, "target"),
      ]),
    },
    marbling: {
      name: { en: "Marbling", es: "Veteado de Mármol", fr: "Marbrure" },
      light: combat("earth", special, [
        enhancement(["fire", "fire"], deal(1, { all: "mages", where: "others" })),
        deal(1, { all: "evocations in play" }),
      ]),
      dark: combat("earth", room(2), [enhancement(["water"], place(2, "target room")), deal(1, everyoneThere)]),
    },
    "stone-phoenix": {
      name: { en: "Stone Phoenix", es: "Fénix de Piedra", fr: "Phénix de Pierre" },
      light: trap("earth", room("anywhere"), { on: "removed", who: "your evocation" }, [summon("nigredo", "there")]),
      dark: trap("fire", room("anywhere"), { on: "removed", who: "evocation" }, [
        summon({ same: "it" }, "there"),
        act("it"),
      ]),
    },
    "soul-transfer": {
      name: { en: "Soul Transfer", es: "Transferencia de Alma", fr: "Transfert d'Âme" },
      light: contingency("any", special, [
        aim(room("anywhere", { with: "construct", not: ["rebirth-throne-room", "rebirth-black-rose-room"] }), {}, [
          activate("there", { evenUsed: true }),
        ]),
      ]),
      dark: contingency("any", room(1), [
        pay({ pay: "evocation", kind: "construct" }, [summon({ healthAtMost: 3 }, "target room")]),
      ]),
    },
    "liquid-fire": {
      name: { en: "Liquid Fire", es: "Fuego Líquido", fr: "Feu Liquide" },
      symbol: true,
      light: combat("fire", evocation("anywhere", { own: true }), [
        remove("target"),
        deal(2, all("models", { nextTo: "target's room", withIt: true })),
        enhancement(["water"], deal(1, { all: "hit models" })),
      ]),
      dark: combat("fire", room(0), [
        deal(1, everyoneThere),
        summon("nigredo", "target room"),
        enhancement(["earth"], act({ yours: "construct" }, { with: { move: 1 } })),
      ]),
    },
    "fountain-of-the-three": {
      name: { en: "Fountain of the Three", es: "Fuente de los Tres", fr: "Fontaine des Trois" },
      light: contingency("earth", evocation(1, { healthAtMost: 3 }), [
        replaceEvocation({ who: "target", by: "nigredo" }),
        enhancement(["water", "water"], act({ yours: "construct" }, { with: { attack: 1 } })),
      ]),
      dark: contingency("earth", room("anywhere"), [
        choose(
          [
            aim(evocation(0, { kind: "construct", anyones: true }), { from: "target room" }, [
              act("another", { under: "you" }),
            ]),
          ],
          [summon("nigredo", "target room")],
        ),
        enhancement(["water"], place(1, "target room")),
      ]),
    },
    "purifying-aludel": {
      name: { en: "Purifying Aludel", es: "Aludel Purificador", fr: "Aludel Purificateur" },
      symbol: true,
      light: contingency("air", evocation("anywhere", { own: true }), [
        heal(3, "target"),
        ifSo({ is: "others show", of: ["water", "earth"] }, [act("target", { with: { attack: 2 } })], [act("target")]),
      ]),
      dark: contingency("air", evocation("anywhere", { anyones: true }), [act("target", { under: "you" })]),
    },
    albify: {
      name: { en: "Albify", es: "Albificar", fr: "Albification" },
      symbol: true,
      light: combat("water", mage(1), [enhancement(["air", "air"], lose(2, "target")), convertDamage(4, "target")]),
      dark: combat("water", room(2), [
        enhancement(["fire"], deal(1, everyoneThere)),
        convertDamage(3, everyoneThere, { inAll: true }),
      ]),
    },
    "silver-of-the-sages": {
      name: { en: "Silver of the Sages", es: "Plata de los Sabios", fr: "Argent des Sages" },
      symbol: true,
      light: protection("any", mage("anywhere"), { on: "would suffer", who: "you" }, [
        ignoreDamage(2),
        act({ yours: "any" }),
        deal(1, "it", { by: "black rose" }),
      ]),
      dark: protection("any", mage("anywhere"), { on: "defeated", who: "you" }, [
        gain(1),
        choose([summon("nigredo", "there")], [act({ yours: "construct" })]),
      ]),
    },
  },
});
