/** Poison: it is given with a cube of the giver, bites in clean-up or at once, and can be taken off again (L-SAT-20, L-SAT-21, L-POI). */
import { again, attempt, call, type Frame, laid, PASS, perform, quietly } from "@blackrose/kernel";
import { attach, moveSpell, recube, Zone } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { defeats } from "../../../effects/defeat.ts";
import { effCard, effTarget, want } from "../../../effects/doing.ts";
import { ownCount } from "../../../effects/own.ts";
import { cubesFor, useCubes } from "../../../effects/ration.ts";
import { amount, models, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { defeatsShape } from "../../../frames.ts";
import * as a from "../../../pack/parts.ts";
import { fits } from "../../../rules/health.ts";
import { borneBy, lift } from "../../../rules/jinxes.ts";
import { lasting } from "../../../rules/standing.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { card as cardThing, held, model as modelThing } from "../../../things.ts";
import { es, fr } from "@blackrose/language";
import { amount as amountEn } from "../../../text/en/counts.ts";
import { who as whoEn } from "../../../text/en/things.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { amount as amountEs } from "../../../text/es/counts.ts";
import { who as whoEs } from "../../../text/es/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { amount as amountFr } from "../../../text/fr/counts.ts";
import { who as whoFr } from "../../../text/fr/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { isMage, partyOf } from "../../../who.ts";
import { attachments } from "../../entries.ts";
import type { Amount, One, Who } from "../../says.ts";

export interface Poison {
  readonly do: "poison";
  readonly n: Amount;
  readonly who: Who;
  /** Also mages in their cells. */
  readonly evenInCells?: true;
}
export interface Bite {
  readonly do: "bite";
  readonly who: One;
}
export interface RemovePoison {
  readonly do: "remove poison";
  readonly upTo: number;
}
export interface PoisonRemoved {
  readonly counted: "poison removed";
}
/** Whosever cubes they carry, and wherever the mage is (L-POI-06). */
export interface PoisonOn {
  readonly counted: "poison on";
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly poison: Poison | Bite | RemovePoison;
  }
  interface Counts {
    readonly poison: PoisonRemoved | PoisonOn;
  }
}

export const poison = (n: Amount, who: Who, more: Pick<Poison, "evenInCells"> = {}): Poison => ({
  do: "poison",
  n,
  who,
  ...more,
});
export const bite = (who: One): Bite => ({ do: "bite", who });
export const removePoison = (upTo: number): RemovePoison => ({ do: "remove poison", upTo });

const MOST_ON_A_MAGE = 3;
const TOKENS = 12;

export const poisonTokens = attachments("stated", {
  poison: {
    name: { en: "Poison", es: "Veneno", fr: "Poison" },
    gender: { es: "m", fr: "m" },
    icon: "poison-bottle",
    family: "poison",
    on: "mage",
    you: "bearer",
    copies: TOKENS,
    most: MOST_ON_A_MAGE,
    cubes: 1,
    healed: true,
    hears: [{ when: { on: "clean-up" }, then: [bite("it")] }],
  },
});

const kindOf = ({ cards }: Lodge): number => cards.attachmentNumber.get("poison") as number;
/** The tokens of a mage, the oldest first, in the cell too. */
const tokensOn = (w: Lodge, mage: number): number[] => borneBy(w, mage, "poison").map(({ at }) => at);
const left = (w: Lodge): number => TOKENS - w.s.attachments.filter(({ kind }) => kind === kindOf(w)).length;

/** Opposing mages, in rooms unless it says otherwise, with what each of them would get (L-POI-01). */
function victims(w: Lodge, e: Frame, said: Poison): { readonly mage: number; readonly n: number }[] {
  const n = amount(w, e, said.n);
  return models(w, e, said.who)
    .filter((mage) => isMage(mage) && mage !== e.seat && (said.evenInCells || w.s.at[mage] >= 0))
    .map((mage) => ({ mage, n: Math.min(n, MOST_ON_A_MAGE - tokensOn(w, mage).length) }));
}

