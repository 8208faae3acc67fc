/** Quest cards: drawn, kept within the limit, given up (L-QST, L-BR-02, 06, 07, 14 … 16). What completes them is told elsewhere. */
import { again, call, decision, flow, PASS, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { drawQuest, dropQuest, renewQuests, showQuest } from "../deeds.ts";
import { nextShape } from "../frames.ts";
import { type Lodge, NONE, type State, Stream } from "../state.ts";
import { ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { held, quest as questThing } from "../things.ts";
import { turnOrder } from "./order.ts";
import { gain, riseMoons } from "./power.ts";
import { questsOf, rulesOf } from "./values.ts";

/** The deck of a moon, renewed from that moon's discards if it is empty, where they do not stay with the Black Rose (L-OQ-10, L-OQ-106). */
function questDeck(w: Lodge, moon: number): readonly number[] {
  const { s, cards } = w;
  const isSpent = (quest: number): boolean => cards.content.quests[quest].moon === moon;
  const renews = rulesOf(w).discardedQuests === "shuffled in";
  if (renews && s.questDecks[moon - 1].length === 0 && s.questDiscards.some(isSpent)) {
    perform(w, renewQuests, { moon, stream: Stream.quests });
  }
  return s.questDecks[moon - 1];
}

/** The top quest of a moon for a seat. The quest, or NONE if there is none left. Who draws for an effect sees to the limit. */
export function drawQuestFor(w: Lodge, seat: number, moon: number): number {
  const deck = questDeck(w, moon);
  if (deck.length === 0) return NONE;
  const quest = deck[deck.length - 1];
  takeQuestOf(w, seat, moon, quest);
  return quest;
}

/** A quest of a moon's deck, not always the top one, for a seat. */
export function takeQuestOf(w: Lodge, seat: number, moon: number, quest: number): void {
  perform(w, drawQuest, { seat, moon, quest });
  if (rulesOf(w).questsArePublic) perform(w, showQuest, { seat, quest });
}

/** A quest of a moon's deck drawn and discarded at once; nobody gains by it (L-QST-08). */
export function passOverQuest(w: Lodge, seat: number, moon: number, quest: number): void {
  takeQuestOf(w, seat, moon, quest);
  perform(w, dropQuest, { seat, quest });
}

/** Whoever holds too many discards at once, where the limit holds at any time (L-BR-07). */
function enforceQuestLimit(w: Lodge, seat: number): void {
  if (rulesOf(w).questLimit === "at once" && w.s.quests[seat].length > questsOf(w, seat)) call(w, questLimit, seat);
}

/** After every sentence: the same for everyone in turn order. */
export const period = flow<State, Tables>("period", "L-BR-07", {
  limits(w) {
    for (const seat of turnOrder(w.s).toReversed()) enforceQuestLimit(w, seat);
  },
});

/** The Black Rose gains the moon of a quest discarded, of every one or of those given up freely (L-QST-08). */
export function discardQuest(w: Lodge, seat: number, quest: number, voluntary: boolean): void {
  perform(w, dropQuest, { seat, quest });
  if (voluntary || rulesOf(w).roseGainsForQuests === "every discard") {
    gain(w, ROSE, w.cards.content.quests[quest].moon);
  }
}

/** D-BR-QLIMIT: which quests to drop (L-BR-07, L-BR-16). */
const dropQuests = decision<State, Tables>("D-BR-QLIMIT", "L-BR-07", {
  chosen(w, frame, _code, codes) {
    for (const code of codes) discardQuest(w, frame.seat, held(code), false);
  },
});

/** D-BR-QDISCARD: one quest to give up, or none; asked again as long as more may go (L-BR-02, L-BR-14). */
const giveUpQuest = decision<State, Tables>("D-BR-QDISCARD", "L-BR-02", {
  chosen(w, frame, code) {
    if (code === PASS) {
      frame.regs = nextShape.make({ next: rulesOf(w).questsGivenUp.most });
      return;
    }
    frame.regs = nextShape.make({ next: (frame.regs[nextShape.at.next] ?? 0) + 1 });
    discardQuest(w, frame.seat, held(code), true);
  },
});

/** A mage drops down to the limit, of unfinished quests and of completed ones that wait (L-QST-02, 03). */
export const questLimit = flow<State, Tables>("quest limit", "L-QST-02", {
  drop: (w, { seat }) => askToDrop(w, seat, w.s.quests[seat]),
  dropCompleted: (w, { seat }) => askToDrop(w, seat, w.s.toSolve[seat]),
});

function askToDrop(w: Lodge, seat: number, quests: readonly number[]): void {
  const excess = quests.length - questsOf(w, seat);
  if (excess > 0) choose(w, dropQuests, seat, quests.map(questThing), excess, excess);
}

/** A mage may give quests up. The frame's number: how many have gone, or all that may. */
export const giveUpQuests = flow<State, Tables>(
  "give up quests",
  "L-BR-02",
  {
    offer(w, frame) {
      riseMoons(w);
      // Completed ones that wait, too (L-OQ-49).
      const quests = [...w.s.quests[frame.seat], ...w.s.toSolve[frame.seat]];
      if (quests.length === 0 || (frame.regs[nextShape.at.next] ?? 0) >= rulesOf(w).questsGivenUp.most) return;
      again(frame);
      choose(w, giveUpQuest, frame.seat, [PASS, ...quests.map(questThing)]);
    },
  },
  nextShape,
);

export const questCardFlows = [questLimit, giveUpQuests, period];
export const questCardDecisions = [dropQuests, giveUpQuest];
