/** The school of Transmutation. */
import {
  activate,
  all,
  attack,
  become,
  cancel,
  combat,
  contingency,
  damageMore,
  deal,
  disguise,
  gain,
  heal,
  ignoreDamage,
  may,
  model,
  move,
  pay,
  place,
  protection,
  room,
  self,
  stat,
  summon,
  thisTurn,
  together,
  unplace,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const transmutation = school("transmutation", "public", {
  name: { en: "Transmutation", es: "Transmutación", fr: "Transmutation" },
  icon: "transform",
  tint: "#d68a4c",
  grimoires: {
    "g-tra-a": {
      name: { en: "Fang and Stone", es: "Colmillo y Piedra", fr: "Croc et Pierre" },
      spells: [
        "stone-claws",
        "unstable-flames",
        "putrefying-poison",
        "disfiguring-mutation",
        "acid-explosion",
        "magic-eruption",
      ],
    },
    "g-tra-b": {
      name: { en: "The Living Altar", es: "El Altar Viviente", fr: "L'Autel Vivant" },
      spells: ["rite-of-control", "rite-of-change", "mutation-rite", "implosion-rite", "unstable-bind", "overload"],
    },
  },
  spells: {
    "acid-explosion": {
      name: { en: "Acid Explosion", es: "Explosión de Ácido", fr: "Explosion Acide" },
      symbol: true,
      light: combat("water", model(2), [pay({ pay: "discard", cards: 1 }, [deal(3, "target")], [deal(1, "target")])]),
      dark: combat("water", room(2), [
        pay({ pay: "discard", cards: 1 }, [place(2, "target room")], [deal(1, all("models", "target room"))]),
      ]),
    },
    "disfiguring-mutation": {
      name: { en: "Disfiguring Mutation", es: "Mutación Deformante", fr: "Mutation Aberrante" },
      symbol: true,
      light: contingency("fire", self, [stat({ of: "action moves and attacks", set: 1 })]),
      dark: contingency("fire", self, [become("abomination"), may([move("self", 1), attack()])]),
    },
    "implosion-rite": {
      name: { en: "Implosion Rite", es: "Rito de la Implosión", fr: "Rituel de l'Implosion" },
      light: contingency("earth", room(2), [
        pay({ pay: "evocation", kind: "mutant-altar", in: "target room", of: "anyone" }, [place(4, "target room")]),
      ]),
      dark: contingency("earth", room(1), [summon("mutant-altar", "target room"), place(1, "target room")]),
    },
    "magic-eruption": {
      name: { en: "Magic Eruption", es: "Erupción Mágica", fr: "Éruption Magique" },
      light: protection("fire", self, { on: "suffers", who: "you" }, [place({ per: "damage suffered" }, "your room")]),
      dark: protection("fire", self, { on: "would suffer", who: "you" }, [ignoreDamage("all"), place(1, "your room")]),
    },
    "mutation-rite": {
      name: { en: "Mutation Rite", es: "Rito de la Mutación", fr: "Rituel de la Mutation" },
      light: contingency("water", room(2), [
        pay({ pay: "evocation", kind: "mutant-altar", in: "target room", of: "anyone" }, [
          together([gain(2), place(2, "target room")]),
        ]),
      ]),
      dark: contingency("water", room(1), [summon("mutant-altar", "target room"), gain(1)]),
    },
    overload: {
      name: { en: "Overload", es: "Sobrecarga", fr: "Surcharge" },
      symbol: true,
      light: contingency("fire", room("anywhere"), [unplace(2, "target room"), gain({ per: "instability removed" })]),
      dark: contingency("fire", room("anywhere", { with: "altar" }), [place(2, "target room")]),
    },
    "putrefying-poison": {
      name: { en: "Putrefying Poison", es: "Veneno Putrefactor", fr: "Poison Putréfiant" },
      light: combat("water", self, [
        thisTurn({ on: "attacks", who: "you" }, [place(1, "your room")]),
        may([move("self", 1), attack()]),
      ]),
      dark: combat("water", model(1), [place({ per: { damageOn: "target" }, every: 2, max: 3 }, "target's room")]),
    },
    "rite-of-change": {
      name: { en: "Rite of Change", es: "Rito del Cambio", fr: "Rituel du Changement" },
      light: contingency("earth", room("anywhere", { with: "mutant-altar" }), [
        disguise("target room", "another room"),
        may([activate("target room")]),
      ]),
      dark: contingency("earth", room(1), [
        summon("mutant-altar", "target room"),
        place({ per: { inPlay: "mutant-altar" } }, "target room"),
      ]),
    },
    "rite-of-control": {
      name: { en: "Rite of Control", es: "Rito del Control", fr: "Rituel du Contrôle" },
      // A second source: per altar of any kind.
      light: contingency("earth", room(0), [
        together([
          gain({ per: { inPlay: "mutant-altar" }, max: 4 }),
          place({ per: { inPlay: "mutant-altar" }, max: 4 }, "target room"),
        ]),
      ]),
      dark: contingency("earth", room(1), [
        summon("mutant-altar", "target room"),
        gain({ per: { inPlay: "mutant-altar" } }),
      ]),
    },
    "stone-claws": {
      name: { en: "Stone Claws", es: "Garras de Piedra", fr: "Griffes de Pierre" },
      symbol: true,
      light: combat("earth", self, [stat({ of: "attacks hit all", set: 1 }), may([move("self", 1), attack()])]),
      dark: combat("earth", self, [stat({ of: "attack", set: 3 }), may([move("self", 1), attack()])]),
    },
    "unstable-bind": {
      name: { en: "Unstable Bind", es: "Vínculo Inestable", fr: "Lien Instable" },
      symbol: true,
      light: contingency("water", room("anywhere"), [
        pay({ pay: "instability", cubes: 3, in: "target room" }, [heal(2, "self")]),
      ]),
      dark: contingency("water", room("anywhere"), [
        pay({ pay: "instability", cubes: 3, in: "target room" }, [summon("mutant-altar", "target room")]),
      ]),
    },
    "unstable-flames": {
      name: { en: "Unstable Flames", es: "Llamas Inestables", fr: "Flammes Instables" },
      light: combat("fire", self, [
        thisTurn({ on: "attacks", who: "you" }, [
          pay({ pay: "instability", cubes: 1, in: "your room" }, [damageMore(1)]),
        ]),
        may([move("self", 1), attack()]),
      ]),
      dark: combat("fire", self, [
        thisTurn({ on: "attacks", who: "you" }, [may([together([cancel("damage"), place(2, "your room")])])]),
        may([move("self", 1), attack()]),
      ]),
    },
  },
});
