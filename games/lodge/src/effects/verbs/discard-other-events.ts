/** Every event on the board but this one goes; that is the Black Rose's own doing. */
import { discardEvent } from "../../rules/events.ts";
import { NONE } from "../../state.ts";
import { R } from "../context.ts";
import { verb } from "../verb.ts";

export interface DiscardOtherEvents {
  readonly do: "discard other events";
}

export const discardOtherEvents = verb<DiscardOtherEvents>("discard other events", {
  shape: {},

  run(w, _f, e) {
    // The Black Rose's own doing, nobody else's.
    w.s.eventBoard.forEach((event, space) => {
      if (event !== NONE && event !== e.regs[R.card]) discardEvent(w, space, "rose", NONE);
    });
  },
});
