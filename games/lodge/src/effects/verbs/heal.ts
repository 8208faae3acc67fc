/** Cubes come off; whoever heals picks them (L-DMG-08, L-OQ-57). */
import { again } from "@blackrose/kernel";
import type { Amount, Who } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { recubed } from "../../rules/cubes.ts";
import { damageOn } from "../../rules/values.ts";
import { NONE } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { effCubes, want } from "../doing.ts";
import { amount, models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { healAll } from "./shared/cubes.ts";

export interface Heal {
  readonly do: "heal";
  readonly n: Amount | "all";
  readonly who: Who;
  /** Her cubes stay. */
  readonly not?: "black rose";
}

/** Which of them comes next, and how many cubes are done with it. */
const own = numbers({ next: 0, done: 0 });
const { next, done } = own.at;

export const heal = verb<Heal>("heal", {
  shape: { n: a.either(a.amount, a.all), who: a.who, not: a.optional(a.rose) },
  numbers: own,
  run(w, f, e, said) {
    const all = models(w, e, said.who);
    if (said.n === "all") {
      healAll(w, e.seat, all, said.not === undefined ? NONE : ROSE);
      return;
    }
    const n = amount(w, e, said.n);
    while (f.regs[next] < all.length) {
      const cubes = damageOn(w, all[f.regs[next]]).filter((colour) => said.not === undefined || colour !== ROSE);
      if (f.regs[done] < n && cubes.length > 0) {
        again(f);
        want(w, f, effCubes, eachColour(cubes));
        return;
      }
      f.regs[next]++;
      f.regs[done] = 0;
    }
  },
  chosen(w, f, e, said, code) {
    const model = models(w, e, said.who)[f.regs[next]];
    recubed(w, e.seat, [{ model, off: held(code) }]);
    if (f.regs[done]++ === 0) e.regs[R.healed]++;
  },
});
