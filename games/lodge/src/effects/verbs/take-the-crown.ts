/** The Crown passes (L-TRN-02). */
import { attempt, laid } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { crown } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface TakeTheCrown {
  readonly do: "take the Crown";
  readonly who?: One;
}

export const takeTheCrown = verb<TakeTheCrown>("take the Crown", {
  shape: { who: a.optional(a.one) },

  run(w, _f, e, said) {
    const who = one(w, e, said.who ?? "self");
    if (who !== NONE && isMage(who) && w.s.crown !== who) attempt(w, e.seat, [laid(crown, { seat: who })]);
  },
});
