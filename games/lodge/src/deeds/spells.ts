/** Spells: between zones, on the sheets, cast and resolved. */
import { open, ownSeat, revealed, shuffle, toSeat, toThose } from "@blackrose/kernel";
import { ELEMENTS } from "../cards/says.ts";
import { shownIn } from "../effects/shown.ts";
import { effectShape, spellShape } from "../frames.ts";
import { Fact, note, noteDiscard } from "./so-far.ts";
import { EMPTY, type Lodge, NONE, Slot, type State, UNSEEN_ANY, UNSEEN_FORGOTTEN } from "../state.ts";
import { type List, lodge, ANSWERABLE, nothing, tell, take, QUIET } from "./deed.ts";

/** Zones of spells. */
export const Zone = {
  hand: 0,
  grimoire: 1,
  memories: 2,
  school: 3,
  forgotten: 4,
  looking: 5,
  gone: 6,
  aside: 7,
} as const;

/** A spell goes between zones that lie open on one side: to or from Memories, a discard pile, out of the game. */
export const moveSpell = lodge<{ seat: number; card: number; from: number; to: number }>(
  "move-spell",
  { seat: open, card: revealed, from: open, to: open },
  (w, moved) => {
    carry(w, moved);
    if (moved.from === Zone.hand && moved.to === Zone.memories) noteDiscard(w);
  },
  QUIET,
);
/** The same, for the seat's eyes alone: drawn, taken into the hand, put back. */
export const moveHidden = lodge<{ seat: number; card: number; from: number; to: number }>(
  "move-hidden",
  { seat: open, card: toSeat, from: open, to: open },
  (w, move) => {
    carry(w, move);
    if (move.from === Zone.forgotten) w.s.unseenFrom[move.seat] |= UNSEEN_FORGOTTEN;
  },
  QUIET,
);
/** A spell goes from one hand to another; the two see it. */
export const giveSpell = lodge<{ seat: number; target: number; to: List; card: number }>(
  "give-spell",
  { seat: open, target: open, to: open, card: toThose },
  (w, { seat, target, card }) => {
    take(w.s.hands[seat], card);
    w.s.hands[target].push(card);
    w.s.unseenFrom[target] = UNSEEN_ANY;
  },
  QUIET,
);

function carry(w: Lodge, { seat, card, from, to }: { seat: number; card: number; from: number; to: number }): void {
  take(zoneOf(w, seat, card, from), card);
  zoneOf(w, seat, card, to).push(card);
}

function zoneOf(w: Lodge, seat: number, card: number, zone: number): number[] {
  const { s, cards } = w;
  switch (zone) {
    case Zone.hand:
      return s.hands[seat];
    case Zone.grimoire:
      return s.grimoires[seat];
    case Zone.memories:
      return s.memories[seat];
    case Zone.school:
      return s.discards[cards.schoolOf[cards.spellOf[card]]];
    case Zone.forgotten:
      return s.forgotten;
    case Zone.looking:
      return s.looking[seat];
    default:
      return s.gone;
  }
}

/** The top of a school's deck, before the eyes of one seat. */
export const lookAtSchool = lodge<{ seat: number; school: number; card: number }>(
  "look-at-school",
  { seat: open, school: open, card: toSeat },
  (w, { seat, school, card }) => {
    take(w.s.library[school], card);
    w.s.looking[seat].push(card);
    w.s.unseenFrom[seat] |= 1 << school;
  },
  QUIET,
);
/** Back on top of its school's deck. */
export const putOnSchool = lodge<{ seat: number; school: number; card: number }>(
  "put-on-school",
  { seat: open, school: open, card: ownSeat },
  (w, { seat, school, card }) => {
    take(w.s.looking[seat], card);
    w.s.library[school].push(card);
  },
  QUIET,
);
/** Under the Forgotten Spells, unseen. */
export const putUnderForgotten = lodge<{ seat: number; card: number }>(
  "put-under-forgotten",
  { seat: open, card: ownSeat },
  (w, { seat, card }) => {
    take(w.s.looking[seat], card);
    w.s.forgotten.unshift(card);
  },
  QUIET,
);
export const shuffleZone = lodge<{ seat: number; what: number; stream: number }>(
  "shuffle",
  { seat: open, what: open, stream: open },
  (w, { seat, what, stream }) => shuffle(w, stream, shuffled(w.s, seat, what)),
  QUIET,
);
/** What can be shuffled: a Grimoire (0), a school's deck (1 + school). */
function shuffled(s: State, seat: number, what: number): number[] {
  return what === 0 ? s.grimoires[seat] : s.library[what - 1];
}
/** Memories become the new Grimoire, or a school's discards its deck; shuffled (L-STU-06, 07). */
export const renew = lodge<{ seat: number; what: number; stream: number }>(
  "renew",
  { seat: open, what: open, stream: open },
  (w, { seat, what, stream }) => {
    const { s } = w;
    const zone = shuffled(s, seat, what);
    zone.push(...(what === 0 ? s.memories[seat] : s.discards[what - 1]).splice(0));
    shuffle(w, stream, zone);
  },
  QUIET,
);
export const takePersonal = lodge<{ seat: number; card: number }>(
  "take-personal",
  { seat: open, card: open },
  (w, { seat, card }) => {
    w.s.aside[seat]--;
    w.s.hands[seat].push(card);
  },
  QUIET,
);

