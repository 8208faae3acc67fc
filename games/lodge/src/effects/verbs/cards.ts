/** Verbs of spells: drawn, discarded, looked at, cast. */
import { again, closeWayBack, PASS, perform } from "@blackrose/kernel";
import {
  giveSpell,
  lookAtSchool,
  moveHidden,
  moveSpell,
  putOnSchool,
  putUnderForgotten,
  renew,
  revealSpell,
  showPlanned,
  shuffleZone,
  unplanOpenly,
  Zone,
} from "../../deeds.ts";
import { castFromHand, castSlot, nextStandard, playRevealed } from "../../rules/cast.ts";
import { gain } from "../../rules/power.ts";
import { drawQuestFor, takeQuestOf } from "../../rules/quest-cards.ts";
import { cardsLeft, drawGrimoire, drawSchool } from "../../rules/study.ts";
import { CELL, type Lodge, NONE, QUICK, Slot, SLOTS, Stream } from "../../state.ts";
import { isMage, modelOf } from "../../who.ts";
import { FORGOTTEN, PERSONAL } from "../../tables.ts";
import {
  card as cardThing,
  cardSide,
  Family,
  familyOf,
  held,
  model as modelThing,
  quest as questThing,
  school as schoolThing,
  slot as slotThing,
} from "../../things.ts";
import { R, roomOf } from "../context.ts";
import { effCard, effOption, effQuest, effSchool, effTarget, type Handler, type Named, want } from "../doing.ts";
import { isKind, models, one } from "../select.ts";

const DONE = 1;
const FROM = 2;

/** The moon a card speaks of. */
export function moonOf(w: Lodge, which: Named<"draw">["moon"], quest: number): number {
  switch (which) {
    case "next":
      return Math.min(3, w.s.moon + 1);
    case "previous":
      return Math.max(1, w.s.moon - 1);
    case "third":
      return 3;
    case "of that quest":
      return w.cards.content.quests[quest]?.moon ?? w.s.moon;
    default:
      return w.s.moon;
  }
}

const openSchools = (w: Lodge): number[] => [...w.s.library.keys()].filter((school) => cardsLeft(w.s, school) > 0);

export const draw: Handler<Named<"draw">> = {
  run(w, f, e, verb) {
    f.regs[DONE] ??= 0;
    const seat = verb.who === undefined ? e.seat : one(w, e, verb.who);
    if (seat === NONE || !isMage(seat)) return;
    switch (verb.from) {
      case "grimoire":
        drawGrimoire(w, seat, verb.n);
        return;
      case "quests":
        for (let i = 0; i < verb.n; i++) drawQuestFor(w, seat, moonOf(w, verb.moon, e.regs[R.amount]));
        return;
      case "memories":
        for (const card of w.s.memories[seat].slice(-verb.n))
          perform(w, moveSpell, { seat, card, from: Zone.memories, to: Zone.hand });
        return;
      case "forgotten":
        for (let i = 0; i < verb.n && w.s.forgotten.length > 0; i++) {
          perform(w, moveHidden, {
            seat,
            card: w.s.forgotten[w.s.forgotten.length - 1],
            from: Zone.forgotten,
            to: Zone.hand,
          });
        }
        return;
      default: {
        if (f.regs[DONE] >= verb.n) return;
        const schools =
          verb.from === "discards"
            ? [...w.s.discards.keys()].filter((i) => w.s.discards[i].length > 0)
            : openSchools(w);
        if (schools.length === 0) return;
        again(f);
        want(w, f, effSchool, schools.map(schoolThing), { seat });
      }
    }
  },
  chosen(w, f, e, verb, code) {
    f.regs[DONE]++;
    const seat = verb.who === undefined ? e.seat : one(w, e, verb.who);
    const pile = w.s.discards[held(code)];
    if (verb.from === "discards")
      perform(w, moveSpell, { seat, card: pile[pile.length - 1], from: Zone.school, to: Zone.hand });
    else drawSchool(w, seat, held(code));
  },
};

