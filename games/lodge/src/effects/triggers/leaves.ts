/** The one meant leaves a room: the one named with it, or any. Who goes to the cell does not leave in this sense. */
import type { Spot } from "../../cards/says.ts";
import { go, How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, trigger } from "../trigger.ts";

export interface Leaves {
  readonly on: "leaves";
  readonly who: "it";
  readonly room?: Spot;
  readonly by?: "physical action";
}

export const leaves = trigger<Leaves>("leaves", {
  shape: { who: a.word("it"), room: a.optional(a.spot), by: a.optional(a.word("physical action")) },
  deeds: [go],
  met(_w, one, { room, by }, bound) {
    if (one.get("model") !== bound.it || one.get("to") < 0) return null;
    if (room !== undefined && one.get("from") !== bound.room) return null;
    if (by !== undefined && one.get("how") !== How.physical) return null;
    return bind(bound.it, one.get("from"));
  },
  binds: (_, before) => before,
});