/** One token, with a cube of the giver. */
const token = (w: Lodge, e: Frame, mage: number): ReturnType<typeof laid> =>
  laid(attach, { ...lasting(w, e, kindOf(w)), on: mage, it: mage });

/** Where tokens or cubes do not suffice: how many each mage has got by now, two bits for each. */
const given = numbers({ given: 0 });
const gotBy = (f: Frame, mage: number): number => (f.regs[given.at.given] >> (2 * mage)) & 3;

const poisonVerb = ownVerb<Poison>("poison", {
  shape: { n: a.amount, who: a.who, evenInCells: a.optional(a.mark) },
  numbers: given,
  cubes: (w, e, said) => victims(w, e, said).reduce((sum, { n }) => sum + n, 0),
  run(w, f, e, said) {
    const all = victims(w, e, said).map(({ mage, n }) => ({ mage, n: Math.max(0, n - gotBy(f, mage)) }));
    const open = all.filter(({ n }) => n > 0);
    const there = Math.min(left(w), cubesFor(w, e, partyOf(w.s, e.seat)));
    const wanted = open.reduce((sum, { n }) => sum + n, 0);
    if (open.length > 1 && there > 0 && there < wanted) {
      again(f);
      want(
        w,
        f,
        effTarget,
        open.map(({ mage }) => modelThing(mage)),
      );
      return;
    }
    const tokens = open.flatMap(({ mage, n }) => new Array<number>(Math.min(n, there)).fill(mage));
    useCubes(e, tokens.length);
    attempt(
      w,
      e.seat,
      tokens.map((mage) => token(w, e, mage)),
    );
  },
  chosen(w, f, e, _said, code) {
    f.regs[given.at.given] += 1 << (2 * held(code));
    useCubes(e, 1);
    attempt(w, e.seat, [token(w, e, held(code))]);
  },
  words: {
    en: (line, scene, mood) => {
      const { n, per } = amountEn(line.n, scene);
      const cells = line.evenInCells ? ", even in the cell" : "";
      return `${verbEn(mood, "give")} ${whoEn(line.who, scene).text} ${n} Poison${per}${cells}`;
    },
    es: (line, scene, mood) => {
      const { n, per } = amountEs(line.n, scene);
      const cells = line.evenInCells ? ", aunque esté en su celda" : "";
      return es.say`${verbEs(mood, "asigna", "asignar")} ${n} de Veneno a ${whoEs(line.who, scene)}${per}${cells}`;
    },
    fr: (line, scene, mood) => {
      const { n, per } = amountFr(line.n, scene);
      const cells = line.evenInCells ? ", même dans sa cellule" : "";
      return fr.say`${verbFr(mood, "attribuer")} ${n} ${n > 1 ? "Poisons" : "Poison"} à ${whoFr(line.who, scene)}${per}${cells}`;
    },
  },
});

/** How many tokens have left; then, that their victim has given up cards for them. */
const bitten = numbers({ left: 0, paid: 0 });
/** Two tokens or less cost a card, three cost two (L-SAT-21). */
const cardsFor = (tokens: number): number => (tokens < MOST_ON_A_MAGE ? 1 : 2);

/** The cubes are moved, not dealt: nothing that answers damage sees them (L-POI-05). Those beyond the mage's health go home. */
function moveCubes(w: Lodge, seat: number, mage: number): number {
  const tokens = tokensOn(w, mage);
  const cubes = tokens.flatMap((at) => w.s.attachments[at].cubes);
  for (const at of tokens.toReversed()) lift(w, at);
  for (const on of cubes.slice(0, fits(w, mage, cubes.length)))
    quietly(w, recube, { seat, model: mage, room: NONE, off: NONE, on, n: 1 });
  return tokens.length;
}

