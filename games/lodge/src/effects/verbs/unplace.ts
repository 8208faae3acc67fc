/** Instability goes back to its owners. */
import { again, PASS } from "@blackrose/kernel";
import type { Place } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { recubed } from "../../rules/cubes.ts";
import { NONE } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { R, Source } from "../context.ts";
import { effCubes, want } from "../doing.ts";
import { rooms } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface Unplace {
  readonly do: "unplace";
  readonly n: number;
  readonly in: Place;
}

/** Which room comes next, or NONE before it begins, and how many cubes are off. Behind them, the rooms there were when it began: a cube less may make a room another kind. */
const own = numbers({ next: NONE, done: 0 });
const { next, done } = own.at;

export const unplace = verb<Unplace>("unplace", {
  shape: { n: a.n, in: a.place },
  numbers: own,
  run(w, f, e, said) {
    if (f.regs[next] === NONE) f.regs = own.make({ verb: f.regs[0], next: 0 }, rooms(w, e, said.in));
    const all = own.rest(f);
    while (f.regs[next] < all.length) {
      const cubes = w.s.instability[all[f.regs[next]]];
      if (f.regs[done] < said.n && cubes.length > 0) {
        again(f);
        const options = eachColour(cubes);
        want(w, f, effCubes, e.regs[R.source] === Source.event ? options : [PASS, ...options]);
        return;
      }
      f.regs[next]++;
      f.regs[done] = 0;
    }
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      f.regs[done] = said.n;
      return;
    }
    recubed(w, e.seat, [{ room: own.rest(f)[f.regs[next]], off: held(code) }]);
    f.regs[done]++;
    e.regs[R.unplaced]++;
  },
});
