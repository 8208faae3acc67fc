/** May play one of the top events; the others go back as they were. */
import { PASS } from "@blackrose/kernel";
import * as a from "../../pack/parts.ts";
import { placeEvent, topEvents } from "../../rules/events.ts";
import { gain } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { event as eventThing, held } from "../../things.ts";
import { R } from "../context.ts";
import { effEvent, want } from "../doing.ts";
import { verb } from "../verb.ts";
import { showTop } from "./shared/piles.ts";

export interface PlayOfTop {
  readonly do: "play of top";
  readonly of: number;
  readonly gain?: number;
}

export const playOfTop = verb<PlayOfTop>("play of top", {
  shape: { of: a.n, gain: a.optional(a.n) },

  run(w, f, e, said) {
    const top = topEvents(w, said.of);
    showTop(w, e.seat, "top events", w.s.moon, top);
    e.regs[R.affected] = 0;
    e.regs[R.amount] = NONE;
    want(w, f, effEvent, [PASS, ...top.map(eventThing)]);
  },
  chosen(w, _f, e, said, code) {
    if (code === PASS) return;
    e.regs[R.affected] = 1;
    e.regs[R.amount] = held(code);
    placeEvent(w, held(code), e.seat);
    gain(w, e.seat, said.gain ?? 0);
  },
});
