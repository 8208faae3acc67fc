/** Moving: steps, transit, ways out of the cell (L-GLO-18, 19, L-CEL). */
import { attempt, laid } from "@blackrose/kernel";
import { go } from "../deeds.ts";
import { CELL, Inhibited, type Lodge, placeOf } from "../state.ts";
import { boardOf } from "./values.ts";

/** Rooms one step away; from the cell, its exits. Nobody steps into a cell (L-CEL-02). */
export function stepsFrom(w: Lodge, model: number): readonly number[] {
  const place = placeOf(w.s, model);
  const board = boardOf(w);
  if (place === CELL) return board.exits[w.s.cells[model]];
  return place < 0 ? [] : board.next[place];
}

/** Whether a mage may leave where it stands (L-COM-14). A cell is always left (L-CEL-04). */
export function mayMove(w: Lodge, seat: number, physical: boolean): boolean {
  if (w.s.at[seat] === CELL) return true;
  const barred = physical ? Inhibited.moving | Inhibited.leaving : Inhibited.leaving;
  return (w.s.inhibited[seat] & barred) === 0;
}

/** A model goes to a room; what that sets off is answered. `by`: who moves it. */
export function goTo(w: Lodge, model: number, to: number, how: number, by: number): void {
  const from = placeOf(w.s, model);
  if (from === to) return;
  attempt(w, by, [laid(go, { model, from, to, how, by })]);
}

/** Several go at the same time. */
export function goTogether(w: Lodge, by: number, moves: readonly { model: number; to: number }[], how: number): void {
  attempt(
    w,
    by,
    moves
      .filter(({ model, to }) => placeOf(w.s, model) !== to)
      .map(({ model, to }) => laid(go, { model, from: placeOf(w.s, model), to, how, by })),
  );
}
