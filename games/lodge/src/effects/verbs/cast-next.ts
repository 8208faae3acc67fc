/** A mage casts its next ready spell now. */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { castSlot } from "../../rules/cast.ts";
import { CELL, NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { nextReady } from "./shared/sheets.ts";

export interface CastNext {
  readonly do: "cast next";
  readonly who: One;
}

export const castNext = verb<CastNext>("cast next", {
  shape: { who: a.one },

  run(w, _f, e, said) {
    const seat = one(w, e, said.who);
    // Nobody casts in its cell (L-ACT-50).
    if (seat === NONE || !isMage(seat) || w.s.at[seat] === CELL) return;
    const slot = nextReady(w, seat);
    if (slot !== NONE) castSlot(w, seat, slot);
  },
});
