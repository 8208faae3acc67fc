/** Two models change places; if one cannot, nothing happens. */
import type { One } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTogether } from "../../rules/movement.ts";
import { NONE } from "../../state.ts";
import { roomOf } from "../context.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { movable } from "./shared/moving.ts";

export interface Swap {
  readonly do: "swap";
  readonly with: One;
}

export const swap = verb<Swap>("swap", {
  shape: { with: a.one },

  run(w, _f, e, said) {
    const other = one(w, e, said.with);
    const [mine, theirs] = [roomOf(w, e.seat), other === NONE ? NONE : roomOf(w, other)];
    if (mine === NONE || theirs === NONE || !movable(w, other) || !movable(w, e.seat)) return;
    goTogether(
      w,
      e.seat,
      [
        { model: e.seat, to: theirs },
        { model: other, to: mine },
      ],
      How.transit,
    );
  },
});
