/** Before damage lands. "It" is who stands behind the blow; behind the Black Rose's there is nobody. */
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { Source } from "../context.ts";
import { bind, trigger } from "../trigger.ts";
import { hurts, striker } from "./shared/harm.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface WouldSuffer {
  readonly on: "would suffer";
  readonly who: "you" | "any mage";
  readonly from?: "model" | "mage's attack" | "trap" | "that spell";
}

export const wouldSuffer = trigger<WouldSuffer>("would suffer", {
  shape: { who: a.word("you", "any mage"), from: a.optional(a.word("model", "mage's attack", "trap", "that spell")) },
  deeds: [harm],
  moment: () => "would",
  met(_w, one, { who, from }, { owner, card }) {
    if (from === "that spell" && one.get("card") !== card) return null;
    const target = one.get("target");
    if (who === "you" ? target !== owner : !isMage(target)) return null;
    if (from === "model" && striker(one) === NONE) return null;
    if (from === "mage's attack" && (one.get("means") !== Source.attack || !isMage(one.get("by")))) return null;
    if (from === "trap" && one.get("means") !== Source.trap) return null;
    return bind(striker(one), NONE, one.get("n"));
  },
  lapsed: (_w, one) => one.get("n") === 0,
  concerns: hurts,
  binds: () => "model",
  keeps: (w, e, { from }) => (from === "that spell" ? answeredSpell(w, e) : {}),
});
