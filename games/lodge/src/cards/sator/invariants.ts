/** What holds at every question of what the schools of Sator bring along and carry. */
import { NONE, type State } from "../../state.ts";
import type { Tables } from "../../tables.ts";

export const broken = (cards: Tables, s: State): string | null => beginningWrong(cards, s) ?? equipmentWrong(cards, s);

/** What comes with a school is on the board once, if the Library has that (L-HAS-01). */
function beginningWrong(cards: Tables, s: State): string | null {
  for (const [kind, { is }] of cards.attachments.entries()) {
    if (is.comesWith === undefined) continue;
    const due = s.opened.some((school) => cards.content.schools[school].id === is.comesWith) ? 1 : 0;
    const there = s.attachments.filter((lies) => lies.kind === kind).length;
    if (there !== due) return `L-HAS-01: ${is.id} lies ${there} times on the board, not ${due}`;
  }
  return null;
}

/** What is carried is where its mage is, and nobody carries two alike. */
function equipmentWrong(cards: Tables, s: State): string | null {
  const out = cards.carried.filter((figure) => s.figureOwner[figure] !== NONE);
  for (const figure of out) {
    const owner = s.figureOwner[figure];
    const { id } = cards.figures[figure];
    if (s.figureAt[figure] !== s.at[owner]) return `L-EQP-01: ${id} is not where its mage is`;
    if (out.some((other) => other !== figure && s.figureOwner[other] === owner && cards.figures[other].id === id))
      return `L-EQP-03: a mage carries ${id} twice`;
  }
  return null;
}
