/** Another mage's next standard spell is turned up and played as one's own (Jester Hat). */
import { perform } from "@blackrose/kernel";
import { revealSpell } from "../../deeds.ts";
import { nextStandard, playRevealed } from "../../rules/cast.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface StealNext {
  readonly do: "steal next";
}

export const stealNext = verb<StealNext>("steal next", {
  shape: {},
  usesTarget: true,
  run(w, _f, e) {
    const other = one(w, e, "it");
    if (other === NONE || !isMage(other)) return;
    const slot = nextStandard(w, other);
    if (slot === NONE) return;
    const card = w.s.planned[other][slot];
    const side = w.s.plannedSide[other][slot];
    perform(w, revealSpell, { seat: other, slot, card, side, element: NONE });
    const { type } = w.cards.sides[w.cards.spellOf[card]][side].side;
    if (type === "combat" || type === "contingency") playRevealed(w, e.seat, card, side);
  },
});
