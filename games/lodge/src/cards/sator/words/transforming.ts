/** Mutant Pigs: a mage is turned into one, and what cards say of those who are (L-SAT-40 … 43, L-PIG). */
import { again, attempt, type Frame, laid, PASS } from "@blackrose/kernel";
import { attach } from "../../../deeds.ts";
import { hitsOf } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { ownCondition, ownCount, ownGroup } from "../../../effects/own.ts";
import { isOfKind, models, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { giveWay, hasFreeSlot, slotsUsed } from "../../../rules/evocations.ts";
import { copiesLeft, isFormOf, isTransformedBy, transformedBy } from "../../../rules/forms.ts";
import { endForm } from "../../../rules/leaving.ts";
import { gainTogether, losable } from "../../../rules/power.ts";
import { lasting } from "../../../rules/standing.ts";
import { rulesOf } from "../../../rules/values.ts";
import { type Lodge, modelsIn, NONE, placeOf } from "../../../state.ts";
import { held, model as modelThing } from "../../../things.ts";
import { controllerOf, isMage, partyOf } from "../../../who.ts";
import { attachments } from "../../entries.ts";
import type { Kind, One, Who } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Each of them becomes a Mutant Pig; of more than `most`, as many as the controller chooses. */
export interface Transform {
  readonly do: "mutant-pig";
  readonly who: Who;
  readonly most?: number;
}
/** So much power is given up; who has not so much cannot choose it. */
export interface GiveUpPower {
  readonly do: "give up power";
  readonly n: number;
  readonly who: One;
}
export interface IsPig {
  readonly is: "a pig";
  readonly who: One;
}
export interface PigInPlay {
  readonly is: "pig in play";
}
/** Mages that the attacks of this effect have hurt. */
export interface MagesHurt {
  readonly counted: "mages hurt";
}
/** Other mages in a room with one of the controller's evocations of that kind; a mage that is one himself is among them. */
export interface WithYours {
  readonly all: "mages with yours";
  readonly kind: Kind;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly transforming: Transform | GiveUpPower;
  }
  interface Conditions {
    readonly transforming: IsPig | PigInPlay;
  }
  interface Counts {
    readonly transforming: MagesHurt;
  }
  interface Groups {
    readonly transforming: WithYours;
  }
}

const PIG = "mutant-pig";
export const becomesPig = (who: Who, more: Pick<Transform, "most"> = {}): Transform => ({ do: PIG, who, ...more });
export const giveUpPower = (n: number, who: One): GiveUpPower => ({ do: "give up power", n, who });
export const isPig = (who: One): IsPig => ({ is: "a pig", who });

export const forms = attachments("stated", {
  /** Health stays the mage's own; it acts for whoever made it one (L-SAT-42, L-PIG-02). */
  "mutant-pig": {
    name: { en: "Mutant Pig", es: "Cerdo Mutante", fr: "Porc Mutant" },
    gender: { es: "m", fr: "m" },
    icon: "pig-face",
    family: "form",
    archetype: "beast",
    takesSlot: true,
    shutsRoom: true,
    copies: 4,
    on: "mage",
    you: "owner",
    until: "end of turn",
    changes: [
      { of: "move", set: 2 },
      { of: "attack", set: 2 },
    ],
  },
});

const kindOf = ({ cards }: Lodge): number => cards.attachmentNumber.get(PIG) as number;

/** How far it has come with the first of them: whether they are chosen, what is asked. Behind it, those still to come. */
const own = numbers({ begun: 0, asked: 0 });
const { begun, asked } = own.at;
const Asked = { nothing: 0, whom: 1, taken: 2, slot: 3 } as const;

/** Who can be turned into one: another mage in a room. */
const victims = (w: Lodge, e: Frame, { who }: Transform): number[] =>
  models(w, e, who).filter((mage) => isMage(mage) && mage !== e.seat && placeOf(w.s, mage) >= 0);

function change(w: Lodge, e: Frame, mage: number): void {
  // Never two forms at once: the old one's card goes back (L-PIG-06).
  endForm(w, mage);
  attempt(w, e.seat, [laid(attach, { ...lasting(w, e, kindOf(w)), on: mage, it: mage })]);
}

