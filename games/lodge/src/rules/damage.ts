/** Damage: who can be hurt by whom, and blows that may be answered (L-DMG, L-IMM). */
import { attempt, laid, perform } from "@blackrose/kernel";
import { harm, unsummon } from "../deeds.ts";
import { controllerOf, type Lodge, modelOf, NONE, placeOf, ROSE } from "../state.ts";
import { healthOf } from "./values.ts";

export interface Blow {
  readonly dealer: number;
  /** The model that strikes, or NONE. */
  readonly by: number;
  readonly target: number;
  readonly n: number;
  readonly means: number;
  readonly card: number;
  /** Protections may not answer. */
  readonly noProtections?: boolean;
}

/** Nobody hurts himself or his own, but the Black Rose hurts everyone (L-IMM-01, 02, 06). In cells only she reaches (L-CEL-03). */
export function canHurt(w: Lodge, dealer: number, target: number): boolean {
  const place = placeOf(w.s, target);
  if (place === NONE) return false;
  if (dealer === ROSE) return true;
  return place >= 0 && controllerOf(w.s, target) !== dealer;
}

/** Lays blows down to land together once nobody answers any more. Cubes that do not fit or are not there fall away (L-DMG-02, 05). */
export function strike(w: Lodge, seat: number, blows: readonly Blow[]): void {
  const laidDown = blows
    .filter(({ dealer, target, n }) => n > 0 && canHurt(w, dealer, target))
    .map(({ dealer, by, target, n, means, card, noProtections }) =>
      laid(harm, { dealer, by, target, n, means, card, no: noProtections ? 1 : 0 }),
    );
  attempt(w, seat, laidDown);
}

/** Figures that bear as much as they can leave play (L-DMG-04). */
export function fallenFigures(w: Lodge): number[] {
  const { s } = w;
  const fallen: number[] = [];
  for (let figure = 0; figure < s.figureAt.length; figure++) {
    if (s.figureAt[figure] !== NONE && s.figureDamage[figure].length >= healthOf(w, modelOf(figure)))
      fallen.push(figure);
  }
  return fallen;
}

/** A figure leaves play by somebody's hand. */
export function removeFigure(w: Lodge, figure: number, by: number): void {
  perform(w, unsummon, { figure, by, from: w.s.figureAt[figure] });
}
