/** What triggers read from spells. */
import { type Frame, lying } from "@blackrose/kernel";
import { type Element, ELEMENTS, type SpellType } from "../../../cards/says.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { ACTION } from "../../../tables.ts";
import { R } from "../../context.ts";
import { typeShown } from "../../shown.ts";

/** The type and the element a revealed spell counts as. */
export function revealedAs(w: Lodge, card: number): { readonly type?: SpellType; readonly element?: Element } {
  const { s, cards } = w;
  for (let seat = 0; seat < s.revealed.length; seat++) {
    const slot = s.revealed[seat].indexOf(card);
    if (slot < 0) continue;
    const fixed = s.element[seat][slot];
    const { side } = cards.sides[cards.spellOf[card]][s.revealedSide[seat][slot]];
    return { type: typeShown(side), element: fixed === NONE ? side.element : ELEMENTS[fixed] };
  }
  // An action card lies beside the sheets.
  return cards.schoolOf[cards.spellOf[card]] === ACTION ? cards.sides[cards.spellOf[card]][0].side : {};
}

/** "That spell" is the one that is answered. */
export function answeredSpell(w: Lodge, e: Frame): { readonly card?: number } {
  const [answered] = lying(w, w.s.stack[e.regs[R.answered]]);
  return answered === undefined ? {} : { card: answered.get("card") };
}
