/** Who can be hurt, how much a model takes, who has fallen (L-DMG, L-IMM). */
import { hasOption } from "../options.ts";
import { type Laid, type Lodge, NONE, placeOf } from "../state.ts";
import {
  type Controller,
  controllerOf,
  figureOf,
  isAvatar,
  isMage,
  type Model,
  modelOf,
  type Party,
  partyOf,
  ROSE,
} from "../who.ts";
import { damageOn, healthOf, isImmune, rulesOf } from "./values.ts";

/**
 * Nobody hurts himself or his own, but the Black Rose hurts everyone (L-IMM-01, 02, 06), except the Avatar (L-AVA-42). In cells only she
 * reaches (L-CEL-03).
 */
export function canHurt(w: Lodge, controller: Controller, target: Model): boolean {
  const { s } = w;
  const place = placeOf(s, target);
  if (place === NONE || !hasHealth(w, target) || isImmune(w, target)) return false;
  if (controller === ROSE) return !isAvatar(s, target as Controller);
  return place >= 0 && partyOf(s, controllerOf(s, target)) !== partyOf(s, controller);
}

/** Some evocations have none: nothing damages or kills them (L-IFS-01). */
export function hasHealth({ cards }: Laid, model: Model): boolean {
  if (isMage(model)) return true;
  const { health, assigned } = cards.figures[figureOf(model)];
  return health > 0 || assigned !== undefined;
}

/** Who is behind a blow: black cubes with an attacker are the Avatar's, without one the Black Rose's own (L-AVC-06). */
export const behindBlow = ({ s }: Lodge, dealer: Party, by: Model): Controller =>
  dealer === ROSE && by !== NONE ? (s.seats as Controller) : (dealer as number as Controller);

/** Whether a model has been defeated, or is about to be where that waits for the period. */
export function hasFallen(w: Lodge, model: number): boolean {
  if (placeOf(w.s, model) < 0) return true;
  return rulesOf(w).falls === "at the period" && hasHealth(w, model) && damageOn(w, model).length >= healthOf(w, model);
}

/** How many of so many cubes find room on a model (L-DMG-02, L-OPT-01). */
export const fits = (w: Lodge, model: number, n: number): number =>
  hasOption(w.s, "toRage") ? n : Math.min(n, Math.max(0, healthOf(w, model) - damageOn(w, model).length));

/** Figures that bear as much as they can leave play (L-DMG-04). */
export function fallenFigures(w: Lodge): number[] {
  const { s } = w;
  const fallen: number[] = [];
  for (let figure = 0; figure < s.figureAt.length; figure++) {
    const model = modelOf(figure);
    if (s.figureAt[figure] === NONE || !hasHealth(w, model)) continue;
    if (s.figureDamage[figure].length >= healthOf(w, model)) fallen.push(figure);
  }
  return fallen;
}
