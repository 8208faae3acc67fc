/** Defeated at once, no damage placed; an evocation leaves play (L-EVO-06). */
import { attempt } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { hasHealth } from "../../rules/health.ts";
import { removing } from "../../rules/leaving.ts";
import { NONE, placeOf } from "../../state.ts";
import { figureOf, isMage } from "../../who.ts";
import { defeatOf } from "../defeat.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface Defeat {
  readonly do: "defeat";
  readonly who: One;
}

export const defeat = verb<Defeat>("defeat", {
  shape: { who: a.one },

  run(w, _f, e, said) {
    const model = one(w, e, said.who);
    if (model === NONE || placeOf(w.s, model) < 0) return;
    if (isMage(model)) defeatOf(w, model, e.seat);
    else if (hasHealth(w, model)) attempt(w, e.seat, [removing(w, figureOf(model), e.seat)]);
  },
});
