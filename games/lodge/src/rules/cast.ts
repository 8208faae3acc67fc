/** Casting a spell of the sheet, triggering a trap or protection, casting from hand (L-ACT-40 … 46, L-INT, L-GLO-09). */
import {
  ask,
  attempt,
  call,
  decision,
  finish,
  type Flow,
  flow,
  type Frame,
  FrameKind,
  goto,
  laid,
  perform,
} from "@blackrose/kernel";
import { ELEMENTS, type Side } from "../cards/says.ts";
import {
  type Aim,
  cast,
  clearSpell,
  declare,
  endLingering,
  fixElement,
  holdSpell,
  layTrap,
  place,
  putHeld,
  resolved,
  revealSpell,
  unplanOpenly,
  Zone,
} from "../deeds.ts";
import { resolve, roomOf, type Start, Source } from "../effects/context.ts";
import { targetOptions } from "../effects/select.ts";
import { type Lodge, NONE, QUICK, Slot, SLOTS, type State } from "../state.ts";
import { FORGOTTEN, type SideTable, type Tables } from "../tables.ts";
import { element, Family, familyOf, held, order, slot as slotThing } from "../things.ts";
import { freeSlots } from "./rooms.ts";
import { rulesOf } from "./values.ts";

/**
 * Numbers of a spell under way. The first four are told by the declaration: whether it happened, its target, its room, whom it
 * passes by. The card and its side stand here only once they are revealed.
 */
const HAPPENED = 0;
const TARGET = 1;
const ROOM = 2;
const AVOID = 3;
const SLOT = 4;
const CARD = 5;
const SIDE = 6;
/** Where it starts, or NONE for where its caster stands. */
const ORIGIN = 7;
const SYMBOL_AFTER = 8;
/** The caster's points when its effect began. */
const POWER = 9;
/** Of a trap or protection: what it answers, and what that binds. */
const ANSWERED = 10;
const IT = 11;
const THERE = 12;
const AMOUNT = 13;

const spellAt = (w: Lodge, card: number, side: number): SideTable => w.cards.sides[w.cards.spellOf[card]][side];
const spellOf = (w: Lodge, { regs }: Frame): SideTable => spellAt(w, regs[CARD], regs[SIDE]);
const hasSymbol = (w: Lodge, { regs }: Frame): boolean => w.cards.spells[w.cards.spellOf[regs[CARD]]].symbol;
const startOf = (w: Lodge, { seat, regs }: Frame): number => (regs[ORIGIN] === NONE ? roomOf(w, seat) : regs[ORIGIN]);

/** Whom a spell or trap aims at: a trap at its victim, or at the room entered (L-INT-02, L-INT-09). */
function aimOf(w: Lodge, { seat, of, regs }: Frame): Aim {
  const [, target, room] = regs;
  const aim = { seat, card: regs[CARD], side: regs[SIDE], target, room, avoid: 0 };
  if (of !== triggering.index) return aim;
  return spellAt(w, regs[CARD], regs[SIDE]).side.target.at === "room"
    ? { ...aim, target: NONE, room: regs[THERE] }
    : { ...aim, target: regs[IT], room: NONE };
}

/**
 * Whom the spell of an effect aims at, where it is answered only when the target is used (L-INT-19): the effect lies right above its
 * spell. Protections aim at nobody.
 */
export function aimWhenUsed(w: Lodge, effect: number): Aim | null {
  const spell = w.s.stack[effect - 1];
  if (rulesOf(w).targeted === "when declared" || !isSpell(spell)) return null;
  if (spellOf(w, spell).side.type === "protection") return null;
  const aim = aimOf(w, spell);
  return aim.target === NONE && aim.room === NONE ? null : aim;
}

/** The spell of an effect was cancelled after it began (L-INT-15). */
export function cancelSpell(w: Lodge, effect: number): void {
  w.s.stack[effect - 1].regs[HAPPENED] = 0;
}

const isSpell = ({ kind, of }: Frame): boolean =>
  kind === FrameKind.flow && (of === casting.index || of === triggering.index);

/** What becomes of a spell when it is cast (L-ACT-41). */
const kindOf = ({ type }: Side): number =>
  type === "trap" ? Slot.trap : type === "protection" ? Slot.protection : Slot.revealed;

/** The lowest-numbered standard slot not yet cast, or NONE (L-ACT-11). */
export function nextStandard({ s }: Lodge, seat: number): number {
  return s.slots[seat].findIndex((state, slot) => slot !== QUICK && state === Slot.ready);
}

// --- what all revealed spells share ---

/** D-ACT-ELEM: what an "any" element is for the rest of the turn (L-ACT-42). */
const actElement = decision<State, Tables>("D-ACT-ELEM", "L-ACT-42", {
  chosen(w, { seat, regs }, code) {
    perform(w, fixElement, { seat, slot: regs[SLOT], element: held(code) });
  },
});

function chooseElement(w: Lodge, frame: Frame): void {
  if (spellOf(w, frame).side.element !== "any" || !rulesOf(w).anyElementFixed) return;
  const named = ELEMENTS.flatMap((name, i) => (name === "any" ? [] : [element(i)]));
  ask(w, actElement, frame.seat, named);
}

