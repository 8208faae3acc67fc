/** Equipment: evocations without a figure, carried by their mage (L-SAT-50 … 52, L-EQP). */
import type { Kind } from "../cards/says.ts";
import type { Laid } from "../state.ts";
import { figureOf, isMage, type Model } from "../who.ts";

/** Whether it has no figure: it is wherever its mage is, enters nothing and is moved by nothing (L-EQP-01). */
export const isCarried = ({ cards }: Laid, model: Model): boolean =>
  !isMage(model) && cards.figures[figureOf(model)].carried === true;

/** Whether area damage does not reach it (L-SAT-52). */
export const isShielded = ({ cards }: Laid, model: Model): boolean =>
  !isMage(model) && cards.figures[figureOf(model)].shielded === true;

/** How many pieces a mage carries, in the cell too: of one kind, or of all (L-EQP-07). */
export const carriedBy = ({ s, cards }: Laid, mage: number, kind: Kind): number =>
  cards.carried.filter((figure) => {
    const { id, archetype } = cards.figures[figure];
    return s.figureOwner[figure] === mage && (kind === id || kind === archetype);
  }).length;