const transform = ownVerb<Transform>(PIG, {
  shape: { who: a.who, most: a.optional(a.some) },
  numbers: own,
  run(w, f, e, said) {
    if (f.regs[begun] === 0) {
      const all = victims(w, e, said);
      if (said.most !== undefined && all.length > said.most) {
        f.regs[asked] = Asked.whom;
        again(f);
        want(w, f, effTarget, all.map(modelThing), { min: said.most, max: said.most });
        return;
      }
      f.regs = own.make({ verb: f.regs[0], begun: 1 }, all);
    }
    const [mage, ...rest] = own.rest(f);
    if (mage === undefined) return;
    again(f);
    const isMine = isTransformedBy(w, mage, e.seat);
    const isPigNow = isFormOf(w, mage, PIG);
    if (!isPigNow && copiesLeft(w, kindOf(w)) <= 0) {
      // Where a missing one is taken from play, its old victim is himself again (L-OQ-139).
      const there = [...w.s.at.keys()].filter((other) => isFormOf(w, other, PIG));
      if (rulesOf(w).missingEvocation === "ignored") f.regs = own.make({ verb: f.regs[0], begun: 1 }, rest);
      else {
        f.regs[asked] = Asked.taken;
        want(w, f, effTarget, there.map(modelThing));
      }
      return;
    }
    if (!isMine && !hasFreeSlot(w, e.seat)) {
      f.regs[asked] = Asked.slot;
      want(w, f, effTarget, [PASS, ...slotsUsed(w, e.seat).map(modelThing)]);
      return;
    }
    f.regs = own.make({ verb: f.regs[0], begun: 1 }, rest);
    change(w, e, mage);
  },
  chosen(w, f, e, _said, code, codes) {
    const [, ...rest] = own.rest(f);
    switch (f.regs[asked]) {
      case Asked.whom:
        f.regs = own.make({ verb: f.regs[0], begun: 1 }, codes.map(held));
        return;
      case Asked.taken:
        endForm(w, held(code));
        break;
      default:
        // No slot is given up: nothing happens (L-PIG-01).
        if (code === PASS) f.regs = own.make({ verb: f.regs[0], begun: 1 }, rest);
        else giveWay(w, e.seat, held(code));
    }
    f.regs[asked] = Asked.nothing;
  },
  words: {
    en: ({ who, most }, scene) => ({
      own: EN.say`${EN.who(who, scene)} becomes a Mutant Pig${most === undefined ? "" : EN.say` (at most ${most})`}`,
    }),
    es: ({ who, most }, scene) => ({
      own: ES.say`${ES.who(who, scene)} se convierte en un Cerdo Mutante${most === undefined ? "" : ES.say` (máximo ${most})`}`,
    }),
    fr: ({ who, most }, scene) => ({
      own: FR.say`${FR.who(who, scene)} devient un Porc Mutant${most === undefined ? "" : FR.say` (${most} au plus)`}`,
    }),
  },
});

const giveUpVerb = ownVerb<GiveUpPower>("give up power", {
  shape: { n: a.some, who: a.one },
  canBegin(w, e, { n, who }) {
    const mage = one(w, e, who);
    return mage !== NONE && isMage(mage) && losable(w, partyOf(w.s, mage), n) === n;
  },
  run(w, _f, e, { n, who }) {
    const party = partyOf(w.s, one(w, e, who));
    if (losable(w, party, n) === n) gainTogether(w, [[party, -n]]);
  },
  words: {
    en: ({ n, who }, scene) => ({ own: EN.say`${EN.who(who, scene)} gives up ${n} PP` }),
    es: ({ n, who }, scene) => ({ own: ES.say`${ES.who(who, scene)} entrega ${n} PP` }),
    fr: ({ n, who }, scene) => ({ own: FR.say`${FR.who(who, scene)} abandonne ${n} PP` }),
  },
});

const pig = ownCondition<IsPig>("a pig", {
  shape: { who: a.one },
  holds(w, e, { who }) {
    const mage = one(w, e, who);
    return mage !== NONE && isFormOf(w, mage, PIG);
  },
  words: {
    en: ({ who }, scene, not) => EN.say`${EN.who(who, scene)} is ${not ? "not " : ""}a Mutant Pig`,
    es: ({ who }, scene, not) => ES.say`${ES.who(who, scene)} ${not ? "no " : ""}es un Cerdo Mutante`,
    fr: ({ who }, scene, not) => FR.say`${FR.who(who, scene)} ${not ? "n'est pas" : "est"} un Porc Mutant`,
  },
});

const pigInPlay = ownCondition<PigInPlay>("pig in play", {
  shape: {},
  holds: (w) => w.s.at.some((room, mage) => room >= 0 && isFormOf(w, mage, PIG)),
  words: {
    en: (_, __, not) => `there is ${not ? "no" : "a"} Mutant Pig in play`,
    es: (_, __, not) => `${not ? "no hay ningún" : "hay un"} Cerdo Mutante en juego`,
    fr: (_, __, not) => `il ${not ? "n’y a aucun" : "y a un"} Porc Mutant en jeu`,
  },
});

const magesHurt = ownCount<MagesHurt>("mages hurt", {
  shape: {},
  count: (_w, e) => new Set(hitsOf(e).filter(isMage)).size,
  words: {
    en: () => ["mage hurt by it", "mages hurt by it"],
    es: () => ["mago al que haya dañado", "magos a los que haya dañado"],
    fr: () => ["mage qu’elle a blessé", "mages qu’elle a blessés"],
  },
});

/** The controller's evocations of a kind in a room, mages he transformed among them. */
const isThere = (w: Lodge, seat: number, kind: Kind, room: number): boolean =>
  modelsIn(w.s, room).some(
    (model) =>
      (isMage(model) ? transformedBy(w, seat).includes(model) : controllerOf(w.s, model) === seat) &&
      isOfKind(w, model, kind),
  );

const withYours = ownGroup<WithYours>("mages with yours", {
  shape: { kind: a.kind },
  models: (w, e, { kind }) =>
    w.s.at.flatMap((room, mage) => (mage !== e.seat && room >= 0 && isThere(w, e.seat, kind, room) ? [mage] : [])),
  words: {
    en: ({ kind }, scene) =>
      EN.np(EN.nouns.mage, {
        article: "each",
        adjectives: ["other"],
        after: EN.say`in a room with ${EN.oneOfYours(kind, scene)}`,
      }),
    es: ({ kind }, scene) =>
      ES.name(ES.say`cada uno de los demás magos que esté en una sala con ${ES.oneOfYours(kind, scene)}`),
    fr: ({ kind }, scene) =>
      FR.name(FR.say`chacun des autres mages présents dans une salle avec ${FR.oneOfYours(kind, scene)}`),
  },
});

export const transformingVerbs = [transform, giveUpVerb];
export const transformingConditions = [pig, pigInPlay];
export const transformingCounts = [magesHurt];
export const transformingGroups = [withYours];