/** The symbol: one own cube in the caster's room, where it fits (L-INS-01, 03, 05). */
function placeSymbol(w: Lodge, { seat }: Frame): void {
  const room = roomOf(w, seat);
  if (room === NONE || freeSlots(w, room) === 0 || w.s.supply[seat] === 0) return;
  attempt(w, seat, [laid(place, { seat, room, n: 1, converted: 0 })]);
}

/** The last sentence has been read. */
function conclude(w: Lodge, { seat, regs }: Frame): void {
  const { s } = w;
  const card = regs[CARD];
  const slot = s.revealed[seat].indexOf(card);
  const shows = slot < 0 ? NONE : s.element[seat][slot];
  const gained = Math.max(0, s.power[seat] - regs[POWER]);
  attempt(w, seat, [laid(resolved, { seat, card, side: regs[SIDE], element: shows, gained })]);
}

/** A played Forgotten Spell leaves the game, if not only in clean-up (L-CLN-04). */
function leave(w: Lodge, { seat, regs }: Frame): void {
  const card = regs[CARD];
  const slot = regs[SLOT];
  if (rulesOf(w).forgottenLeave !== "when played" || w.cards.schoolOf[w.cards.spellOf[card]] !== FORGOTTEN) return;
  if (w.s.revealed[seat][slot] === card) perform(w, clearSpell, { seat, slot, card, to: Zone.gone });
}

// --- casting ---

/** D-EFF-INSTORDER: the symbol's cube before or after the effect (L-ACT-43). */
const symbolOrder = decision<State, Tables>("D-EFF-INSTORDER", "L-ACT-43", {
  chosen(_w, { regs }, code) {
    regs[SYMBOL_AFTER] = held(code);
  },
});
/** D-EFF-TARGET of a spell, declared when it is revealed (L-ACT-44, L-EFF-08). */
const castTarget = decision<State, Tables>("D-EFF-TARGET", "L-ACT-44", {
  chosen(w, { regs }, code) {
    const isRoom = familyOf(code) === Family.room;
    regs[TARGET] = isRoom ? NONE : held(code);
    regs[ROOM] = isRoom ? held(code) : roomOf(w, held(code));
  },
});

export const casting: Flow<State, Tables> = flow<State, Tables>("cast", "L-ACT-40", {
  reveal(w, { seat, regs }) {
    const { s } = w;
    const slot = regs[SLOT];
    if (s.slots[seat][slot] !== Slot.ready) {
      finish(w);
      return;
    }
    const card = s.planned[seat][slot];
    const side = s.plannedSide[seat][slot];
    const kind = kindOf(spellAt(w, card, side).side);
    perform(w, cast, { seat, slot, kind });
    if (kind !== Slot.revealed) {
      finish(w);
      attempt(w, seat, [laid(layTrap, { seat, slot, kind })]);
      return;
    }
    perform(w, revealSpell, { seat, slot, card, side, element: NONE });
    regs[CARD] = card;
    regs[SIDE] = side;
  },
  element: chooseElement,
  order(w, frame) {
    if (!hasSymbol(w, frame) || rulesOf(w).symbolOrder === "before" || roomOf(w, frame.seat) === NONE) return;
    ask(w, symbolOrder, frame.seat, [order(0), order(1)]);
  },
  symbolBefore(w, frame) {
    if (hasSymbol(w, frame) && frame.regs[SYMBOL_AFTER] === 0) placeSymbol(w, frame);
  },
  target(w, frame) {
    // Without a legal target it is cast all the same; what needs one does nothing (L-ACT-46).
    ask(w, castTarget, frame.seat, targetOptions(w, frame.seat, spellOf(w, frame).side.target, startOf(w, frame)));
  },
  declare(w, frame) {
    attempt(w, frame.seat, [laid(declare, aimOf(w, frame))]);
  },
  effect(w, frame) {
    const { seat, regs } = frame;
    // A declaration that was prevented is a spell cancelled (L-INT-15).
    if (regs[HAPPENED] === 0) return;
    regs[POWER] = w.s.power[seat];
    const [, target, room] = regs;
    resolve(w, spellOf(w, frame).program, seat, {
      target,
      targetRoom: target === NONE ? room : roomOf(w, target),
      here: startOf(w, frame),
      source: Source.spell,
      card: regs[CARD],
      slot: regs[SLOT],
      avoid: regs[AVOID],
    });
  },
  symbolAfter(w, frame) {
    if (hasSymbol(w, frame) && frame.regs[SYMBOL_AFTER] === 1) placeSymbol(w, frame);
  },
  resolved(w, frame) {
    if (frame.regs[HAPPENED] === 1) conclude(w, frame);
  },
  leave,
});

/** The spell in a slot is cast. It starts where the caster stands, or in another room where an effect says so. */
export function castSlot(w: Lodge, seat: number, slot: number, origin = NONE): void {
  call(w, casting, seat, [0, NONE, NONE, 0, slot, NONE, NONE, origin, 0, 0]);
}

