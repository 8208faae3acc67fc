/** The four actions of Hashomer: cards without a figure, each there once (L-SAT-26, L-HAS-04). */
import { deal } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { HASHOMER, hashomerAttacks, magesWithHim, moveHashomer } from "../words/hashomer.ts";
import { poison } from "../words/poison.ts";

const action = { archetype: "hashomer action", health: 0, figures: 1, drives: HASHOMER, properName: true } as const;

export const hashomerActions = evocationsOf("designed", {
  "hashomer-hunt": {
    ...action,
    name: { en: "Hashomer: the Hunt", es: "Hashomer: la Caza", fr: "Hashomer : la Traque" },
    gender: { es: "f", fr: "f" },
    icon: "hunting-horn",
    move: 3,
    attack: 2,
    decline: 2,
    acts: [moveHashomer(3), hashomerAttacks, poison(1, { all: "hit mages" })],
  },
  "hashomer-execution": {
    ...action,
    name: { en: "Hashomer: the Execution", es: "Hashomer: la Ejecución", fr: "Hashomer : l'Exécution" },
    gender: { es: "f", fr: "f" },
    icon: "guillotine",
    move: 1,
    attack: 3,
    decline: 2,
    acts: [moveHashomer(1), hashomerAttacks, deal(1, { all: "hit models", bears: "poison" })],
  },
  "hashomer-red-whirl": {
    ...action,
    name: { en: "Hashomer: the Red Whirl", es: "Hashomer: el Remolino Rojo", fr: "Hashomer : le Tourbillon Rouge" },
    gender: { es: "m", fr: "m" },
    icon: "spinning-sword",
    move: 1,
    attack: 2,
    decline: 2,
    acts: [moveHashomer(1), { ...hashomerAttacks, all: true }],
    changes: [{ of: "attacks hit all", set: 1 }],
  },
  "hashomer-vigil": {
    ...action,
    name: { en: "Hashomer: the Vigil", es: "Hashomer: la Vela", fr: "Hashomer : la Veille" },
    gender: { es: "f", fr: "f" },
    icon: "door-watcher",
    move: 2,
    attack: 0,
    decline: 3,
    acts: [moveHashomer(2), poison(1, magesWithHim)],
    hears: [{ when: { on: "enters", who: "mage", into: "its room" }, then: [poison(1, "it")], each: true }],
  },
});
