/** A mage casts its next ready spell now; or its next standard spell is turned up and played as one's own. */
import { perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { revealSpell } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { castSlot, nextStandard, playRevealed } from "../../rules/cast.ts";
import { CELL, type Lodge, NONE } from "../../state.ts";
import { isMage } from "../../who.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { nextReady } from "./shared/sheets.ts";
import { insteadFor } from "./shared/unseated.ts";

export interface CastNext {
  readonly do: "cast next";
  readonly who: One;
  readonly as?: "yours";
}

function playAsOwn(w: Lodge, seat: number, other: number): void {
  const slot = nextStandard(w.s, other);
  if (slot === NONE) return;
  const card = w.s.planned[other][slot];
  const side = w.s.plannedSide[other][slot];
  perform(w, revealSpell, { seat: other, slot, card, side, element: NONE });
  const { type } = w.cards.sides[w.cards.spellOf[card]][side].side;
  if (type === "combat" || type === "contingency") playRevealed(w, seat, card, side);
}

export const castNext = verb<CastNext>("cast next", {
  shape: { who: a.one, as: a.optional(a.word("yours")) },

  run(w, _f, e, said) {
    const seat = one(w, e, said.who);
    if (seat === NONE || !isMage(seat)) return;
    if (said.as === "yours") {
      playAsOwn(w, e.seat, seat);
      return;
    }
    insteadFor(w, seat)?.castsNext(w);
    // Nobody casts in its cell (L-ACT-50).
    const slot = w.s.at[seat] === CELL ? NONE : nextReady(w, seat);
    if (slot !== NONE) castSlot(w, seat, slot);
  },
});
