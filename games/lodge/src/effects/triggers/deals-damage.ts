/** Somebody deals damage. Heard before it lands by what changes it, else after. "It" is whom it hits; of any mage's, that mage. */
import { type Element, ELEMENTS } from "../../cards/says.ts";
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { hasFallen } from "../../rules/health.ts";
import { NONE } from "../../state.ts";
import { isMage, ROSE } from "../../who.ts";
import { R, Source } from "../context.ts";
import { bind, trigger } from "../trigger.ts";
import { elementOf } from "./shared/spells.ts";

export interface DealsDamage {
  readonly on: "deals damage";
  readonly who: "you" | "mage" | "your evocation" | "another";
  readonly to?: "mage";
  readonly with?: Element | "attack";
  readonly defeats?: true;
}

export const dealsDamage = trigger<DealsDamage>("deals damage", {
  shape: {
    who: a.word("you", "mage", "your evocation", "another"),
    to: a.optional(a.word("mage")),
    with: a.optional(a.word(...ELEMENTS, "attack")),
    defeats: a.optional(a.mark),
  },
  deeds: [harm],
  moment: (_, { changes }) => (changes ? "would" : "did"),
  met(w, one, { who, to, with: means, defeats }, bound) {
    const dealer = one.get("dealer");
    const by = one.get("by");
    if (one.get("n") === 0 || dealer === ROSE) return null;
    if (who === "you" && dealer !== bound.owner) return null;
    if (who === "your evocation" && (by === NONE || isMage(by) || dealer !== bound.owner)) return null;
    if (who === "another" && by !== bound.it) return null;
    if (to === "mage" && !isMage(one.get("target"))) return null;
    if (means === "attack" && one.get("means") !== Source.attack) return null;
    if (means !== undefined && means !== "attack") {
      if (one.get("means") !== Source.spell || one.get("card") === NONE) return null;
      const shows = elementOf(w, one.get("card"));
      if (shows !== means && shows !== "any") return null;
    }
    if (defeats && !hasFallen(w, one.get("target"))) return null;
    return bind(who === "mage" ? dealer : one.get("target"), NONE, one.get("n"));
  },
  binds: ({ who, to }) => (who === "mage" || to === "mage" ? "mage" : "model"),
  keeps: (_w, e, { who }) => (who === "another" ? { it: e.regs[R.another] } : {}),
});
