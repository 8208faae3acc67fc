/** Verbs of quests, events and looking. */
import { again, closeWayBack, PASS, perform } from "@blackrose/kernel";
import {
  dropQuest,
  drawQuest,
  fileQuest,
  giveQuest,
  liftEvent,
  Look,
  passCompleted,
  returnQuest,
  showTo,
} from "../../deeds.ts";
import { discardEvent, placeEvent, topEvents } from "../../rules/events.ts";
import { gain, gainTogether } from "../../rules/power.ts";
import { discardQuest as dropWithPoints, drawQuestFor } from "../../rules/quest-cards.ts";
import { completeQuest } from "../../rules/quests.ts";
import { CELL, type Lodge, NONE, Slot } from "../../state.ts";
import { isMage, ROSE } from "../../who.ts";
import {
  event as eventThing,
  held,
  model as modelThing,
  number as numberThing,
  quest as questThing,
} from "../../things.ts";
import { R } from "../context.ts";
import { effEvent, effOption, effQuest, effTarget, type Handler, type Named, want } from "../doing.ts";
import { models, one } from "../select.ts";
import { moonOf } from "./cards.ts";

const DONE = 1;

export const see: Handler<Named<"see">> = {
  run(w, _f, e, verb) {
    for (const model of models(w, e, verb.of)) {
      if (!isMage(model)) continue;
      const cards =
        verb.what === "hand"
          ? w.s.hands[model]
          : verb.what === "quests"
            ? w.s.quests[model]
            : w.s.planned[model].filter((_, slot) => w.s.slots[model][slot] === Slot.ready);
      perform(w, showTo, { seat: model, to: [e.seat], what: Look[verb.what], moon: NONE, cards: cards.slice() });
    }
  },
};

/** The top of a moon's deck before one's eyes, if there is any. */
function showTop(
  w: Lodge,
  seat: number,
  what: "top quests" | "top events",
  moon: number,
  cards: readonly number[],
): void {
  if (cards.length > 0) perform(w, showTo, { seat, to: [seat], what: Look[what], moon, cards });
}

export const lookAtTop: Handler<Named<"look at top">> = {
  run(w, _f, e, verb) {
    const moon = moonOf(w, verb.moon, NONE);
    showTop(w, e.seat, "top quests", moon, w.s.questDecks[moon - 1].slice(-verb.of));
  },
};

/** Puts the top events back in another order, one place after another from the top. */
export const reorderTop: Handler<Named<"reorder top">> = {
  run(w, f, e, verb) {
    f.regs[DONE] ??= 0;
    const top = topEvents(w, verb.of);
    if (f.regs[DONE] === 0) showTop(w, e.seat, "top events", w.s.moon, top);
    if (f.regs[DONE] >= top.length - 1) return;
    again(f);
    // What is already laid lies on top; choose among the rest.
    want(w, f, effEvent, top.slice(f.regs[DONE]).map(eventThing));
  },
  chosen(w, f, _e, _verb, code) {
    perform(w, liftEvent, { event: held(code), at: f.regs[DONE]++ });
  },
};

/** May play one of the top events; the others go back as they were. */
export const playOfTop: Handler<Named<"play of top">> = {
  run(w, f, e, verb) {
    const top = topEvents(w, verb.of);
    showTop(w, e.seat, "top events", w.s.moon, top);
    e.regs[R.affected] = 0;
    e.regs[R.amount] = NONE;
    want(w, f, effEvent, [PASS, ...top.map(eventThing)]);
  },
  chosen(w, _f, e, verb, code) {
    if (code === PASS) return;
    e.regs[R.affected] = 1;
    e.regs[R.amount] = held(code);
    placeEvent(w, held(code), e.seat);
    gain(w, e.seat, verb.gain ?? 0);
  },
};

export const discardQuest: Handler<Named<"discard quest">> = {
  run(w, f, e, verb) {
    const seat = one(w, e, verb.who);
    if (seat !== NONE && isMage(seat)) want(w, f, effQuest, w.s.quests[seat].map(questThing), { seat });
  },
  chosen: (w, _f, e, verb, code) => dropWithPoints(w, one(w, e, verb.who), held(code), false),
};

export const discardEventOnBoard: Handler<Named<"discard event">> = {
  run(w, f, e) {
    e.regs[R.affected] = 0;
    want(w, f, effOption, w.s.eventBoard.filter((event) => event !== NONE).map(eventThing));
  },
  chosen(w, _f, e, verb, code) {
    const space = w.s.eventBoard.indexOf(held(code));
    const points = w.cards.content.events[held(code)].leaves;
    e.regs[R.affected] = 1;
    discardEvent(w, space, verb.points === "to the Black Rose" ? "rose" : "none", e.seat);
    if (verb.points !== "shared") return;
    // Halves rounded down, at least one for the one who plots (Plot).
    const half = Math.floor(points / 2);
    gainTogether(w, [
      [e.seat, Math.max(1, half)],
      [ROSE, half],
    ]);
  },
};

export const discardOthers: Handler<Named<"discard other events">> = {
  run(w, _f, e) {
    // The Black Rose's own doing, nobody else's.
    w.s.eventBoard.forEach((event, space) => {
      if (event !== NONE && event !== e.regs[R.card]) discardEvent(w, space, "rose", NONE);
    });
  },
};

/** One active quest under its deck for one of the current moon. */
export const replaceQuest: Handler<Named<"replace quest">> = {
  run: (w, f, e) => want(w, f, effQuest, w.s.quests[e.seat].map(questThing)),
  chosen(w, _f, e, _verb, code) {
    perform(w, returnQuest, { seat: e.seat, quest: held(code), moon: w.cards.content.quests[held(code)].moon });
    drawQuestFor(w, e.seat, w.s.moon);
  },
};

