/** Words about demons, and about any other kind of evocation: whose stand where, what has become of them. */
import { type Frame } from "@blackrose/kernel";
import { hitsOf, R, roomOf } from "../../../effects/context.ts";
import { ownCondition, ownCount, ownGroup } from "../../../effects/own.ts";
import { evocationsOf, isKind, isOfKind, one, rooms, spot } from "../../../effects/select.ts";
import * as a from "../../../pack/parts.ts";
import { type Lodge, modelsIn, NONE, placeOf } from "../../../state.ts";
import { controllerOf, figureOf, isMage, modelOf } from "../../../who.ts";
import type { Kind, Many, One, Place, Spot } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** An opposing mage is in that room. */
export interface OpposingMageIn {
  readonly is: "opposing mage in";
  readonly room: Spot;
}
/** One of the controller's evocations of that kind is there, or next to it where that will do. */
export interface YoursIn {
  readonly is: "yours in";
  readonly kind: Kind;
  readonly room: Spot;
  readonly orNextTo?: true;
}
/** A model is an evocation of that kind. */
export interface IsOfKind {
  readonly is: "of kind";
  readonly who: One;
  readonly kind: Kind;
}
/** One of that kind was removed for it. */
export interface WasRemoved {
  readonly is: "was removed";
  readonly kind: Kind;
}
/** Rooms with one of the controller's evocations of that kind and an opposing model. */
export interface RoomsShared {
  readonly counted: "rooms shared";
  readonly by: Kind;
}
/** The controller's evocations of that kind. */
export interface Yours {
  readonly all: "yours";
  readonly kind: Kind;
}
/** Opposing models in a room; `others`: but the target. */
export interface Opposing {
  readonly all: "opposing";
  readonly in: Place;
  readonly others?: true;
}
/** Models hit that are in a room with an evocation of that kind, whoever controls it. */
export interface HitBeside {
  readonly all: "hit beside";
  readonly kind: Kind;
}

declare module "../../says.ts" {
  interface Conditions {
    readonly demons: OpposingMageIn | YoursIn | IsOfKind | WasRemoved;
  }
  interface Counts {
    readonly demons: RoomsShared;
  }
  interface Groups {
    readonly demons: Yours | Opposing | HitBeside;
  }
}

export const yours = (kind: Kind): Many => ({ all: "yours", kind });
export const opposing = (where: Place): Many => ({ all: "opposing", in: where });
export const theOthersIn = (where: Spot): Many => ({ all: "opposing", in: where, others: true });
export const hitBeside = (kind: Kind): Many => ({ all: "hit beside", kind });

/** The controller's evocations of a kind in rooms, as models. */
export const yoursOf = (w: Lodge, seat: number, kind: Kind): number[] =>
  w.s.figureAt.flatMap((room, figure) =>
    room >= 0 && w.s.figureOwner[figure] === seat && isKind(w, figure, kind) ? [modelOf(figure)] : [],
  );
const isOpposing = (w: Lodge, e: Frame, model: number): boolean => controllerOf(w.s, model) !== e.seat;

const opposingMageIn = ownCondition<OpposingMageIn>("opposing mage in", {
  shape: { room: a.spot },
  holds(w, e, { room: where }) {
    const room = spot(w, e, where);
    return room !== NONE && modelsIn(w.s, room).some((model) => isMage(model) && isOpposing(w, e, model));
  },
  words: {
    en: ({ room }, scene, not) => EN.say`${not ? "no" : "an"} opposing mage is in ${EN.spot(room, scene)}`,
    es: ({ room }, scene, not) =>
      not
        ? ES.say`no hay magos rivales en ${ES.spot(room, scene)}`
        : ES.say`hay un mago rival en ${ES.spot(room, scene)}`,
    fr: ({ room }, scene, not) =>
      FR.say`${not ? "aucun mage adverse n'est" : "un mage adverse est"} dans ${FR.spot(room, scene)}`,
  },
});

const yoursIn = ownCondition<YoursIn>("yours in", {
  shape: { kind: a.kind, room: a.spot, orNextTo: a.optional(a.mark) },
  holds(w, e, { kind, room: where, orNextTo }) {
    const room = spot(w, e, where);
    if (room === NONE) return false;
    if (orNextTo) return evocationsOf(w, e.seat, kind, room) > 0;
    return yoursOf(w, e.seat, kind).some((model) => placeOf(w.s, model) === room);
  },
  words: {
    en: ({ kind, room, orNextTo }, scene, not) =>
      EN.say`${not ? EN.say`none of ${EN.your(scene)} ${EN.kindNoun(kind, scene).many}` : EN.oneOfYours(kind, scene)} is in ${orNextTo ? "or next to " : ""}${EN.spot(room, scene)}`,
    es: ({ kind, room, orNextTo }, scene, not) =>
      ES.say`${not ? "no está " : ""}${ES.oneOfYours(kind, scene)}${not ? "" : " está"} en ${ES.spot(room, scene)}${orNextTo ? " o en una sala contigua" : ""}`,
    fr: ({ kind, room, orNextTo }, scene, not) =>
      FR.say`${FR.oneOfYours(kind, scene)} ${not ? "n'est pas" : "est"} dans ${FR.spot(room, scene)}${orNextTo ? " ou à côté" : ""}`,
  },
});

