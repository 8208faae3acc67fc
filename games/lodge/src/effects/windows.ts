/**
 * Traps and protections (L-INT). Who is asked follows from what lies open: that a mage has a trap or a protection activated, and
 * whom the deeds concern; never from what the card is (L-HID-30).
 */
import {
  type AnswerSource,
  type Decision,
  decision,
  type Frame,
  lying,
  type Moment,
  perform,
  type Windows,
} from "@blackrose/kernel";
import { harm, revealAction, Revealed, UNANSWERABLE } from "../deeds.ts";
import { triggerBack, triggerSlot } from "../rules/cast.ts";
import { FROM_HAND, interruptWith, isOpenTo, mayInterrupt } from "../rules/interrupts.ts";
import { tarotQuests } from "../rules/tarot.ts";
import { rulesOf } from "../rules/values.ts";
import { Back, type Lodge, NONE, Phase, placeOf, Slot, SLOTS, type State } from "../state.ts";
import { clockwiseFrom, isAvatar, leftOf } from "../who.ts";
import type { Tables } from "../tables.ts";
import { card as cardThing, cardSide, Family, familyOf, held, oneOfEach, slot as slotThing } from "../things.ts";
import { Source } from "./context.ts";
import { bind, boundTo, type ByDeed, type Listener, type Met, met } from "./trigger.ts";

const declareAnswer: Decision<State, Tables> = decision<State, Tables>("D-INT-DECLARE", "L-INT-01");

function has(s: State, seat: number, kind: number): boolean {
  return s.slots[seat].includes(kind);
}

/** Whether a seat could answer from its sheet as far as anyone can tell. */
function could(w: Lodge, deeds: Frame, moment: Moment, seat: number): boolean {
  const { s, cards } = w;
  // Activated cards exist in the Action and Evocation Phases only (L-INT-20).
  if (s.phase !== Phase.action && s.phase !== Phase.evocation) return false;
  const trap = has(s, seat, Slot.trap);
  const protection = has(s, seat, Slot.protection);
  if (!trap && !protection) return false;
  const lain = lying(w, deeds).filter(
    (one) => !one.prevented && (one.deed.verb !== harm.verb || one.get("no") < UNANSWERABLE),
  );
  const concerned = (heard: ByDeed<Listener>): boolean =>
    lain.some((one) =>
      heard[moment].get(one.deed.verb)?.some(({ record, trigger }) => record.concerns?.(w, one, seat, trigger)),
    );
  return (trap && concerned(cards.answers.trap)) || (protection && concerned(cards.answers.protection));
}

interface Answering {
  readonly side: number;
  readonly met: Met;
}

/** The half or side of a card that answers these deeds, and what that binds. */
function answering(
  w: Lodge,
  seat: number,
  slot: number,
  deeds: Frame,
  moment: Moment,
  evenLapsed = false,
): Answering | null {
  const { s, cards } = w;
  const kind = s.slots[seat][slot];
  if (kind !== Slot.trap && kind !== Slot.protection) return null;
  const card = s.planned[seat][slot];
  const spell = cards.spellOf[card];
  const halves = "halves" in cards.spells[spell].sides;
  const sides = halves ? cards.sides[spell].map((_, i) => i) : [s.plannedSide[seat][slot]];
  const lain = lying(w, deeds);
  for (const side of sides) {
    const { listener } = cards.sides[spell][side];
    if (listener?.moment !== moment) continue;
    const found = met(w, listener, boundTo(seat, true), lain, evenLapsed);
    if (found !== null) return { side, met: found };
  }
  return null;
}

/**
 * The same when its turn has come. Declared together, an earlier answer may have taken the occasion away: then it does what it still
 * can, though not to who is out of reach by now (L-INT-21, L-CEL-03).
 */
function declaredAnswer(w: Lodge, seat: number, slot: number, deeds: Frame, moment: Moment): Answering {
  const found = answering(w, seat, slot, deeds, moment);
  if (found !== null) return found;
  const nothing = { side: Math.max(0, w.s.plannedSide[seat][slot]), met: bind(NONE) };
  const late = answering(w, seat, slot, deeds, moment, true) ?? nothing;
  const { it } = late.met;
  return it === NONE || placeOf(w.s, it) >= 0 ? late : { ...late, met: { ...late.met, it: NONE } };
}

/** Traps and protections that lie activated on the sheets. */
const sheet: AnswerSource<State, Tables> = {
  from: "sheet",
  could,
  can(w, deeds, moment, seat) {
    const found: number[] = [];
    for (let slot = 0; slot < SLOTS; slot++)
      if (answering(w, seat, slot, deeds, moment) !== null) found.push(slotThing(slot));
    return found;
  },
  owns: (code) => familyOf(code) === Family.slot,
  answer(w, seat, code, deeds, moment) {
    const slot = held(code);
    // Declared together, and used meanwhile against something else.
    if (w.s.slots[seat][slot] !== Slot.trap && w.s.slots[seat][slot] !== Slot.protection) return;
    const { side, met: found } = declaredAnswer(w, seat, slot, w.s.stack[deeds], moment);
    const { it, there, amount } = found;
    const source = w.s.slots[seat][slot] === Slot.trap ? Source.trap : Source.spell;
    triggerSlot(w, seat, slot, side, {
      it,
      target: it,
      there,
      amount,
      source,
      card: w.s.planned[seat][slot],
      answered: deeds,
    });
  },
};

