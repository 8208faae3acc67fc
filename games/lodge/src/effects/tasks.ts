/** Whether the task of a quest is done, in the light of its moment. */
import { finish } from "@blackrose/kernel";
import type { Lodge } from "../state.ts";
import { holds } from "./conditions.ts";
import { resolve, Source } from "./context.ts";
import type { Met } from "./trigger.ts";

/** The conditions of a task, read in the light of its moment. */
export function taskHolds(w: Lodge, seat: number, quest: number, moment: Met, deeds: number): boolean {
  const { task } = w.cards.content.quests[quest];
  if (task.if === undefined) return true;
  resolve(w, w.cards.questProgram[quest], seat, { ...moment, source: Source.quest, card: quest, answered: deeds });
  const frame = w.s.stack[w.s.stack.length - 1];
  finish(w);
  return task.if.every((condition) => holds(w, frame, condition));
}
