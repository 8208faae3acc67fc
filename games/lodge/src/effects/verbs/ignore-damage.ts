/** So much damage comes to nothing; what was ignored is "that much" (L-INT-15). */
import * as a from "../../pack/parts.ts";
import { Avoid, R } from "../context.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { blowsOn, passBy } from "./shared/answering.ts";

export interface IgnoreDamage {
  readonly do: "ignore damage";
  readonly n: number | "all";
  /** That which would hit the target, not its controller. */
  readonly on?: "target";
}

export const ignoreDamage = verb<IgnoreDamage>("ignore damage", {
  shape: { n: a.either(a.n, a.all), on: a.optional(a.word("target")) },
  answers: () => true,
  run(w, _f, e, said) {
    const most = said.n === "all" ? Number.POSITIVE_INFINITY : said.n;
    const left: number[] = [];
    e.regs[R.amount] = 0;
    for (const blow of blowsOn(w, e, said.on === undefined ? e.seat : one(w, e, said.on))) {
      const victim = blow.get("target");
      const ignored = Math.min(left[victim] ?? most, blow.get("n"));
      blow.set("n", blow.get("n") - ignored);
      if (blow.get("n") === 0) blow.prevent();
      e.regs[R.amount] += ignored;
      left[victim] = (left[victim] ?? most) - ignored;
    }
    // Answering the declaration: no damage of that spell reaches this mage.
    if (said.on === undefined) passBy(w, e, Avoid.damage(e.seat));
  },
});
