/** Moments of quests that are no deeds: clean-up, an event that moved. */
import { taskHolds } from "../effects/tasks.ts";
import { type Lodge, NONE } from "../state.ts";
import { seatsFrom } from "../who.ts";
import { taskDone } from "./quests.ts";

/** Quests of all mages hear the moment. */
export function hearMoment(w: Lodge, kind: "clean-up" | "event moves"): void {
  const { s, cards } = w;
  const due: { seat: number; quest: number }[] = [];
  for (const seat of seatsFrom(s, s.first)) {
    for (const quest of s.quests[seat]) {
      const { task } = cards.content.quests[quest];
      if (task.when.on !== kind) continue;
      if (taskHolds(w, seat, quest, { it: NONE, there: NONE, amount: 0 }, NONE)) due.push({ seat, quest });
    }
  }
  for (const { seat, quest } of due.toReversed()) taskDone(w, seat, quest, NONE);
}
