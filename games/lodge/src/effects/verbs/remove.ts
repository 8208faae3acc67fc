/** Back to the reserve or out of the game, cubes home (L-GLO-22). */
import { attempt, laid } from "@blackrose/kernel";
import type { Who } from "../../cards/says.ts";
import { banish } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { removing } from "../../rules/leaving.ts";
import { rulesOf } from "../../rules/values.ts";
import { figureOf, isMage } from "../../who.ts";
import { R } from "../context.ts";
import { models } from "../select.ts";
import { verb } from "../verb.ts";

export interface Remove {
  readonly do: "remove";
  readonly who: Who;
}

export const remove = verb<Remove>("remove", {
  shape: { who: a.who },

  run(w, _f, e, said) {
    const forGood = rulesOf(w).removed === "leaves the game";
    const figures = models(w, e, said.who)
      .filter((model) => !isMage(model))
      .map(figureOf);
    e.regs[R.removed] += figures.length;
    attempt(
      w,
      e.seat,
      figures.map((figure) =>
        forGood ? laid(banish, { figure, by: e.seat, from: w.s.figureAt[figure] }) : removing(w, figure, e.seat),
      ),
    );
  },
});
