/** Phase 3: Preparation, sealed and at once (L-PRE). Slot after slot, everyone chooses; nothing shows before the last is filled. */
import { again, decision, flow, PASS, perform, plan, type Plan } from "@blackrose/kernel";
import { intendSpell, planSpell } from "../deeds.ts";
import { nextShape } from "../frames.ts";
import { EMPTY, type Lodge, QUICK, SLOTS, type State } from "../state.ts";
import { facesOneWay, type Tables } from "../tables.ts";
import { cardSide, held, oneOfEach } from "../things.ts";
import { turnOrder } from "./order.ts";
import { rulesOf } from "./values.ts";

/** Spells to be planned at least, as far as the hand holds them (L-PRE-02, L-PRE-07). */
const LEAST = 2;

/** Whether a slot may stay empty, and may be filled (L-PRE-02 … 05). */
function mayPass(w: Pick<Lodge, "s" | "cards">, seat: number, slot: number): boolean {
  const { s } = w;
  const inHand = s.hands[seat].length;
  if (slot === QUICK) return inHand === 0 || rulesOf(w).quickSlot === "may";
  const intended = s.planned[seat].filter((card) => card !== EMPTY).length;
  return intended >= Math.min(LEAST, inHand);
}
const mayFill = (s: State, seat: number, slot: number): boolean =>
  slot <= QUICK + 1 || s.planned[seat][slot - 1] !== EMPTY;

/** Each spell of the hand not meant for another slot, with each of its sides; a room trap has one (L-PRE-06). */
export function planOptions(w: Pick<Lodge, "s" | "cards">, seat: number, slot: number): number[] {
  const { s, cards } = w;
  const options = mayPass(w, seat, slot) ? [PASS] : [];
  // A slot that cannot be filled stays empty.
  if (!mayFill(s, seat, slot)) return [PASS];
  for (const card of s.hands[seat]) {
    if (s.planned[seat].includes(card)) continue;
    options.push(cardSide(card, 0));
    if (!facesOneWay(cards.spells[cards.spellOf[card]])) options.push(cardSide(card, 1));
  }
  return options.length > 0 ? oneOfEach(cards, options) : [PASS];
}

/** D-PRE-PLAN: a spell and its side for one slot, or none where that is allowed (L-PRE-01). */
const planDecision = decision<State, Tables>("D-PRE-PLAN", "L-PRE-01", { veiled: true });

/** One slot of everyone. What is chosen stays hidden, also that something was (L-HID-32). */
const slotPlan: Plan<State, Tables> = {
  name: "plan a slot",
  decision: planDecision,
  done(w, frame, sealed) {
    const slot = nextShape.get(w.s.stack[w.s.stack.length - 1], "next") - 1;
    for (const seat of frame.regs) {
      const [code] = sealed[seat];
      if (code === PASS) continue;
      const value = held(code);
      perform(w, intendSpell, { seat, slot, card: value >> 1, side: value & 1 });
    }
  },
  index: -1,
};

/** The frame's number is the slot asked for next. */
export const preparationPhase = flow<State, Tables>(
  "preparation phase",
  "L-PRE-01",
  {
    slot(w, frame) {
      const slot = frame.regs[nextShape.at.next] ?? QUICK;
      if (slot === SLOTS) return;
      frame.regs = nextShape.make({ next: slot + 1 });
      again(frame);
      // Every slot is asked of everyone, whatever the others have chosen: the number of questions tells nothing (L-HID-32).
      plan(
        w,
        slotPlan,
        turnOrder(w.s).map((seat) => ({ seat, options: planOptions(w, seat, slot), min: 1, max: 1 })),
      );
    },
    commit(w) {
      const { s } = w;
      for (const seat of turnOrder(s)) {
        for (let slot = 0; slot < SLOTS; slot++) {
          const card = s.planned[seat][slot];
          if (card !== EMPTY) perform(w, planSpell, { seat, slot, card, side: s.plannedSide[seat][slot] });
        }
      }
    },
  },
  nextShape,
);

export const preparationFlows = [preparationPhase];
export const preparationDecisions = [planDecision];
export const preparationPlans = [slotPlan];
