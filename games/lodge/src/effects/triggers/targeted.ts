/** A spell aims at its owner, or at its owner's room: when it is declared, or when its target is first used (row 36). */
import type { SpellType, Verb } from "../../cards/says.ts";
import { declare, useTarget } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { rulesOf } from "../../rules/values.ts";
import { type Lodge, NONE } from "../../state.ts";
import { Avoid } from "../context.ts";
import { bind, type OneDeed, trigger } from "../trigger.ts";

export interface Targeted {
  readonly on: "targeted";
  readonly by?: SpellType;
  readonly kind?: "single" | "area";
}

/** Whether this is the moment at which a spell's target may answer. */
const isToldBy = (w: Lodge, one: OneDeed): boolean =>
  one.deed.verb === (rulesOf(w).targeted === "when declared" ? declare : useTarget).verb;
const isAlone = (one: OneDeed, seat: number): boolean => one.get("target") === seat;
const isAtARoom = (one: OneDeed): boolean => one.get("target") === NONE && one.get("room") !== NONE;
const isInArea = ({ s }: Lodge, one: OneDeed, seat: number): boolean =>
  isAtARoom(one) && s.at[seat] === one.get("room");

export const targeted = trigger<Targeted>("targeted", {
  shape: { by: a.optional(a.type), kind: a.optional(a.word("single", "area")) },
  deeds: [declare, useTarget],
  moment: () => "would",
  met(w, one, { by, kind }, { owner }) {
    const { cards } = w;
    if (!isToldBy(w, one) || one.get("seat") === owner) return null;
    const single = isAlone(one, owner);
    const area = isAtARoom(one);
    if (kind === "single" ? !single : kind === "area" ? !area : !single && !area) return null;
    const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
    if (by !== undefined && side.type !== by) return null;
    return bind(one.get("seat"));
  },
  // Whom it passes by already has nothing to answer, nor who has left the room.
  lapsed: (w, one, _said, { owner }) =>
    (one.get("avoid") & Avoid.effect(owner)) !== 0 || (isAtARoom(one) && !isInArea(w, one, owner)),
  concerns(w, one, seat) {
    const { cards } = w;
    if (!isToldBy(w, one) || one.get("seat") === seat) return false;
    if (!isAlone(one, seat) && !isInArea(w, one, seat)) return false;
    const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
    return !side.says.some((says) => cards.verbs.get(says.do)?.noProtections?.(says as Verb));
  },
  answersSpell: true,
});
