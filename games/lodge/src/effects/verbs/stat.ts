/** Values of a mage for this turn. */
import { perform } from "@blackrose/kernel";
import { Stat, stat as statDeed } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { verb } from "../verb.ts";

export type Stat =
  | { readonly do: "stat"; readonly what: "attack is"; readonly n: number }
  | { readonly do: "stat"; readonly what: "attacks hit all" | "action moves and attacks" };

export const stat = verb<Stat>("stat", {
  shape: a.tagged<Stat, "what">("what", {
    "attack is": { do: a.word("stat"), n: a.n },
    "attacks hit all": { do: a.word("stat") },
    "action moves and attacks": { do: a.word("stat") },
  }),

  run(w, _f, e, said) {
    if (said.what === "attack is") perform(w, statDeed, { seat: e.seat, what: Stat.attackIs, n: said.n });
    else
      perform(w, statDeed, {
        seat: e.seat,
        what: said.what === "attacks hit all" ? Stat.attacksAll : Stat.movesAndAttacks,
        n: 1,
      });
  },
});
