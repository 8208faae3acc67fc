/** Actions that are no spells: explore, fight, command, and Momentum (L-ACT-06 … 12). */
import { again, attempt, call, decision, type Flow, type Frame, flow, laid, PASS, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { acted, How, Physical, takeAction, unplanOpenly } from "../deeds.ts";
import { physicalShape } from "../frames.ts";
import { CELL, type Lodge, Slot, type State } from "../state.ts";
import { figureOf } from "../who.ts";
import type { Tables } from "../tables.ts";
import { held, model as modelThing, room as roomThing, slot as slotThing } from "../things.ts";
import { activateRoom } from "./activate.ts";
import { attackWith, canAttack } from "./attack.ts";
import { ableFigures, actNow } from "./evocations.ts";
import { goTo, mayMove, stepsFrom } from "./movement.ts";
import { canActivate } from "./rooms.ts";
import { moveOf, movesAndAttacks, rulesOf, valueNow } from "./values.ts";

const P = physicalShape.at;

/** D-ACT-STEP: a neighbouring room, or no further (L-GLO-18). */
const actStep = decision<State, Tables>("D-ACT-STEP", "L-ACT-06", {
  chosen(w, { seat, regs }, code) {
    if (code === PASS) {
      regs[P.left] = 0;
      return;
    }
    regs[P.left]--;
    goTo(w, seat, held(code), regs[P.kind] === Physical.momentum ? How.step : How.physical, seat);
  },
});

/** One step after another, each decided where the last one led (L-INT-16). Nobody stays in its cell willingly (L-CEL-04). */
function walk(w: Lodge, frame: Frame, mayStop: boolean): void {
  const { seat, regs } = frame;
  // What bars the way out bars physical actions and spells; Momentum is neither (L-ACT-12).
  if (regs[P.left] === 0 || (regs[P.kind] !== Physical.momentum && !mayMove(w, seat, true))) return;
  const rooms = stepsFrom(w, seat).map(roomThing);
  if (rooms.length === 0) return;
  again(frame);
  choose(w, actStep, seat, mayStop && w.s.at[seat] !== CELL ? [PASS, ...rooms] : rooms);
}

/** D-ACT-ROOM: activate the room now, or not (L-ACT-06, 07). Once in an action. */
const actRoom = decision<State, Tables>("D-ACT-ROOM", "L-ACT-06", {
  chosen(w, { seat, regs }, code) {
    if (code === PASS) return;
    regs[P.activated] = 1;
    activateRoom(w, seat, held(code));
  },
});

function offerRoom(w: Lodge, { seat, regs }: Frame): void {
  const room = w.s.at[seat];
  if (regs[P.kind] === Physical.command || regs[P.activated] === 1 || !canActivate(w, seat, room)) return;
  choose(w, actRoom, seat, [PASS, roomThing(room)]);
}

/** D-ACT-CMD: which evocation is commanded, wherever it is (L-ACT-09, L-OQ-03). */
const actCommand = decision<State, Tables>("D-ACT-CMD", "L-ACT-09", {
  chosen: (w, { seat }, code) => actNow(w, figureOf(held(code)), seat),
});

/** A fight in which nobody could be struck and nothing else done is not offered. What it could do lies open. */
export const canFight = (w: Lodge, seat: number): boolean =>
  canAttack(w, seat, seat) ||
  canActivate(w, seat, w.s.at[seat]) ||
  (movesAndAttacks(w, seat) && mayMove(w, seat, true) && stepsFrom(w, seat).length > 0);

/** One or the other, both for a mage whose action moves and attacks: then the action chosen says which comes first (L-ACT-08). */
export const physicalAction: Flow<State, Tables> = flow<State, Tables>(
  "physical action",
  "L-ACT-06",
  {
    spend(w, { seat, regs }) {
      perform(w, takeAction, { seat, what: regs[P.kind] });
      regs[P.left] = moveOf(w, seat);
    },
    roomBefore(w, frame) {
      if (rulesOf(w).activationInAction === "before or after") offerRoom(w, frame);
    },
    command(w, { seat, regs }) {
      if (regs[P.kind] === Physical.command) choose(w, actCommand, seat, ableFigures(w, seat).map(modelThing));
    },
    fight(w, { seat, regs }) {
      if (regs[P.kind] === Physical.fight) attackWith(w, seat, seat, { optional: true });
    },
    move(w, frame) {
      const kind = frame.regs[P.kind];
      if (kind === Physical.explore || (kind === Physical.fight && movesAndAttacks(w, frame.seat)))
        walk(w, frame, true);
    },
    fightLast(w, { seat, regs }) {
      if (regs[P.kind] === Physical.explore && movesAndAttacks(w, seat)) attackWith(w, seat, seat, { optional: true });
    },
    roomAfter: offerRoom,
    done(w, { seat }) {
      attempt(w, seat, [laid(acted, { seat })]);
    },
  },
  physicalShape,
);

export const physical = (w: Lodge, seat: number, kind: number): void =>
  call(w, physicalAction, seat, physicalShape.make({ kind }));

/** Slots whose spell can be given up to move: not yet cast, or, where the ruleset says so, lying in wait (L-ACT-12, L-OQ-16). */
export function momentumSlots(w: Lodge, seat: number): number[] {
  const { activatedToo } = rulesOf(w).momentum;
  return w.s.slots[seat].flatMap((state, slot) => {
    const waits = state === Slot.trap || state === Slot.protection;
    return state === Slot.ready || (activatedToo && waits) ? [slot] : [];
  });
}

/** D-ACT-MOM: which spell is given up. It is shown on its way to Memories (L-HID-04). */
const actMomentum = decision<State, Tables>("D-ACT-MOM", "L-ACT-12", {
  chosen(w, { seat }, code) {
    const slot = held(code);
    perform(w, unplanOpenly, { seat, slot, card: w.s.planned[seat][slot] });
  },
});

/** A spell given up to move one room, or two by skill (L-SAT-109): neither a physical action nor a cast (L-ACT-12). */
const momentum: Flow<State, Tables> = flow<State, Tables>(
  "momentum",
  "L-ACT-12",
  {
    spell(w, { seat }) {
      choose(w, actMomentum, seat, momentumSlots(w, seat).map(slotThing));
    },
    move(w, frame) {
      // With one step it must be taken; of more the others may be left.
      walk(w, frame, frame.regs[P.left] < valueNow(w, "rooms of Momentum", frame.seat));
    },
  },
  physicalShape,
);

export const giveUpSpell = (w: Lodge, seat: number): void =>
  call(
    w,
    momentum,
    seat,
    physicalShape.make({ kind: Physical.momentum, left: valueNow(w, "rooms of Momentum", seat) }),
  );

export const physicalFlows = [physicalAction, momentum];
export const physicalDecisions = [actStep, actRoom, actCommand, actMomentum];
