/** Cubes that come off a model or a room, are put there, or give way to others: together, and as something one can answer. */
import { attempt, laid } from "@blackrose/kernel";
import { recube } from "../deeds.ts";
import { type Lodge, NONE } from "../state.ts";
import type { Party } from "../who.ts";

/** `n` cubes of a colour come off, or `n` of one are put on; both, where they give way. */
export interface Recubing {
  readonly model?: number;
  readonly room?: number;
  readonly off?: number;
  readonly on?: number;
  readonly n?: number;
}

export function recubed(w: Lodge, seat: number, changes: readonly Recubing[]): void {
  attempt(
    w,
    seat,
    changes.map(({ model = NONE, room = NONE, off = NONE, on = NONE, n = 1 }) =>
      laid(recube, { seat, model, room, off, on, n }),
    ),
  );
}

/** Cubes that come off a model, colour by colour. */
export function takenOff(model: number, cubes: readonly Party[] | readonly number[]): Recubing[] {
  const colours = [...new Set<number>(cubes)];
  return colours.map((off) => ({ model, off, n: cubes.filter((cube) => cube === off).length }));
}
