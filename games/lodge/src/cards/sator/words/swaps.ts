/** Two things change places: any two models, oneself and an evocation of one's own, two quests. */
import { closeWayBack, draw, perform } from "@blackrose/kernel";
import { giveQuest, How } from "../../../deeds.ts";
import { R, roomOf } from "../../../effects/context.ts";
import { effQuest, effTarget, want } from "../../../effects/doing.ts";
import { ownGroup } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { movable } from "../../../effects/verbs/shared/moving.ts";
import * as a from "../../../pack/parts.ts";
import { goTogether } from "../../../rules/movement.ts";
import { boardOf } from "../../../rules/values.ts";
import { type Lodge, modelsIn, NONE, placeOf, Stream } from "../../../state.ts";
import { held, model as modelThing, quest as questThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import type { Kind } from "../../says.ts";
import { yoursOf } from "./demons.ts";
import { EN, ES, FR } from "./tongues.ts";

/** The target and any other model so near to it, the controller's own and himself too; that one is "another" from then on. */
export interface SwapTarget {
  readonly do: "swap target";
  readonly within: number;
}
/** The controller and one of his evocations of that kind. */
export interface SwapWithYours {
  readonly do: "swap with yours";
  readonly kind: Kind;
}
/** A quest of the controller's choice for one of the target's that luck draws; each is then its new owner's. */
export interface SwapQuests {
  readonly do: "swap quests";
}
/** Mages whom this effect has moved and who share their room with another model. */
export interface MovedIntoCompany {
  readonly all: "moved into company";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly swaps: SwapTarget | SwapWithYours | SwapQuests;
  }
  interface Groups {
    readonly swaps: MovedIntoCompany;
  }
}

export const swapTarget = (within: number): SwapTarget => ({ do: "swap target", within });
export const swapWithYours = (kind: Kind): SwapWithYours => ({ do: "swap with yours", kind });
export const swapQuests: SwapQuests = { do: "swap quests" };
export const movedIntoCompany: MovedIntoCompany = { all: "moved into company" };

/** Both enter where the other stood (L-GLO-19); one missing, nothing happens. */
function exchange(w: Lodge, by: number, model: number, other: number): void {
  const moves = [
    { model, to: placeOf(w.s, other) },
    { model: other, to: placeOf(w.s, model) },
  ];
  goTogether(w, by, moves, How.transit);
}

const swapTargetVerb = ownVerb<SwapTarget>("swap target", {
  shape: { within: a.n },
  usesTarget: true,
  run(w, f, e, { within }) {
    const target = one(w, e, "target");
    if (target === NONE || !movable(w, target)) return;
    const { within: lines } = boardOf(w);
    const near = lines[Math.min(within, lines.length - 1)][placeOf(w.s, target)];
    const others = near.flatMap((room) => modelsIn(w.s, room)).filter((model) => model !== target && movable(w, model));
    want(w, f, effTarget, others.toSorted((x, y) => x - y).map(modelThing));
  },
  chosen(w, _f, e, _said, code) {
    e.regs[R.another] = held(code);
    exchange(w, e.seat, one(w, e, "target"), held(code));
  },
  words: {
    en: ({ within }, _scene, mood) =>
      EN.say`${EN.verb(mood, "swap")} the target with any other model within ${within} of it`,
    es: ({ within }, _scene, mood) =>
      ES.say`${ES.verb(mood, "intercambia", "intercambiar")} al objetivo con cualquier otra miniatura a alcance ${within} de él`,
    fr: ({ within }, _scene, mood) =>
      FR.say`${FR.verb(mood, "échanger")} la cible avec n'importe quelle autre figurine à portée ${within} d'elle`,
  },
});

const swapWithYoursVerb = ownVerb<SwapWithYours>("swap with yours", {
  shape: { kind: a.kind },
  canBegin: (w, e, { kind }) => movable(w, e.seat) && yoursOf(w, e.seat, kind).length > 0,
  run(w, f, e, { kind }) {
    if (movable(w, e.seat)) want(w, f, effTarget, yoursOf(w, e.seat, kind).map(modelThing));
  },
  chosen: (w, _f, e, _said, code) => exchange(w, e.seat, e.seat, held(code)),
  words: {
    en: ({ kind }, scene, mood) => EN.say`${EN.verb(mood, "swap")} places with ${EN.oneOfYours(kind, scene)}`,
    es: ({ kind }, scene, mood) =>
      ES.say`${ES.verb(mood, "cambia", "cambiar")} de sitio con ${ES.oneOfYours(kind, scene)}`,
    fr: ({ kind }, scene, mood) =>
      FR.say`${FR.verb(mood, "changer", "changez", "change")} de place avec ${FR.oneOfYours(kind, scene)}`,
  },
});

const swapQuestsVerb = ownVerb<SwapQuests>("swap quests", {
  shape: {},
  usesTarget: true,
  run(w, f, e) {
    const other = one(w, e, "target");
    if (other === NONE || !isMage(other) || w.s.quests[other].length === 0) return;
    want(w, f, effQuest, w.s.quests[e.seat].map(questThing));
  },
  chosen(w, _f, e, _said, code) {
    const other = one(w, e, "target");
    const theirs = w.s.quests[other];
    const drawn = theirs[draw(w, Stream.lots, theirs.length)];
    const to = [e.seat, other];
    // What each of them sees now was hidden (K-UND-01).
    closeWayBack(w);
    perform(w, giveQuest, { seat: e.seat, target: other, to, quest: held(code) });
    perform(w, giveQuest, { seat: other, target: e.seat, to, quest: drawn });
  },
  words: {
    en: (_line, scene, mood) =>
      EN.say`${EN.verb(mood, "swap")} one of ${EN.your(scene)} quests with one of the target's drawn at random`,
    es: (_line, scene, mood) =>
      ES.say`${ES.verb(mood, "intercambia", "intercambiar")} una de ${ES.your(scene, true)} misiones con una del objetivo elegida al azar`,
    fr: (_line, scene, mood) =>
      FR.say`${FR.verb(mood, "échanger")} une de ${FR.your(scene, "many")} quêtes avec une de la cible tirée au sort`,
  },
});

const movedGroup = ownGroup<MovedIntoCompany>("moved into company", {
  shape: {},
  models: (w, e) =>
    w.s.at.flatMap((_, mage) => {
      const room = roomOf(w, mage);
      const isMoved = ((e.regs[R.moved] >> mage) & 1) === 1;
      return isMoved && room !== NONE && modelsIn(w.s, room).length > 1 ? [mage] : [];
    }),
  words: {
    en: () => EN.name("each mage moved that is now in a room with another model"),
    es: () => ES.name("cada mago movido que ahora comparta sala con otra miniatura"),
    fr: () => FR.name("chaque mage déplacé qui partage maintenant sa salle avec une autre figurine"),
  },
});

export const swapVerbs = [swapTargetVerb, swapWithYoursVerb, swapQuestsVerb];
export const swapGroups = [movedGroup];
