/** To the cell: no defeat, and nothing is entered. */
import type { Who } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTogether } from "../../rules/movement.ts";
import { CELL } from "../../state.ts";
import { isMage } from "../../who.ts";
import { models } from "../select.ts";
import { verb } from "../verb.ts";
import { healAll } from "./shared/cubes.ts";

export interface SendToCell {
  readonly do: "send to cell";
  readonly who: Who;
  readonly healed?: true;
}

export const sendToCell = verb<SendToCell>("send to cell", {
  shape: { who: a.who, healed: a.optional(a.mark) },

  run(w, _f, e, said) {
    const mages = models(w, e, said.who).filter((model) => isMage(model) && w.s.at[model] !== CELL);
    // What is laid down last comes first.
    goTogether(
      w,
      e.seat,
      mages.map((model) => ({ model, to: CELL })),
      How.cell,
    );
    if (said.healed) healAll(w, e.seat, mages);
  },
});
