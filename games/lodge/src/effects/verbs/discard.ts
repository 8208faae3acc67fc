/** Spells of the hand go to Memories, or quests go; all if there are fewer. Their owner chooses. */
import { perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { dropCompleted, moveSpell, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { discardQuest } from "../../rules/quest-cards.ts";
import { NONE } from "../../state.ts";
import { card as cardThing, held, quest as questThing } from "../../things.ts";
import { isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effCard, effQuest, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { insteadFor, loseTopClaimed } from "./shared/unseated.ts";

export interface Discard {
  readonly do: "discard";
  readonly n: number;
  /** Active quests, or solved ones. */
  readonly what?: "quests" | "solved quests";
  readonly who?: One;
}

export const discard = verb<Discard>("discard", {
  shape: { n: a.n, what: a.optional(a.word("quests", "solved quests")), who: a.optional(a.one) },
  // An empty hand lies open to all; how many cards it lacks of the number does not matter: one gives what one has.
  canBegin({ s }, { seat }, { what }) {
    if (what === "solved quests") return s.completed[seat].length > 0;
    return what === "quests" || s.hands[seat].length > 0;
  },
  run(w, f, e, said) {
    const seat = one(w, e, said.who ?? "self");
    if (seat === NONE || !isMage(seat)) return;
    const unseated = insteadFor(w, seat);
    if (unseated !== undefined) {
      if (said.what === undefined) unseated.discards(w, said.n);
      else for (let i = 0; i < said.n; i++) loseTopClaimed(w, seat);
      return;
    }
    const many = { seat, min: said.n, max: said.n };
    if (said.what === "quests") want(w, f, effQuest, w.s.quests[seat].map(questThing), many);
    else if (said.what === "solved quests") want(w, f, effQuest, w.s.completed[seat].map(questThing), many);
    else {
      e.regs[R.short] = Math.max(0, said.n - w.s.hands[seat].length);
      want(w, f, effCard, w.s.hands[seat].map(cardThing), many);
    }
  },
  chosen(w, _f, e, said, _code, codes) {
    const seat = one(w, e, said.who ?? "self");
    for (const code of codes) {
      if (said.what === "quests") discardQuest(w, seat, held(code), false);
      else if (said.what === "solved quests") perform(w, dropCompleted, { seat, quest: held(code) });
      else perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
    }
  },
});