/** Two quests: one is kept, the other may be given to a mage, else it is discarded (Obscure Intuition). */
export const shareQuests: Handler<Named<"share quests">> = {
  run(w, f, e) {
    if (f.regs[DONE] === undefined) {
      f.regs[DONE] = 0;
      const before = w.s.quests[e.seat].length;
      for (let i = 0; i < 2; i++) drawQuestFor(w, e.seat, w.s.moon);
      const drawn = w.s.quests[e.seat].slice(before);
      if (drawn.length < 2) return;
      again(f);
      want(w, f, effQuest, drawn.map(questThing));
      return;
    }
    // Nobody gives anything into a cell (L-CEL-03).
    const others = w.s.quests.map((_, seat) => seat).filter((seat) => seat !== e.seat && w.s.at[seat] !== CELL);
    want(w, f, effTarget, [PASS, ...others.map(modelThing)]);
  },
  chosen(w, f, e, _verb, code) {
    if (f.regs[DONE] === 0) {
      // The one not kept is the last in the row; which it is stays hidden.
      const own = w.s.quests[e.seat];
      const other = own.slice(-2).find((quest) => quest !== held(code)) as number;
      perform(w, giveQuest, { seat: e.seat, target: e.seat, to: [e.seat], quest: other });
      f.regs[DONE] = 1;
      return;
    }
    const last = w.s.quests[e.seat][w.s.quests[e.seat].length - 1];
    // A quest discarded counts for the Black Rose (L-QST-08).
    if (code === PASS) dropWithPoints(w, e.seat, last, false);
    else perform(w, giveQuest, { seat: e.seat, target: held(code), to: [e.seat, held(code)], quest: last });
    e.regs[R.affected] = code === PASS ? 0 : 1;
  },
};

export const takeQuest: Handler<Named<"take quest">> = {
  run(w, f, e, verb) {
    const other = one(w, e, verb.from);
    if (other === NONE || !isMage(other)) return;
    if (verb.what === "completed") want(w, f, effOption, w.s.completed[other].map(questThing));
    else {
      // The question itself shows what was hidden (K-UND-01).
      closeWayBack(w);
      want(w, f, effQuest, [PASS, ...w.s.quests[other].map(questThing)]);
    }
  },
  chosen(w, _f, e, verb, code) {
    const other = one(w, e, verb.from);
    if (code === PASS) {
      e.regs[R.affected] = 0;
      return;
    }
    if (verb.what === "completed") perform(w, passCompleted, { seat: e.seat, from: other, quest: held(code) });
    else perform(w, giveQuest, { seat: other, target: e.seat, to: [e.seat, other], quest: held(code) });
    e.regs[R.affected] = 1;
  },
};

/** A quest of the previous moon: its points, or its card among the completed ones. */
export const questOfPreviousMoon: Handler<Named<"quest of previous moon">> = {
  run(w, f, e) {
    if (f.regs[DONE] === undefined) {
      const before = w.s.quests[e.seat].length;
      drawQuestFor(w, e.seat, Math.max(1, w.s.moon - 1));
      if (w.s.quests[e.seat].length === before) return;
      f.regs[DONE] = 1;
    }
    want(w, f, effOption, [numberThing(0), numberThing(1)]);
  },
  chosen(w, _f, e, _verb, code) {
    const quest = w.s.quests[e.seat][w.s.quests[e.seat].length - 1];
    if (held(code) === 0) {
      // Shown first: its points would tell of a card nobody else has seen (K-SEC-01).
      perform(w, dropQuest, { seat: e.seat, quest });
      gain(w, e.seat, w.cards.content.quests[quest].points);
    } else {
      perform(w, fileQuest, { seat: e.seat, quest });
    }
  },
};

export const completeAQuest: Handler<Named<"complete quest">> = {
  run(w, f, e, verb) {
    if (verb.from === "top of previous moon") {
      const moon = moonOf(w, "previous", NONE);
      const deck = w.s.questDecks[moon - 1].slice(-(verb.of ?? 1));
      showTop(w, e.seat, "top quests", moon, deck);
      want(w, f, effQuest, [PASS, ...deck.map(questThing)]);
      return;
    }
    // Not the quest whose effect this is.
    want(w, f, effQuest, [PASS, ...w.s.quests[e.seat].map(questThing)]);
  },
  chosen(w, _f, e, verb, code) {
    if (code === PASS) return;
    if (verb.from !== undefined) {
      perform(w, drawQuest, { seat: e.seat, moon: w.cards.content.quests[held(code)].moon, quest: held(code) });
    }
    completeQuest(w, e.seat, held(code), NONE);
  },
};

/** Looks at the top quests and may exchange one for one of one's own (Observatory). */
export const swapQuestOfTop: Handler<Named<"swap quest of top">> = {
  run(w, f, e, verb) {
    const top = w.s.questDecks[w.s.moon - 1].slice(-verb.of);
    if (f.regs[DONE] === undefined) {
      showTop(w, e.seat, "top quests", w.s.moon, top);
      if (w.s.quests[e.seat].length > 0 && top.length > 0) want(w, f, effQuest, [PASS, ...top.map(questThing)]);
      return;
    }
    want(w, f, effQuest, w.s.quests[e.seat].slice(0, -1).map(questThing));
  },
  chosen(w, f, e, _verb, code) {
    if (code === PASS) return;
    if (f.regs[DONE] === undefined) {
      f.regs[DONE] = 1;
      perform(w, drawQuest, { seat: e.seat, moon: w.s.moon, quest: held(code) });
      again(f);
      return;
    }
    perform(w, returnQuest, { seat: e.seat, quest: held(code), moon: w.cards.content.quests[held(code)].moon });
  },
};
