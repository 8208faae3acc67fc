/** An event of the controller's choice leaves the board. */
import * as a from "../../pack/parts.ts";
import { discardEvent as leaveBoard } from "../../rules/events.ts";
import { gainTogether } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { event as eventThing, held } from "../../things.ts";
import { ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { effOption, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface DiscardEvent {
  readonly do: "discard event";
  readonly points: "to the Black Rose" | "nobody" | "shared";
}

export const discardEvent = verb<DiscardEvent>("discard event", {
  shape: { points: a.word("to the Black Rose", "nobody", "shared") },

  run(w, f, e) {
    e.regs[R.affected] = 0;
    want(w, f, effOption, w.s.eventBoard.filter((event) => event !== NONE).map(eventThing));
  },
  chosen(w, _f, e, said, code) {
    const space = w.s.eventBoard.indexOf(held(code));
    const points = w.cards.content.events[held(code)].leaves;
    e.regs[R.affected] = 1;
    leaveBoard(w, space, said.points === "to the Black Rose" ? "rose" : "none", e.seat);
    if (said.points !== "shared") return;
    // Halves rounded down, at least one for the one who plots (Plot).
    const half = Math.floor(points / 2);
    gainTogether(w, [
      [e.seat, Math.max(1, half)],
      [ROSE, half],
    ]);
  },
});
