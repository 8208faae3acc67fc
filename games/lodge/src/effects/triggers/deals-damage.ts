/**
 * Somebody deals damage. Heard before it lands by what changes it, else after. "It" is whom it hits; of any mage's, that mage; of any
 * model's or of one bound before, the one that deals it. `this evocation`: the one that bears what hears it.
 */
import { type Element, ELEMENTS, type SpellType, TYPES } from "../../cards/says.ts";
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { hasFallen } from "../../rules/health.ts";
import { NONE } from "../../state.ts";
import { isAvatar, isMage, ROSE } from "../../who.ts";
import { R, Source } from "../context.ts";
import { bind, trigger } from "../trigger.ts";
import { dealerOf, striker } from "./shared/harm.ts";
import { revealedAs } from "./shared/spells.ts";

export interface DealsDamage {
  readonly on: "deals damage";
  readonly who: "you" | "mage" | "model" | "your evocation" | "another" | "target" | "this evocation" | "the Avatar";
  readonly to?: "mage";
  readonly with?: Element | SpellType | "attack" | "spell or action";
  readonly defeats?: true;
}

const isType = (word: string): word is SpellType => (TYPES as readonly string[]).includes(word);

export const dealsDamage = trigger<DealsDamage>("deals damage", {
  shape: {
    who: a.word("you", "mage", "model", "your evocation", "another", "target", "this evocation", "the Avatar"),
    to: a.optional(a.word("mage")),
    with: a.optional(a.word(...ELEMENTS, ...TYPES, "attack", "spell or action")),
    defeats: a.optional(a.mark),
  },
  deeds: [harm],
  moment: (_, { changes }) => (changes ? "would" : "did"),
  met(w, one, { who, to, with: means, defeats }, bound) {
    const dealer = dealerOf(w, one);
    const by = one.get("by");
    if (one.get("n") === 0 || dealer === ROSE) return null;
    if (who === "the Avatar" && !isAvatar(w.s, dealer)) return null;
    if (who === "you" && dealer !== bound.owner) return null;
    if (who === "your evocation" && (by === NONE || isMage(by) || dealer !== bound.owner)) return null;
    if ((who === "another" || who === "target" || who === "this evocation") && striker(one) !== bound.it) return null;
    if (who === "model" && bound.fromSheet && dealer === bound.owner) return null;
    if (to === "mage" && !isMage(one.get("target"))) return null;
    if (means === "attack" && one.get("means") !== Source.attack) return null;
    if (means === "spell or action" && one.get("means") !== Source.attack && one.get("means") !== Source.spell)
      return null;
    if (means !== undefined && means !== "attack" && means !== "spell or action") {
      if (one.get("means") !== Source.spell || one.get("card") === NONE) return null;
      const { type, element } = revealedAs(w, one.get("card"));
      if (isType(means) ? type !== means : element !== means && element !== "any") return null;
    }
    if (defeats && !hasFallen(w, one.get("target"))) return null;
    const it = who === "mage" ? dealer : who === "model" || who === "target" ? striker(one) : one.get("target");
    return bind(it, NONE, one.get("n"));
  },
  // Only of any model's damage do cards on a sheet speak.
  concerns: (_w, one, seat, { who }) => who === "model" && one.get("dealer") !== ROSE && one.get("dealer") !== seat,
  binds: ({ who, to }) => (who === "mage" || to === "mage" ? "mage" : "model"),
  keeps: (_w, e, { who }) =>
    who === "another" ? { it: e.regs[R.another] } : who === "target" ? { it: e.regs[R.target] } : {},
});
