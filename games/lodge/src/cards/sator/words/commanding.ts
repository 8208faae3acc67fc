/** Commanding evocations: one of any mage's acts under you, yours come where they are wanted, one of them strikes. */
import { again, attempt, type Frame, PASS } from "@blackrose/kernel";
import { How } from "../../../deeds.ts";
import { R, roomOf, Source } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { ownCondition } from "../../../effects/own.ts";
import { isKind, spot } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { movable } from "../../../effects/verbs/shared/moving.ts";
import * as a from "../../../pack/parts.ts";
import { attackWith } from "../../../rules/attack.ts";
import { actNow } from "../../../rules/evocations.ts";
import { removing } from "../../../rules/leaving.ts";
import { goTogether } from "../../../rules/movement.ts";
import { CELL, type Lodge, NONE, placeOf } from "../../../state.ts";
import { held, model as modelThing } from "../../../things.ts";
import { figureOf, modelOf } from "../../../who.ts";
import type { Kind, Spot } from "../../says.ts";
import { yoursOf } from "./demons.ts";
import { EN, ES, FR } from "./tongues.ts";

/** One of that kind in play, or in that room, acts under the controller, whosever it is (L-CTL-01, L-DEM-02). */
export interface Command {
  readonly do: "command";
  readonly kind: Kind;
  readonly in?: Spot;
}
/** Any number of the controller's come to a room together. */
export interface Gather {
  readonly do: "gather";
  readonly kind: Kind;
  readonly to: Spot;
}
/** One of the controller's comes to a room; later words know it as the one called. */
export interface CallOne {
  readonly do: "call one";
  readonly kind: Kind;
  readonly to: Spot;
}
/** The one called attacks whoever it was called for. */
export interface CalledAttacks {
  readonly do: "called attacks";
  readonly kind: Kind;
}
/** One of the controller's in that room attacks. */
export interface OneAttacks {
  readonly do: "one attacks";
  readonly kind: Kind;
  readonly in: Spot;
}
/** One of the controller's acts; `another`: not the one that has acted already. What became of its victims is kept in mind. */
export interface Unleash {
  readonly do: "unleash";
  readonly kind: Kind;
  readonly another?: true;
}
/** The evocation whose power this is goes to that room. */
export interface GoAlong {
  readonly do: "go along";
  readonly to: Spot;
}
/** The evocation whose power this is leaves play. */
export interface RemoveItself {
  readonly do: "remove itself";
}
/** While the unleashed one acted, a mage was defeated or an evocation removed. */
export interface TookAVictim {
  readonly is: "took a victim";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly commanding: Command | Gather | CallOne | CalledAttacks | OneAttacks | Unleash | GoAlong | RemoveItself;
  }
  interface Conditions {
    readonly commanding: TookAVictim;
  }
}

export const command = (kind: Kind, where?: Spot): Command =>
  where === undefined ? { do: "command", kind } : { do: "command", kind, in: where };
export const gather = (kind: Kind, to: Spot): Gather => ({ do: "gather", kind, to });
export const callOne = (kind: Kind, to: Spot): CallOne => ({ do: "call one", kind, to });
export const calledAttacks = (kind: Kind): CalledAttacks => ({ do: "called attacks", kind });
export const oneAttacks = (kind: Kind, where: Spot): OneAttacks => ({ do: "one attacks", kind, in: where });
export const unleash = (kind: Kind, more: Pick<Unleash, "another"> = {}): Unleash => ({ do: "unleash", kind, ...more });
export const removeItself: RemoveItself = { do: "remove itself" };
export const goAlong = (to: Spot): GoAlong => ({ do: "go along", to });

const found = (w: Lodge, e: Frame, { kind, in: where }: Command): number[] => {
  const room = where === undefined ? NONE : spot(w, e, where);
  return w.s.figureAt.flatMap((at, figure) =>
    at >= 0 && (where === undefined || at === room) && isKind(w, figure, kind) ? [modelThing(modelOf(figure))] : [],
  );
};

