/** Cubes move on, colours kept; up to so many (L-GLO-27). They may defeat. */
import { again, call, PASS } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { recubed } from "../../rules/cubes.ts";
import { damageOn, healthOf } from "../../rules/values.ts";
import { NONE, placeOf } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { R } from "../context.ts";
import { defeats } from "../defeat.ts";
import { effCubes, want } from "../doing.ts";
import { one } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface TransferDamage {
  readonly do: "transfer damage";
  readonly n: number;
  readonly from: One;
  readonly to: One;
}

const own = numbers({ done: 0 });
const { done } = own.at;

export const transferDamage = verb<TransferDamage>("transfer damage", {
  shape: { n: a.n, from: a.one, to: a.one },
  numbers: own,
  run(w, f, e, said) {
    const [from, to] = [one(w, e, said.from), one(w, e, said.to)];
    if (from === NONE || to === NONE || placeOf(w.s, to) < 0) return;
    // The receiver's own colour too: so a mage comes to bear its own cubes (L-DEF-11).
    const free = eachColour(damageOn(w, from));
    if (f.regs[done] >= said.n || free.length === 0 || damageOn(w, to).length >= healthOf(w, to)) {
      call(w, defeats, e.seat);
      return;
    }
    again(f);
    want(w, f, effCubes, [PASS, ...free]);
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      f.regs[done] = said.n;
      return;
    }
    const [from, to] = [one(w, e, said.from), one(w, e, said.to)];
    recubed(w, e.seat, [
      { model: from, off: held(code) },
      { model: to, on: held(code) },
    ]);
    f.regs[done]++;
    e.regs[R.transferred]++;
  },
});
