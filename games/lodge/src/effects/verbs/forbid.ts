/** What a mage cannot do for now (L-COM-14). */
import { lying, perform } from "@blackrose/kernel";
import type { Who } from "../../cards/says.ts";
import { barQuest, inhibit, solve } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { CELL, Inhibited } from "../../state.ts";
import { isMage } from "../../who.ts";
import { R } from "../context.ts";
import { models } from "../select.ts";
import { verb } from "../verb.ts";

export interface Forbid {
  readonly do: "forbid";
  readonly what: "moving" | "activating" | "leaving" | "solving it";
  readonly who: Who;
  readonly until?: "end of next Action Phase";
}

const BITS = { moving: Inhibited.moving, activating: Inhibited.activating, leaving: Inhibited.leaving } as const;

export const forbid = verb<Forbid>("forbid", {
  shape: {
    what: a.word("moving", "activating", "leaving", "solving it"),
    who: a.who,
    until: a.optional(a.word("end of next Action Phase")),
  },
  answers: ({ what }) => what === "solving it",
  run(w, _f, e, said) {
    if (said.what === "solving it") {
      const [solving] = lying(w, w.s.stack[e.regs[R.answered]]);
      solving.prevent();
      if (solving.deed.verb === solve.verb) perform(w, barQuest, { quest: solving.get("quest") });
      return;
    }
    const next = said.until === "end of next Action Phase";
    for (const model of models(w, e, said.who)) {
      // Entering the cell lifts it (L-CEL-05).
      if (!isMage(model) || w.s.at[model] === CELL) continue;
      perform(w, inhibit, { seat: model, what: BITS[said.what] * (next ? 8 : 1) });
    }
  },
});
