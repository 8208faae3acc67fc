/** One active quest under its deck for one of the current moon. */
import { perform } from "@blackrose/kernel";
import { returnQuest } from "../../deeds.ts";
import { drawQuestFor } from "../../rules/quest-cards.ts";
import { held, quest as questThing } from "../../things.ts";
import { effQuest, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface ReplaceQuest {
  readonly do: "replace quest";
}

export const replaceQuest = verb<ReplaceQuest>("replace quest", {
  shape: {},

  run: (w, f, e) => want(w, f, effQuest, w.s.quests[e.seat].map(questThing)),
  chosen(w, _f, e, _said, code) {
    perform(w, returnQuest, { seat: e.seat, quest: held(code), moon: w.cards.content.quests[held(code)].moon });
    drawQuestFor(w, e.seat, w.s.moon);
  },
});
