/** Completing and solving quests: cubes on their tasks, the deed, the effect, the points (L-QST-04 … 07). */
import {
  again,
  ask,
  attempt,
  call,
  decision,
  finish,
  flow,
  type Flow,
  FrameKind,
  laid,
  PASS,
  perform,
} from "@blackrose/kernel";
import { ROOMS } from "../cards/says.ts";
import { claimQuest, finishTask, markTask, passCompleted, solve } from "../deeds.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { taskHolds } from "../effects/listen.ts";
import { targetOptions } from "../effects/select.ts";
import { isMage, type Lodge, NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { Family, familyOf, held, quest as questThing } from "../things.ts";
import { gainCounted } from "./end.ts";
import { rulesOf } from "./values.ts";

/** Its numbers: the quest, where it starts, the target, the target room, and who gets the points. */
export const QUEST = 0;
const HERE = 1;
const TARGET = 2;
const ROOM = 3;
export const SCORER = 4;
/** One more than the seat that keeps the card, or 0: its owner. */
export const KEEPER = 5;

const questTarget = decision<State, Tables>("D-EFF-TARGET-QUEST", "L-TGT-02", {
  chosen(_w, frame, code) {
    if (familyOf(code) === Family.room) frame.regs[ROOM] = held(code);
    else frame.regs[TARGET] = held(code);
  },
});

/** The frame's seat is the owner. A solve that is prevented gives nothing. */
export const completing: Flow<State, Tables> = flow<State, Tables>("completing a quest", "L-QST-05", {
  solve(w, frame) {
    const quest = frame.regs[QUEST];
    const isHeld = w.s.quests[frame.seat].includes(quest);
    if ((!isHeld && !w.s.toSolve[frame.seat].includes(quest)) || w.s.barred.includes(quest)) return;
    // It is laid open before anyone may answer: from here on all know why they are asked. What waits lies open already.
    if (isHeld) perform(w, claimQuest, { seat: frame.seat, quest: frame.regs[QUEST] });
    attempt(w, frame.seat, [laid(solve, { seat: frame.seat, quest: frame.regs[QUEST] })]);
  },
  target(w, frame) {
    if (!isDone(w, frame.regs[QUEST])) return;
    const { target } = w.cards.content.quests[frame.regs[QUEST]];
    if (target.at === "room" && target.within === 0) frame.regs[ROOM] = frame.regs[HERE];
    else ask(w, questTarget, frame.seat, targetOptions(w, frame.seat, target, frame.regs[HERE]));
  },
  effect(w, frame) {
    const [quest, here, target, targetRoom] = frame.regs;
    if (!isDone(w, quest)) return;
    const start = target !== NONE && !isMage(target) ? roomOf(w, target) : targetRoom;
    resolve(w, w.cards.questProgram[quest], frame.seat, {
      target,
      targetRoom: target === NONE ? targetRoom : Math.max(start, NONE),
      here,
      source: Source.quest,
      card: quest,
    });
  },
  points(w, frame) {
    const [quest] = frame.regs;
    if (!isDone(w, quest)) return;
    gainCounted(w, frame.regs[SCORER], w.cards.content.quests[quest].points);
    const keeper = frame.regs[KEEPER] - 1;
    if (keeper >= 0 && w.s.completed[frame.seat].includes(quest))
      perform(w, passCompleted, { seat: keeper, from: frame.seat, quest });
  },
});

const isDone = (w: Lodge, quest: number): boolean => w.s.completed.some((pile) => pile.includes(quest));

/** Who has no cube left marks nothing. */
const canProgress = (w: Lodge, seat: number): boolean =>
  rulesOf(w).quests === "rewarded at once" || w.s.supply[seat] > 0;

/** A task of a quest is done, or all at once: its numbers are the quest, and 1 for all. */
const progressing = flow<State, Tables>("progress of a quest", "L-QST-04", {
  mark(w, { seat, regs: [quest, whole] }) {
    if (!w.s.quests[seat].includes(quest) || (whole === 0 && !canProgress(w, seat))) return;
    if (whole === 0) perform(w, markTask, { seat, quest });
    const filled = w.s.progress[seat].filter((one) => one === quest).length;
    const isFull = filled >= (w.cards.content.quests[quest].tasks ?? 1);
    if (whole === 1 || isFull) perform(w, finishTask, { seat, quest });
  },
});

/** D-ACT-QUEST: a completed quest to solve, or none (L-ACT-60). */
const solveQuest = decision<State, Tables>("D-ACT-QUEST", "L-ACT-60", {
  chosen(w, { seat }, code) {
    if (code === PASS) finish(w);
    else call(w, completing, seat, [held(code), roomOf(w, seat), NONE, NONE, seat, 0]);
  },
});

/** The active mage may solve completed quests, one at a time. */
export const solving = flow<State, Tables>("solving quests", "L-ACT-60", {
  offer(w, frame) {
    const { toSolve, barred } = w.s;
    const quests = toSolve[frame.seat].filter((quest) => !barred.includes(quest));
    if (quests.length === 0) return;
    again(frame);
    ask(w, solveQuest, frame.seat, [PASS, ...quests.map(questThing)]);
  },
});

/** The moment of a quest of this seat has come: it is completed, or makes progress. */
export function taskDone(w: Lodge, seat: number, quest: number, here: number): void {
  if (rulesOf(w).quests === "rewarded at once") completeQuest(w, seat, quest, here);
  else call(w, progressing, seat, [quest, 0]);
}

/** A quest of this seat is completed now. Where it is rewarded at once, its effect starts `here`, or where the mage stands. */
export function completeQuest(w: Lodge, seat: number, quest: number, here: number): void {
  if (rulesOf(w).quests === "completed, then solved") {
    call(w, progressing, seat, [quest, 1]);
    return;
  }
  // Already claimed: an answer to its own completion cannot complete it once more.
  const claimed = w.s.stack.some(
    (frame) => frame.kind === FrameKind.flow && frame.of === completing.index && frame.regs[QUEST] === quest,
  );
  if (claimed) return;
  const from = here === NONE ? roomOf(w, seat) : here;
  call(w, completing, seat, [quest, from, NONE, NONE, seat, 0]);
}

/** The quests of this seat whose task is to activate this room. */
export function roomQuestsFor(w: Lodge, seat: number, room: number): number[] {
  const { s, cards } = w;
  if (!canProgress(w, seat)) return [];
  return s.quests[seat].filter((quest) => {
    const { task, mode } = cards.content.quests[quest];
    if (mode === undefined || task.when.on !== "activates" || s.barred.includes(quest)) return false;
    if (!(task.when.rooms ?? []).includes(ROOMS[s.tileAs[room]])) return false;
    return taskHolds(w, seat, quest, { it: seat, there: room, amount: 0 }, NONE);
  });
}

export const questFlows = [completing, progressing, solving];
export const questDecisions = [questTarget, solveQuest];
