/** The Action Phase: activations round and round, each of one or two actions (L-ACT-01 … 05, 20 … 30). */
import { again, ask, call, decision, finish, type Flow, FrameKind, flow, perform } from "@blackrose/kernel";
import { startActivation } from "../deeds.ts";
import { CELL, clockwiseFrom, leftOf, type Lodge, NONE, QUICK, Slot, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { ACTIONS, action, held } from "../things.ts";
import { casting, castSlot, nextStandard } from "./cast.ts";
import { figuresOf } from "./evocations.ts";
import { giveUpSpell, momentumSlots, Physical, physical, physicalAction } from "./physical.ts";
import { riseMoons } from "./power.ts";
import { completing, solving } from "./quests.ts";
import { rulesOf } from "./values.ts";

/** Actions of an activation (L-ACT-02). */
const MOST = 2;

/** Its numbers: how many actions of each sort the activation has seen. */
const PHYSICAL = 0;
const QUICKS = 1;
const STANDARDS = 2;
const MOMENTA = 3;
const NOTHING = [0, 0, 0, 0];

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
    if (inRoom) found.push(action("fight"));
    if (inRoom && rules.command && figuresOf(w, seat).length > 0) found.push(action("command"));
  }
  if (inRoom && done[QUICKS] === 0 && s.slots[seat][QUICK] === Slot.ready) found.push(action("quick"));
  if (inRoom && done[STANDARDS] === 0 && nextStandard(w, seat) !== NONE) found.push(action("standard"));
  if ((done[MOMENTA] === 0 || rules.momentum.twice) && momentumSlots(w, seat).length > 0)
    found.push(action("momentum"));
  return found;
}

/** Who has an action or a ready spell left must act; a trap or protection lying in wait obliges nobody (L-ACT-03, 52, L-OQ-95). */
const mustAct = ({ s }: Lodge, seat: number): boolean => s.actions[seat] > 0 || s.slots[seat].includes(Slot.ready);

/** D-ACT-TYPE: an action for the combination so far, or stop. */
const actType = decision<State, Tables>("D-ACT-TYPE", "L-ACT-02", {
  chosen(w, { seat, regs }, code) {
    const phase = w.s.stack[w.s.stack.length - 2];
    const what = ACTIONS[held(code)];
    if (what === "stop") {
      // Nothing done at all: not asked again before somebody else has acted.
      if (regs.every((n) => n === 0)) phase.regs[DECLINED] |= 1 << seat;
      finish(w);
      return;
    }
    phase.regs[DECLINED] = 0;
    switch (what) {
      case "quick":
        regs[QUICKS]++;
        castSlot(w, seat, QUICK);
        return;
      case "standard":
        regs[STANDARDS]++;
        castSlot(w, seat, nextStandard(w, seat));
        return;
      case "momentum":
        regs[MOMENTA]++;
        giveUpSpell(w, seat);
        return;
      default:
        regs[PHYSICAL]++;
        physical(w, seat, Physical[what]);
    }
  },
});

/** The frame's seat is the active mage. */
const activation: Flow<State, Tables> = flow<State, Tables>("activation", "L-ACT-02", {
  quests(w, { seat }) {
    call(w, solving, seat);
  },
  act(w, frame) {
    const { seat, regs } = frame;
    moonsAfterAction(w);
    const options = legalActions(w, seat, regs);
    if (options.length === 0) return;
    if (regs.some((n) => n > 0) || !mustAct(w, seat)) options.push(action("stop"));
    // After it, quests first again (L-ACT-60).
    again(frame);
    again(frame);
    ask(w, actType, seat, options);
  },
});

/** Where moons wait for the end of the action (L-MON-02). */
function moonsAfterAction(w: Lodge): void {
  if (rulesOf(w).moonChanges === "after the action") riseMoons(w);
}

/** Its number: mages, as bits, who need not act and did not want to. The frame's seat is whose turn comes next. */
const DECLINED = 0;

/** Events of this phase listen by themselves (L-ACT-01, L-EVT-04). */
export const actionPhase: Flow<State, Tables> = flow<State, Tables>("action phase", "L-ACT-01", {
  begin(w, frame) {
    frame.seat = w.s.first;
    frame.regs = [0];
  },
  next(w, frame) {
    const { s } = w;
    // An activation cut short has not seen to it.
    moonsAfterAction(w);
    const declined = frame.regs[DECLINED];
    const seat = clockwiseFrom(s, frame.seat).find(
      (one) => mustAct(w, one) || (((declined >> one) & 1) === 0 && legalActions(w, one).length > 0),
    );
    perform(w, startActivation, { seat: seat ?? NONE });
    if (seat === undefined) return;
    frame.seat = leftOf(s, seat);
    again(frame);
    call(w, activation, seat, [...NOTHING]);
  },
});

/**
 * The active mage was defeated: the rest of its activation is lost, or only of its physical action; then spells and quests go on
 * (L-ACT-70, L-INT-14, L-OQ-18). What others do just now goes on in any case. To be called once a defeat has happened.
 */
export function cutShort(w: Lodge, seat: number): void {
  const { stack } = w.s;
  const whole = rulesOf(w).defeatedWhileActive === "activation ends";
  const lost = whole ? activation : physicalAction;
  const from = stack.findIndex(
    (frame) => frame.kind === FrameKind.flow && frame.of === lost.index && frame.seat === seat,
  );
  if (from < 0) return;
  for (const frame of stack.slice(from)) {
    if (frame.seat !== seat || (frame.kind !== FrameKind.flow && frame.kind !== FrameKind.script)) return;
    if (frame.kind === FrameKind.script) {
      frame.at = w.game.scripts[frame.of].lines.length * 2;
    } else {
      if (frame.of === completing.index || (!whole && frame.of === casting.index)) return;
      frame.at = w.game.flows[frame.of].steps.length;
    }
  }
}

export const actionFlows = [activation, actionPhase];
export const actionDecisions = [actType];
