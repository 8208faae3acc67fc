/** An active quest goes, of its owner's choice. */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { discardQuest as dropWithPoints } from "../../rules/quest-cards.ts";
import { NONE } from "../../state.ts";
import { held, quest as questThing } from "../../things.ts";
import { isMage } from "../../who.ts";
import { effQuest, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface DiscardQuest {
  readonly do: "discard quest";
  readonly who: One;
}

export const discardQuest = verb<DiscardQuest>("discard quest", {
  shape: { who: a.one },

  run(w, f, e, said) {
    const seat = one(w, e, said.who);
    if (seat !== NONE && isMage(seat)) want(w, f, effQuest, w.s.quests[seat].map(questThing), { seat });
  },
  chosen: (w, _f, e, said, code) => dropWithPoints(w, one(w, e, said.who), held(code), false),
});
