/** The same spell at another legal target; none, it is cancelled (Deceiving Wind). */
import * as a from "../../pack/parts.ts";
import { held } from "../../things.ts";
import { roomOf } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { targetOptions } from "../select.ts";
import { verb } from "../verb.ts";
import { aims, answered } from "./shared/answering.ts";

export interface DeflectSpell {
  readonly do: "deflect spell";
  readonly within: number;
  readonly ifNone: "cancel";
}

export const deflectSpell = verb<DeflectSpell>("deflect spell", {
  shape: { within: a.n, ifNone: a.word("cancel") },
  answers: () => true,
  run(w, f, e, said) {
    const [declared] = answered(w, e).filter(aims);
    if (declared === undefined) return;
    // Whatever that spell can aim at, near the mage it was meant for.
    const { target } = w.cards.sides[w.cards.spellOf[declared.get("card")]][declared.get("side")].side;
    if (!("within" in target)) return;
    const aimed = { ...target, within: said.within };
    const near = targetOptions(w, declared.get("seat"), aimed, roomOf(w, e.seat), [e.seat]);
    if (near.length === 0) declared.prevent();
    else want(w, f, effTarget, near);
  },
  chosen(w, _f, e, _said, code) {
    for (const deed of answered(w, e)) if (aims(deed)) deed.set("target", held(code));
  },
});
