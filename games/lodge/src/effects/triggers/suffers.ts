/** After damage has landed: on its owner ("it" is who stands behind the blow), or on another mage, who is "it" then. */
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { isMage, ROSE } from "../../who.ts";
import { bind, trigger } from "../trigger.ts";
import { hurts, striker } from "./shared/harm.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface Suffers {
  readonly on: "suffers";
  readonly who: "you" | "mage";
  readonly from?: "black rose" | "that spell" | "model";
}

export const suffers = trigger<Suffers>("suffers", {
  shape: { who: a.word("you", "mage"), from: a.optional(a.word("black rose", "that spell", "model")) },
  deeds: [harm],
  met(_w, one, { who, from }, { owner, card }) {
    const target = one.get("target");
    if (one.get("n") === 0 || (who === "you" ? target !== owner : !isMage(target) || target === owner)) return null;
    if (from === "black rose" && one.get("dealer") !== ROSE) return null;
    if (from === "that spell" && one.get("card") !== card) return null;
    if (from === "model" && one.get("dealer") === ROSE) return null;
    return bind(who === "you" ? striker(one) : target, NONE, one.get("n"));
  },
  concerns: (w, one, seat, { who }) =>
    who === "you" ? hurts(w, one, seat) : isMage(one.get("target")) && one.get("target") !== seat,
  binds: ({ who }) => (who === "you" ? "model" : "mage"),
  keeps: (w, e, { from }) => (from === "that spell" ? answeredSpell(w, e) : {}),
});
