/** Fear: the mage gives up a spell of its hand, or suffers. Who has no hand suffers: an evocation, a mage nobody sits for (L-GLO-31). */
import { type Frame, PASS, perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { moveSpell, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { strike } from "../../rules/damage.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { card as cardThing, held } from "../../things.ts";
import { fearChoice, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { blowAt, isReached } from "./shared/blows.ts";

export interface Fear {
  readonly do: "fear";
  readonly n: number;
  readonly who: One;
}

function suffer(w: Lodge, e: Frame, { n, who }: Fear): void {
  const target = one(w, e, who);
  if (target !== NONE && isReached(e, target)) strike(w, e.seat, [blowAt(w, e, target, n)]);
}

export const fear = verb<Fear>("fear", {
  shape: { n: a.some, who: a.one },
  run(w, f, e, said) {
    const target = one(w, e, said.who);
    // Nothing frightens in a cell (L-CEL-03).
    if (target === NONE || placeOf(w.s, target) < 0) return;
    const hand = target < w.s.seats ? w.s.hands[target] : [];
    if (hand.length === 0) suffer(w, e, said);
    else want(w, f, fearChoice, [PASS, ...hand.map(cardThing)], { seat: target });
  },
  chosen(w, _f, e, said, code) {
    if (code === PASS) suffer(w, e, said);
    else perform(w, moveSpell, { seat: one(w, e, said.who), card: held(code), from: Zone.hand, to: Zone.memories });
  },
});
