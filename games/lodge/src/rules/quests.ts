/** Completing and solving quests: cubes on their tasks, the deed, the effect, the points (L-QST-04 … 07). */
import {
  again,
  attempt,
  call,
  decision,
  finish,
  flow,
  type Flow,
  type Frame,
  FrameKind,
  laid,
  PASS,
  perform,
} from "@blackrose/kernel";
import { choose } from "./choose.ts";
import type { Verb } from "../cards/says.ts";
import { claimQuest, finishTask, markTask, passCompleted, solve } from "../deeds.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { taskHolds } from "../effects/tasks.ts";
import { targetOptions } from "../effects/select.ts";
import { progressShape, questShape } from "../frames.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import { isMage } from "../who.ts";
import type { Tables } from "../tables.ts";
import { Family, familyOf, held, quest as questThing } from "../things.ts";
import { gainCounted } from "./power.ts";
import { rulesOf } from "./values.ts";

const Q = questShape.at;

const questTarget = decision<State, Tables>("D-EFF-TARGET-QUEST", "L-TGT-02", {
  chosen(_w, frame, code) {
    if (familyOf(code) === Family.room) frame.regs[Q.room] = held(code);
    else frame.regs[Q.target] = held(code);
  },
});

/** The frame's seat is the owner. A solve that is prevented gives nothing. */
export const completing: Flow<State, Tables> = flow<State, Tables>(
  "completing a quest",
  "L-QST-05",
  {
    solve(w, frame) {
      const quest = frame.regs[Q.quest];
      const isHeld = w.s.quests[frame.seat].includes(quest);
      if ((!isHeld && !w.s.toSolve[frame.seat].includes(quest)) || w.s.barred.includes(quest)) return;
      // It is laid open before anyone may answer: from here on all know why they are asked. What waits lies open already.
      if (isHeld) perform(w, claimQuest, { seat: frame.seat, quest: frame.regs[Q.quest] });
      attempt(w, frame.seat, [laid(solve, { seat: frame.seat, quest: frame.regs[Q.quest] })]);
    },
    target(w, frame) {
      if (!isDone(w, frame.regs[Q.quest])) return;
      const { target } = w.cards.content.quests[frame.regs[Q.quest]];
      if (target.at === "room" && target.within === 0) frame.regs[Q.room] = frame.regs[Q.here];
      else choose(w, questTarget, frame.seat, targetOptions(w, frame.seat, target, frame.regs[Q.here]));
    },
    effect(w, frame) {
      const { [Q.quest]: quest, [Q.here]: here, [Q.target]: target, [Q.room]: targetRoom } = frame.regs;
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
      const quest = frame.regs[Q.quest];
      if (!isDone(w, quest)) return;
      gainCounted(w, [[frame.regs[Q.scorer], w.cards.content.quests[quest].points]]);
      const keeper = frame.regs[Q.keeper] - 1;
      if (keeper >= 0 && w.s.completed[frame.seat].includes(quest))
        perform(w, passCompleted, { seat: keeper, from: frame.seat, quest });
    },
  },
  questShape,
);

const isDone = (w: Lodge, quest: number): boolean => w.s.completed.some((pile) => pile.includes(quest));

/** Who has no cube left marks nothing. */
const canProgress = (w: Lodge, seat: number): boolean =>
  rulesOf(w).quests === "rewarded at once" || w.s.supply[seat] > 0;

/** A task of a quest is done, or all at once: its numbers are the quest, and 1 for all. */
const progressing = flow<State, Tables>(
  "progress of a quest",
  "L-QST-04",
  {
    mark(w, { seat, regs }) {
      const { [progressShape.at.quest]: quest, [progressShape.at.whole]: whole } = regs;
      if (!w.s.quests[seat].includes(quest) || (whole === 0 && !canProgress(w, seat))) return;
      if (whole === 0) perform(w, markTask, { seat, quest });
      const filled = w.s.progress[seat].filter((one) => one === quest).length;
      const isFull = filled >= (w.cards.content.quests[quest].tasks ?? 1);
      if (whole === 1 || isFull) perform(w, finishTask, { seat, quest });
    },
  },
  progressShape,
);

/** Whether its price can be paid, where it has one. */
const canPayFor = (w: Lodge, frame: Frame, quest: number): boolean =>
  (w.cards.content.quests[quest].price ?? []).every(
    (said) => w.cards.verbs.get(said.do)?.canBegin?.(w, frame, said as Verb) ?? true,
  );

/** D-ACT-QUEST: a completed quest to solve, or none (L-ACT-60). Whether a price can be paid may be hidden in the hand. */
const solveQuest = decision<State, Tables>("D-ACT-QUEST", "L-ACT-60", {
  veiled: true,
  chosen(w, { seat }, code) {
    if (code === PASS) {
      finish(w);
      return;
    }
    const quest = held(code);
    call(w, completing, seat, questShape.make({ quest, here: roomOf(w, seat), scorer: seat }));
    const price = w.cards.questPrice[quest];
    if (price !== null) resolve(w, price, seat, { source: Source.quest, card: quest });
  },
});

/** The active mage may solve completed quests, one at a time. */
export const solving = flow<State, Tables>("solving quests", "L-ACT-60", {
  offer(w, frame) {
    const { toSolve, barred } = w.s;
    const quests = toSolve[frame.seat].filter((quest) => !barred.includes(quest));
    if (quests.length === 0) return;
    again(frame);
    choose(w, solveQuest, frame.seat, [PASS, ...quests.filter((quest) => canPayFor(w, frame, quest)).map(questThing)]);
  },
});

/** The moment of a quest of this seat has come: it is completed, or makes progress. */
export function taskDone(w: Lodge, seat: number, quest: number, here: number): void {
  if (rulesOf(w).quests === "rewarded at once") completeQuest(w, seat, quest, here);
  else call(w, progressing, seat, progressShape.make({ quest }));
}

/** A quest of this seat is completed now. Where it is rewarded at once, its effect starts `here`, or where the mage stands. */
export function completeQuest(w: Lodge, seat: number, quest: number, here: number): void {
  if (rulesOf(w).quests === "completed, then solved") {
    call(w, progressing, seat, progressShape.make({ quest, whole: 1 }));
    return;
  }
  // Already claimed: an answer to its own completion cannot complete it once more.
  const claimed = w.s.stack.some(
    (frame) => frame.kind === FrameKind.flow && frame.of === completing.index && frame.regs[Q.quest] === quest,
  );
  if (claimed) return;
  const from = here === NONE ? roomOf(w, seat) : here;
  call(w, completing, seat, questShape.make({ quest, here: from, scorer: seat }));
}

/** The quests of this seat whose task is to activate this room. */
export function roomQuestsFor(w: Lodge, seat: number, room: number): number[] {
  const { s, cards } = w;
  if (!canProgress(w, seat)) return [];
  return s.quests[seat].filter((quest) => {
    const { task, mode } = cards.content.quests[quest];
    if (mode === undefined || task.when.on !== "activates" || s.barred.includes(quest)) return false;
    if (!(task.when.rooms ?? []).includes(w.cards.content.rooms[s.tileAs[room]].id)) return false;
    return taskHolds(w, seat, quest, { it: seat, there: room, amount: 0 }, NONE);
  });
}

export const questFlows = [completing, progressing, solving];
export const questDecisions = [questTarget, solveQuest];
