/** An event of the controller's choice leaves the board; or every one but this, which is the Black Rose's own doing. */
import * as a from "../../pack/parts.ts";
import { discardEvent as leaveBoard } from "../../rules/events.ts";
import { gainTogether } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { event as eventThing, held } from "../../things.ts";
import { ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { effOption, want } from "../doing.ts";
import { verb } from "../verb.ts";

export type DiscardEvent =
  | { readonly do: "discard event"; readonly which: "one"; readonly points: "to the Black Rose" | "nobody" | "shared" }
  | { readonly do: "discard event"; readonly which: "every other" };

export const discardEvent = verb<DiscardEvent>("discard event", {
  shape: a.tagged<DiscardEvent, "which">("which", {
    one: { do: a.word("discard event"), points: a.word("to the Black Rose", "nobody", "shared") },
    "every other": { do: a.word("discard event") },
  }),

  run(w, f, e, said) {
    if (said.which === "every other") {
      w.s.eventBoard.forEach((event, space) => {
        if (event !== NONE && event !== e.regs[R.card]) leaveBoard(w, space, "rose", NONE);
      });
      return;
    }
    e.regs[R.affected] = 0;
    want(w, f, effOption, w.s.eventBoard.filter((event) => event !== NONE).map(eventThing));
  },
  chosen(w, _f, e, said, code) {
    if (said.which !== "one") return;
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
