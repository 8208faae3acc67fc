/** Its controller gains so much less of what is about to be gained. What is stolen is lost by its owner all the same (L-JX-11). */
import * as a from "../../pack/parts.ts";
import { partyOf } from "../../who.ts";
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface GainLess {
  readonly do: "gain less";
  readonly n: number;
}

export const gainLess = verb<GainLess>("gain less", {
  shape: { n: a.some },
  answers: () => true,
  run(w, _f, e, { n }) {
    for (const deed of answered(w, e)) {
      if (
        deed.deed.verb !== "power" ||
        deed.prevented ||
        deed.get("seat") !== partyOf(w.s, e.seat) ||
        deed.get("n") <= 0
      )
        continue;
      deed.set("n", Math.max(0, deed.get("n") - n));
      if (deed.get("n") === 0) deed.prevent();
    }
  },
});
