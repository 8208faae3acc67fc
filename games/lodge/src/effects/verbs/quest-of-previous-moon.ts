/** A quest of the previous moon: its points, or its card among the completed ones. */
import { perform } from "@blackrose/kernel";
import { dropQuest, fileQuest } from "../../deeds.ts";
import { gain } from "../../rules/power.ts";
import { drawQuestFor } from "../../rules/quest-cards.ts";
import { held, number as numberThing } from "../../things.ts";
import { effOption, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";

export interface QuestOfPreviousMoon {
  readonly do: "quest of previous moon";
}

const own = numbers({ drawn: 0 });
const { drawn } = own.at;

export const questOfPreviousMoon = verb<QuestOfPreviousMoon>("quest of previous moon", {
  shape: {},
  numbers: own,
  run(w, f, e) {
    if (f.regs[drawn] === 0) {
      const before = w.s.quests[e.seat].length;
      drawQuestFor(w, e.seat, Math.max(1, w.s.moon - 1));
      if (w.s.quests[e.seat].length === before) return;
      f.regs[drawn] = 1;
    }
    want(w, f, effOption, [numberThing(0), numberThing(1)]);
  },
  chosen(w, _f, e, _said, code) {
    const quest = w.s.quests[e.seat][w.s.quests[e.seat].length - 1];
    if (held(code) === 0) {
      // Shown first: its points would tell of a card nobody else has seen (K-SEC-01).
      perform(w, dropQuest, { seat: e.seat, quest });
      gain(w, e.seat, w.cards.content.quests[quest].points);
    } else {
      perform(w, fileQuest, { seat: e.seat, quest });
    }
  },
});
