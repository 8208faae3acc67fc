/** Power lost, down to 0 (L-GLO-16). */
import type { Amount, Who } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { gainTogether, losable } from "../../rules/power.ts";
import { isMage, partyOf } from "../../who.ts";
import { R } from "../context.ts";
import { amount, models } from "../select.ts";
import { verb } from "../verb.ts";
import { reaches } from "./shared/reach.ts";

export interface Lose {
  readonly do: "lose";
  readonly n: Amount;
  readonly who: Who;
}

export const lose = verb<Lose>("lose", {
  shape: { n: a.amount, who: a.who },

  run(w, _f, e, said) {
    const n = amount(w, e, said.n);
    const losers = models(w, e, said.who).filter((model) => isMage(model) && reaches(w, e, model));
    e.regs[R.affected] += losers.length;
    e.regs[R.losers] += losers.filter((model) => losable(w, model, n) > 0).length;
    e.regs[R.short] = losers.reduce((sum, model) => sum + n - losable(w, partyOf(w.s, model), n), 0);
    gainTogether(
      w,
      losers.map((model) => {
        const party = partyOf(w.s, model);
        return [party, -losable(w, party, n)] as const;
      }),
    );
  },
});