const commandVerb = ownVerb<Command>("command", {
  shape: { kind: a.kind, in: a.optional(a.spot) },
  names: "evocation",
  canBegin: (w, e, said) => found(w, e, said).length > 0,
  run: (w, f, e, said) => want(w, f, effTarget, found(w, e, said)),
  chosen(w, _f, e, _said, code) {
    e.regs[R.it] = held(code);
    actNow(w, figureOf(held(code)), e.seat);
  },
  words: {
    en: ({ kind, in: where }, scene, mood) =>
      EN.say`${EN.verb(mood, "have")} ${EN.aKind(kind, scene)}${where === undefined ? "" : EN.say` in ${EN.spot(where, scene)}`} act under ${EN.your(scene)} control`,
    es: ({ kind, in: where }, scene, mood) =>
      ES.say`${ES.verb(mood, "hace", "hacer", "haz")} que ${ES.aKind(kind, scene)}${where === undefined ? "" : ES.say` de ${ES.spot(where, scene)}`} actúe bajo ${ES.your(scene)} control`,
    fr: ({ kind, in: where }, scene, mood) =>
      FR.say`${FR.verb(mood, "faire", "faites", "fait")} agir ${FR.aKind(kind, scene)}${where === undefined ? "" : FR.say` de ${FR.spot(where, scene)}`} sous ${FR.your(scene)} contrôle`,
  },
});

/** Whether no more are to come. Behind it, those that come. */
const coming = numbers({ done: 0 });

const gatherVerb = ownVerb<Gather>("gather", {
  shape: { kind: a.kind, to: a.spot },
  numbers: coming,
  run(w, f, e, { kind, to }) {
    const room = spot(w, e, to);
    if (room === NONE) return;
    const chosen = coming.rest(f);
    const open = yoursOf(w, e.seat, kind).filter(
      (model) => !chosen.includes(model) && movable(w, model) && placeOf(w.s, model) !== room,
    );
    if (f.regs[coming.at.done] === 0 && open.length > 0) {
      again(f);
      want(w, f, effTarget, [PASS, ...open.map(modelThing)]);
      return;
    }
    goTogether(
      w,
      e.seat,
      chosen.map((model) => ({ model, to: room })),
      How.transit,
    );
  },
  chosen(_w, f, _e, _said, code) {
    if (code === PASS) f.regs[coming.at.done] = 1;
    else f.regs.push(held(code));
  },
  words: {
    en: ({ kind, to }, scene, mood) =>
      EN.say`${EN.verb(mood, "bring")} any number of ${EN.your(scene)} ${EN.kindNoun(kind, scene).many} to ${EN.spot(to, scene)}`,
    es: ({ kind, to }, scene, mood) =>
      ES.say`${ES.verb(mood, "lleva", "llevar")} a ${ES.spot(to, scene)} cualquier número de ${ES.your(scene, true)} ${ES.kindNoun(kind, scene).many}`,
    fr: ({ kind, to }, scene, mood) =>
      FR.say`${FR.verb(mood, "amener", undefined, "amène")} dans ${FR.spot(to, scene)} autant de ${FR.your(scene, "many")} ${FR.kindNoun(kind, scene).many} que ${scene.person === "you" ? "vous voulez" : "ce mage le veut"}`,
  },
});

const callOneVerb = ownVerb<CallOne>("call one", {
  shape: { kind: a.kind, to: a.spot },
  canBegin: (w, e, { kind, to }) => spot(w, e, to) !== NONE && yoursOf(w, e.seat, kind).length > 0,
  run: (w, f, e, { kind }) => want(w, f, effTarget, yoursOf(w, e.seat, kind).map(modelThing)),
  chosen(w, _f, e, { to }, code) {
    e.regs[R.another] = held(code);
    const room = spot(w, e, to);
    if (room !== NONE) goTogether(w, e.seat, [{ model: held(code), to: room }], How.transit);
  },
  words: {
    en: ({ kind, to }, scene, mood) =>
      EN.say`${EN.verb(mood, "bring")} ${EN.oneOfYours(kind, scene)} to ${EN.spot(to, scene)}`,
    es: ({ kind, to }, scene, mood) =>
      ES.say`${ES.verb(mood, "lleva", "llevar")} a ${ES.oneOfYours(kind, scene)} a ${ES.spot(to, scene)}`,
    fr: ({ kind, to }, scene, mood) =>
      FR.say`${FR.verb(mood, "amener", undefined, "amène")} ${FR.oneOfYours(kind, scene)} dans ${FR.spot(to, scene)}`,
  },
});

