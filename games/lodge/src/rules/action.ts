/** The Action Phase: activations round and round, each of one or two actions (L-ACT-01 … 05, 20 … 30). */
import { again, call, decision, finish, type Flow, flow, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { Physical, startActivation } from "../deeds.ts";
import { actionPhaseShape, activationShape } from "../frames.ts";
import { CELL, type Lodge, NONE, QUICK, Slot, type State } from "../state.ts";
import { clockwiseFrom, isAvatar, leftOf } from "../who.ts";
import type { Tables } from "../tables.ts";
import { ACTIONS, action, held } from "../things.ts";
import { castSlot, nextStandard } from "./cast.ts";
import { actionEvents } from "./events.ts";
import { ableFigures } from "./evocations.ts";
import { canFight, giveUpSpell, momentumSlots, physical } from "./physical.ts";
import { riseMoons } from "./power.ts";
import { solving } from "./quests.ts";
import { revealTarot } from "./tarot.ts";
import { castsOf, rulesOf } from "./values.ts";

/** Actions of an activation (L-ACT-02). */
const MOST = 2;

const A = activationShape.at;
const NOTHING = activationShape.make();

/** The actions that go with those done so far (L-ACT-20 … 30). They follow from what lies open alone (L-HID-31). */
function legalActions(w: Lodge, seat: number, done: readonly number[] = NOTHING): number[] {
  const { s } = w;
  const rules = rulesOf(w);
  if (done.reduce((sum, n) => sum + n, 0) >= MOST) return [];
  // From the cell there is only the way out (L-ACT-50, 51).
  const inRoom = s.at[seat] !== CELL;
  const found: number[] = [];
  if (s.actions[seat] > 0) {
    found.push(action("explore"));
    if (inRoom && canFight(w, seat)) found.push(action("fight"));
    if (inRoom && rules.command && ableFigures(w, seat).length > 0) found.push(action("command"));
  }
  const mayCast = done[A.quick] + done[A.standard] < castsOf(w, seat);
  if (inRoom && mayCast && done[A.quick] === 0 && s.slots[seat][QUICK] === Slot.ready) found.push(action("quick"));
  if (inRoom && mayCast && done[A.standard] === 0 && nextStandard(w.s, seat) !== NONE) found.push(action("standard"));
  if ((done[A.momentum] === 0 || rules.momentum.twice) && momentumSlots(w, seat).length > 0)
    found.push(action("momentum"));
  return found;
}

/** Who has an action or a ready spell left must act; a trap or protection lying in wait obliges nobody (L-ACT-03, 52, L-OQ-95). The Avatar goes by his cards. */
function mustAct(w: Lodge, seat: number): boolean {
  const { s } = w;
  if (isAvatar(s, seat)) return w.cards.mode.unseated?.mayAct(w) ?? false;
  return s.actions[seat] > 0 || s.slots[seat].includes(Slot.ready);
}

/** D-ACT-TYPE: an action for the combination so far, or stop. */
const actType = decision<State, Tables>("D-ACT-TYPE", "L-ACT-02", {
  chosen(w, { seat, regs }, code) {
    const phase = w.s.stack[w.s.stack.length - 2];
    const what = ACTIONS[held(code)];
    if (what === "stop") {
      // Nothing done at all: not asked again before somebody else has acted.
      if (regs.every((n) => n === 0)) phase.regs[actionPhaseShape.at.declined] |= 1 << seat;
      finish(w);
      return;
    }
    phase.regs[actionPhaseShape.at.declined] = 0;
    switch (what) {
      case "quick":
        regs[A.quick]++;
        castSlot(w, seat, QUICK);
        return;
      case "standard":
        regs[A.standard]++;
        castSlot(w, seat, nextStandard(w.s, seat));
        return;
      case "momentum":
        regs[A.momentum]++;
        giveUpSpell(w, seat);
        return;
      default:
        regs[A.physical]++;
        physical(w, seat, Physical[what]);
    }
  },
});

/** The frame's seat is the active mage. */
const activation: Flow<State, Tables> = flow<State, Tables>(
  "activation",
  "L-ACT-02",
  {
    quests(w, { seat }) {
      call(w, solving, seat);
    },
    act(w, frame) {
      const { seat, regs } = frame;
      moonsAfterAction(w);
      if (revealTarot(w)) {
        again(frame);
        return;
      }
      const options = legalActions(w, seat, regs);
      if (options.length === 0) return;
      if (regs.some((n) => n > 0) || !mustAct(w, seat)) options.push(action("stop"));
      // After it, quests first again (L-ACT-60).
      again(frame);
      again(frame);
      choose(w, actType, seat, options);
    },
  },
  activationShape,
);

/** Where moons wait for the end of the action (L-MON-02). */
function moonsAfterAction(w: Lodge): void {
  if (rulesOf(w).moonChanges === "after the action") riseMoons(w);
}

/** Events of this phase that listen do so by themselves, others are read as it begins (L-ACT-01, L-EVT-04, L-RB-27). The frame's seat is whose turn comes next. */
export const actionPhase: Flow<State, Tables> = flow<State, Tables>(
  "action phase",
  "L-ACT-01",
  {
    begin(w, frame) {
      frame.seat = w.s.first;
      frame.regs = actionPhaseShape.make();
    },
    events(w) {
      call(w, actionEvents);
    },
    next(w, frame) {
      const { s } = w;
      // An activation cut short has not seen to it.
      moonsAfterAction(w);
      if (revealTarot(w)) {
        again(frame);
        return;
      }
      const declined = frame.regs[actionPhaseShape.at.declined];
      const seat = clockwiseFrom(s, frame.seat).find(
        (one) => mustAct(w, one) || (one < s.seats && ((declined >> one) & 1) === 0 && legalActions(w, one).length > 0),
      );
      perform(w, startActivation, { seat: seat ?? NONE });
      if (seat === undefined) return;
      frame.seat = leftOf(s, seat);
      again(frame);
      const { unseated } = w.cards.mode;
      if (unseated !== undefined && isAvatar(s, seat)) call(w, unseated.activation, seat, [...unseated.begins]);
      else call(w, activation, seat, activationShape.make());
    },
  },
  actionPhaseShape,
);

export const actionFlows = [activation, actionPhase];
export const actionDecisions = [actType];
