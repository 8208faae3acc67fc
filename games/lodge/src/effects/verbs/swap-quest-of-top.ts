/** Looks at the top quests and may exchange one for one of one's own (Observatory). */
import { again, PASS, perform } from "@blackrose/kernel";
import { drawQuest, returnQuest } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { held, quest as questThing } from "../../things.ts";
import { effQuest, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { showTop } from "./shared/piles.ts";

export interface SwapQuestOfTop {
  readonly do: "swap quest of top";
  readonly of: number;
}

const own = numbers({ taken: 0 });
const { taken } = own.at;

export const swapQuestOfTop = verb<SwapQuestOfTop>("swap quest of top", {
  shape: { of: a.n },
  numbers: own,
  run(w, f, e, said) {
    const top = w.s.questDecks[w.s.moon - 1].slice(-said.of);
    if (f.regs[taken] === 0) {
      showTop(w, e.seat, "top quests", w.s.moon, top);
      if (w.s.quests[e.seat].length > 0 && top.length > 0) want(w, f, effQuest, [PASS, ...top.map(questThing)]);
      return;
    }
    want(w, f, effQuest, w.s.quests[e.seat].slice(0, -1).map(questThing));
  },
  chosen(w, f, e, _said, code) {
    if (code === PASS) return;
    if (f.regs[taken] === 0) {
      f.regs[taken] = 1;
      perform(w, drawQuest, { seat: e.seat, moon: w.s.moon, quest: held(code) });
      again(f);
      return;
    }
    perform(w, returnQuest, { seat: e.seat, quest: held(code), moon: w.cards.content.quests[held(code)].moon });
  },
});
