/** Hashomer: a figure that belongs to nobody, driven by the actions that mages hold (L-SAT-25 … 27, L-HAS). */
import { again, PASS, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { How, passAttachment } from "../../../deeds.ts";
import { hitsOf, R, roomOfThing } from "../../../effects/context.ts";
import { effStep, want } from "../../../effects/doing.ts";
import { ownCondition, ownGroup } from "../../../effects/own.ts";
import { spot } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { attackWith } from "../../../rules/attack.ts";
import { canSummon, summonFigure } from "../../../rules/evocations.ts";
import { goTo, mayMove } from "../../../rules/movement.ts";
import { boardOf } from "../../../rules/values.ts";
import { CELL, type Laid, modelsIn, NONE } from "../../../state.ts";
import { nouns as nounsEn, spot as spotEn } from "../../../text/en/things.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { nouns as nounsEs, spot as spotEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { nouns as nounsFr, spot as spotFr } from "../../../text/fr/things.ts";
import type { Scene } from "../../../text/scene.ts";
import { held, room as roomThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import { attachments } from "../../entries.ts";
import type { EvocationId, Spot, Words } from "../../says.ts";

/** One of his actions comes into the controller's slot. */
export interface SummonAction {
  readonly do: "summon Hashomer";
  readonly action: EvocationId;
}
export interface MoveHashomer {
  readonly do: "move Hashomer";
  readonly n: number;
}
/** The controller is set where he stands. */
export interface GoToHashomer {
  readonly do: "go to Hashomer";
}
/** The action that acts strikes where he stands: one model, or all. */
export interface HashomerAttacks {
  readonly do: "Hashomer attacks";
  readonly all?: true;
}
/** Opposing mages where he stands. */
export interface MagesWithHim {
  readonly all: "mages with Hashomer";
}
/** He stands in that room, or so many steps at most from the controller's. */
export interface HashomerIs {
  readonly is: "Hashomer is";
  readonly in?: Spot;
  readonly within?: number;
}
/** This effect has put damage on a mage, by itself or by who acted for it. */
export interface HitAMage {
  readonly is: "hit a mage";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly hashomer: SummonAction | MoveHashomer | HashomerAttacks | GoToHashomer;
  }
  interface Groups {
    readonly hashomer: MagesWithHim;
  }
  interface Conditions {
    readonly hashomer: HashomerIs | HitAMage;
  }
}

export const HASHOMER = "hashomer";

/** No model, and nothing but his actions touches him: he lies in his room as a thing does (L-HAS-01). */
export const hashomerFigure = attachments("stated", {
  [HASHOMER]: {
    name: { en: "Hashomer", es: "Hashomer", fr: "Hashomer" },
    icon: "hooded-assassin",
    on: "room",
    you: "owner",
    copies: 1,
    comesWith: "blood",
  },
});

export const summonAction = (action: EvocationId): SummonAction => ({ do: "summon Hashomer", action });
export const moveHashomer = (n: number): MoveHashomer => ({ do: "move Hashomer", n });
export const hashomerAttacks: HashomerAttacks = { do: "Hashomer attacks" };
export const magesWithHim: MagesWithHim = { all: "mages with Hashomer" };
export const goToHashomer: GoToHashomer = { do: "go to Hashomer" };

/** His room, or NONE where he is not on the board: then words about him do nothing (L-HAS-06). */
const hisRoom = (w: Laid): number => roomOfThing(w, HASHOMER);

const nameOf = ({ tables }: Scene, action: EvocationId): Words =>
  tables.content.evocations.find(({ id }) => id === action)?.name ?? { en: action, es: action, fr: action };

const summonVerb = ownVerb<SummonAction>("summon Hashomer", {
  shape: { action: a.evocation },
  names: "evocation",
  canBegin: (w, _e, { action }) => hisRoom(w) !== NONE && canSummon(w, action),
  run(w, _f, e, { action }) {
    e.regs[R.it] = NONE;
    if (hisRoom(w) !== NONE) summonFigure(w, e.seat, action, hisRoom(w));
  },
  words: {
    en: ({ action }, scene, mood) => `${verbEn(mood, "summon")} ${nameOf(scene, action).en}`,
    es: ({ action }, scene, mood) => `${verbEs(mood, "invoca", "invocar")} ${nameOf(scene, action).es}`,
    fr: ({ action }, scene, mood) => `${verbFr(mood, "invoquer")} ${nameOf(scene, action).fr}`,
  },
});

/** Steps so far. */
const steps = numbers({ done: 0 });

const moveVerb = ownVerb<MoveHashomer>("move Hashomer", {
  shape: { n: a.n },
  numbers: steps,
  run(w, f, _e, { n }) {
    const room = hisRoom(w);
    if (room === NONE || f.regs[steps.at.done] >= n) return;
    again(f);
    want(w, f, effStep, [PASS, ...boardOf(w).next[room].map(roomThing)]);
  },
  chosen(w, f, _e, { n }, code) {
    f.regs[steps.at.done] = code === PASS ? n : f.regs[steps.at.done] + 1;
    if (code === PASS) return;
    const at = w.s.attachments.findIndex(({ kind }) => w.cards.attachments[kind].is.id === HASHOMER);
    const { kind, on } = w.s.attachments[at];
    perform(w, passAttachment, { at, kind, from: on, to: held(code) });
  },
  words: {
    en: ({ n }, _scene, mood) => en.say`${verbEn(mood, "move")} Hashomer up to ${en.np(nounsEn.room, { count: n })}`,
    es: ({ n }, _scene, mood) =>
      es.say`${verbEs(mood, "mueve", "mover")} a Hashomer hasta ${es.np(nounsEs.room, { count: n })}`,
    fr: ({ n }, _scene, mood) =>
      fr.say`${verbFr(mood, "déplacer")} Hashomer de ${fr.np(nounsFr.room, { count: n })} au plus`,
  },
});

/** An evocation attack of its value, under whoever lets it act (L-HAS-03). */
const attackVerb = ownVerb<HashomerAttacks>("Hashomer attacks", {
  shape: { all: a.optional(a.mark) },
  run: (w, _f, e) => attackWith(w, e.regs[R.it], e.seat, { optional: true }),
  words: {
    en: (line) => ({ own: `Hashomer attacks ${line.all ? "every opposing model" : "a model"} in his room` }),
    es: (line) => ({
      own: `Hashomer ataca a ${line.all ? "todas las miniaturas rivales" : "una miniatura"} de su sala`,
    }),
    fr: (line) => ({
      own: `Hashomer attaque ${line.all ? "toutes les figurines adverses" : "une figurine"} de sa salle`,
    }),
  },
});

const goVerb = ownVerb<GoToHashomer>("go to Hashomer", {
  shape: {},
  run(w, _f, { seat }) {
    const room = hisRoom(w);
    if (room !== NONE && (w.s.at[seat] === CELL || mayMove(w, seat, false))) goTo(w, seat, room, How.transit, seat);
  },
  words: {
    en: (_line, _scene, mood) => `${verbEn(mood, "go")} to Hashomer’s room`,
    es: (_line, _scene, mood) => `${verbEs(mood, "ve", "ir")} a la sala de Hashomer`,
    fr: (_line, _scene, mood) => `${verbFr(mood, "aller")} dans la salle de Hashomer`,
  },
});

const hashomerIs = ownCondition<HashomerIs>("Hashomer is", {
  shape: { in: a.optional(a.spot), within: a.optional(a.n) },
  holds(w, e, { in: where, within = 0 }) {
    const room = where === undefined ? w.s.at[e.seat] : spot(w, e, where);
    const his = hisRoom(w);
    return room >= 0 && his !== NONE && boardOf(w).distance[room][his] <= within;
  },
  words: {
    en: ({ in: where, within = 0 }, scene, not) => {
      const is = not ? "is not" : "is";
      return where === undefined
        ? en.say`Hashomer ${is} within ${within} of you`
        : en.say`Hashomer ${is} in ${spotEn(where, scene)}`;
    },
    es: ({ in: where, within = 0 }, scene, not) => {
      const is = not ? "no está" : "está";
      return where === undefined
        ? es.say`Hashomer ${is} a distancia ${within} o menos de ti`
        : es.say`Hashomer ${is} en ${spotEs(where, scene)}`;
    },
    fr: ({ in: where, within = 0 }, scene, not) => {
      const is = not ? "n’est pas" : "est";
      return where === undefined
        ? fr.say`Hashomer ${is} à ${within} de vous ou moins`
        : fr.say`Hashomer ${is} dans ${spotFr(where, scene)}`;
    },
  },
});

const hitAMage = ownCondition<HitAMage>("hit a mage", {
  shape: {},
  holds: (_w, e) => hitsOf(e).some(isMage),
  words: {
    en: (_line, _scene, not) => (not ? "no mage was damaged" : "a mage was damaged"),
    es: (_line, _scene, not) => (not ? "ningún mago sufrió daño" : "algún mago sufrió daño"),
    fr: (_line, _scene, not) => (not ? "aucun mage n’a subi de dégâts" : "un mage a subi des dégâts"),
  },
});

const magesThere = ownGroup<MagesWithHim>("mages with Hashomer", {
  shape: {},
  models: (w, { seat }) =>
    hisRoom(w) === NONE ? [] : modelsIn(w.s, hisRoom(w)).filter((model) => isMage(model) && model !== seat),
  words: {
    en: () => en.name("each opposing mage in Hashomer’s room"),
    es: () => es.name("cada mago rival de la sala de Hashomer"),
    fr: () => fr.name("chaque mage adverse de la salle de Hashomer"),
  },
});

export const hashomerVerbs = [summonVerb, moveVerb, attackVerb, goVerb];
export const hashomerGroups = [magesThere];
export const hashomerConditions = [hashomerIs, hitAMage];
