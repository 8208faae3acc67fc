/** Two quests: one is kept, the other may be given to a mage, else it is discarded (Obscure Intuition). */
import { again, PASS, perform } from "@blackrose/kernel";
import { giveQuest } from "../../deeds.ts";
import { drawQuestFor, discardQuest as dropWithPoints } from "../../rules/quest-cards.ts";
import { CELL, NONE } from "../../state.ts";
import { held, model as modelThing, quest as questThing } from "../../things.ts";
import { isAvatar } from "../../who.ts";
import { R } from "../context.ts";
import { effQuest, effTarget, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";

export interface ShareQuests {
  readonly do: "share quests";
}

/** NONE before they are drawn, 0 until one is kept, then 1. */
const scratch = numbers({ kept: NONE });
const { kept } = scratch.at;

export const shareQuests = verb<ShareQuests>("share quests", {
  shape: {},
  numbers: scratch,
  run(w, f, e) {
    if (f.regs[kept] === NONE) {
      f.regs[kept] = 0;
      const before = w.s.quests[e.seat].length;
      for (let i = 0; i < 2; i++) drawQuestFor(w, e.seat, w.s.moon);
      const drawn = w.s.quests[e.seat].slice(before);
      if (drawn.length < 2) return;
      again(f);
      want(w, f, effQuest, drawn.map(questThing));
      return;
    }
    // Nobody gives anything into a cell (L-CEL-03), and the Avatar takes no gifts (L-AVD-12).
    const others = w.s.quests
      .map((_, seat) => seat)
      .filter((seat) => seat !== e.seat && w.s.at[seat] !== CELL && !isAvatar(w.s, seat));
    want(w, f, effTarget, [PASS, ...others.map(modelThing)]);
  },
  chosen(w, f, e, _said, code) {
    if (f.regs[kept] === 0) {
      // The one not kept is the last in the row; which it is stays hidden.
      const own = w.s.quests[e.seat];
      const other = own.slice(-2).find((quest) => quest !== held(code)) as number;
      perform(w, giveQuest, { seat: e.seat, target: e.seat, to: [e.seat], quest: other });
      f.regs[kept] = 1;
      return;
    }
    const last = w.s.quests[e.seat][w.s.quests[e.seat].length - 1];
    // A quest discarded counts for the Black Rose (L-QST-08).
    if (code === PASS) dropWithPoints(w, e.seat, last, false);
    else perform(w, giveQuest, { seat: e.seat, target: held(code), to: [e.seat, held(code)], quest: last });
    e.regs[R.affected] = code === PASS ? 0 : 1;
  },
});
