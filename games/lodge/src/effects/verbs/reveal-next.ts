/** Its next spell is shown; what it is pays (Suggestion). */
import { perform } from "@blackrose/kernel";
import type { SpellType } from "../../cards/says.ts";
import { Look, showPlanned, showTo } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { gain } from "../../rules/power.ts";
import { NONE } from "../../state.ts";
import { isMage, seatsFrom } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { nextReady } from "./shared/sheets.ts";
import { insteadFor } from "./shared/unseated.ts";

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
    const pays = (type: SpellType | undefined): void =>
      gain(w, e.seat, type === "contingency" ? said.contingency : type === "combat" ? said.combat : 0);
    const unseated = insteadFor(w, other);
    if (unseated !== undefined) {
      // Shown to all, as any spell of a sheet would be.
      const to = seatsFrom(w.s, e.seat);
      const cards = unseated.shows(w, "hand").slice();
      perform(w, showTo, { seat: other, to, what: Look["action cards"], moon: NONE, cards });
      pays(unseated.nextSpell(w)?.type);
      return;
    }
    const slot = nextReady(w, other);
    if (slot === NONE) return;
    const card = w.s.planned[other][slot];
    const { type } = w.cards.sides[w.cards.spellOf[card]][w.s.plannedSide[other][slot]].side;
    perform(w, showPlanned, { seat: other, slot, card, side: w.s.plannedSide[other][slot] });
    pays(type);
  },
});
