/** Before damage lands. "It" is who stands behind the blow; behind the Black Rose's there is nobody. Of one's own evocation, "it" is that. */
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { type Lodge, NONE } from "../../state.ts";
import { controllerOf, isMage } from "../../who.ts";
import { Source } from "../context.ts";
import { bind, trigger } from "../trigger.ts";
import { hurts, striker } from "./shared/harm.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface WouldSuffer {
  readonly on: "would suffer";
  readonly who: "you" | "any mage" | "your evocation";
  readonly from?: "model" | "attack" | "mage's attack" | "trap" | "that spell";
}

const isOwn = ({ s }: Lodge, target: number, owner: number): boolean =>
  !isMage(target) && controllerOf(s, target) === owner;

export const wouldSuffer = trigger<WouldSuffer>("would suffer", {
  shape: {
    who: a.word("you", "any mage", "your evocation"),
    from: a.optional(a.word("model", "attack", "mage's attack", "trap", "that spell")),
  },
  deeds: [harm],
  moment: () => "would",
  met(w, one, { who, from }, { owner, card }) {
    if (from === "that spell" && one.get("card") !== card) return null;
    const target = one.get("target");
    if (who === "your evocation" && !isOwn(w, target, owner)) return null;
    if (who === "you" && target !== owner) return null;
    if (who === "any mage" && !isMage(target)) return null;
    if (from === "model" && striker(one) === NONE) return null;
    if (from === "attack" && one.get("means") !== Source.attack) return null;
    if (from === "mage's attack" && (one.get("means") !== Source.attack || !isMage(one.get("by")))) return null;
    if (from === "trap" && one.get("means") !== Source.trap) return null;
    return bind(who === "your evocation" ? target : striker(one), NONE, one.get("n"));
  },
  lapsed: (_w, one) => one.get("n") === 0,
  concerns: (w, one, seat, { who }) =>
    who === "your evocation" ? one.get("no") === 0 && isOwn(w, one.get("target"), seat) : hurts(w, one, seat),
  binds: ({ who }) => (who === "your evocation" ? "evocation" : "model"),
  keeps: (w, e, { from }) => (from === "that spell" ? answeredSpell(w, e) : {}),
});
