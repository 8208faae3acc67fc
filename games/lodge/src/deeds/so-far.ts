/** What goals of this turn may ask about later (L-TAR-02). Kept only where a card of the table has a goal. */
import { flowName } from "@blackrose/kernel";
import { effectBelow, R, Source } from "../effects/context.ts";
import { type Lodge, NONE } from "../state.ts";

/** `cast`: a spell that was cast and has left the sheet since. `left`: an evocation that left play. */
export const Fact = { cast: 0, discard: 1, fell: 2, left: 3 } as const;

export function note({ s, cards }: Lodge, fact: number, who: number, spell = NONE, shows = NONE): void {
  if (cards.hasGoals) s.soFar.push({ fact, who, spell, shows });
}

const MAKERS: readonly number[] = [Source.spell, Source.trap, Source.room, Source.evocation];

/** Whose spell, evocation or room made a hand discard, if any did: not Momentum, not the Study Phase, no event and no quest (L-DSC-03). */
export function noteDiscard(w: Lodge): void {
  const effect = effectBelow(w);
  if (effect !== null) {
    if (MAKERS.includes(effect.regs[R.source])) note(w, Fact.discard, effect.seat);
    return;
  }
  const paying = w.s.stack.findLast((frame) => flowName(w, frame) === "effect of a room");
  if (paying !== undefined) note(w, Fact.discard, paying.seat);
}
