/** A spell aims at its owner, or at its owner's room: when it is declared, or when its target is first used (row 36). */
import type { SpellType } from "../../cards/says.ts";
import { declare, useTarget } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { rulesOf } from "../../rules/values.ts";
import { NONE } from "../../state.ts";
import { Avoid } from "../context.ts";
import { bind, trigger } from "../trigger.ts";

export interface Targeted {
  readonly on: "targeted";
  readonly by?: SpellType;
  readonly kind?: "single" | "area";
}

export const targeted = trigger<Targeted>("targeted", {
  shape: { by: a.optional(a.type), kind: a.optional(a.word("single", "area")) },
  deeds: [declare, useTarget],
  moment: () => "would",
  met(w, one, { by, kind }, { owner }) {
    const { s, cards } = w;
    const told = rulesOf(w).targeted === "when declared" ? declare : useTarget;
    if (one.deed.verb !== told.verb || one.get("seat") === owner) return null;
    const single = one.get("target") === owner;
    const area = one.get("target") === NONE && one.get("room") !== NONE && s.at[owner] === one.get("room");
    if (kind === "single" ? !single : kind === "area" ? !area : !single && !area) return null;
    const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
    if (by !== undefined && side.type !== by) return null;
    // Whom it passes by already has nothing to answer (L-INT-08).
    return (one.get("avoid") & Avoid.effect(owner)) === 0 ? bind(one.get("seat")) : null;
  },
  answersSpell: true,
});
