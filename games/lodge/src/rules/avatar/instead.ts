/** What effects that speak of hand, Grimoire and Ready spells do to him: the action deck is all of these (L-AVA-12, L-AVX-01 … 06). */
import { perform } from "@blackrose/kernel";
import { revealAction, Revealed } from "../../deeds.ts";
import type { Instead } from "../../modes/mode.ts";
import { CELL, type Laid, type Lodge, NONE } from "../../state.ts";
import { activateAvatar, cardsLeft, mayAct, topAction } from "./activation.ts";
import { avatarOf } from "./criteria.ts";

/** The top cards, the very top first. */
const top = ({ s }: Laid, n: number): number[] => (n === 0 ? [] : s.actionDecks[s.moon - 1].slice(-n).toReversed());

/** The top card goes to Memories and does nothing, nor does its back. */
function lose(w: Lodge, how: number): void {
  const action = topAction(w);
  if (action !== NONE) perform(w, revealAction, { seat: avatarOf(w), action, how });
}

export const instead: Instead = {
  discards(w, n) {
    for (let i = 0; i < n; i++) lose(w, Revealed.unresolved);
  },
  shows: (w, what) => top(w, what === "hand" ? 1 : cardsLeft(w)),
  nextSpell(w) {
    const action = mayAct(w) ? topAction(w) : NONE;
    if (action === NONE) return undefined;
    const spell = w.cards.actions[action].is.effects.find((effect) => effect.is === "spell");
    return spell?.side;
  },
  losesNext(w) {
    if (!mayAct(w)) return false;
    lose(w, Revealed["unresolved, counted"]);
    return true;
  },
  castsNext(w) {
    // Nobody casts in its cell (L-ACT-50).
    if (mayAct(w) && w.s.at[avatarOf(w)] !== CELL) activateAvatar(w, Revealed.counted);
  },
};
