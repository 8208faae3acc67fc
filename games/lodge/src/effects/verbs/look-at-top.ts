/** The top quests before one's eyes. */
import type { MoonOf, Pile } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { verb } from "../verb.ts";
import { moonOf, showTop } from "./shared/piles.ts";

export interface LookAtTop {
  readonly do: "look at top";
  readonly of: number;
  readonly from: Pile;
  readonly moon?: MoonOf;
}

export const lookAtTop = verb<LookAtTop>("look at top", {
  shape: { of: a.n, from: a.pile, moon: a.optional(a.moon) },

  run(w, _f, e, said) {
    const moon = moonOf(w, said.moon, NONE);
    showTop(w, e.seat, "top quests", moon, w.s.questDecks[moon - 1].slice(-said.of));
  },
});
