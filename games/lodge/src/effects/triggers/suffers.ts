/** After damage has landed on its owner. "It" is who stands behind the blow. */
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { ROSE } from "../../who.ts";
import { bind, trigger } from "../trigger.ts";
import { hurts, striker } from "./shared/harm.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface Suffers {
  readonly on: "suffers";
  readonly who: "you";
  readonly from?: "black rose" | "that spell";
}

export const suffers = trigger<Suffers>("suffers", {
  shape: { who: a.you, from: a.optional(a.word("black rose", "that spell")) },
  deeds: [harm],
  met(_w, one, { from }, { owner, card }) {
    if (one.get("target") !== owner || one.get("n") === 0) return null;
    if (from === "black rose" && one.get("dealer") !== ROSE) return null;
    if (from === "that spell" && one.get("card") !== card) return null;
    return bind(striker(one), NONE, one.get("n"));
  },
  concerns: hurts,
  binds: () => "model",
  keeps: (w, e, { from }) => (from === "that spell" ? answeredSpell(w, e) : {}),
});
