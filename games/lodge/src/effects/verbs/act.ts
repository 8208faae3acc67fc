/** An evocation acts now; a mage under another moves and attacks. */
import type { Kind, One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { actNow } from "../../rules/evocations.ts";
import { NONE, placeOf } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { controllerOf, figureOf, isMage, modelOf } from "../../who.ts";
import { R } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { isKind, one } from "../select.ts";
import { verb } from "../verb.ts";

export interface Act {
  readonly do: "act";
  readonly who: One | { readonly yours: Kind };
  readonly under?: "you";
}

export const act = verb<Act>("act", {
  shape: { who: a.either(a.one, a.record<{ readonly yours: Kind }>({ yours: a.kind })), under: a.optional(a.you) },

  run(w, f, e, said) {
    if (typeof said.who === "object") {
      const { yours } = said.who;
      const mine = w.s.figureOwner.flatMap((owner, figure) =>
        owner === e.seat && isKind(w, figure, yours) ? [modelThing(modelOf(figure))] : [],
      );
      want(w, f, effTarget, mine);
      return;
    }
    const model = one(w, e, said.who);
    if (model !== NONE && !isMage(model) && placeOf(w.s, model) >= 0) {
      actNow(w, figureOf(model), said.under === "you" ? e.seat : controllerOf(w.s, model));
    }
  },
  chosen(w, _f, e, _said, code) {
    e.regs[R.it] = held(code);
    actNow(w, figureOf(held(code)), e.seat);
  },
});
