/** The top quests or events before one's eyes; events may be put back in another order, one place after another from the top. */
import { again, perform } from "@blackrose/kernel";
import type { MoonOf } from "../../cards/says.ts";
import { liftEvent } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { topEvents } from "../../rules/events.ts";
import { NONE } from "../../state.ts";
import { event as eventThing, held } from "../../things.ts";
import { effEvent, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { moonOf, showTop } from "./shared/piles.ts";

export type LookAtTop =
  | { readonly do: "look at top"; readonly of: number; readonly from: "quests"; readonly moon?: MoonOf }
  | { readonly do: "look at top"; readonly of: number; readonly from: "events"; readonly reorder?: true };

/** How many lie where they shall. */
const own = numbers({ laid: 0 });
const { laid } = own.at;

export const lookAtTop = verb<LookAtTop>("look at top", {
  shape: a.tagged<LookAtTop, "from">("from", {
    quests: { do: a.word("look at top"), of: a.n, moon: a.optional(a.moon) },
    events: { do: a.word("look at top"), of: a.n, reorder: a.optional(a.mark) },
  }),
  numbers: own,
  run(w, f, e, said) {
    if (said.from === "quests") {
      const moon = moonOf(w, said.moon, NONE);
      showTop(w, e.seat, "top quests", moon, w.s.questDecks[moon - 1].slice(-said.of));
      return;
    }
    const top = topEvents(w, said.of);
    if (f.regs[laid] === 0) showTop(w, e.seat, "top events", w.s.moon, top);
    if (!said.reorder || f.regs[laid] >= top.length - 1) return;
    again(f);
    // What is already laid lies on top; choose among the rest.
    want(w, f, effEvent, top.slice(f.regs[laid]).map(eventThing));
  },
  chosen(w, f, _e, _said, code) {
    perform(w, liftEvent, { event: held(code), at: f.regs[laid]++ });
  },
});