const calledAttacksVerb = ownVerb<CalledAttacks>("called attacks", {
  shape: { kind: a.kind },
  run(w, _f, e) {
    const { [R.another]: called, [R.it]: victim } = e.regs;
    if (called === NONE || victim === NONE || placeOf(w.s, called) < 0) return;
    attackWith(w, called, e.seat, { optional: true, only: victim });
  },
  words: {
    en: ({ kind }, scene, mood) =>
      EN.say`${EN.verb(mood, "have")} ${EN.np(EN.kindNoun(kind, scene), { article: "that" })} attack ${EN.who("it", scene)}`,
    es: ({ kind }, scene, mood) =>
      ES.say`${ES.verb(mood, "hace", "hacer", "haz")} que ${ES.np(ES.kindNoun(kind, scene), { article: "that" })} ataque a ${ES.who("it", scene)}`,
    fr: ({ kind }, scene, mood) =>
      FR.say`${FR.verb(mood, "faire", "faites", "fait")} attaquer ${FR.who("it", scene)} par ${FR.np(FR.kindNoun(kind, scene), { article: "that" })}`,
  },
});

const oneAttacksVerb = ownVerb<OneAttacks>("one attacks", {
  shape: { kind: a.kind, in: a.spot },
  run(w, f, e, { kind, in: where }) {
    const room = spot(w, e, where);
    const there = yoursOf(w, e.seat, kind).filter((model) => placeOf(w.s, model) === room);
    want(w, f, effTarget, there.map(modelThing));
  },
  chosen: (w, _f, e, _said, code) => attackWith(w, held(code), e.seat, { optional: true }),
  words: {
    en: ({ kind, in: where }, scene, mood) =>
      EN.say`${EN.verb(mood, "have")} ${EN.oneOfYours(kind, scene)} in ${EN.spot(where, scene)} attack a model there`,
    es: ({ kind, in: where }, scene, mood) =>
      ES.say`${ES.verb(mood, "hace", "hacer", "haz")} que ${ES.oneOfYours(kind, scene)} de ${ES.spot(where, scene)} ataque a una miniatura de allí`,
    fr: ({ kind, in: where }, scene, mood) =>
      FR.say`${FR.verb(mood, "faire", "faites", "fait")} attaquer une figurine de ${FR.spot(where, scene)} par ${FR.oneOfYours(kind, scene)} qui s'y trouve`,
  },
});

/** Whether it has begun to act; who was in the cell then, as bits, and how many figures of others were in play. */
const hunt = numbers({ begun: 0, inCells: 0, figures: 0 });
const { begun, inCells, figures } = hunt.at;

const mageBitsInCells = ({ s }: Lodge): number =>
  s.at.reduce((bits, place, mage) => (place === CELL ? bits | (1 << mage) : bits), 0);
const figuresOfOthers = ({ s }: Lodge, seat: number): number =>
  s.figureOwner.filter((owner) => owner !== NONE && owner !== seat).length;

