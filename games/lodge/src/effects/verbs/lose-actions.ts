/** Action tokens are spent for nothing (L-GLO-17). */
import { perform } from "@blackrose/kernel";
import type { Who } from "../../cards/says.ts";
import { spendAction } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { isMage } from "../../who.ts";
import { models } from "../select.ts";
import { verb } from "../verb.ts";

export interface LoseActions {
  readonly do: "lose actions";
  readonly who: Who;
  readonly n: number | "all";
}

export const loseActions = verb<LoseActions>("lose actions", {
  shape: { who: a.who, n: a.either(a.n, a.all) },

  run(w, _f, e, said) {
    for (const model of models(w, e, said.who)) {
      if (!isMage(model)) continue;
      const has = w.s.actions[model];
      const n = said.n === "all" ? has : Math.min(said.n, has);
      if (n > 0) perform(w, spendAction, { seat: model, n });
    }
  },
});