/** A personal spell leaves the hand and waits for the next moon (L-STU-04, L-PSP-03). */
export const setAside = lodge<{ seat: number; card: number }>(
  "set-aside",
  { seat: open, card: revealed },
  (w, { seat, card }) => {
    take(w.s.hands[seat], card);
    w.s.aside[seat]++;
  },
  QUIET,
);

/** What a mage means to plan. Until all are done the card counts as in hand, so that nobody learns of it (L-HID-32). */
export const intendSpell = lodge<{ seat: number; slot: number; card: number; side: number }>(
  "intend-spell",
  { seat: open, slot: open, card: ownSeat, side: ownSeat },
  (w, { seat, slot, card, side }) => {
    w.s.planned[seat][slot] = card;
    w.s.plannedSide[seat][slot] = side;
  },
  { ...QUIET, inPrivate: true },
);
/** A spell is planned face-down (L-PRE). */
export const planSpell = lodge<{ seat: number; slot: number; card: number; side: number }>(
  "plan-spell",
  { seat: open, slot: open, card: ownSeat, side: ownSeat },
  (w, { seat, slot, card, side }) => {
    const { s } = w;
    take(s.hands[seat], card);
    s.planned[seat][slot] = card;
    s.plannedSide[seat][slot] = side;
    s.slots[seat][slot] = Slot.ready;
  },
  QUIET,
);
/** A spell is cast. Whether it lies in wait as a trap or a protection or is shown, everyone learns now (L-ACT-41, 42). */
export const cast = lodge<{ seat: number; slot: number; kind: number }>(
  "cast",
  { seat: open, slot: open, kind: revealed },
  nothing,
  QUIET,
);
/** A trap or protection is cast: it stays face-down; which of the two it is lies open (L-ACT-41, L-HID-05). */
export const layTrap = lodge<{ seat: number; slot: number; kind: number }>(
  "lay-trap",
  { seat: open, slot: open, kind: revealed },
  (w, { seat, slot, kind }) => {
    w.s.slots[seat][slot] = kind;
  },
  ANSWERABLE,
);
/** A planned spell is turned up (L-ACT-42, L-GLO-23). */
export const revealSpell = lodge<{ seat: number; slot: number; card: number; side: number; element: number }>(
  "reveal-spell",
  { seat: open, slot: open, card: revealed, side: revealed, element: revealed },
  (w, { seat, slot, card, side, element }) => {
    const { s } = w;
    s.planned[seat][slot] = EMPTY;
    s.plannedSide[seat][slot] = EMPTY;
    s.slots[seat][slot] = Slot.revealed;
    s.revealed[seat][slot] = card;
    s.revealedSide[seat][slot] = side;
    s.element[seat][slot] = element;
  },
  QUIET,
);
/** A planned spell is shown to all and stays as it is. */
export const showPlanned = lodge<{ seat: number; slot: number; card: number; side: number }>(
  "show-planned",
  { seat: open, slot: open, card: revealed, side: revealed },
  nothing,
  QUIET,
);
/** What can be looked at. */
export const Look = {
  "ready spells": 0,
  hand: 1,
  quests: 2,
  "top quests": 3,
  "top events": 4,
  "action cards": 5,
} as const;
/** Something hidden is shown to one seat. `what`: see Look. `moon`: of whose deck the top is shown, or NONE. */
export const showTo = lodge<{ seat: number; to: List; what: number; moon: number; cards: List }>(
  "show-to",
  { seat: open, to: open, what: open, moon: open, cards: toThose },
  nothing,
  { ...QUIET, inPrivate: true },
);
/** An "any" element is fixed for the rest of the turn (L-ACT-42). */
export const fixElement = lodge<{ seat: number; slot: number; element: number }>(
  "fix-element",
  { seat: open, slot: open, element: open },
  (w, { seat, slot, element }) => {
    w.s.element[seat][slot] = element;
  },
  QUIET,
);
/** A spell to be cast from hand is held over the sheet, in a fifth place, until its slot is chosen (L-GLO-09). */
export const holdSpell = lodge<{ seat: number; card: number; side: number }>(
  "hold-spell",
  { seat: open, card: ownSeat, side: ownSeat },
  (w, { seat, card, side }) => {
    const { s } = w;
    take(s.hands[seat], card);
    s.planned[seat].push(card);
    s.plannedSide[seat].push(side);
  },
  QUIET,
);
/** The spell held over the sheet is put on an empty slot. */
export const putHeld = lodge<{ seat: number; slot: number }>(
  "put-held",
  { seat: open, slot: open },
  (w, { seat, slot }) => {
    const { s } = w;
    s.planned[seat][slot] = s.planned[seat].pop() ?? EMPTY;
    s.plannedSide[seat][slot] = s.plannedSide[seat].pop() ?? EMPTY;
    s.slots[seat][slot] = Slot.ready;
  },
  QUIET,
);
/** A planned spell is turned to its other side, which nobody sees but its owner (L-GLO-39). `by`: who turned it. */
export const turnSpell = lodge<{ seat: number; slot: number; by: number }>(
  "turn-spell",
  { seat: open, slot: open, by: open },
  ({ s }, { seat, slot }) => {
    s.plannedSide[seat][slot] = 1 - s.plannedSide[seat][slot];
  },
  QUIET,
);
/** A planned spell leaves the sheet: shown to Memories, or unseen to the hand. */
export const unplanOpenly = lodge<{ seat: number; slot: number; card: number }>(
  "unplan-openly",
  { seat: open, slot: open, card: revealed },
  (w, { seat, slot, card }) => {
    if (w.s.slots[seat][slot] !== Slot.ready) note(w, Fact.cast, seat, w.cards.spellOf[card]);
    emptySlot(w.s, seat, slot);
    w.s.memories[seat].push(card);
  },
  QUIET,
);
export const unplanUnseen = lodge<{ seat: number; slot: number; card: number }>(
  "unplan-unseen",
  { seat: open, slot: open, card: ownSeat },
  (w, { seat, slot, card }) => {
    emptySlot(w.s, seat, slot);
    w.s.hands[seat].push(card);
  },
  QUIET,
);
/** A revealed spell leaves the sheet. */
export const clearSpell = lodge<{ seat: number; slot: number; card: number; to: number }>(
  "clear-spell",
  { seat: open, slot: open, card: open, to: open },
  (w, { seat, slot, card, to }) => {
    const { s } = w;
    const { element = "any" } = shownIn(w.cards, s, seat, slot) ?? {};
    note(w, Fact.cast, seat, w.cards.spellOf[card], ELEMENTS.indexOf(element));
    emptySlot(s, seat, slot);
    zoneOf(w, seat, card, to).push(card);
  },
  QUIET,
);
function emptySlot(s: State, seat: number, slot: number): void {
  s.planned[seat][slot] = EMPTY;
  s.plannedSide[seat][slot] = EMPTY;
  s.slots[seat][slot] = Slot.empty;
  s.revealed[seat][slot] = NONE;
  s.revealedSide[seat][slot] = NONE;
  s.element[seat][slot] = NONE;
}
/** An interrupt is shown and lies beside the game while it is read (L-CHR-07). */
export const playInterrupt = lodge<{ seat: number; card: number }>(
  "play-interrupt",
  { seat: open, card: revealed },
  (w, { seat, card }) => {
    take(w.s.hands[seat], card);
    w.s.gone.push(card);
  },
  QUIET,
);
/** Then it goes to its owner's Memories; a Forgotten Spell stays out of the game. */
export const spendInterrupt = lodge<{ seat: number; card: number }>(
  "spend-interrupt",
  { seat: open, card: open },
  (w, { seat, card }) => {
    take(w.s.gone, card);
    w.s.memories[seat].push(card);
  },
  QUIET,
);
/** A spell and whom it aims at. */
export type Aim = {
  seat: number;
  card: number;
  side: number;
  target: number;
  room: number;
  avoid: number;
};
/** The targets of a spell are declared (L-ACT-44). */
export const declare = lodge<Aim>(
  "declare",
  { seat: open, card: open, side: open, target: open, room: open, avoid: open },
  (w, { target, room, avoid }) => tell(w, spellShape, { happened: 1, target, room, avoid }),
  ANSWERABLE,
);
/** The first sentence that uses the target comes, where that is what those it aims at answer (L-INT-19). */
export const useTarget = lodge<Aim>(
  "use-target",
  { seat: open, card: open, side: open, target: open, room: open, avoid: open },
  (w, { target, room, avoid }) => tell(w, effectShape, { target, targetRoom: room, avoid, used: 1 }),
  ANSWERABLE,
);
/** A tarot quest is solved: whatever answers that sees it (L-TAR-04). */
export const solveTarot = lodge<{ seat: number; card: number }>(
  "solve-tarot",
  { seat: open, card: open },
  (w) => tell(w, spellShape, { happened: 1 }),
  ANSWERABLE,
);
/** The last sentence of a spell has been read. */
export const resolved = lodge<{ seat: number; card: number; side: number; element: number; gained: number }>(
  "resolved",
  { seat: open, card: open, side: open, element: open, gained: open },
  nothing,
  ANSWERABLE,
);
export const acted = lodge<{ seat: number }>("acted", { seat: open }, nothing, ANSWERABLE);
