/** Looks at the top of a pile and takes some of it. */
import { closeWayBack, PASS, perform } from "@blackrose/kernel";
import type { MoonOf, Pile } from "../../cards/says.ts";
import {
  lookAtSchool,
  moveHidden,
  moveSpell,
  putOnSchool,
  putUnderForgotten,
  renew,
  shuffleZone,
  Zone,
} from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { passOverQuest, takeQuestOf } from "../../rules/quest-cards.ts";
import { type Lodge, NONE, Stream } from "../../state.ts";
import { card as cardThing, held, quest as questThing, school as schoolThing } from "../../things.ts";
import { effCard, effQuest, effSchool, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { moonOf, openSchools } from "./shared/piles.ts";

export interface TakeOfTop {
  readonly do: "take of top";
  readonly take: number;
  readonly of: number;
  readonly from: Pile;
  readonly moon?: MoonOf;
  /** `discarded`: of quests. */
  readonly rest: "back" | "shuffled in" | "bottom" | "discarded";
}

/** The school whose deck it is, once it is chosen. */
const own = numbers({ school: NONE });
const { school } = own.at;

function putBack(w: Lodge, seat: number, said: TakeOfTop, from: number): void {
  for (const card of w.s.looking[seat].slice()) {
    if (said.from === "library") perform(w, putOnSchool, { seat, school: from, card });
    else if (said.from === "forgotten") perform(w, putUnderForgotten, { seat, card });
    else perform(w, moveHidden, { seat, card, from: Zone.looking, to: Zone.grimoire });
  }
  if (said.rest !== "shuffled in") return;
  perform(w, shuffleZone, {
    seat,
    what: said.from === "library" ? from + 1 : 0,
    stream: said.from === "library" ? Stream.library : Stream.grimoires,
  });
}

export const takeOfTop = verb<TakeOfTop>("take of top", {
  shape: {
    take: a.n,
    of: a.n,
    from: a.pile,
    moon: a.optional(a.moon),
    rest: a.word("back", "shuffled in", "bottom", "discarded"),
  },
  numbers: own,
  run(w, f, e, said) {
    const { seat } = e;
    if (said.from === "memories") {
      want(w, f, effCard, w.s.memories[seat].slice(-said.of).map(cardThing), { max: said.take, min: said.take });
      return;
    }
    if (said.from === "quests") {
      // The question itself shows what lay hidden (K-UND-01).
      closeWayBack(w);
      const deck = w.s.questDecks[moonOf(w, said.moon, NONE) - 1];
      want(w, f, effQuest, deck.slice(-said.of).map(questThing), { max: said.take, min: said.take });
      return;
    }
    if (said.from === "library") {
      if (f.regs[school] === NONE) want(w, f, effSchool, openSchools(w).map(schoolThing));
      return;
    }
    const zone = said.from === "forgotten" ? w.s.forgotten : w.s.grimoires[seat];
    const from = said.from === "forgotten" ? Zone.forgotten : Zone.grimoire;
    for (const card of zone.slice(-said.of)) perform(w, moveHidden, { seat, card, from, to: Zone.looking });
    want(w, f, effCard, w.s.looking[seat].map(cardThing), { max: said.take, min: said.take });
  },
  chosen(w, f, e, said, code, codes) {
    const { seat } = e;
    if (said.from === "library" && f.regs[school] === NONE) {
      const chosen = held(code);
      f.regs[school] = chosen;
      if (w.s.library[chosen].length === 0) perform(w, renew, { seat, what: chosen + 1, stream: Stream.library });
      for (const card of w.s.library[chosen].slice(-said.of)) perform(w, lookAtSchool, { seat, school: chosen, card });
      want(w, f, effCard, w.s.looking[seat].map(cardThing), { max: said.take, min: said.take });
      return;
    }
    if (said.from === "quests") {
      const moon = moonOf(w, said.moon, NONE);
      const seen = w.s.questDecks[moon - 1].slice(-said.of);
      for (const taken of codes) takeQuestOf(w, seat, moon, held(taken));
      if (said.rest === "discarded")
        for (const quest of seen.filter((one) => !codes.includes(questThing(one)))) passOverQuest(w, seat, moon, quest);
      return;
    }
    for (const taken of codes) {
      if (taken === PASS) continue;
      if (said.from === "memories")
        perform(w, moveSpell, { seat, card: held(taken), from: Zone.memories, to: Zone.hand });
      else perform(w, moveHidden, { seat, card: held(taken), from: Zone.looking, to: Zone.hand });
    }
    putBack(w, seat, said, f.regs[school]);
  },
});
