/** Whom effects can move. */
import { isCarried } from "../../../rules/equipment.ts";
import { mayMove } from "../../../rules/movement.ts";
import { isAssigned } from "../../../rules/umbrae.ts";
import { type Lodge, placeOf } from "../../../state.ts";
import { isMage } from "../../../who.ts";

/** Whether an effect may move a model: not out of a cell, not held fast, no Umbra, nothing that is carried (L-CEL-03, Mighty Whirlwind, L-NM-04, L-EQP-01). */
export const movable = (w: Lodge, model: number): boolean =>
  placeOf(w.s, model) >= 0 &&
  (isMage(model) ? mayMove(w, model, false) : !isAssigned(w, model) && !isCarried(w, model));
