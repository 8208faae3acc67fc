/** One active quest under its deck for one of the current moon: drawn, or chosen among the top ones, as one likes. */
import { again, PASS, perform } from "@blackrose/kernel";
import { returnQuest } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { drawQuestFor, takeQuestOf } from "../../rules/quest-cards.ts";
import type { Lodge } from "../../state.ts";
import { held, quest as questThing } from "../../things.ts";
import { effQuest, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { showTop } from "./shared/piles.ts";

export interface ReplaceQuest {
  readonly do: "replace quest";
  /** Of so many at the top of the deck. */
  readonly ofTop?: number;
}

const own = numbers({ taken: 0 });
const { taken } = own.at;

const putUnder = (w: Lodge, seat: number, quest: number): void =>
  perform(w, returnQuest, { seat, quest, moon: w.cards.content.quests[quest].moon });

export const replaceQuest = verb<ReplaceQuest>("replace quest", {
  shape: { ofTop: a.optional(a.some) },
  numbers: own,
  run(w, f, e, { ofTop }) {
    const mine = w.s.quests[e.seat];
    if (ofTop === undefined) {
      want(w, f, effQuest, mine.map(questThing));
      return;
    }
    if (f.regs[taken] === 1) {
      want(w, f, effQuest, mine.slice(0, -1).map(questThing));
      return;
    }
    const top = w.s.questDecks[w.s.moon - 1].slice(-ofTop);
    showTop(w, e.seat, "top quests", w.s.moon, top);
    if (mine.length > 0 && top.length > 0) want(w, f, effQuest, [PASS, ...top.map(questThing)]);
  },
  chosen(w, f, e, { ofTop }, code) {
    if (code === PASS) return;
    if (ofTop !== undefined && f.regs[taken] === 0) {
      f.regs[taken] = 1;
      takeQuestOf(w, e.seat, w.s.moon, held(code));
      again(f);
      return;
    }
    putUnder(w, e.seat, held(code));
    if (ofTop === undefined) drawQuestFor(w, e.seat, w.s.moon);
  },
});
