/** Own cubes for opposing ones, one after another (L-DMG-07, L-INS-07). */
import { again, PASS } from "@blackrose/kernel";
import type { Amount, Who } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { recubed } from "../../rules/cubes.ts";
import { strike } from "../../rules/damage.ts";
import { canHurt, fits } from "../../rules/health.ts";
import { damageOn, rulesOf } from "../../rules/values.ts";
import { NONE, placeOf } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { effConvert, want } from "../doing.ts";
import { cubesFor, useCubes } from "../ration.ts";
import { amount, models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { dealerOf, strikerOf } from "./shared/cubes.ts";

export interface ConvertDamage {
  readonly do: "convert damage";
  readonly n: Amount;
  readonly on: Who;
  readonly by?: "black rose";
  readonly elseDeal?: number;
  /** So much over all of them together, not on each (L-RB-37). */
  readonly inAll?: true;
}

/** Which of them comes next, or NONE before it begins, and how many cubes are done. Behind them, all whose damage is converted. */
const own = numbers({ next: NONE, done: 0 });
const { next, done } = own.at;

export const convertDamage = verb<ConvertDamage>("convert damage", {
  shape: { n: a.amount, on: a.who, by: a.optional(a.rose), elseDeal: a.optional(a.n), inAll: a.optional(a.mark) },
  numbers: own,
  cubes(w, e, said) {
    if (said.by !== undefined) return 0;
    const dealer = dealerOf(w, e, said.by);
    const all = models(w, e, said.on, true).reduce((sum, model) => {
      const others = damageOn(w, model).filter((colour) => colour !== dealer).length;
      if (others > 0 || !canHurt(w, dealer, model)) return sum + Math.min(amount(w, e, said.n), others);
      return sum + fits(w, model, said.elseDeal ?? 0);
    }, 0);
    return said.inAll ? Math.min(amount(w, e, said.n), all) : all;
  },
  run(w, f, e, said) {
    if (f.regs[next] === NONE) f.regs = own.make({ verb: f.regs[0], next: 0 }, models(w, e, said.on, true));
    // Whoever was meant when it began: one that falls meanwhile does not move the others up.
    const all = own.rest(f);
    const n = amount(w, e, said.n);
    while (f.regs[next] < all.length) {
      const model = all[f.regs[next]];
      const dealer = dealerOf(w, e, said.by);
      const free = eachColour(damageOn(w, model).filter((colour) => colour !== dealer));
      const reached = placeOf(w.s, model) >= 0 || said.by === "black rose";
      if (f.regs[done] < n && free.length > 0 && reached && cubesFor(w, e, dealer) > 0) {
        again(f);
        want(w, f, effConvert, rulesOf(w).convert === "up to" ? [PASS, ...free] : free);
        return;
      }
      if (reached) e.regs[R.notConverted] += n - f.regs[done];
      const none = f.regs[done] === 0;
      f.regs[next]++;
      if (!said.inAll) f.regs[done] = 0;
      if (none && said.elseDeal !== undefined && canHurt(w, said.by === undefined ? e.seat : ROSE, model)) {
        again(f);
        const { [R.source]: means, [R.card]: card } = e.regs;
        strike(w, e.seat, [{ dealer, by: strikerOf(w, e, said.by), target: model, n: said.elseDeal, means, card }]);
        return;
      }
    }
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      // No more of this one; of the others as many as are left.
      if (said.inAll) f.regs[next]++;
      else f.regs[done] = amount(w, e, said.n);
      return;
    }
    const model = own.rest(f)[f.regs[next]];
    recubed(w, e.seat, [{ model, off: held(code), on: dealerOf(w, e, said.by) }]);
    f.regs[done]++;
    useCubes(e, 1);
    e.regs[R.converted]++;
  },
});
