/** Tarot quests: laid face-down, revealed at once when their goal is met, solved like a quest (L-SAT-35, L-TAR). Nobody is asked (L-OQ-114). */
import {
  type AnswerSource,
  attempt,
  call,
  finish,
  type Flow,
  flow,
  laid,
  type Period,
  perform,
} from "@blackrose/kernel";
import { clearSpell, revealSpell, solveTarot, Zone } from "../deeds.ts";
import { holds } from "../effects/conditions.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { spellShape } from "../frames.ts";
import { type Lodge, NONE, Slot, type State } from "../state.ts";
import type { SideTable, Tables } from "../tables.ts";
import { Family, familyOf, held, slot as slotThing } from "../things.ts";
import { clockwiseFrom, leftOf } from "../who.ts";
import { placeSymbol } from "./cast.ts";

const S = spellShape.at;

const sideOf = ({ s, cards }: Lodge, seat: number, slot: number): SideTable =>
  cards.sides[cards.spellOf[s.planned[seat][slot]]][s.plannedSide[seat][slot]];

/** Whether the goal of what lies there is met by now (L-TAR-02). */
function isMet(w: Lodge, seat: number, slot: number): boolean {
  const { side, program } = sideOf(w, seat, slot);
  if (side.goal === undefined) return false;
  resolve(w, program, seat, { source: Source.spell, card: w.s.planned[seat][slot] });
  const frame = w.s.stack[w.s.stack.length - 1];
  finish(w);
  return holds(w, frame, side.goal);
}

/** The first slot of a mage whose tarot quest is to be revealed, or NONE. */
const dueSlot = (w: Lodge, seat: number): number =>
  w.s.slots[seat].findIndex((state, slot) => state === Slot.tarot && isMet(w, seat, slot));

/** The frame's seat is its owner. It is shown, its symbol works, it is solved, and goes to Memories (L-TAR-03 … 05). */
const solving: Flow<State, Tables> = flow<State, Tables>(
  "tarot quest",
  "L-TAR-03",
  {
    reveal(w, { seat, regs }) {
      const { s } = w;
      const slot = regs[S.slot];
      regs[S.card] = s.planned[seat][slot];
      regs[S.side] = s.plannedSide[seat][slot];
      perform(w, revealSpell, { seat, slot, card: regs[S.card], side: regs[S.side], element: NONE });
    },
    symbol(w, frame) {
      if (w.cards.spells[w.cards.spellOf[frame.regs[S.card]]].symbol) placeSymbol(w, frame);
    },
    solve(w, { seat, regs }) {
      attempt(w, seat, [laid(solveTarot, { seat, card: regs[S.card] })]);
    },
    reward(w, { seat, regs }) {
      if (regs[S.happened] === 0) return;
      const { program } = w.cards.sides[w.cards.spellOf[regs[S.card]]][regs[S.side]];
      resolve(w, program, seat, {
        here: roomOf(w, seat),
        source: Source.spell,
        card: regs[S.card],
        slot: regs[S.slot],
      });
    },
    file(w, { seat, regs }) {
      const { [S.card]: card, [S.slot]: slot } = regs;
      if (w.s.revealed[seat][slot] === card) perform(w, clearSpell, { seat, slot, card, to: Zone.memories });
    },
  },
  spellShape,
);

const reveal = (w: Lodge, seat: number, slot: number): void => call(w, solving, seat, spellShape.make({ slot }));

/** At the end of an action: the first one whose goal is met, from whoever acts after the active mage. Whether there was one. */
export function revealTarot(w: Lodge): boolean {
  const { s } = w;
  if (!w.cards.hasGoals) return false;
  for (const seat of clockwiseFrom(s, leftOf(s, s.active === NONE ? s.first : s.active))) {
    const slot = dueSlot(w, seat);
    if (slot < 0) continue;
    reveal(w, seat, slot);
    return true;
  }
  return false;
}

/** At the end of every sentence it comes by itself: how many are asked, and when, tells nothing. */
export const tarotQuests: AnswerSource<State, Tables, Period> = {
  from: "tarot",
  mandatory: true,
  could: (w, _script, _moment, seat) => w.cards.hasGoals && dueSlot(w, seat) >= 0,
  can(w, _script, _moment, seat) {
    const slot = dueSlot(w, seat);
    return slot < 0 ? [] : [slotThing(slot)];
  },
  owns: (code) => familyOf(code) === Family.slot,
  answer: (w, seat, code) => reveal(w, seat, held(code)),
};

export const tarotFlows = [solving];
