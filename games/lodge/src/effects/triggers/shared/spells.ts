/** What triggers read from spells. */
import { type Frame, lying } from "@blackrose/kernel";
import { ELEMENTS } from "../../../cards/says.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { R } from "../../context.ts";

/** The element a revealed spell counts as. */
export function elementOf(w: Lodge, card: number): string {
  const { s, cards } = w;
  for (let seat = 0; seat < s.seats; seat++) {
    const slot = s.revealed[seat].indexOf(card);
    if (slot < 0) continue;
    const fixed = s.element[seat][slot];
    return fixed === NONE ? cards.sides[cards.spellOf[card]][s.revealedSide[seat][slot]].side.element : ELEMENTS[fixed];
  }
  return "";
}

/** "That spell" is the one that is answered. */
export function answeredSpell(w: Lodge, e: Frame): { readonly card?: number } {
  const [answered] = lying(w, w.s.stack[e.regs[R.answered]]);
  return answered === undefined ? {} : { card: answered.get("card") };
}
