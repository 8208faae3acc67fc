/** What a card gives to others, spells and power; and which of them are near, were healed, deal killing blows or solve quests. */
import type { Frame } from "@blackrose/kernel";
import { defeat, solve, solveTarot } from "../../../deeds.ts";
import { R, roomOf } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { ownCount } from "../../../effects/own.ts";
import { models } from "../../../effects/select.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { gainTogether } from "../../../rules/power.ts";
import { drawGrimoire } from "../../../rules/study.ts";
import { boardOf } from "../../../rules/values.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { held, model as modelThing } from "../../../things.ts";
import { controllerOf, partyOf } from "../../../who.ts";
import type { Many, Who } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Each mage meant, or behind a model meant, draws so many from its Grimoire; in cells nobody does. */
export interface HandOut {
  readonly do: "hand out";
  readonly n: number;
  readonly who: Who | "target's mage";
}
/** Each of them gains so much, or one other whom the controller names. */
export interface Reward {
  readonly do: "reward";
  readonly n: number;
  readonly who: Many | "another mage";
}
export interface MagesWhoDrew {
  readonly counted: "mages who drew";
}
export interface OtherMagesHealed {
  readonly counted: "other mages healed";
}
/** In the controller's room now, or within so much of it. */
export interface OtherMagesNear {
  readonly counted: "other mages near";
  readonly within: number;
}
/** Another's, or that of an evocation acting for another: the last cube on a mage (L-DEF-10). */
export interface KillingBlow {
  readonly on: "killing blow";
}
/** The mage that was the target solves one. */
export interface TargetSolves {
  readonly on: "target solves";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly generosity: HandOut | Reward;
  }
  interface Counts {
    readonly generosity: MagesWhoDrew | OtherMagesHealed | OtherMagesNear;
  }
  interface Triggers {
    readonly generosity: KillingBlow | TargetSolves;
  }
}

export const handOut = (n: number, who: HandOut["who"]): HandOut => ({ do: "hand out", n, who });
export const reward = (n: number, who: Reward["who"]): Reward => ({ do: "reward", n, who });

/** Mages meant, each once, in rooms, whom somebody sits for. */
function readers(w: Lodge, e: Frame, { who }: HandOut): number[] {
  const found =
    who === "target's mage" ? [e.regs[R.targetMage]] : models(w, e, who).map((model) => controllerOf(w.s, model));
  return [...new Set(found)].filter((mage) => mage !== NONE && mage < w.s.seats && w.s.at[mage] >= 0);
}

const handOutVerb = ownVerb<HandOut>("hand out", {
  shape: { n: a.some, who: a.either(a.word("target's mage"), a.who) },
  run(w, _f, e, said) {
    for (const mage of readers(w, e, said)) if (drawGrimoire(w, mage, said.n) > 0) e.regs[R.affected]++;
  },
  words: {
    en: ({ n, who }, scene) => ({
      own: EN.say`${who === "target's mage" ? EN.name("the target’s mage") : EN.who(who, scene)} draws ${EN.np(EN.nouns.spell, { count: n })} from its Grimoire`,
    }),
    es: ({ n, who }, scene) => ({
      own: ES.say`${who === "target's mage" ? ES.name("el mago del objetivo") : ES.who(who, scene)} roba ${ES.np(ES.nouns.spell, { count: n })} de su Grimorio`,
    }),
    fr: ({ n, who }, scene) => ({
      own: FR.say`${who === "target's mage" ? FR.name("le mage de la cible") : FR.who(who, scene)} pioche ${FR.np(FR.nouns.spell, { count: n })} de son Grimoire`,
    }),
  },
});

const othersInRooms = ({ s }: Lodge, seat: number): number[] =>
  [...s.at.keys()].filter((mage) => mage !== seat && s.at[mage] >= 0);

