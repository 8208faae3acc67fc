/** Activating a room: the declaration that may be answered, what it costs, its effect or a quest's (L-ROM-02, L-QST-07). */
import { again, attempt, call, decision, finish, type Flow, flow, laid, PASS, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { activate, moveSpell, roomToken, useAttachment, Zone } from "../deeds.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { targetOptions } from "../effects/select.ts";
import { roomActivationShape, roomEffectShape } from "../frames.ts";
import type { RoomEffect } from "../cards/says.ts";
import { type Lodge, NONE, type State, Token } from "../state.ts";
import type { Tables } from "../tables.ts";
import { card as cardThing, Family, familyOf, held, YES } from "../things.ts";
import { roomQuestsFor, taskDone } from "./quests.ts";
import { canActivate, type Even } from "./rooms.ts";
import { rulesOf, valueOf } from "./values.ts";

const A = roomActivationShape.at;
const E = roomEffectShape.at;
/** By the number that stands for it in a frame. */
const EVEN: readonly Even[] = ["no", "used", "destroyed"];

/** Whether the quest stands in the place of the room's effect (L-QST-07). */
const replaces = (w: Lodge, quest: number): boolean =>
  rulesOf(w).roomQuests === "replace" || w.cards.content.quests[quest].mode === "replace";

/** What lets a mage activate a used room does so once. */
function useRight(w: Lodge, mage: number): void {
  const right = valueOf(w, "activates used rooms", mage).steps.find(({ from }) => typeof from === "object")?.from;
  if (typeof right !== "object") return;
  perform(w, useAttachment, { at: w.s.attachments.indexOf(right), kind: right.kind, n: 1 });
}

/** The frame's seat becomes whose activation it is in the end: another mage may have taken it over. */
const activating: Flow<State, Tables> = flow<State, Tables>(
  "activation of a room",
  "L-ROM-02",
  {
    declare(w, frame) {
      const { seat, regs } = frame;
      if (!canActivate(w, seat, regs[A.room], EVEN[regs[A.evenUsed]])) {
        finish(w);
        return;
      }
      if (regs[A.evenUsed] === 0 && w.s.tokens[regs[A.room]] === Token.used) useRight(w, seat);
      attempt(w, seat, [laid(activate, { seat, room: regs[A.room] })]);
    },
    effect(w, frame) {
      const { regs } = frame;
      if (regs[A.happened] === 0) {
        // It failed or was taken over; the token is turned all the same (L-ROM-02).
        const room = regs[A.room];
        if (w.s.tokens[room] === Token.available) perform(w, roomToken, { room, token: Token.used });
        finish(w);
        return;
      }
      frame.seat = regs[A.who];
      regs[A.quests] = w.s.quests[frame.seat].length;
      const isReplaced = roomQuestsFor(w, frame.seat, regs[A.room]).some((quest) => replaces(w, quest));
      if (!isReplaced) roomEffect(w, frame.seat, regs[A.room]);
    },
    quests(w, frame) {
      // One after another, none noted before: a quest that is not yet completed stays hidden.
      const { seat, regs } = frame;
      const before = w.s.quests[seat].slice(0, regs[A.quests]);
      const due = roomQuestsFor(w, seat, regs[A.room]).filter((one) => before.includes(one));
      if (rulesOf(w).quests === "completed, then solved") {
        // Public, and nothing happens in between: each makes progress once.
        for (const quest of due.toReversed()) taskDone(w, seat, quest, regs[A.room]);
        return;
      }
      const [quest] = due;
      if (quest === undefined) return;
      regs[A.quests]--;
      again(frame);
      taskDone(w, seat, quest, regs[A.room]);
    },
  },
  roomActivationShape,
);

/** A mage activates a room, be it where it stands or not (L-TGT-17). Nothing happens where that is not possible. */
export function activateRoom(w: Lodge, seat: number, room: number, even: Even = "no"): void {
  if (room >= 0) call(w, activating, seat, roomActivationShape.make({ who: seat, room, evenUsed: EVEN.indexOf(even) }));
}

/** D-EFF-OPTION: whether a room's cost is paid, and with which spells (L-ROM-06). */
const payForRoom = decision<State, Tables>("D-EFF-OPTION", "L-ROM-06", {
  name: "D-EFF-OPTION to pay for a room",
  chosen(w, _frame, code) {
    if (code === PASS) finish(w);
  },
});
const payWith = decision<State, Tables>("D-EFF-OPTION", "L-ROM-06", {
  name: "D-EFF-OPTION of what pays for a room",
  chosen(w, { seat }, _code, codes) {
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
  },
});
/** D-EFF-TARGET of a room's effect, seen from that room. */
const roomTarget = decision<State, Tables>("D-EFF-TARGET", "L-TGT-17", {
  name: "D-EFF-TARGET of a room",
  chosen(_w, frame, code) {
    frame.regs[E.target] = code;
  },
});

/** The effect under way: the room's own, or the one it has in ruins. */
function sideOf({ cards }: Lodge, regs: readonly number[]): RoomEffect {
  const room = cards.content.rooms[regs[E.tile]];
  return regs[E.ruins] === 1 ? (room.ruins ?? room) : room;
}

/** How many spells a room wants discarded, or 0. */
function priceOf(w: Lodge, regs: readonly number[]): number {
  const { cost } = sideOf(w, regs);
  return cost?.pay === "discard" ? cost.cards : 0;
}

export const effectOfRoom: Flow<State, Tables> = flow<State, Tables>(
  "effect of a room",
  "L-GLO-02",
  {
    cost(w, { seat, regs }) {
      const price = priceOf(w, regs);
      if (price === 0) return;
      // Who cannot pay gets nothing (L-OQ-51).
      if (w.s.hands[seat].length < price) finish(w);
      else choose(w, payForRoom, seat, [PASS, YES]);
    },
    pay(w, { seat, regs }) {
      const price = priceOf(w, regs);
      if (price > 0) choose(w, payWith, seat, w.s.hands[seat].map(cardThing), price, price);
    },
    target(w, { seat, regs }) {
      const { target } = sideOf(w, regs);
      choose(w, roomTarget, seat, targetOptions(w, seat, target, regs[E.room]));
    },
    effect(w, { seat, regs }) {
      const { [E.room]: room, [E.tile]: tile, [E.target]: code } = regs;
      const target = familyOf(code) === Family.model ? held(code) : NONE;
      const targetRoom = familyOf(code) === Family.room ? held(code) : target === NONE ? NONE : roomOf(w, target);
      const { roomProgram, ruinsProgram } = w.cards;
      const program = (regs[E.ruins] === 1 ? ruinsProgram : roomProgram)[tile];
      resolve(w, program, seat, { target, targetRoom, here: room, source: Source.room, card: room });
    },
  },
  roomEffectShape,
);

/** The effect of a room as it stands, without activating it. */
export function roomEffect(w: Lodge, seat: number, room: number): void {
  const ruins = w.s.destroyed[room];
  call(w, effectOfRoom, seat, roomEffectShape.make({ room, tile: w.s.tileAs[room], target: PASS, ruins }));
}

/** The effect another tile has when it stands, done in a room. */
export function copiedEffect(w: Lodge, seat: number, room: number, tile: number): void {
  call(w, effectOfRoom, seat, roomEffectShape.make({ room, tile, target: PASS }));
}

export const activateFlows = [activating, effectOfRoom];
export const activateDecisions = [payForRoom, payWith, roomTarget];