const unleashVerb = ownVerb<Unleash>("unleash", {
  shape: { kind: a.kind, another: a.optional(a.mark) },
  names: "evocation",
  numbers: hunt,
  run(w, f, e, { kind, another }) {
    if (f.regs[begun] === 1) {
      const fell = (mageBitsInCells(w) & ~f.regs[inCells]) !== 0 || figuresOfOthers(w, e.seat) < f.regs[figures];
      e.regs[R.affected] = fell ? 1 : 0;
      return;
    }
    const mine = yoursOf(w, e.seat, kind).filter((model) => !another || model !== e.regs[R.acted]);
    if (mine.length === 0) return;
    again(f);
    want(w, f, effTarget, mine.map(modelThing));
  },
  chosen(w, f, e, _said, code) {
    f.regs[begun] = 1;
    f.regs[inCells] = mageBitsInCells(w);
    f.regs[figures] = figuresOfOthers(w, e.seat);
    e.regs[R.acted] = held(code);
    e.regs[R.it] = held(code);
    actNow(w, figureOf(held(code)), e.seat);
  },
  words: {
    en: ({ kind, another }, scene, mood) =>
      EN.say`${EN.verb(mood, "have")} ${another ? EN.say`another of ${EN.your(scene)} ${EN.kindNoun(kind, scene).many}` : EN.oneOfYours(kind, scene)} act`,
    es: ({ kind, another }, scene, mood) =>
      ES.say`${ES.verb(mood, "hace", "hacer", "haz")} que ${another ? ES.say`otro de ${ES.your(scene, true)} ${ES.kindNoun(kind, scene).many}` : ES.oneOfYours(kind, scene)} actúe`,
    fr: ({ kind, another }, scene, mood) =>
      FR.say`${FR.verb(mood, "faire", "faites", "fait")} agir ${another ? FR.say`un autre de ${FR.your(scene, "many")} ${FR.kindNoun(kind, scene).many}` : FR.oneOfYours(kind, scene)}`,
  },
});

const tookAVictim = ownCondition<TookAVictim>("took a victim", {
  shape: {},
  holds: (_w, e) => e.regs[R.affected] > 0,
  words: {
    en: (_, __, not) =>
      not ? "it defeated no mage and removed no evocation" : "it defeated a mage or removed an evocation",
    es: (_, __, not) =>
      not
        ? "no ha derrotado a ningún mago ni retirado ninguna evocación"
        : "ha derrotado a un mago o retirado una evocación",
    fr: (_, __, not) =>
      not ? "cela n’a vaincu aucun mage ni retiré aucune évocation" : "cela a vaincu un mage ou retiré une évocation",
  },
});

const goAlongVerb = ownVerb<GoAlong>("go along", {
  shape: { to: a.spot },
  run(w, _f, e, { to }) {
    const model = modelOf(e.regs[R.card]);
    const room = spot(w, e, to);
    if (e.regs[R.source] !== Source.evocation || room === NONE || roomOf(w, model) === NONE) return;
    goTogether(w, e.seat, [{ model, to: room }], How.transit);
  },
  words: {
    en: ({ to }, scene, mood) => EN.say`${EN.verb(mood, "bring")} this evocation to ${EN.spot(to, scene)}`,
    es: ({ to }, scene, mood) => ES.say`${ES.verb(mood, "lleva", "llevar")} esta evocación a ${ES.spot(to, scene)}`,
    fr: ({ to }, scene, mood) =>
      FR.say`${FR.verb(mood, "amener", undefined, "amène")} cette évocation dans ${FR.spot(to, scene)}`,
  },
});

const removeItselfVerb = ownVerb<RemoveItself>("remove itself", {
  shape: {},
  run(w, _f, e) {
    const figure = e.regs[R.card];
    if (e.regs[R.source] === Source.evocation && w.s.figureAt[figure] !== NONE)
      attempt(w, e.seat, [removing(w, figure, e.seat)]);
  },
  words: {
    en: (_, __, mood) => EN.say`${EN.verb(mood, "remove")} this evocation`,
    es: (_, __, mood) => ES.say`${ES.verb(mood, "retira", "retirar")} esta evocación`,
    fr: (_, __, mood) => FR.say`${FR.verb(mood, "retirer")} cette évocation`,
  },
});

export const commandingVerbs = [
  removeItselfVerb,
  commandVerb,
  gatherVerb,
  callOneVerb,
  calledAttacksVerb,
  oneAttacksVerb,
  unleashVerb,
  goAlongVerb,
];
export const commandingConditions = [tookAVictim];
