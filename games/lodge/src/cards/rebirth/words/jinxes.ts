/** Jinxes: they are tied to mages, lifted, passed on; what cannot be tied bites instead (L-JX). */
import { again, attempt, type Frame, laid, PASS, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { attach, passAttachment } from "../../../deeds.ts";
import { R, Source } from "../../../effects/context.ts";
import { effOption, effTarget, jinxKind, want } from "../../../effects/doing.ts";
import { ownCost } from "../../../effects/own.ts";
import { models, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { bearerFor, borneBy, borneInPlay, isFree, lift as liftOff, MOST_JINXES } from "../../../rules/jinxes.ts";
import { CELL, type Laid, type Lodge, NONE } from "../../../state.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { families as familiesEn, onWhom as onWhomEn, who as whoEn, your as yourEn } from "../../../text/en/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { families as familiesEs, onWhom as onWhomEs, who as whoEs, your as yourEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { families as familiesFr, onWhom as onWhomFr, who as whoFr, your as yourFr } from "../../../text/fr/things.ts";
import { attachmentOf, type Scene } from "../../../text/scene.ts";
import {
  attached,
  attachment,
  Family,
  familyOf,
  held,
  kindOfAttachment,
  model as modelThing,
  YES,
} from "../../../things.ts";
import { isMage, type Mage } from "../../../who.ts";
import { anyOf } from "../../attachments.ts";
import type { Many, One } from "../../says.ts";
import { overflow } from "./overflow.ts";

export interface Jinx {
  readonly do: "jinx";
  /** By its id, or any: the controller chooses one that can be tied. */
  readonly kind: string;
  /** `oneOf`: the controller chooses one of these mages. */
  readonly on: One | { readonly oneOf: Many };
}
/** The controller takes up to so many jinxes off mages, itself among them, none in their cells (L-JX-06, L-RB-44). */
export interface Lift {
  readonly do: "lift";
  readonly n: number;
}
/** A jinx goes from one mage to another; where it cannot be tied it is lifted and bites (L-JX-06). */
export interface PassJinx {
  readonly do: "pass jinx";
  readonly from: One;
  readonly to: One;
}
/** It is tied to oneself, if it can be (L-JX-03). */
export interface TiedToOneself {
  readonly pay: "jinx";
  readonly kind: string;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly jinxes: Jinx | Lift | PassJinx;
  }
  interface Costs {
    readonly jinxes: TiedToOneself;
  }
}

export const jinx = (kind: string, on: Jinx["on"]): Jinx => ({ do: "jinx", kind, on });
export const lift = (n: number): Lift => ({ do: "lift", n });
export const passJinx = (from: One, to: One): PassJinx => ({ do: "pass jinx", from, to });

/** Whether a mage has room for it: three at most, all different (L-JX-02). */
function hasRoom(w: Laid, mage: Mage, kind: number): boolean {
  const borne = borneBy(w, mage, "jinx");
  return w.s.at[mage] !== CELL && borne.length < MOST_JINXES && borne.every((one_) => one_.kind !== kind);
}
const canTie = (w: Laid, mage: Mage, kind: number): boolean => hasRoom(w, mage, kind) && isFree(w, kind);

/** Every kind that can be tied to a mage. */
const tiable = (w: Laid, mage: Mage): number[] =>
  w.cards.attachments.flatMap(({ is }, kind) => (is.family === "jinx" && canTie(w, mage, kind) ? [kind] : []));

/** It belongs to nobody (L-JX-04), and what it does is a rule's doing: no spell's, no matter which one tied it. */
const BARE = { owner: NONE, source: Source.rule, card: NONE, it: NONE, room: NONE, n: 0, left: NONE, until: NONE };
const tie = (w: Lodge, seat: number, mage: Mage, kind: number): void =>
  attempt(w, seat, [laid(attach, { ...BARE, kind, on: mage })]);

/** To another mage, without its cubes; where it cannot be tied there it is lifted instead. Whether it was passed (L-JX-06). */
function passOn(w: Lodge, at: number, to: Mage): boolean {
  const { kind, on } = w.s.attachments[at];
  const fits = hasRoom(w, to, kind);
  if (fits) perform(w, passAttachment, { at, kind, from: on, to });
  else liftOff(w, at);
  return fits;
}

const ANY = anyOf("jinx");
const nameOf = (kind: string, scene: Scene): { readonly en: string; readonly es: string; readonly fr: string } =>
  attachmentOf(scene, kind).name;
const kindNumber = ({ cards }: Lodge, kind: string): number => cards.attachmentNumber.get(kind) as number;

/** The mage it is tied to, once that is known. */
const tied = numbers({ bearer: NONE });

function tieTo(w: Lodge, f: Frame, e: Frame, { kind }: Jinx, mage: number): void {
  if (mage === NONE) return;
  f.regs[tied.at.bearer] = mage;
  if (kind !== ANY) {
    const named = kindNumber(w, kind);
    if (canTie(w, mage, named)) tie(w, e.seat, mage, named);
    else overflow(w, e, mage);
    return;
  }
  const kinds = tiable(w, mage).map((one_) => attachment(w.cards, one_));
  if (kinds.length === 0) overflow(w, e, mage);
  else want(w, f, jinxKind, kinds);
}

const jinxVerb = ownVerb<Jinx>("jinx", {
  shape: { kind: a.jinx, on: a.either(a.one, a.oneOf) },
  numbers: tied,
  run(w, f, e, said) {
    if (typeof said.on === "string") {
      tieTo(w, f, e, said, bearerFor(w, one(w, e, said.on)));
      return;
    }
    const mages = models(w, e, said.on.oneOf).filter((mage) => isMage(mage) && bearerFor(w, mage) !== NONE);
    want(w, f, effTarget, mages.map(modelThing));
  },
  chosen(w, f, e, said, code) {
    if (familyOf(code) === Family.model) tieTo(w, f, e, said, held(code));
    else tie(w, e.seat, f.regs[tied.at.bearer], kindOfAttachment(w.cards, held(code)));
  },
  words: {
    en: ({ kind, on }, scene, mood) => {
      const what = kind === ANY ? `a jinx of ${yourEn(scene)} choice` : nameOf(kind, scene).en;
      return en.say`${verbEn(mood, "tie")} ${what} to ${onWhomEn(on, scene)}`;
    },
    es: ({ kind, on }, scene, mood) => {
      const chosen = `un embrujo a ${scene.person === "you" ? "tu" : "su"} elección`;
      const what = kind === ANY ? chosen : nameOf(kind, scene).es;
      return es.say`${verbEs(mood, "ata", "atar")} ${what} a ${onWhomEs(on, scene)}`;
    },
    fr: ({ kind, on }, scene, mood) => {
      const what = kind === ANY ? `un envoûtement de ${yourFr(scene)} choix` : nameOf(kind, scene).fr;
      return fr.say`${verbFr(mood, "lier")} ${what} à ${onWhomFr(on, scene)}`;
    },
  },
});

const lifted = numbers({ done: 0 });
const { done } = lifted.at;

const liftVerb = ownVerb<Lift>("lift", {
  shape: { n: a.some },
  numbers: lifted,
  canBegin: (w) => borneInPlay(w, "jinx").length > 0,
  run(w, f, _e, { n }) {
    const jinxes = borneInPlay(w, "jinx");
    if (f.regs[done] >= n || jinxes.length === 0) return;
    again(f);
    want(w, f, effOption, [PASS, ...jinxes.map(({ at }) => attached(at))]);
  },
  chosen(w, f, e, { n }, code) {
    if (code === PASS) {
      f.regs[done] = n;
      return;
    }
    liftOff(w, held(code));
    f.regs[done]++;
    e.regs[R.lifted]++;
  },
  words: {
    en: ({ n }, { person }, mood) => {
      const jinxes = en.np(familiesEn.jinx.noun, { count: n });
      return en.say`${verbEn(mood, "lift")} up to ${jinxes} from any mages, ${person === "you" ? "yourself" : "that mage"} included`;
    },
    es: ({ n }, { person }, mood) => {
      const jinxes = es.np(familiesEs.jinx.noun, { count: n });
      return es.say`${verbEs(mood, "levanta", "levantar")} hasta ${jinxes} de cualesquiera magos, ${person === "you" ? "tú incluido" : "ese mago incluido"}`;
    },
    fr: ({ n }, { person }, mood) => {
      const jinxes = fr.np(familiesFr.jinx.noun, { count: n });
      return fr.say`${verbFr(mood, "lever")} jusqu'à ${jinxes} de n'importe quels mages, ${person === "you" ? "vous compris" : "ce mage compris"}`;
    },
  },
});

const passVerb = ownVerb<PassJinx>("pass jinx", {
  shape: { from: a.one, to: a.one },
  canBegin(w, e, { from, to }) {
    const [giver, taker] = [bearerFor(w, one(w, e, from)), bearerFor(w, one(w, e, to))];
    return giver !== NONE && taker !== NONE && borneBy(w, giver, "jinx").length > 0;
  },
  run(w, f, e, { from, to }) {
    const [giver, taker] = [bearerFor(w, one(w, e, from)), bearerFor(w, one(w, e, to))];
    if (giver === NONE || taker === NONE) return;
    const jinxes = borneBy(w, giver, "jinx").map(({ at }) => attached(at));
    want(w, f, effOption, jinxes);
  },
  chosen(w, _f, e, { to }, code) {
    const taker = bearerFor(w, one(w, e, to));
    if (!passOn(w, held(code), taker)) overflow(w, e, taker);
  },
  words: {
    en: ({ from, to }, scene, mood) => {
      const what = from === "self" ? `one of ${yourEn(scene)} jinxes` : en.say`a jinx from ${whoEn(from, scene)}`;
      return en.say`${verbEn(mood, "pass")} ${what} to ${whoEn(to, scene)}`;
    },
    es: ({ from, to }, scene, mood) => {
      const what =
        from === "self" ? `uno de ${yourEs(scene, true)} embrujos` : es.say`un embrujo de ${whoEs(from, scene)}`;
      return es.say`${verbEs(mood, "pasa", "pasar")} ${what} a ${whoEs(to, scene)}`;
    },
    fr: ({ from, to }, scene, mood) => {
      const what =
        from === "self"
          ? `un de ${yourFr(scene, "many")} envoûtements`
          : fr.say`un envoûtement de ${whoFr(from, scene)}`;
      return fr.say`${verbFr(mood, "passer")} ${what} à ${whoFr(to, scene)}`;
    },
  },
});

const tiedToOneself = ownCost<TiedToOneself>("jinx", {
  shape: { kind: a.attachment },
  ways: (w, { seat }, { kind }) => (canTie(w, seat, kindNumber(w, kind)) ? [YES] : []),
  take: (w, { seat }, { kind }) => tie(w, seat, seat, kindNumber(w, kind)),
  words: {
    en: ({ kind }, scene, mood) => en.say`${verbEn(mood, "tie")} ${nameOf(kind, scene).en} to ${whoEn("self", scene)}`,
    es: ({ kind }, scene, mood) =>
      scene.person === "you" && mood === "infinitive"
        ? `atarte ${nameOf(kind, scene).es}`
        : es.say`${verbEs(mood, "ata", "atar")} ${nameOf(kind, scene).es} a ${whoEs("self", scene)}`,
    fr: ({ kind }, scene, mood) =>
      scene.person === "you" && mood === "infinitive"
        ? `vous lier ${nameOf(kind, scene).fr}`
        : fr.say`${verbFr(mood, "lier")} ${nameOf(kind, scene).fr} à ${whoFr("self", scene)}`,
  },
});

export const jinxVerbs = [jinxVerb, liftVerb, passVerb];
export const jinxCosts = [tiedToOneself];
