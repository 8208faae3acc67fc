/** The same damage to somebody near; nobody near, it is ignored (Light Cape). */
import * as a from "../../pack/parts.ts";
import { strike } from "../../rules/damage.ts";
import { rulesOf } from "../../rules/values.ts";
import { NONE } from "../../state.ts";
import { held } from "../../things.ts";
import { R, roomOf, Source } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { targetOptions } from "../select.ts";
import { verb } from "../verb.ts";
import { blowsOn } from "./shared/answering.ts";

export interface DeflectDamage {
  readonly do: "deflect damage";
  readonly within: number;
  readonly as?: "yours";
  readonly ifNone: "ignore";
}

export const deflectDamage = verb<DeflectDamage>("deflect damage", {
  shape: { within: a.n, as: a.optional(a.word("yours")), ifNone: a.word("ignore") },
  answers: () => true,
  run(w, f, e, said) {
    const blows = blowsOn(w, e);
    if (blows.length === 0) return;
    const near = targetOptions(w, e.seat, { at: "model", within: said.within }, roomOf(w, e.seat));
    if (near.length === 0) for (const blow of blows) blow.prevent();
    else want(w, f, effTarget, near);
  },
  chosen(w, _f, e, said, code) {
    const [blow] = blowsOn(w, e);
    if (blow === undefined) return;
    const n = blow.get("n");
    // The card may say whose damage it is; else the ruleset does (L-INT-10).
    const isOwn = said.as === "yours" || rulesOf(w).reflectedDamage === "protector";
    const dealer = isOwn ? e.seat : blow.get("dealer");
    for (const one of blowsOn(w, e)) one.prevent();
    strike(w, e.seat, [{ dealer, by: NONE, target: held(code), n, means: Source.spell, card: e.regs[R.card] }]);
  },
});
