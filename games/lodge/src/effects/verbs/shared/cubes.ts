/** Whose cubes verbs of damage and instability use. */
import type { Frame } from "@blackrose/kernel";
import { recubed, takenOff } from "../../../rules/cubes.ts";
import { lift } from "../../../rules/jinxes.ts";
import { healedOff } from "../../../rules/standing.ts";
import { damageOn } from "../../../rules/values.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { isAvatar, type Model, modelOf, type Party, partyOf, ROSE } from "../../../who.ts";
import { R, Source } from "../../context.ts";

export const dealerOf = ({ s }: Lodge, f: Frame, by: "black rose" | undefined): Party =>
  by === "black rose" ? ROSE : partyOf(s, f.seat);

/** The model behind an effect's blow, or NONE: an evocation of its own, or the Avatar, whose cubes do not tell him from the Black Rose (L-AVC-06). */
export function strikerOf({ s }: Lodge, e: Frame, by: "black rose" | undefined): Model {
  if (e.regs[R.source] === Source.evocation) return modelOf(e.regs[R.card]);
  return by === undefined && isAvatar(s, e.seat) ? e.seat : NONE;
}

/** All cubes come off, but those of the one whose cubes stay, and with them what healing lifts (L-POI-03). */
export function healAll(w: Lodge, seat: number, models: readonly number[], but = NONE): void {
  const lifted = models.flatMap((model) => healedOff(w, model)).filter((at) => w.s.attachments[at].owner !== but);
  // From the last on, because what goes gives its place away.
  for (const at of lifted.toSorted((a, b) => b - a)) lift(w, at);
  const off = models.flatMap((model) =>
    takenOff(
      model,
      damageOn(w, model).filter((colour) => colour !== but),
    ),
  );
  recubed(w, seat, off);
}
