/** The demons of this box. */
import { aim, all, choose, deal, gain, ifSo, may, move, place, room } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { opposing, theOthersIn } from "../words/demons.ts";
import { slide } from "../words/sliding.ts";
import { moveAndAttack } from "../words/beyond.ts";
import { goAlong, removeItself } from "../words/commanding.ts";

export const demons = evocationsOf("designed", {
  kappa: {
    name: { en: "Kappa", es: "Kappa", fr: "Kappa" },
    gender: { es: "m", fr: "m" },
    icon: "turtle-shell",
    archetype: "demon",
    move: 2,
    attack: 2,
    health: 3,
    figures: 3,
    hears: [
      {
        when: { on: "deals damage", who: "this evocation", with: "attack" },
        then: [ifSo({ is: "in a room", who: "it" }, [may([move("it", 1), goAlong("its room")])])],
      },
    ],
  },
  tengu: {
    name: { en: "Tengu", es: "Tengu", fr: "Tengu" },
    gender: { es: "m", fr: "m" },
    icon: "bird-mask",
    archetype: "demon",
    move: 3,
    attack: 2,
    health: 2,
    figures: 3,
    changes: [{ of: "flies", set: 1 }],
    insteadOfAttack: [[move({ oneOf: opposing("here") }, 1)]],
  },
  oni: {
    name: { en: "Oni", es: "Oni", fr: "Oni" },
    gender: { es: "m", fr: "m" },
    icon: "oni",
    archetype: "demon",
    move: 1,
    attack: 3,
    health: 5,
    figures: 2,
    attackAlso: [deal(1, theOthersIn("here"))],
  },
  kyuubi: {
    name: { en: "Kyuubi no Kitsune", es: "Kyuubi no Kitsune", fr: "Kyuubi no Kitsune" },
    properName: true,
    gender: { es: "m", fr: "m" },
    icon: "fox-tail",
    archetype: "demon",
    move: 2,
    attack: 2,
    health: 5,
    figures: 1,
    decline: 3,
    large: true,
    changes: [{ of: "attacks hit all", set: 1 }],
    insteadOfAttack: [[aim(room(1, { beside: true }), {}, [deal(1, all("models", "there"))])]],
  },
  dagon: {
    name: { en: "Dagon", es: "Dagón", fr: "Dagon" },
    properName: true,
    gender: { es: "m", fr: "m" },
    icon: "fish-monster",
    archetype: "demon",
    move: 1,
    attack: 3,
    health: 6,
    figures: 1,
    decline: 3,
    large: true,
    acts: [place(1, "here"), moveAndAttack],
    insteadOfAttack: [[choose([slide(2, "here", { nextTo: "here" })], [slide(2, { nextTo: "here" }, "here")])]],
  },
});

/** Whom the Assassins' Brotherhood sends (L-SAT-76, L-MAP-01). */
export const guests = evocationsOf("designed", {
  ezio: {
    name: { en: "Ezio", es: "Ezio", fr: "Ezio" },
    properName: true,
    gender: { es: "m", fr: "m" },
    icon: "hooded-assassin",
    archetype: "human",
    move: 3,
    attack: 3,
    health: 3,
    figures: 1,
    decline: 2,
    changesHands: true,
    hears: [
      {
        when: { on: "deals damage", who: "this evocation", to: "mage", with: "attack", defeats: true },
        then: [gain(1), removeItself],
      },
    ],
    changes: [
      { of: "flies", set: 1 },
      { of: "no protections against its attacks", set: 1 },
    ],
  },
});
