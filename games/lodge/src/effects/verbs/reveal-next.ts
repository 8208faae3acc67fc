/** Its next spell is shown; what it is pays (Suggestion). */
import { perform } from "@blackrose/kernel";
import { showPlanned } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { gain } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { nextReady } from "./shared/sheets.ts";

export interface RevealNext {
  readonly do: "reveal next";
  readonly contingency: number;
  readonly combat: number;
}

export const revealNext = verb<RevealNext>("reveal next", {
  shape: { contingency: a.n, combat: a.n },
  usesTarget: true,
  run(w, _f, e, said) {
    const other = one(w, e, "target");
    if (other === NONE || !isMage(other)) return;
    const slot = nextReady(w, other);
    if (slot === NONE) return;
    const card = w.s.planned[other][slot];
    const { type } = w.cards.sides[w.cards.spellOf[card]][w.s.plannedSide[other][slot]].side;
    perform(w, showPlanned, { seat: other, slot, card, side: w.s.plannedSide[other][slot] });
    gain(w, e.seat, type === "contingency" ? said.contingency : type === "combat" ? said.combat : 0);
  },
});