/** Looks at the top of a pile and takes some of it. */
export const takeOfTop: Handler<Named<"take of top">> = {
  run(w, f, e, verb) {
    const { seat } = e;
    if (verb.from === "memories") {
      want(w, f, effCard, w.s.memories[seat].slice(-verb.of).map(cardThing), { max: verb.take, min: verb.take });
      return;
    }
    if (verb.from === "quests") {
      // The question itself shows what lay hidden (K-UND-01).
      closeWayBack(w);
      const deck = w.s.questDecks[moonOf(w, verb.moon, NONE) - 1];
      want(w, f, effQuest, deck.slice(-verb.of).map(questThing), { max: verb.take, min: verb.take });
      return;
    }
    if (verb.from === "library") {
      if (f.regs[DONE] === undefined) want(w, f, effSchool, openSchools(w).map(schoolThing));
      return;
    }
    const zone = verb.from === "forgotten" ? w.s.forgotten : w.s.grimoires[seat];
    const from = verb.from === "forgotten" ? Zone.forgotten : Zone.grimoire;
    for (const card of zone.slice(-verb.of)) perform(w, moveHidden, { seat, card, from, to: Zone.looking });
    want(w, f, effCard, w.s.looking[seat].map(cardThing), { max: verb.take, min: verb.take });
  },
  chosen(w, f, e, verb, code, codes) {
    const { seat } = e;
    if (verb.from === "library" && f.regs[DONE] === undefined) {
      const school = held(code);
      f.regs[DONE] = school;
      if (w.s.library[school].length === 0) perform(w, renew, { seat, what: school + 1, stream: Stream.library });
      for (const card of w.s.library[school].slice(-verb.of)) perform(w, lookAtSchool, { seat, school, card });
      want(w, f, effCard, w.s.looking[seat].map(cardThing), { max: verb.take, min: verb.take });
      return;
    }
    if (verb.from === "quests") {
      for (const taken of codes) takeQuestOf(w, seat, moonOf(w, verb.moon, NONE), held(taken));
      return;
    }
    for (const taken of codes) {
      if (taken === PASS) continue;
      if (verb.from === "memories")
        perform(w, moveSpell, { seat, card: held(taken), from: Zone.memories, to: Zone.hand });
      else perform(w, moveHidden, { seat, card: held(taken), from: Zone.looking, to: Zone.hand });
    }
    putBack(w, seat, verb, f.regs[DONE]);
  },
};

function putBack(w: Lodge, seat: number, verb: Named<"take of top">, school: number): void {
  for (const card of w.s.looking[seat].slice()) {
    if (verb.from === "library") perform(w, putOnSchool, { seat, school, card });
    else if (verb.from === "forgotten") perform(w, putUnderForgotten, { seat, card });
    else perform(w, moveHidden, { seat, card, from: Zone.looking, to: Zone.grimoire });
  }
  if (verb.rest !== "shuffled in") return;
  perform(w, shuffleZone, {
    seat,
    what: verb.from === "library" ? school + 1 : 0,
    stream: verb.from === "library" ? Stream.library : Stream.grimoires,
  });
}

export const search: Handler<Named<"search">> = {
  run(w, f, e, verb) {
    const { seat } = e;
    // The question itself shows what lay hidden (K-UND-01).
    closeWayBack(w);
    want(w, f, effCard, w.s.grimoires[seat].toSorted((a, b) => a - b).map(cardThing), { min: verb.n, max: verb.n });
  },
  chosen(w, _f, e, _verb, _code, codes) {
    for (const code of codes)
      perform(w, moveHidden, { seat: e.seat, card: held(code), from: Zone.grimoire, to: Zone.hand });
    perform(w, shuffleZone, { seat: e.seat, what: 0, stream: Stream.grimoires });
  },
};

/** Any spell of a school's discard pile. */
export const takeDiscarded: Handler<Named<"take discarded">> = {
  run: (w, f) => want(w, f, effOption, w.s.discards.flat().map(cardThing)),
  chosen: (w, _f, e, _verb, code) =>
    perform(w, moveSpell, { seat: e.seat, card: held(code), from: Zone.school, to: Zone.hand }),
};

