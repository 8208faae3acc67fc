/** Bargains of the bards: tempting with a gift, and what follows from the answer (L-TMP). */
import { type Frame, PASS } from "@blackrose/kernel";
import { R } from "../../../effects/context.ts";
import { temptChoice, want } from "../../../effects/doing.ts";
import { ownCondition, ownCount, ownGroup } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { canAttack } from "../../../rules/attack.ts";
import { healedOff } from "../../../rules/standing.ts";
import { damageOn } from "../../../rules/values.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { YES } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import { attack, draw, gain, heal } from "../../build.ts";
import type { One, Verb } from "../../says.ts";
import { fulfil } from "./fulfilling.ts";
import { replayable, replaySide } from "./replaying.ts";
import { EN, ES, FR } from "./tongues.ts";

/** What a mage is tempted with. `attack`: on a model in its room. `quest`: one of its quests completed. `replay`: a contingency of its own. */
export type Gift =
  | { readonly is: "points" | "healing" | "spells"; readonly n: number }
  | { readonly is: "attack" | "quest" | "replay" };

export interface Tempt {
  readonly do: "tempt";
  readonly who: One;
  readonly gift: Gift;
}
/** How a mage that was tempted has answered. */
export interface Answered {
  readonly is: "accepted" | "refused";
  readonly who: One;
}
export interface Answers {
  readonly counted: "acceptances" | "refusals";
}
/** Those that accepted and are still in a room. */
export interface Acceptors {
  readonly all: "mages that accepted";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly bargains: Tempt;
  }
  interface Conditions {
    readonly bargains: Answered;
  }
  interface Counts {
    readonly bargains: Answers;
  }
  interface Groups {
    readonly bargains: Acceptors;
  }
}

export const tempt = (who: One, gift: Gift): Tempt => ({ do: "tempt", who, gift });
export const accepted = (who: One): Answered => ({ is: "accepted", who });
export const refused = (who: One): Answered => ({ is: "refused", who });

/** The gift as sentences say it: it comes to whom the answer has left as "it". */
function verbsOf(gift: Gift): readonly Verb[] {
  switch (gift.is) {
    case "points":
      return [gain(gift.n, { who: "it" })];
    case "healing":
      return [heal(gift.n, "it")];
    case "spells":
      return [draw(gift.n, "grimoire", { who: "it" })];
    case "attack":
      return [attack({ who: "it" })];
    case "quest":
      return [fulfil("it")];
    case "replay":
      return [replaySide("it", "contingency")];
  }
}

/** Whether any part of the gift can take effect, as everyone can see (L-TMP-02). */
function canGive(w: Lodge, { is }: Gift, mage: number): boolean {
  const { s } = w;
  switch (is) {
    case "points":
      return true;
    case "healing":
      return damageOn(w, mage).length > 0 || healedOff(w, mage).length > 0;
    case "spells":
      return s.grimoires[mage].length + s.memories[mage].length > 0;
    case "attack":
      return canAttack(w, mage, mage);
    case "quest":
      return s.quests[mage].length > 0;
    case "replay":
      return replayable(w, mage, ["contingency"]).length > 0;
  }
}

const GIFTS = {
  en: {
    points: (n: number) => EN.say`${n} PP`,
    healing: (n: number) => EN.say`the healing of ${n} damage`,
    spells: (n: number) => EN.say`${EN.np(EN.nouns.spell, { count: n })} of its Grimoire`,
    attack: () => "an attack on a model in its room",
    quest: () => "the completion of one of its active quests",
    replay: () => "one of its revealed contingency spells, resolved again",
  },
  es: {
    points: (n: number) => ES.say`${n} PP`,
    healing: (n: number) => ES.say`la curación de ${n} de daño`,
    spells: (n: number) => ES.say`${ES.np(ES.nouns.spell, { count: n })} de su Grimorio`,
    attack: () => "un ataque contra una miniatura de su sala",
    quest: () => "una de sus misiones activas completada",
    replay: () => "uno de sus conjuros de contingencia revelados, resuelto otra vez",
  },
  fr: {
    points: (n: number) => FR.say`${n} PP`,
    healing: (n: number) => FR.say`la guérison de ${FR.damage(n)}`,
    spells: (n: number) => FR.say`${FR.np(FR.nouns.spell, { count: n })} de son Grimoire`,
    attack: () => "une attaque contre une figurine de sa salle",
    quest: () => "une de ses quêtes actives accomplie",
    replay: () => "un de ses sorts de contingence révélés, résolu de nouveau",
  },
};
const numberOf = (gift: Gift): number => ("n" in gift ? gift.n : 0);

