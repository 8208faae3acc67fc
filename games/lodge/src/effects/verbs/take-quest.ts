/** A completed or seen quest changes hands. */
import { closeWayBack, PASS, perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { giveQuest, passCompleted } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { held, quest as questThing } from "../../things.ts";
import { isAvatar, isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effOption, effQuest, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { loseTopClaimed, questsWith } from "./shared/unseated.ts";

export interface TakeQuest {
  readonly do: "take quest";
  readonly what: "completed" | "seen";
  readonly from: One;
}

export const takeQuest = verb<TakeQuest>("take quest", {
  shape: { what: a.word("completed", "seen"), from: a.one },
  offersFrom: (s, { regs }, { from }) => {
    const mage = regs[from === "another" ? R.another : R.it];
    return { quests: isAvatar(s, mage) ? s.claimed : s.quests[mage] };
  },
  run(w, f, e, said) {
    const other = one(w, e, said.from);
    if (other === NONE || !isMage(other)) return;
    if (said.what === "completed") want(w, f, effOption, questsWith(w.s, other, "completed").map(questThing));
    else {
      // The question itself shows what was hidden (K-UND-01).
      closeWayBack(w);
      want(w, f, effQuest, [PASS, ...questsWith(w.s, other).map(questThing)]);
    }
  },
  chosen(w, _f, e, said, code) {
    const other = one(w, e, said.from);
    if (code === PASS) {
      e.regs[R.affected] = 0;
      return;
    }
    // What he has claimed goes to the solved ones, whatever was spoken of (L-AVX-10).
    if (isAvatar(w.s, other)) loseTopClaimed(w, other, e.seat);
    else if (said.what === "completed") perform(w, passCompleted, { seat: e.seat, from: other, quest: held(code) });
    else perform(w, giveQuest, { seat: other, target: e.seat, to: [e.seat, other], quest: held(code) });
    e.regs[R.affected] = 1;
  },
});
