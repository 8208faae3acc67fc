/** Puts the top events back in another order, one place after another from the top. */
import { again, perform } from "@blackrose/kernel";
import { liftEvent } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { topEvents } from "../../rules/events.ts";
import { event as eventThing, held } from "../../things.ts";
import { effEvent, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { showTop } from "./shared/piles.ts";

export interface ReorderTop {
  readonly do: "reorder top";
  readonly of: number;
  readonly from: "events";
}

/** How many lie where they shall. */
const own = numbers({ laid: 0 });
const { laid } = own.at;

export const reorderTop = verb<ReorderTop>("reorder top", {
  shape: { of: a.n, from: a.word("events") },
  numbers: own,
  run(w, f, e, said) {
    const top = topEvents(w, said.of);
    if (f.regs[laid] === 0) showTop(w, e.seat, "top events", w.s.moon, top);
    if (f.regs[laid] >= top.length - 1) return;
    again(f);
    // What is already laid lies on top; choose among the rest.
    want(w, f, effEvent, top.slice(f.regs[laid]).map(eventThing));
  },
  chosen(w, f, _e, _said, code) {
    perform(w, liftEvent, { event: held(code), at: f.regs[laid]++ });
  },
});
