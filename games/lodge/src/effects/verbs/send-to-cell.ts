/** To the cell: no defeat, and nothing is entered. */
import { perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { How, recube } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTo } from "../../rules/movement.ts";
import { CELL, NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface SendToCell {
  readonly do: "send to cell";
  readonly who: One;
  readonly healed?: true;
}

export const sendToCell = verb<SendToCell>("send to cell", {
  shape: { who: a.one, healed: a.optional(a.mark) },

  run(w, _f, e, said) {
    const model = one(w, e, said.who);
    if (model === NONE || !isMage(model) || w.s.at[model] === CELL) return;
    if (said.healed) perform(w, recube, { seat: e.seat, model, room: NONE, off: w.s.damage[model].slice(), on: [] });
    goTo(w, model, CELL, How.cell, e.seat);
  },
});
