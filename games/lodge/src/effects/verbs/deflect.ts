/**
 * What was meant for its controller hits somebody near. Damage: the same on another; nobody near, it is ignored (Light Cape). A spell: at
 * another legal target; none, it is cancelled (Deceiving Wind).
 */
import type { Frame } from "@blackrose/kernel";
import * as a from "../../pack/parts.ts";
import { strike } from "../../rules/damage.ts";
import { rulesOf } from "../../rules/values.ts";
import { type Lodge, NONE } from "../../state.ts";
import { held } from "../../things.ts";
import { R, roomOf, Source } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { targetOptions } from "../select.ts";
import { verb } from "../verb.ts";
import { aims, answered, blowsOn } from "./shared/answering.ts";

export type Deflect =
  | {
      readonly do: "deflect";
      readonly what: "damage";
      readonly within: number;
      readonly as?: "yours";
      readonly ifNone: "ignore";
    }
  | { readonly do: "deflect"; readonly what: "spell"; readonly within: number; readonly ifNone: "cancel" };

/** Whatever that spell can aim at, near the mage it was meant for. */
function nearForSpell(w: Lodge, e: Frame, within: number): number[] | null {
  const [declared] = answered(w, e).filter(aims);
  if (declared === undefined) return null;
  const { target } = w.cards.sides[w.cards.spellOf[declared.get("card")]][declared.get("side")].side;
  if (!("within" in target)) return null;
  return targetOptions(w, declared.get("seat"), { ...target, within }, roomOf(w, e.seat), [e.seat]);
}

function nearForDamage(w: Lodge, e: Frame, within: number): number[] | null {
  if (blowsOn(w, e).length === 0) return null;
  return targetOptions(w, e.seat, { at: "model", within }, roomOf(w, e.seat));
}

export const deflect = verb<Deflect>("deflect", {
  shape: a.tagged<Deflect, "what">("what", {
    damage: { do: a.word("deflect"), within: a.n, as: a.optional(a.word("yours")), ifNone: a.word("ignore") },
    spell: { do: a.word("deflect"), within: a.n, ifNone: a.word("cancel") },
  }),
  answers: () => true,
  run(w, f, e, said) {
    const near = said.what === "damage" ? nearForDamage(w, e, said.within) : nearForSpell(w, e, said.within);
    if (near === null) return;
    if (near.length > 0) want(w, f, effTarget, near);
    else if (said.what === "damage") for (const blow of blowsOn(w, e)) blow.prevent();
    else answered(w, e).find(aims)?.prevent();
  },
  chosen(w, _f, e, said, code) {
    if (said.what === "spell") {
      for (const deed of answered(w, e)) if (aims(deed)) deed.set("target", held(code));
      return;
    }
    const blows = blowsOn(w, e);
    if (blows.length === 0) return;
    const [blow] = blows;
    const n = blow.get("n");
    // The card may say whose damage it is; else the ruleset does (L-INT-10).
    const isOwn = said.as === "yours" || rulesOf(w).reflectedDamage === "protector";
    const dealer = isOwn ? e.seat : blow.get("dealer");
    for (const one of blows) one.prevent();
    strike(w, e.seat, [{ dealer, by: NONE, target: held(code), n, means: Source.spell, card: e.regs[R.card] }]);
  },
});
