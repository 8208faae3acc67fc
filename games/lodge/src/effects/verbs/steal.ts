/** What one really loses the other gains (L-GLO-24): the controller, or the Black Rose. */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { pass } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { isMage, partyOf, ROSE } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { reaches } from "./shared/reach.ts";

export interface Steal {
  readonly do: "steal";
  readonly n: number;
  readonly from: One;
  readonly to?: "black rose";
}

export const steal = verb<Steal>("steal", {
  shape: { n: a.n, from: a.one, to: a.optional(a.rose) },

  run(w, _f, e, said) {
    const from = one(w, e, said.from);
    if (from === NONE || !isMage(from) || !reaches(w, e, from)) return;
    pass(w, partyOf(w.s, from), said.to === undefined ? partyOf(w.s, e.seat) : ROSE, said.n);
  },
});
