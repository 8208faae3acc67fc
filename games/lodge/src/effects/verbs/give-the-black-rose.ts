/** What one really loses the Black Rose gains (L-GLO-24). */
import * as a from "../../pack/parts.ts";
import { pass } from "../../rules/power.ts";
import { ROSE } from "../../who.ts";
import { verb } from "../verb.ts";

export interface GiveTheBlackRose {
  readonly do: "give the Black Rose";
  readonly n: number;
}

export const giveTheBlackRose = verb<GiveTheBlackRose>("give the Black Rose", {
  shape: { n: a.n },

  run: (w, _f, e, said) => pass(w, e.seat, ROSE, said.n),
});
