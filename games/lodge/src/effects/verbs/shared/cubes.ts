/** Whose cubes verbs of damage and instability use. */
import { type Frame, perform } from "@blackrose/kernel";
import { recube } from "../../../deeds.ts";
import { damageOn } from "../../../rules/values.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { type Party, partyOf, ROSE } from "../../../who.ts";

export const dealerOf = ({ s }: Lodge, f: Frame, by: "black rose" | undefined): Party =>
  by === "black rose" ? ROSE : partyOf(s, f.seat);

export function healAll(w: Lodge, seat: number, model: number): void {
  const off = damageOn(w, model).slice();
  if (off.length > 0) perform(w, recube, { seat, model, room: NONE, off, on: [] });
}