const ofKind = ownCondition<IsOfKind>("of kind", {
  shape: { who: a.one, kind: a.kind },
  holds(w, e, { who, kind }) {
    const model = one(w, e, who);
    return model !== NONE && isOfKind(w, model, kind);
  },
  words: {
    en: ({ who, kind }, scene, not) => EN.say`${EN.who(who, scene)} is ${not ? "not " : ""}${EN.aKind(kind, scene)}`,
    es: ({ who, kind }, scene, not) => ES.say`${ES.who(who, scene)} ${not ? "no " : ""}es ${ES.aKind(kind, scene)}`,
    fr: ({ who, kind }, scene, not) =>
      FR.say`${FR.who(who, scene)} ${not ? "n'est pas" : "est"} ${FR.aKind(kind, scene)}`,
  },
});

const wasRemoved = ownCondition<WasRemoved>("was removed", {
  shape: { kind: a.kind },
  holds: (_w, e) => e.regs[R.removed] > 0,
  words: {
    en: ({ kind }, scene, not) => EN.say`${EN.aKind(kind, scene)} was ${not ? "not " : ""}removed for it`,
    es: ({ kind }, scene, not) => ES.say`${not ? "no " : ""}se ha retirado ${ES.aKind(kind, scene)} por ello`,
    fr: ({ kind }, scene, not) =>
      FR.say`${FR.aKind(kind, scene)} ${not ? "n'a pas" : "a"} été ${FR.kindNoun(kind, scene).gender === "m" ? "retiré" : "retirée"} pour cela`,
  },
});

const roomsShared = ownCount<RoomsShared>("rooms shared", {
  shape: { by: a.kind },
  count(w, e, { by }) {
    const stands = new Set(yoursOf(w, e.seat, by).map((model) => placeOf(w.s, model)));
    return [...stands].filter((room) => modelsIn(w.s, room).some((model) => isOpposing(w, e, model))).length;
  },
  words: {
    en: ({ by }, scene) => {
      const rest = EN.say`with ${EN.oneOfYours(by, scene)} and an opposing model`;
      return [`room ${rest}`, `rooms ${rest}`];
    },
    es: ({ by }, scene) => {
      const rest = ES.say`con ${ES.oneOfYours(by, scene)} y una miniatura rival`;
      return [`sala ${rest}`, `salas ${rest}`];
    },
    fr: ({ by }, scene) => {
      const rest = FR.say`où se trouvent ${FR.oneOfYours(by, scene)} et une figurine adverse`;
      return [`salle ${rest}`, `salles ${rest}`];
    },
  },
});

const yoursGroup = ownGroup<Yours>("yours", {
  shape: { kind: a.kind },
  models: (w, e, { kind }) => yoursOf(w, e.seat, kind),
  words: {
    en: ({ kind }, scene) => EN.name(EN.say`each of ${EN.your(scene)} ${EN.kindNoun(kind, scene).many}`),
    es: ({ kind }, scene) => {
      const { gender, many } = ES.kindNoun(kind, scene);
      return ES.name(ES.say`cada ${gender === "m" ? "uno" : "una"} de ${ES.your(scene, true)} ${many}`);
    },
    fr: ({ kind }, scene) => {
      const { gender, many } = FR.kindNoun(kind, scene);
      return FR.name(FR.say`${gender === "m" ? "chacun" : "chacune"} de ${FR.your(scene, "many")} ${many}`);
    },
  },
});

const opposingGroup = ownGroup<Opposing>("opposing", {
  shape: { in: a.place, others: a.optional(a.mark) },
  models: (w, e, { in: where, others }) =>
    rooms(w, e, where)
      .flatMap((room) => modelsIn(w.s, room))
      .filter((model) => isOpposing(w, e, model) && !(others && model === e.regs[R.target])),
  words: {
    en: ({ in: where, others }, scene) =>
      EN.name(EN.say`each ${others ? "other " : ""}opposing model in ${EN.inOne(where, scene)}`),
    es: ({ in: where, others }, scene) =>
      ES.name(
        ES.say`${others ? "cada una de las demás miniaturas rivales" : "cada miniatura rival"} de ${ES.inOne(where, scene)}`,
      ),
    fr: ({ in: where, others }, scene) =>
      FR.name(FR.say`chaque ${others ? "autre " : ""}figurine adverse de ${FR.inOne(where, scene)}`),
  },
});

const hitBesideGroup = ownGroup<HitBeside>("hit beside", {
  shape: { kind: a.kind },
  models: (w, e, { kind }) =>
    hitsOf(e).filter((model) => {
      const room = roomOf(w, model);
      if (room === NONE) return false;
      return modelsIn(w.s, room).some((other) => other !== model && !isMage(other) && isKind(w, figureOf(other), kind));
    }),
  words: {
    en: ({ kind }, scene) => EN.name(EN.say`each model hit that is in a room with ${EN.aKind(kind, scene)}`),
    es: ({ kind }, scene) =>
      ES.name(ES.say`cada miniatura alcanzada que esté en una sala con ${ES.aKind(kind, scene)}`),
    fr: ({ kind }, scene) =>
      FR.name(FR.say`chaque figurine touchée qui se trouve dans une salle avec ${FR.aKind(kind, scene)}`),
  },
});

export const demonConditions = [opposingMageIn, yoursIn, ofKind, wasRemoved];
export const demonCounts = [roomsShared];
export const demonGroups = [yoursGroup, opposingGroup, hitBesideGroup];
