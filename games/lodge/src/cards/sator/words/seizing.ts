/** Seizing: an evocation of another mage is one's own from then on, where it stands and with all that lies on it (L-GLO-35, L-DEM-03). */
import { again, attempt, type Frame, laid, PASS } from "@blackrose/kernel";
import { seize as seizeDeed } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { isKind, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { giveWay, placesFor } from "../../../rules/evocations.ts";
import { isAssigned } from "../../../rules/umbrae.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { held, model as modelThing } from "../../../things.ts";
import { controllerOf, figureOf, isMage, modelOf } from "../../../who.ts";
import type { One } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

export interface Seize {
  readonly do: "seize";
  /** `upTo`: so many of those in play, as the controller likes. */
  readonly who: One | { readonly upTo: number };
}

declare module "../../says.ts" {
  interface Verbs {
    readonly seizing: Seize;
  }
}

export const seize = (who: Seize["who"]): Seize => ({ do: "seize", who });

/** What cannot change hands (L-DEM-03). */
const FAST = ["altar", "equipment", "infestation", "hashomer action"];

const isFree = (w: Lodge, seat: number, model: number): boolean => {
  const figure = figureOf(model);
  if (isMage(model) || w.s.figureAt[figure] < 0 || controllerOf(w.s, model) === seat) return false;
  return !isAssigned(w, model) && !FAST.some((kind) => isKind(w, figure, kind));
};

/** The one that is to change hands, how many have, and who makes way for it. */
const own = numbers({ seized: NONE, done: 0, goes: NONE });
const { seized, done, goes } = own.at;

function next(w: Lodge, f: Frame, e: Frame, { who }: Seize): number[] {
  if (typeof who === "string") {
    const model = one(w, e, who);
    return f.regs[done] === 0 && model !== NONE && isFree(w, e.seat, model) ? [model] : [];
  }
  if (f.regs[done] >= who.upTo) return [];
  return w.s.figureAt.flatMap((_, figure) => (isFree(w, e.seat, modelOf(figure)) ? [modelOf(figure)] : []));
}

const seizeVerb = ownVerb<Seize>("seize", {
  shape: { who: a.either(a.one, a.record<{ readonly upTo: number }>({ upTo: a.some })) },
  numbers: own,
  run(w, f, e, said) {
    const model = f.regs[seized];
    if (model === NONE) {
      const free = next(w, f, e, said);
      if (free.length === 0) return;
      again(f);
      if (typeof said.who === "object") want(w, f, effTarget, [PASS, ...free.map(modelThing)]);
      else f.regs[seized] = free[0];
      return;
    }
    const places = placesFor(w, e.seat, figureOf(model));
    if (f.regs[goes] === NONE && places.length > 0) {
      again(f);
      want(w, f, effTarget, [PASS, ...places.map(modelThing)]);
      return;
    }
    f.regs[seized] = NONE;
    f.regs[goes] = NONE;
    f.regs[done]++;
    again(f);
    const figure = figureOf(model);
    if (e.regs[R.acted] === NONE) e.regs[R.acted] = model;
    else e.regs[R.actedToo] = model;
    attempt(w, e.seat, [laid(seizeDeed, { figure, seat: e.seat, from: w.s.figureOwner[figure] })]);
  },
  chosen(w, f, e, said, code) {
    const most = typeof said.who === "object" ? said.who.upTo : 1;
    if (f.regs[seized] === NONE) {
      if (code === PASS) f.regs[done] = most;
      else f.regs[seized] = held(code);
      return;
    }
    if (code === PASS) {
      // Nobody makes way: it stays where it was.
      f.regs[seized] = NONE;
      f.regs[done]++;
      return;
    }
    f.regs[goes] = held(code);
    giveWay(w, e.seat, held(code));
  },
  words: {
    en: ({ who }, scene, mood) =>
      EN.say`${EN.verb(mood, "take")} control of ${typeof who === "string" ? EN.who(who, scene) : EN.say`up to ${who.upTo} evocations of other mages`}`,
    es: ({ who }, scene, mood) =>
      ES.say`${ES.reflexive(mood, scene, "hazte", "hacer", "hace")} con el control de ${typeof who === "string" ? ES.who(who, scene) : ES.say`hasta ${who.upTo} evocaciones de otros magos`}`,
    fr: ({ who }, scene, mood) =>
      FR.say`${FR.verb(mood, "prendre", "prenez", "prend")} le contrôle ${typeof who === "string" ? FR.say`de ${FR.who(who, scene)}` : FR.say`d'au plus ${who.upTo} évocations d'autres mages`}`,
  },
});

export const seizingVerbs = [seizeVerb];
