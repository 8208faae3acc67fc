/** Power (L-GLO-14). */
import type { Amount, One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { gain as gainPower } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { isMage, partyOf, ROSE } from "../../who.ts";
import { amount, one } from "../select.ts";
import { verb } from "../verb.ts";

export interface Gain {
  readonly do: "gain";
  readonly n: Amount;
  readonly who?: One | "black rose";
}

export const gain = verb<Gain>("gain", {
  shape: { n: a.amount, who: a.optional(a.word(...a.ONES, "black rose")) },

  run(w, _f, e, said) {
    const n = amount(w, e, said.n);
    const who = said.who === "black rose" ? ROSE : one(w, e, said.who ?? "self");
    if (who === ROSE || (who !== NONE && isMage(who))) gainPower(w, partyOf(w.s, who), n);
  },
});