/** A spell just revealed on another's sheet is played as one's own. Its element stays as printed. */
export function playRevealed(w: Lodge, seat: number, card: number, side: number): void {
  castSlot(w, seat, NONE);
  const frame = w.s.stack[w.s.stack.length - 1];
  frame.regs[CARD] = card;
  frame.regs[SIDE] = side;
  goto(casting, frame, "order");
}

// --- triggering ---

/** A trap or protection is resolved as a whole (L-INT-06: its symbol comes first). */
export const triggering: Flow<State, Tables> = flow<State, Tables>("trigger", "L-INT-01", {
  element: chooseElement,
  symbol(w, frame) {
    if (hasSymbol(w, frame)) placeSymbol(w, frame);
  },
  declare(w, frame) {
    if (spellOf(w, frame).side.type !== "trap") return;
    frame.regs[HAPPENED] = 0;
    attempt(w, frame.seat, [laid(declare, aimOf(w, frame))]);
  },
  effect(w, frame) {
    const { seat, regs } = frame;
    const { side, program } = spellOf(w, frame);
    if (regs[HAPPENED] === 0) return;
    regs[POWER] = w.s.power[seat];
    // A room trap starts in the room entered, anything else where its owner stands (L-TGT-11, L-OQ-35).
    const origin = regs[ORIGIN] === NONE && side.trigger?.on === "enters" ? regs[THERE] : startOf(w, frame);
    resolve(w, program, seat, {
      target: regs[TARGET],
      targetRoom: regs[ROOM],
      it: regs[TARGET] === NONE ? regs[IT] : regs[TARGET],
      here: origin,
      there: regs[THERE],
      amount: regs[AMOUNT],
      source: side.type === "trap" ? Source.trap : Source.spell,
      card: regs[CARD],
      slot: regs[SLOT],
      answered: regs[ANSWERED],
      avoid: regs[AVOID],
    });
  },
  resolved(w, frame) {
    if (frame.regs[HAPPENED] === 1) conclude(w, frame);
  },
  leave,
});

/** The owner reveals an activated trap or protection. `half`: which half of a room trap, NONE for the side it was planned with. */
export function triggerSlot(w: Lodge, seat: number, slot: number, half: number, start: Partial<Start>): void {
  const { s, cards } = w;
  const card = s.planned[seat][slot];
  const halves = "halves" in cards.spells[cards.spellOf[card]].sides;
  const side = halves && half !== NONE ? half : s.plannedSide[seat][slot];
  perform(w, revealSpell, { seat, slot, card, side, element: NONE });
  const { target = NONE, targetRoom = NONE, here = NONE, answered = NONE, there = NONE, amount = 0 } = start;
  const it = start.it ?? target;
  call(w, triggering, seat, [1, target, targetRoom, 0, slot, card, side, here, 0, 0, answered, it, there, amount]);
}

// --- from hand ---

/** Numbers of a spell from hand: where it starts, then the slot it takes. */
const INTO = 1;

/** D-EFF-OPTION: which spell of the sheet gives way (L-GLO-09). */
const handSlot = decision<State, Tables>("D-EFF-OPTION", "L-GLO-09", {
  chosen(_w, { regs }, code) {
    regs[INTO] = held(code);
  },
});

const castingFromHand: Flow<State, Tables> = flow<State, Tables>("cast from hand", "L-GLO-09", {
  choose(w, { seat, regs }) {
    const states = w.s.slots[seat];
    regs[INTO] = Math.max(0, states.indexOf(Slot.empty));
    const taken = states.flatMap((state, slot) => (slot < SLOTS && state !== Slot.empty ? [slotThing(slot)] : []));
    ask(w, handSlot, seat, taken);
  },
  cast(w, { seat, regs }) {
    const { s, cards } = w;
    const [origin, slot] = regs;
    if (s.slots[seat][slot] === Slot.revealed) {
      // A used Forgotten Spell leaves the game instead (L-FGT-01).
      const card = s.revealed[seat][slot];
      const to = cards.schoolOf[cards.spellOf[card]] === FORGOTTEN ? Zone.gone : Zone.memories;
      perform(w, clearSpell, { seat, slot, card, to });
      const lasts = s.lingering.some((effect) => effect.card === card);
      if (lasts && rulesOf(w).lasting === "while its card lies there") perform(w, endLingering, { card });
    } else if (s.slots[seat][slot] !== Slot.empty) {
      perform(w, unplanOpenly, { seat, slot, card: s.planned[seat][slot] });
    }
    perform(w, putHeld, { seat, slot });
    castSlot(w, seat, slot, origin);
  },
});

/** A spell of the hand takes the place of one on the sheet and is cast at once; it is no standard spell (L-ACT-31). */
export function castFromHand(w: Lodge, seat: number, card: number, side: number, origin = NONE): void {
  perform(w, holdSpell, { seat, card, side });
  call(w, castingFromHand, seat, [origin, 0]);
}

export const castFlows = [casting, triggering, castingFromHand];
export const castDecisions = [actElement, symbolOrder, castTarget, handSlot];