const biteVerb = ownVerb<Bite>("bite", {
  shape: { who: a.one },
  numbers: bitten,
  run(w, f, e, said) {
    const mage = one(w, e, said.who);
    if (mage === NONE || !isMage(mage)) return;
    if (f.regs[bitten.at.paid] === 1) {
      call(w, defeats, e.seat, defeatsShape.make());
      return;
    }
    if (f.regs[bitten.at.left] === 0) {
      f.regs[bitten.at.left] = moveCubes(w, e.seat, mage);
      if (f.regs[bitten.at.left] === 0) return;
    }
    f.regs[bitten.at.paid] = 1;
    again(f);
    const n = cardsFor(f.regs[bitten.at.left]);
    want(w, f, effCard, w.s.hands[mage].map(cardThing), { seat: mage, min: n, max: n });
  },
  chosen(w, _f, e, said, _code, codes) {
    const seat = one(w, e, said.who);
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
  },
  words: {
    en: ({ who }, scene) => ({ own: `the Poison on ${whoEn(who, scene).text} bites` }),
    es: ({ who }, scene) => ({ own: es.say`el Veneno de ${whoEs(who, scene)} hace efecto` }),
    fr: ({ who }, scene) => ({ own: fr.say`le Poison de ${whoFr(who, scene)} agit` }),
  },
});

const off = numbers({ done: 0 });

const removeVerb = ownVerb<RemovePoison>("remove poison", {
  shape: { upTo: a.some },
  numbers: off,
  run(w, f, e, said) {
    const party = partyOf(w.s, e.seat);
    const bearers = w.s.attachments.flatMap(({ kind, on, cubes }) =>
      kind === kindOf(w) && cubes.includes(party) ? [on] : [],
    );
    if (f.regs[off.at.done] === said.upTo || bearers.length === 0) return;
    again(f);
    want(w, f, effTarget, [PASS, ...[...new Set(bearers)].toSorted((x, y) => x - y).map(modelThing)]);
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      f.regs[off.at.done] = said.upTo;
      return;
    }
    f.regs[off.at.done]++;
    e.regs[R.lifted]++;
    const party = partyOf(w.s, e.seat);
    lift(w, tokensOn(w, held(code)).findLast((at) => w.s.attachments[at].cubes.includes(party)) as number);
  },
  words: {
    en: ({ upTo }, _scene, mood) => `${verbEn(mood, "remove")} up to ${upTo} of your Poison, wherever it lies`,
    es: ({ upTo }, _scene, mood) =>
      `${verbEs(mood, "retira", "retirar")} hasta ${upTo} de tus Venenos, estén donde estén`,
    fr: ({ upTo }, _scene, mood) => `${verbFr(mood, "retirer")} jusqu'à ${upTo} de vos Poisons, où qu'ils soient`,
  },
});

const removed = ownCount<PoisonRemoved>("poison removed", {
  shape: {},
  count: (_w, e) => e.regs[R.lifted],
  words: {
    en: () => ["Poison removed", "Poison removed"],
    es: () => ["Veneno retirado", "Venenos retirados"],
    fr: () => ["Poison retiré", "Poisons retirés"],
  },
});

const lyingOn = ownCount<PoisonOn>("poison on", {
  shape: { who: a.one },
  count(w, e, { who }) {
    const mage = one(w, e, who);
    return mage === NONE || !isMage(mage) ? 0 : tokensOn(w, mage).length;
  },
  words: {
    en: ({ who }, scene) => [`Poison on ${whoEn(who, scene).text}`, `Poison on ${whoEn(who, scene).text}`],
    es: ({ who }, scene) => [es.say`Veneno de ${whoEs(who, scene)}`, es.say`Venenos de ${whoEs(who, scene)}`],
    fr: ({ who }, scene) => [fr.say`Poison de ${whoFr(who, scene)}`, fr.say`Poisons de ${whoFr(who, scene)}`],
  },
});

export const poisonVerbs = [poisonVerb, biteVerb, removeVerb];
export const poisonCounts = [removed, lyingOn];