/** The side on the back of the top action card, and what answering these deeds with it binds. */
function backAnswers(w: Lodge, deeds: Frame, moment: Moment, mage: number, evenLapsed = false): Met | null {
  const { s, cards } = w;
  // By what lies open: nothing shows there, nothing answers (L-AVA-19). In his cell nothing reaches him (L-AVC-05).
  if (s.actionBack === Back.none || !isAvatar(s, mage)) return null;
  const action = s.actionDecks[s.moon - 1].at(-1);
  if (action === undefined) return null;
  const { listener } = cards.sides[cards.spellOf[cards.actions[action].backCard]][0];
  return listener?.moment === moment ? met(w, listener, boundTo(mage, true), lying(w, deeds), evenLapsed) : null;
}

/** The back of the Avatar's top action card: it comes to light at once and always, whatever his people would like (L-AVA-19, L-AVD-11). */
const back: AnswerSource<State, Tables> = {
  from: "back",
  mandatory: true,
  could: (w, deeds, moment, mage) => backAnswers(w, deeds, moment, mage) !== null,
  can(w, deeds, moment, mage) {
    if (backAnswers(w, deeds, moment, mage) === null) return [];
    return [cardThing(w.s.actionDecks[w.s.moon - 1].at(-1) as number)];
  },
  owns: (code) => familyOf(code) === Family.card,
  answer(w, mage, code, deeds, moment) {
    const action = held(code);
    // Gone meanwhile: one card for one occasion (L-AVD-11).
    if (w.s.actionDecks[w.s.moon - 1].at(-1) !== action) return;
    const found = backAnswers(w, w.s.stack[deeds], moment, mage, true) ?? bind(NONE);
    const { backCard } = w.cards.actions[action];
    perform(w, revealAction, { seat: mage, action, how: Revealed.back });
    const it = found.it !== NONE && placeOf(w.s, found.it) >= 0 ? found.it : NONE;
    triggerBack(w, mage, backCard, { ...found, it, answered: deeds });
  },
};

/** What a card of the hand answers of these deeds; harm that nothing may answer is passed over (L-CHR-09). */
function interrupts(
  w: Lodge,
  spell: number,
  seat: number,
  deeds: Frame,
  moment: Moment,
  evenLapsed = false,
): Met | null {
  const { listener } = w.cards.sides[spell][FROM_HAND] ?? {};
  if (listener?.moment !== moment) return null;
  const open = lying(w, deeds).filter((one) => one.deed.verb !== harm.verb || one.get("no") < UNANSWERABLE);
  return met(w, listener, boundTo(seat, true), open, evenLapsed);
}

/** Interrupts of the hand. Who is asked follows from what lies open and from what cards can answer at all, never from the hand (L-CHW). */
const hand: AnswerSource<State, Tables> = {
  from: "hand",
  could(w, deeds, moment, seat) {
    if (!mayInterrupt(w, seat) || w.s.hands[seat].length === 0) return false;
    const heard = w.cards.interrupts[moment];
    return (
      heard.size > 0 &&
      lying(w, deeds).some((one) =>
        heard
          .get(one.deed.verb)
          ?.some(({ spell }) => interrupts(w, spell, seat, deeds, moment) !== null && isOpenTo(w, spell, seat)),
      )
    );
  },
  can(w, deeds, moment, seat) {
    if (!mayInterrupt(w, seat)) return [];
    const cards = w.s.hands[seat].filter((card) => {
      const spell = w.cards.spellOf[card];
      return isInterrupt(w, spell) && interrupts(w, spell, seat, deeds, moment) !== null;
    });
    const all = cards.map((card) => cardSide(card, FROM_HAND));
    return rulesOf(w).answers === "in turn" ? oneOfEach(w.cards, all) : all;
  },
  owns: (code) => familyOf(code) === Family.cardSide,
  answer(w, seat, code, deeds, moment) {
    const card = held(code) >> 1;
    // Declared together, and gone meanwhile.
    if (!w.s.hands[seat].includes(card)) return;
    const spell = w.cards.spellOf[card];
    const found = interrupts(w, spell, seat, w.s.stack[deeds], moment, true) ?? bind(NONE);
    const it = found.it !== NONE && placeOf(w.s, found.it) >= 0 ? found.it : NONE;
    interruptWith(w, seat, card, { ...found, it }, deeds);
  },
};

const isInterrupt = ({ cards }: Lodge, spell: number): boolean =>
  cards.sides[spell][FROM_HAND]?.side.type === "interrupt";

export const windows: Windows<State, Tables> = {
  decision: declareAnswer,
  manner: (w) => rulesOf(w).answers,
  // Clockwise from whoever acts after the active mage (L-INT-07, L-INT-17).
  order: ({ s }) => clockwiseFrom(s, leftOf(s, s.active === NONE ? s.first : s.active)),
  sources: [sheet, back, hand],
  periods: [tarotQuests],
};
