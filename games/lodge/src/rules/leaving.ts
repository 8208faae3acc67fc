/** How an evocation leaves play: removed, or to make way for another, which is no removal (L-UP-06). */
import { laid, perform } from "@blackrose/kernel";
import { detach, unsummon } from "../deeds.ts";
import { roomOf } from "../effects/context.ts";
import type { Lodge } from "../state.ts";
import { type Model, modelOf } from "../who.ts";
import { formAt } from "./forms.ts";

type Leaving = ReturnType<typeof laid>;

/** Where it leaves from: of a card without a figure, where what it drives lies (L-HAS-02). */
export const leavesFrom = (w: Lodge, figure: number): number =>
  w.cards.figures[figure].drives === undefined ? w.s.figureAt[figure] : roomOf(w, modelOf(figure));

const leaves = (w: Lodge, figure: number, by: number, instead: number): Leaving =>
  laid(unsummon, { figure, by, from: leavesFrom(w, figure), owner: w.s.figureOwner[figure], instead });

export const removing = (w: Lodge, figure: number, by: number): Leaving => leaves(w, figure, by, 0);
export const makingWay = (w: Lodge, figure: number, by: number): Leaving => leaves(w, figure, by, 1);

/** A mage is himself again where he stands; whatever removes or kills an evocation does no more to him (L-SAT-43). */
export function endForm(w: Lodge, mage: Model): void {
  const at = formAt(w, mage);
  if (at < 0) return;
  const { kind, on, owner } = w.s.attachments[at];
  perform(w, detach, { at, kind, on, owner });
}