/** From the hand to Memories; all if there are fewer. Its owner chooses. */
export const discard: Handler<Named<"discard">> = {
  run(w, f, e, verb) {
    const seat = one(w, e, verb.who ?? "self");
    if (seat === NONE || !isMage(seat)) return;
    want(w, f, effCard, w.s.hands[seat].map(cardThing), { seat, min: verb.n, max: verb.n });
  },
  chosen(w, _f, e, verb, _code, codes) {
    const seat = one(w, e, verb.who ?? "self");
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
  },
};

export const shuffleMemories: Handler<Named<"shuffle Memories">> = {
  run: (w, _f, e) => perform(w, renew, { seat: e.seat, what: 0, stream: Stream.grimoires }),
};

/** The spells of two hands that can change places. */
export function swappable({ s, cards }: Lodge, seat: number, other: number): { own: number[]; theirs: number[] } {
  const schoolOf = (card: number): number => cards.schoolOf[cards.spellOf[card]];
  return {
    own: s.hands[seat].filter((card) => schoolOf(card) < FORGOTTEN),
    theirs: s.hands[other].filter((card) => schoolOf(card) !== FORGOTTEN),
  };
}

/**
 * A spell of the other's hand for one of one's own; never a Forgotten one (Extort Magic). A personal spell is nobody else's: it goes to
 * its owner's Memories, and nothing comes for it (L-PSP-02).
 */
export const swapSpells: Handler<Named<"swap spells">> = {
  run(w, f, e) {
    const other = one(w, e, "target");
    if (other === NONE || !isMage(other)) return;
    const { own, theirs } = swappable(w, e.seat, other);
    if (f.regs[DONE] === undefined) {
      // The question itself shows what was hidden (K-UND-01).
      closeWayBack(w);
      if (own.length > 0) want(w, f, effCard, theirs.map(cardThing));
      return;
    }
    // For one of one's own, not the one just taken.
    want(w, f, effCard, own.filter((card) => card !== f.regs[DONE]).map(cardThing));
  },
  chosen(w, f, e, _verb, code) {
    const other = one(w, e, "target");
    const card = held(code);
    if (f.regs[DONE] !== undefined) {
      perform(w, giveSpell, { seat: e.seat, target: other, to: [e.seat, other], card });
      return;
    }
    again(f);
    if (w.cards.schoolOf[w.cards.spellOf[card]] === PERSONAL) {
      f.regs[DONE] = NONE;
      perform(w, moveSpell, { seat: other, card, from: Zone.hand, to: Zone.memories });
    } else {
      f.regs[DONE] = card;
      perform(w, giveSpell, { seat: other, target: e.seat, to: [e.seat, other], card });
    }
  },
};

/** Spells of the hand that can be slipped into the sheet and cast (L-GLO-09). */
export const cast: Handler<Named<"cast from hand">> = {
  run(w, f, e, verb) {
    f.regs[DONE] ??= 0;
    if (f.regs[DONE] >= (verb.n ?? 1) || w.s.slots[e.seat].every((slot) => slot === Slot.empty)) return;
    const { kind } = verb;
    if (kind !== undefined && f.regs[FROM] === undefined) {
      // First from where: what is cast stays hidden till then.
      const mine = w.s.figureOwner.flatMap((owner, figure) =>
        owner === e.seat && isKind(w, figure, kind) ? [modelThing(modelOf(figure))] : [],
      );
      if (mine.length === 0) return;
      again(f);
      want(w, f, effTarget, mine);
      return;
    }
    const options = w.s.hands[e.seat].flatMap((card) => {
      const spell = w.cards.spellOf[card];
      const sides = "halves" in w.cards.spells[spell].sides ? [0] : [0, 1];
      return sides
        .filter((side) => verb.type === undefined || w.cards.sides[spell][side].side.type === verb.type)
        .map((side) => cardSide(card, side));
    });
    // Whether the hand holds such a spell is its owner's secret: it is asked all the same (K-ASK-03).
    if (w.s.hands[e.seat].length === 0) return;
    if (f.regs[DONE] + 1 < (verb.n ?? 1)) again(f);
    want(w, f, effCard, [PASS, ...options]);
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n ?? 1;
      return;
    }
    if (familyOf(code) === Family.model) {
      f.regs[FROM] = held(code);
      return;
    }
    f.regs[DONE]++;
    const from = f.regs[FROM] === undefined ? NONE : roomOf(w, f.regs[FROM]);
    castFromHand(w, e.seat, held(code) >> 1, held(code) & 1, from);
  },
};

