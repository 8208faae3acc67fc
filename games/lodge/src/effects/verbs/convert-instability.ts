/** Own cubes for opposing ones in a room (L-INS-07). */
import { again, attempt, laid, PASS, perform } from "@blackrose/kernel";
import type { Spot } from "../../cards/says.ts";
import { place as placeDeed, recube } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { rulesOf } from "../../rules/values.ts";
import { partyOf } from "../../who.ts";
import { NONE } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { R } from "../context.ts";
import { effConvert, want } from "../doing.ts";
import { cubesFor, useCubes } from "../ration.ts";
import { spot } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface ConvertInstability {
  readonly do: "convert instability";
  readonly n: number;
  readonly in: Spot;
}

const own = numbers({ done: 0 });
const { done } = own.at;

export const convertInstability = verb<ConvertInstability>("convert instability", {
  shape: { n: a.n, in: a.spot },
  numbers: own,
  cubes(w, e, said) {
    const room = spot(w, e, said.in);
    const others = room === NONE ? [] : w.s.instability[room].filter((colour) => colour !== partyOf(w.s, e.seat));
    return Math.min(said.n, others.length);
  },
  run(w, f, e, said) {
    const room = spot(w, e, said.in);
    const party = partyOf(w.s, e.seat);
    if (room === NONE) return;
    const free = eachColour(w.s.instability[room].filter((colour) => colour !== party));
    if (f.regs[done] >= said.n || free.length === 0 || cubesFor(w, e, party) === 0) {
      if (e.regs[R.converted] > 0)
        attempt(w, e.seat, [laid(placeDeed, { seat: party, room, n: e.regs[R.converted], converted: 1 })]);
      return;
    }
    again(f);
    want(w, f, effConvert, rulesOf(w).convert === "up to" ? [PASS, ...free] : free);
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      f.regs[done] = said.n;
      return;
    }
    perform(w, recube, {
      seat: e.seat,
      model: NONE,
      room: spot(w, e, said.in),
      off: [held(code)],
      on: [partyOf(w.s, e.seat)],
    });
    f.regs[done]++;
    useCubes(e, 1);
    e.regs[R.converted]++;
  },
});