/** Whoever accepts is "it" for the gift; whoever refuses gets nothing. */
function note(e: Frame, mage: number, yes: boolean): void {
  e.regs[yes ? R.accepted : R.refused] |= 1 << mage;
  e.regs[R.it] = yes ? mage : NONE;
}

const temptVerb = ownVerb<Tempt>("tempt", {
  shape: {
    who: a.one,
    gift: a.tagged<Gift, "is">("is", {
      points: { n: a.some },
      healing: { n: a.some },
      spells: { n: a.some },
      attack: {},
      quest: {},
      replay: {},
    } as never),
  },
  parts: ({ gift }) => verbsOf(gift),
  run(w, f, e, { who, gift }) {
    const mage = one(w, e, who);
    e.regs[R.it] = NONE;
    if (mage === NONE || !isMage(mage) || w.s.at[mage] < 0) return;
    // The Avatar always refuses (L-TMP-05).
    if (mage >= w.s.seats || !canGive(w, gift, mage)) note(e, mage, false);
    else {
      e.regs[R.another] = mage;
      want(w, f, temptChoice, [PASS, YES], { seat: mage });
    }
  },
  chosen: (_w, _f, e, _said, code) => note(e, e.regs[R.another], code === YES),
  words: {
    en: ({ who, gift }, scene, mood) =>
      EN.say`${EN.verb(mood, "tempt")} ${EN.who(who, scene)} with ${GIFTS.en[gift.is](numberOf(gift))}`,
    es: ({ who, gift }, scene, mood) =>
      ES.say`${ES.verb(mood, "tienta", "tentar")} a ${ES.who(who, scene)} con ${GIFTS.es[gift.is](numberOf(gift))}`,
    fr: ({ who, gift }, scene, mood) =>
      FR.say`${FR.verb(mood, "tenter")} ${FR.who(who, scene)} avec ${GIFTS.fr[gift.is](numberOf(gift))}`,
  },
});

const has = (bits: number, mage: number): boolean => mage !== NONE && isMage(mage) && ((bits >> mage) & 1) === 1;
const answeredBy = (e: Frame, is: Answered["is"]): number => e.regs[is === "accepted" ? R.accepted : R.refused];

/** Once "it" may be nobody, the one who was tempted is the target still. */
const answer = (name: Answered["is"]): ReturnType<typeof ownCondition<Answered>> =>
  ownCondition<Answered>(name, {
    shape: { who: a.one },
    holds: (w, e, { is, who }) => has(answeredBy(e, is), one(w, e, who)),
    words: {
      en: ({ is, who }, scene, not) =>
        EN.say`${EN.who(who, scene)} ${(is === "accepted") === not ? "refuses" : "accepts"}`,
      es: ({ is, who }, scene, not) =>
        ES.say`${ES.who(who, scene)} ${(is === "accepted") === not ? "rehúsa" : "acepta"}`,
      fr: ({ is, who }, scene, not) =>
        FR.say`${FR.who(who, scene)} ${(is === "accepted") === not ? "refuse" : "accepte"}`,
    },
  });

const bits = (n: number): number => (n === 0 ? 0 : (n & 1) + bits(n >> 1));

const countOf = (name: Answers["counted"]): ReturnType<typeof ownCount<Answers>> =>
  ownCount<Answers>(name, {
    shape: {},
    count: (_w, e, { counted }) => bits(e.regs[counted === "acceptances" ? R.accepted : R.refused]),
    words: {
      en: ({ counted }) => (counted === "acceptances" ? ["acceptance", "acceptances"] : ["refusal", "refusals"]),
      es: ({ counted }) =>
        counted === "acceptances" ? ["mago que acepte", "magos que acepten"] : ["mago que rehúse", "magos que rehúsen"],
      fr: ({ counted }) =>
        counted === "acceptances"
          ? ["mage qui accepte", "mages qui acceptent"]
          : ["mage qui refuse", "mages qui refusent"],
    },
  });

const acceptors = ownGroup<Acceptors>("mages that accepted", {
  shape: {},
  models: (w, e) => w.s.at.flatMap((room, mage) => (room >= 0 && has(e.regs[R.accepted], mage) ? [mage] : [])),
  words: {
    en: () => EN.np(EN.nouns.mage, { article: "each", after: "that accepted" }),
    es: () => ES.np(ES.nouns.mage, { article: "each", after: "que haya aceptado" }),
    fr: () => FR.np(FR.nouns.mage, { article: "each", after: "qui a accepté" }),
  },
});

export const bargainVerbs = [temptVerb];
export const bargainConditions = [answer("accepted"), answer("refused")];
export const bargainCounts = [countOf("acceptances"), countOf("refusals")];
export const bargainGroups = [acceptors];
