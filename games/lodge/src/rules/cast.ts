/** Casting a spell of the sheet, triggering a trap or protection, casting from hand (L-ACT-40 … 46, L-INT, L-GLO-09). */
import {
  attempt,
  call,
  decision,
  draw,
  finish,
  type Flow,
  flow,
  type Frame,
  FrameKind,
  goto,
  laid,
  perform,
} from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { ELEMENTS, type Side } from "../cards/says.ts";
import {
  type Aim,
  cast,
  clearSpell,
  declare,
  detach,
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
import { Avoid, resolve, roomOf, type Start, Source } from "../effects/context.ts";
import { namesCards } from "../effects/program.ts";
import { ownOfKind, targetOptions } from "../effects/select.ts";
import { different, shown, shownBeside } from "../effects/shown.ts";
import { handSpellShape, spellShape } from "../frames.ts";
import { type Lodge, NONE, QUICK, Slot, SLOTS, type State, Stream } from "../state.ts";
import { facesOneWay, FORGOTTEN, type SideTable, type Tables } from "../tables.ts";
import {
  element,
  Family,
  familyOf,
  held,
  model as modelThing,
  order,
  room as roomThing,
  slot as slotThing,
} from "../things.ts";
import { clockwiseFrom, leftOf, partyOf } from "../who.ts";
import { freeSlots } from "./rooms.ts";
import { isImmuneTo, rulesOf } from "./values.ts";

const S = spellShape.at;

const spellAt = (w: Lodge, card: number, side: number): SideTable => w.cards.sides[w.cards.spellOf[card]][side];
export const spellOf = (w: Lodge, { regs }: Frame): SideTable => spellAt(w, regs[S.card], regs[S.side]);
export const hasSymbol = (w: Lodge, { regs }: Frame): boolean => w.cards.spells[w.cards.spellOf[regs[S.card]]].symbol;
const startOf = (w: Lodge, { seat, regs }: Frame): number =>
  regs[S.origin] === NONE ? roomOf(w, seat) : regs[S.origin];

/** Whom a spell or trap aims at: a trap at its victim, or at the room entered (L-INT-02, L-INT-09). */
function aimOf(w: Lodge, { seat, of, regs }: Frame): Aim {
  const { [S.target]: target, [S.room]: room } = regs;
  const aim = { seat, card: regs[S.card], side: regs[S.side], target, room, avoid: 0 };
  if (of !== triggering.index) return aim;
  return spellAt(w, regs[S.card], regs[S.side]).side.target.at === "room"
    ? { ...aim, target: NONE, room: regs[S.there] }
    : { ...aim, target: regs[S.it], room: NONE };
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
  w.s.stack[effect - 1].regs[S.happened] = 0;
}

const isSpell = ({ kind, of }: Frame): boolean =>
  kind === FrameKind.flow && (of === casting.index || of === triggering.index);

/** What becomes of a spell when it is cast (L-ACT-41). */
const kindOf = ({ type }: Side): number =>
  type === "trap" || type === "protection" || type === "tarot" ? Slot[type] : Slot.revealed;

/** A card whose texts all face one way was turned: planned upside down it has no effect (L-SAT-72, L-GLO-39). */
export const isVoid = ({ cards }: Lodge, card: number, side: number): boolean =>
  side !== 0 && facesOneWay(cards.spells[cards.spellOf[card]]);

/** The lowest-numbered standard slot not yet cast, or NONE (L-ACT-11). */
export function nextStandard({ slots }: Pick<State, "slots">, seat: number): number {
  return slots[seat].findIndex((state, slot) => slot !== QUICK && state === Slot.ready);
}

// --- what all revealed spells share ---

/** D-ACT-ELEM: what an "any" element is for the rest of the turn (L-ACT-42). */
const actElement = decision<State, Tables>("D-ACT-ELEM", "L-ACT-42", {
  chosen(w, { seat, regs }, code) {
    perform(w, fixElement, { seat, slot: regs[S.slot], element: held(code) });
  },
});

function chooseElement(w: Lodge, frame: Frame): void {
  if (spellOf(w, frame).side.element !== "any" || !rulesOf(w).anyElementFixed) return;
  const named = ELEMENTS.flatMap((name, i) => (name === "any" ? [] : [element(i)]));
  choose(w, actElement, frame.seat, named);
}

/** The symbol: one own cube in the caster's room, where it fits (L-INS-01, 03, 05). */
export function placeSymbol(w: Lodge, { seat }: Frame): void {
  const room = roomOf(w, seat);
  const party = partyOf(w.s, seat);
  if (room === NONE || freeSlots(w, room) === 0 || w.s.supply[party] === 0) return;
  attempt(w, seat, [laid(place, { seat: party, room, n: 1, converted: 0 })]);
}

/** The last sentence has been read. */
function conclude(w: Lodge, { seat, regs }: Frame): void {
  const { s } = w;
  const card = regs[S.card];
  const slot = s.revealed[seat].indexOf(card);
  const shows = slot < 0 ? NONE : s.element[seat][slot];
  const gained = Math.max(0, s.power[partyOf(s, seat)] - regs[S.power]);
  attempt(w, seat, [laid(resolved, { seat, card, side: regs[S.side], element: shows, gained })]);
}

/** A played Forgotten Spell leaves the game, if not only in clean-up (L-CLN-04). */
function leave(w: Lodge, { seat, regs }: Frame): void {
  const card = regs[S.card];
  const slot = regs[S.slot];
  if (rulesOf(w).forgottenLeave !== "when played" || w.cards.schoolOf[w.cards.spellOf[card]] !== FORGOTTEN) return;
  if (w.s.revealed[seat][slot] === card) perform(w, clearSpell, { seat, slot, card, to: Zone.gone });
}

// --- casting ---

/** D-EFF-INSTORDER: the symbol's cube before or after the effect (L-ACT-43). */
const symbolOrder = decision<State, Tables>("D-EFF-INSTORDER", "L-ACT-43", {
  chosen(_w, { regs }, code) {
    regs[S.symbolAfter] = held(code);
  },
});
/** D-CHANNEL: range and line are measured from where the spell starts, or from one of the caster's evocations (L-GLO-33). */
const channel = decision<State, Tables>("D-CHANNEL", "L-GLO-33", {
  chosen(w, { regs }, code) {
    regs[S.from] = familyOf(code) === Family.room ? held(code) : roomOf(w, held(code));
  },
});

/** What can be aimed at, as measured from there. */
function targetsFrom(w: Lodge, frame: Frame, from: number): number[] {
  const { seat, regs } = frame;
  const { target, enhanced, says } = spellOf(w, frame).side;
  const others = enhanced === undefined ? [] : shown(w.cards, w.s, seat, regs[S.card]);
  const isEnhanced = enhanced !== undefined && different(others, enhanced.of) === enhanced.of.length;
  return targetOptions(w, seat, isEnhanced ? enhanced.target : target, from, [], namesCards(says));
}

/** Luck draws one of these mages, counted clockwise from the caster's left. */
function drawnFrom(w: Lodge, seat: number, options: readonly number[]): number {
  const all = clockwiseFrom(w.s, leftOf(w.s, seat)).map(modelThing);
  const open = all.filter((code) => options.includes(code));
  return open[draw(w, Stream.lots, open.length)];
}

/** D-EFF-TARGET of a spell, declared when it is revealed (L-ACT-44, L-EFF-08). */
const castTarget = decision<State, Tables>("D-EFF-TARGET", "L-ACT-44", {
  name: "D-EFF-TARGET of a spell",
  chosen(w, { regs }, code) {
    const isRoom = familyOf(code) === Family.room;
    regs[S.target] = isRoom ? NONE : held(code);
    regs[S.room] = isRoom ? held(code) : roomOf(w, held(code));
  },
});

export const casting: Flow<State, Tables> = flow<State, Tables>(
  "cast",
  "L-ACT-40",
  {
    reveal(w, { seat, regs }) {
      const { s } = w;
      const slot = regs[S.slot];
      if (s.slots[seat][slot] !== Slot.ready) {
        finish(w);
        return;
      }
      const card = s.planned[seat][slot];
      const side = s.plannedSide[seat][slot];
      if (isVoid(w, card, side)) {
        perform(w, cast, { seat, slot, kind: Slot.revealed });
        perform(w, revealSpell, { seat, slot, card, side: 0, element: NONE });
        finish(w);
        return;
      }
      const kind = kindOf(spellAt(w, card, side).side);
      perform(w, cast, { seat, slot, kind });
      if (kind !== Slot.revealed) {
        finish(w);
        attempt(w, seat, [laid(layTrap, { seat, slot, kind })]);
        return;
      }
      perform(w, revealSpell, { seat, slot, card, side, element: NONE });
      regs[S.card] = card;
      regs[S.side] = side;
      regs[S.beside] = shownBeside(w.cards, s, seat, card);
    },
    element: chooseElement,
    order(w, frame) {
      if (!hasSymbol(w, frame) || rulesOf(w).symbolOrder === "before" || roomOf(w, frame.seat) === NONE) return;
      choose(w, symbolOrder, frame.seat, [order(0), order(1)]);
    },
    symbolBefore(w, frame) {
      if (hasSymbol(w, frame) && frame.regs[S.symbolAfter] === 0) placeSymbol(w, frame);
    },
    channel(w, frame) {
      const { channel: kind } = spellOf(w, frame).side;
      if (kind === undefined) return;
      const start = startOf(w, frame);
      const ways = [
        ...(start === NONE ? [] : [{ thing: roomThing(start), from: start }]),
        ...ownOfKind(w, frame.seat, kind).map((model) => ({ thing: modelThing(model), from: roomOf(w, model) })),
      ];
      // From where nothing more can be reached, nothing turns on it (K-ASK-03).
      const reached = new Set<number>();
      const more = ways.filter(({ from }) => {
        const before = reached.size;
        for (const code of targetsFrom(w, frame, from)) reached.add(code);
        return reached.size > before;
      });
      choose(
        w,
        channel,
        frame.seat,
        more.map(({ thing }) => thing),
      );
    },
    target(w, frame) {
      // Without a legal target it is cast all the same; what needs one does nothing (L-ACT-46).
      const { [S.from]: from } = frame.regs;
      const all = targetsFrom(w, frame, from === NONE ? startOf(w, frame) : from);
      const only = frame.regs[S.only] ?? NONE;
      const options = only === NONE ? all : all.filter((code) => aimsAt(w, code, only));
      const { target } = spellOf(w, frame).side;
      const isDrawn = target.at === "mage" && target.random === true && options.length > 1;
      choose(w, castTarget, frame.seat, isDrawn ? [drawnFrom(w, frame.seat, options)] : options);
    },
    declare(w, frame) {
      attempt(w, frame.seat, [laid(declare, aimOf(w, frame))]);
    },
    effect(w, frame) {
      const { seat, regs } = frame;
      // A declaration that was prevented is a spell cancelled (L-INT-15).
      if (regs[S.happened] === 0) return;
      regs[S.power] = w.s.power[partyOf(w.s, seat)];
      const { [S.target]: target, [S.room]: room } = regs;
      resolve(w, spellOf(w, frame).program, seat, {
        target,
        targetRoom: target === NONE ? room : roomOf(w, target),
        here: startOf(w, frame),
        source: Source.spell,
        card: regs[S.card],
        slot: regs[S.slot],
        avoid: regs[S.avoid],
        beside: regs[S.beside],
      });
    },
    symbolAfter(w, frame) {
      if (hasSymbol(w, frame) && frame.regs[S.symbolAfter] === 1) placeSymbol(w, frame);
    },
    resolved(w, frame) {
      if (frame.regs[S.happened] === 1) conclude(w, frame);
    },
    leave,
  },
  spellShape,
);

/** Whether a target is that mage, or the room where it stands. */
const aimsAt = (w: Lodge, code: number, mage: number): boolean =>
  familyOf(code) === Family.room ? held(code) === roomOf(w, mage) : held(code) === mage;

/** The spell in a slot is cast. It starts where the caster stands, or in another room where an effect says so. */
export function castSlot(w: Lodge, seat: number, slot: number, origin = NONE, only = NONE): void {
  call(w, casting, seat, spellShape.make({ slot, origin, only }));
}

/** A spell just revealed on another's sheet is played as one's own. Its element stays as printed. */
export function playRevealed(w: Lodge, seat: number, card: number, side: number): void {
  castSlot(w, seat, NONE);
  const frame = w.s.stack[w.s.stack.length - 1];
  frame.regs[S.card] = card;
  frame.regs[S.side] = side;
  frame.regs[S.beside] = shownBeside(w.cards, w.s, seat, card);
  goto(w, frame, "order");
}

/** The spell of an action card, which lies open (L-AVA-15). */
export const castAction = (w: Lodge, mage: number, card: number): void => playRevealed(w, mage, card, 0);

// --- once more ---

/** The sentences of a side, with targets and choices anew: it is not cast, and its symbol does nothing (L-GLO-38). */
const replaying: Flow<State, Tables> = flow<State, Tables>(
  "resolve again",
  "L-GLO-38",
  {
    target(w, frame) {
      const { target } = spellOf(w, frame).side;
      choose(w, castTarget, frame.seat, targetOptions(w, frame.seat, target, startOf(w, frame)));
    },
    effect(w, frame) {
      const { seat, regs } = frame;
      const { [S.target]: target, [S.room]: room, [S.card]: card } = regs;
      resolve(w, spellOf(w, frame).program, seat, {
        target,
        targetRoom: target === NONE ? room : roomOf(w, target),
        here: startOf(w, frame),
        source: Source.spell,
        card,
        // Its synergy is read anew (L-SYN-04).
        beside: shownBeside(w.cards, w.s, seat, card),
      });
    },
  },
  spellShape,
);

/** A side is resolved again for a mage, whose card it is or not. */
export function replay(w: Lodge, seat: number, card: number, side: number): void {
  call(w, replaying, seat, spellShape.make({ card, side }));
}

// --- triggering ---

/** Mages to whom a trap does nothing; it is spent all the same (L-VOI-05). */
const immuneToTraps = (w: Lodge): number =>
  w.s.at.reduce((bits, _, mage) => (isImmuneTo(w, "traps", mage) ? bits | Avoid.effect(mage) : bits), 0);

/** A trap or protection is resolved as a whole (L-INT-06: its symbol comes first). */
export const triggering: Flow<State, Tables> = flow<State, Tables>(
  "trigger",
  "L-INT-01",
  {
    element: chooseElement,
    symbol(w, frame) {
      if (hasSymbol(w, frame)) placeSymbol(w, frame);
    },
    declare(w, frame) {
      if (spellOf(w, frame).side.type !== "trap") return;
      frame.regs[S.happened] = 0;
      attempt(w, frame.seat, [laid(declare, aimOf(w, frame))]);
    },
    effect(w, frame) {
      const { seat, regs } = frame;
      const { side, program, listener } = spellOf(w, frame);
      if (regs[S.happened] === 0) return;
      regs[S.power] = w.s.power[partyOf(w.s, seat)];
      // A room trap starts in the room entered, anything else where its owner stands (L-TGT-11, L-OQ-35).
      const origin = regs[S.origin] === NONE && listener?.record.startsThere ? regs[S.there] : startOf(w, frame);
      resolve(w, program, seat, {
        target: regs[S.target],
        targetRoom: regs[S.room],
        it: regs[S.target] === NONE ? regs[S.it] : regs[S.target],
        here: origin,
        there: regs[S.there],
        amount: regs[S.amount],
        source: side.type === "trap" ? Source.trap : Source.spell,
        card: regs[S.card],
        slot: regs[S.slot],
        answered: regs[S.answered],
        avoid: regs[S.avoid] | (side.type === "trap" ? immuneToTraps(w) : 0),
        beside: regs[S.beside],
      });
    },
    resolved(w, frame) {
      if (frame.regs[S.happened] === 1) conclude(w, frame);
    },
    leave,
  },
  spellShape,
);

/** The owner reveals an activated trap or protection. `half`: which half of a room trap, NONE for the side it was planned with. */
export function triggerSlot(w: Lodge, seat: number, slot: number, half: number, start: Partial<Start>): void {
  const { s, cards } = w;
  const card = s.planned[seat][slot];
  const halves = "halves" in cards.spells[cards.spellOf[card]].sides;
  const side = halves && half !== NONE ? half : s.plannedSide[seat][slot];
  perform(w, revealSpell, { seat, slot, card, side, element: NONE });
  const {
    target = NONE,
    targetRoom: room = NONE,
    here: origin = NONE,
    answered = NONE,
    there = NONE,
    amount = 0,
  } = start;
  const it = start.it ?? target;
  const beside = shownBeside(cards, s, seat, card);
  const answers = { happened: 1, target, room, origin, answered, it, there, amount, beside };
  call(w, triggering, seat, spellShape.make({ ...answers, slot, card, side }));
}

/** The back of an action card does what it says (L-AVA-19). `start`: what it answers. */
export function triggerBack(w: Lodge, mage: number, card: number, start: Partial<Start>): void {
  const { answered = NONE, there = NONE, amount = 0, it = NONE } = start;
  call(w, triggering, mage, spellShape.make({ happened: 1, target: it, card, side: 0, answered, it, there, amount }));
}

// --- from hand ---

/** D-EFF-OPTION: which spell of the sheet gives way (L-GLO-09). */
const handSlot = decision<State, Tables>("D-EFF-OPTION", "L-GLO-09", {
  name: "D-EFF-OPTION of a slot",
  chosen(_w, { regs }, code) {
    regs[handSpellShape.at.into] = held(code);
  },
});

/** A revealed spell leaves the sheet early; what lasts through it is over with it (L-PER-03). */
export function clearEarly(w: Lodge, seat: number, slot: number, to: number): void {
  const card = w.s.revealed[seat][slot];
  perform(w, clearSpell, { seat, slot, card, to });
  if (rulesOf(w).lasting !== "while its card lies there") return;
  const { attachments } = w.s;
  for (let at = attachments.length - 1; at >= 0; at--) {
    const { kind, on, owner, source, card: from } = attachments[at];
    if (source === Source.spell && from === card) perform(w, detach, { at, kind, on, owner });
  }
}

const castingFromHand: Flow<State, Tables> = flow<State, Tables>(
  "cast from hand",
  "L-GLO-09",
  {
    choose(w, { seat, regs }) {
      const states = w.s.slots[seat];
      regs[handSpellShape.at.into] = Math.max(0, states.indexOf(Slot.empty));
      const taken = states.flatMap((state, slot) => (slot < SLOTS && state !== Slot.empty ? [slotThing(slot)] : []));
      choose(w, handSlot, seat, taken);
    },
    cast(w, { seat, regs }) {
      const { s, cards } = w;
      const { [handSpellShape.at.origin]: origin, [handSpellShape.at.into]: slot } = regs;
      if (s.slots[seat][slot] === Slot.revealed) {
        // A used Forgotten Spell leaves the game instead (L-FGT-01).
        const card = s.revealed[seat][slot];
        const to = cards.schoolOf[cards.spellOf[card]] === FORGOTTEN ? Zone.gone : Zone.memories;
        clearEarly(w, seat, slot, to);
      } else if (s.slots[seat][slot] !== Slot.empty) {
        perform(w, unplanOpenly, { seat, slot, card: s.planned[seat][slot] });
      }
      perform(w, putHeld, { seat, slot });
      castSlot(w, seat, slot, origin, regs[handSpellShape.at.only]);
    },
  },
  handSpellShape,
);

/** A spell of the hand takes the place of one on the sheet and is cast at once; it is no standard spell (L-ACT-31). */
export function castFromHand(w: Lodge, seat: number, card: number, side: number, origin = NONE, only = NONE): void {
  perform(w, holdSpell, { seat, card, side });
  call(w, castingFromHand, seat, handSpellShape.make({ origin, only }));
}

export const castFlows = [casting, replaying, triggering, castingFromHand];
export const castDecisions = [actElement, symbolOrder, channel, castTarget, handSlot];