/** The next standard slot that is ready, else the quick one. */
function nextReady(w: Lodge, seat: number): number {
  const standard = nextStandard(w, seat);
  if (standard !== NONE) return standard;
  return w.s.slots[seat][QUICK] === Slot.ready ? QUICK : NONE;
}

export const castNext: Handler<Named<"cast next">> = {
  run(w, _f, e, verb) {
    const seat = one(w, e, verb.who);
    // Nobody casts in its cell (L-ACT-50).
    if (seat === NONE || !isMage(seat) || w.s.at[seat] === CELL) return;
    const slot = nextReady(w, seat);
    if (slot !== NONE) castSlot(w, seat, slot);
  },
};

/** Another mage's next standard spell is turned up and played as one's own (Jester Hat). */
export const stealNext: Handler<Named<"steal next">> = {
  run(w, _f, e) {
    const other = one(w, e, "it");
    if (other === NONE || !isMage(other)) return;
    const slot = nextStandard(w, other);
    if (slot === NONE) return;
    const card = w.s.planned[other][slot];
    const side = w.s.plannedSide[other][slot];
    perform(w, revealSpell, { seat: other, slot, card, side, element: NONE });
    const { type } = w.cards.sides[w.cards.spellOf[card]][side].side;
    if (type === "combat" || type === "contingency") playRevealed(w, e.seat, card, side);
  },
};

/** Its next spell is shown; what it is pays (Suggestion). */
export const revealNext: Handler<Named<"reveal next">> = {
  run(w, _f, e, verb) {
    const other = one(w, e, "target");
    if (other === NONE || !isMage(other)) return;
    const slot = nextReady(w, other);
    if (slot === NONE) return;
    const card = w.s.planned[other][slot];
    const { type } = w.cards.sides[w.cards.spellOf[card]][w.s.plannedSide[other][slot]].side;
    perform(w, showPlanned, { seat: other, slot, card, side: w.s.plannedSide[other][slot] });
    gain(w, e.seat, type === "contingency" ? verb.contingency : type === "combat" ? verb.combat : 0);
  },
};

/** A ready spell goes to Memories; its owner chooses which. */
export const unready: Handler<Named<"unready">> = {
  run(w, f, e, verb) {
    f.regs[DONE] ??= 0;
    const all = models(w, e, verb.who).filter(isMage);
    while (f.regs[DONE] < all.length) {
      const seat = all[f.regs[DONE]];
      const slots = readySlots(w, seat, verb.slot);
      if (slots.length > 0) {
        again(f);
        e.regs[R.affected]++;
        want(w, f, effOption, slots.map(slotThing), { seat });
        return;
      }
      f.regs[DONE]++;
    }
  },
  chosen(w, f, e, verb, code) {
    const seat = models(w, e, verb.who).filter(isMage)[f.regs[DONE]++];
    perform(w, unplanOpenly, { seat, slot: held(code), card: w.s.planned[seat][held(code)] });
  },
};

function readySlots(w: Lodge, seat: number, which: "not quick" | "quick" | "any"): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const state = w.s.slots[seat][slot];
    const fits = which === "any" ? state !== Slot.empty && state !== Slot.revealed : state === Slot.ready;
    if (fits && (which === "any" || (slot === QUICK) === (which === "quick"))) found.push(slot);
  }
  return found;
}
