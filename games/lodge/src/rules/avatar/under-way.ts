/** The action card that is being done: its effect, its list, what its spell aims at. */
import { type Frame, flowName } from "@blackrose/kernel";
import type { ActionEffect, ListNumber } from "../../cards/avatar.ts";
import type { Sentence, Target } from "../../cards/says.ts";
import { frameShape } from "@blackrose/kernel";
import { type Lodge, modelsIn, NONE, placeOf } from "../../state.ts";
import { Family, familyOf, held } from "../../things.ts";
import { isMage, partyOf } from "../../who.ts";
import { freeSlots } from "../rooms.ts";
import { avatarOf, isOpposing } from "./criteria.ts";

/** An activation of the Avatar: the card, the effect it is at, whether it has a further card after it; `goal`: what a move was made for, as an option, for the effect that follows it. `how`: see Revealed. */
export const avatarShape = frameShape({ action: NONE, effect: 0, goal: NONE, how: 0, left: 0 });
export const AVATAR_ACTS = "avatar acts";
export const AVATAR_PHYSICAL = "physical effect";

/** Where an activation of his is under way, the topmost. */
export const activationOf = (w: Lodge): Frame | undefined =>
  w.s.stack.findLast((frame) => flowName(w, frame) === AVATAR_ACTS);

export function effectNow(w: Lodge): ActionEffect | undefined {
  const frame = activationOf(w);
  if (frame === undefined) return undefined;
  const action = avatarShape.get(frame, "action");
  return action === NONE ? undefined : w.cards.actions[action].is.effects[avatarShape.get(frame, "effect")];
}

/** The list that counts now: the one printed on the effect, else the second (L-AVE-01, L-AVE-03). */
export const listNow = (w: Lodge): ListNumber => effectNow(w)?.list ?? 2;

/** The effect of the card after the one under way, if that needs a target. */
export function laterAim(w: Lodge): (ActionEffect & { readonly is: "spell" }) | undefined {
  const frame = activationOf(w);
  if (frame === undefined) return undefined;
  const { effects } = w.cards.actions[avatarShape.get(frame, "action")].is;
  const later = effects[avatarShape.get(frame, "effect") + 1];
  return later?.is === "spell" && needsTarget(later.side.target) ? later : undefined;
}

const needsTarget = (target: Target): boolean =>
  target.at === "model" || target.at === "mage" || (target.at === "room" && target.within !== 0);

/** Whether a sentence of a spell could do anything in a room (L-AVP-04). */
export function couldDo(w: Lodge, said: Sentence, room: number): boolean {
  const { s } = w;
  switch (said.do) {
    case "deal":
      return modelsIn(s, room).some((model) => isOpposing(w, model));
    case "place":
      return freeSlots(w, room) > 0;
    case "convert instability":
      return s.instability[room].some((colour) => colour !== partyOf(s, avatarOf(w)));
    default:
      return true;
  }
}

/** Whether aiming at this does anything. */
export const isUseful = (w: Lodge, says: readonly Sentence[], code: number): boolean =>
  familyOf(code) !== Family.room || says.some((said) => couldDo(w, said, held(code)));

/** Opposing models in rooms, mages before evocations, as far as a test lets them. */
export function opposingModels(w: Lodge, fits: (room: number, model: number) => boolean): number[] {
  const { s } = w;
  const found: number[] = [];
  for (let room = 0; room < s.tiles.length; room++)
    for (const model of modelsIn(s, room))
      if (isOpposing(w, model) && fits(placeOf(s, model), model)) found.push(model);
  const mages = found.filter(isMage);
  return mages.length > 0 ? mages : found;
}
