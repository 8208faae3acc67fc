/** A quest counts as completed now. */
import { PASS } from "@blackrose/kernel";
import * as a from "../../pack/parts.ts";
import { takeQuestOf } from "../../rules/quest-cards.ts";
import { completeQuest as completeNow } from "../../rules/quests.ts";
import { NONE } from "../../state.ts";
import { held, quest as questThing } from "../../things.ts";
import { effQuest, want } from "../doing.ts";
import { verb } from "../verb.ts";
import { moonOf, showTop } from "./shared/piles.ts";

export interface CompleteQuest {
  readonly do: "complete quest";
  readonly from?: "top of previous moon";
  readonly of?: number;
}

export const completeQuest = verb<CompleteQuest>("complete quest", {
  shape: { from: a.optional(a.word("top of previous moon")), of: a.optional(a.n) },

  run(w, f, e, said) {
    if (said.from === "top of previous moon") {
      const moon = moonOf(w, "previous", NONE);
      const deck = w.s.questDecks[moon - 1].slice(-(said.of ?? 1));
      showTop(w, e.seat, "top quests", moon, deck);
      want(w, f, effQuest, [PASS, ...deck.map(questThing)]);
      return;
    }
    // Not the quest whose effect this is.
    want(w, f, effQuest, [PASS, ...w.s.quests[e.seat].map(questThing)]);
  },
  chosen(w, _f, e, said, code) {
    if (code === PASS) return;
    if (said.from !== undefined) takeQuestOf(w, e.seat, w.cards.content.quests[held(code)].moon, held(code));
    completeNow(w, e.seat, held(code), NONE);
  },
});
