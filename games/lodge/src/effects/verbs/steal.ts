/** What one really loses the other gains (L-GLO-24). */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { pass } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { reaches } from "./shared/reach.ts";

export interface Steal {
  readonly do: "steal";
  readonly n: number;
  readonly from: One;
}

export const steal = verb<Steal>("steal", {
  shape: { n: a.n, from: a.one },

  run(w, _f, e, said) {
    const from = one(w, e, said.from);
    if (from !== NONE && isMage(from) && reaches(w, e, from)) pass(w, from, e.seat, said.n);
  },
});