const rewardVerb = ownVerb<Reward>("reward", {
  shape: { n: a.some, who: a.either(a.word("another mage"), a.many) },
  run(w, f, e, { n, who }) {
    if (who === "another mage") want(w, f, effTarget, othersInRooms(w, e.seat).map(modelThing));
    else
      gainTogether(
        w,
        models(w, e, who).map((mage) => [partyOf(w.s, mage), n] as const),
      );
  },
  chosen: (w, _f, _e, { n }, code) => gainTogether(w, [[partyOf(w.s, held(code)), n]]),
  words: {
    en: ({ n, who }, scene) => ({
      own: EN.say`${who === "another mage" ? EN.name("another mage of your choice") : EN.many(who, scene)} gains ${n} PP`,
    }),
    es: ({ n, who }, scene) => ({
      own: ES.say`${who === "another mage" ? ES.name("otro mago que elijas") : ES.many(who, scene)} gana ${n} PP`,
    }),
    fr: ({ n, who }, scene) => ({
      own: FR.say`${who === "another mage" ? FR.name("un autre mage de votre choix") : FR.many(who, scene)} gagne ${n} PP`,
    }),
  },
});

const drew = ownCount<MagesWhoDrew>("mages who drew", {
  shape: {},
  count: (_w, e) => e.regs[R.affected],
  words: {
    en: () => ["mage who drew", "mages who drew"],
    es: () => ["mago que haya robado", "magos que hayan robado"],
    fr: () => ["mage qui a pioché", "mages qui ont pioché"],
  },
});

const healed = ownCount<OtherMagesHealed>("other mages healed", {
  shape: {},
  count: (w, e) => [...w.s.at.keys()].filter((mage) => mage !== e.seat && (e.regs[R.healedMages] >> mage) & 1).length,
  words: {
    en: () => ["other mage healed", "other mages healed"],
    es: () => ["otro mago curado", "otros magos curados"],
    fr: () => ["autre mage soigné", "autres mages soignés"],
  },
});

const near = ownCount<OtherMagesNear>("other mages near", {
  shape: { within: a.n },
  count(w, e, { within }) {
    const room = roomOf(w, e.seat);
    if (room === NONE) return 0;
    const rooms = boardOf(w).within[within][room];
    return othersInRooms(w, e.seat).filter((mage) => rooms.includes(w.s.at[mage])).length;
  },
  words: {
    en: ({ within }) =>
      within === 0
        ? ["other mage in your room", "other mages in your room"]
        : [EN.say`other mage within ${within}`, EN.say`other mages within ${within}`],
    es: ({ within }) =>
      within === 0
        ? ["otro mago de tu sala", "otros magos de tu sala"]
        : [ES.say`otro mago a alcance ${within}`, ES.say`otros magos a alcance ${within}`],
    fr: ({ within }) =>
      within === 0
        ? ["autre mage de votre salle", "autres mages de votre salle"]
        : [FR.say`autre mage à portée ${within}`, FR.say`autres mages à portée ${within}`],
  },
});

const killingBlow = ownTrigger<KillingBlow>("killing blow", {
  shape: {},
  deeds: [defeat],
  met({ s }, one, _said, { owner }) {
    const killer = one.get("killer");
    return killer < s.seats && killer !== owner && killer !== one.get("seat") ? bind(killer) : null;
  },
  concerns: ({ s }, one, seat) => one.get("killer") < s.seats && one.get("killer") !== seat,
  words: {
    en: () => "another mage deals a killing blow",
    es: () => "otro mago dé el golpe mortal",
    fr: () => "un autre mage porte le coup fatal",
  },
});

const targetSolves = ownTrigger<TargetSolves>("target solves", {
  shape: {},
  deeds: [solve, solveTarot],
  met: (_w, one, _said, { it }) => (one.get("seat") === it ? bind(it) : null),
  keeps: (_w, e) => ({ it: e.regs[R.target] }),
  words: {
    en: () => "the target solves a quest",
    es: () => "el objetivo resuelva una misión",
    fr: () => "la cible résout une quête",
  },
});

export const generosityVerbs = [handOutVerb, rewardVerb];
export const generosityCounts = [drew, healed, near];
export const generosityTriggers = [killingBlow, targetSolves];
