/** Phase 2: Study (L-STU). */
import { again, decision, flow, PASS, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { lookAtSchool, moveHidden, moveSpell, renew, setAside, Zone } from "../deeds.ts";
import { type Lodge, NONE, type State, Stream } from "../state.ts";
import { FORGOTTEN, PERSONAL, type Tables } from "../tables.ts";
import { card as cardThing, held, oneOfEach, school as schoolThing } from "../things.ts";
import { inTurnOrder, turnOrder } from "./order.ts";
import { handLimit } from "./values.ts";

/** Cards of the own Grimoire, of the Library, and how many of those are kept (L-STU-01 … 03). */
const OWN = 2;
export const LOOKED_AT = 4;
const KEPT = 2;

/** Cards from the own Grimoire to the hand; Memories become a new one where it is empty (L-STU-06). How many there were. */
export function drawGrimoire(w: Lodge, seat: number, n: number): number {
  const { s } = w;
  for (let drawn = 0; drawn < n; drawn++) {
    if (s.grimoires[seat].length === 0) {
      if (s.memories[seat].length === 0) return drawn;
      perform(w, renew, { seat, what: 0, stream: Stream.grimoires });
    }
    const card = s.grimoires[seat][s.grimoires[seat].length - 1];
    perform(w, moveHidden, { seat, card, from: Zone.grimoire, to: Zone.hand });
  }
  return n;
}

/** Cards a school can still give: its deck and what would be shuffled into a new one (L-STU-07). */
export const cardsLeft = (s: State, school: number): number => s.library[school].length + s.discards[school].length;

/** The top of a school's deck before a seat's eyes, or NONE where the school has no card left (L-STU-07). */
function lookAtTop(w: Lodge, seat: number, school: number): number {
  const { s } = w;
  if (cardsLeft(s, school) === 0) return NONE;
  if (s.library[school].length === 0) perform(w, renew, { seat, what: 1 + school, stream: Stream.library });
  const card = s.library[school][s.library[school].length - 1];
  perform(w, lookAtSchool, { seat, school, card });
  return card;
}

/** The top of a school's deck to the hand. The card, or NONE. */
export function drawSchool(w: Lodge, seat: number, school: number): number {
  const card = lookAtTop(w, seat, school);
  if (card !== NONE) perform(w, moveHidden, { seat, card, from: Zone.looking, to: Zone.hand });
  return card;
}

/** Copies of a seat's personal spell that lie nowhere else: they are set aside (L-ZON-10). */
export function personalAside({ cards, s }: Lodge, seat: number): number[] {
  const zones = [s.hands, s.grimoires, s.memories, s.planned, s.revealed, s.looking];
  const inPlay = new Set([...zones.flat(2), ...s.gone]);
  const copies = cards.cardsOf.get(cards.content.mages[s.mages[seat]].personal ?? "") ?? [];
  return copies.filter((card) => !inPlay.has(card));
}

const schoolOf = (cards: Tables, card: number): number => cards.schoolOf[cards.spellOf[card]];

/** D-STU-SPLIT: a school for one of the four cards; all four are declared before any is seen (L-STU-02, L-OQ-07). */
const split = decision<State, Tables>("D-STU-SPLIT", "L-STU-02", {
  chosen(_w, frame, code) {
    frame.regs.push(held(code));
  },
});

/** D-STU-KEEP: which two of the four (L-STU-03). The others go face-up to their schools. */
const keep = decision<State, Tables>("D-STU-KEEP", "L-STU-03", {
  veiled: true,
  chosen(w, { seat }, _code, codes) {
    const kept = codes.map(held);
    for (const card of kept) perform(w, moveHidden, { seat, card, from: Zone.looking, to: Zone.hand });
    for (const card of w.s.looking[seat].slice()) {
      perform(w, moveSpell, { seat, card, from: Zone.looking, to: Zone.school });
    }
  },
});

/** D-STU-REMOVE: one spell of the hand back to its school, or none. A personal spell is set aside again (L-STU-04, L-OQ-54). */
const remove = decision<State, Tables>("D-STU-REMOVE", "L-STU-04", {
  veiled: true,
  chosen(w, { seat, regs }, code) {
    if (code === PASS) return;
    regs[REMOVED] = 1;
    const card = held(code);
    if (schoolOf(w.cards, card) === PERSONAL) perform(w, setAside, { seat, card });
    else perform(w, moveSpell, { seat, card, from: Zone.hand, to: Zone.school });
  },
});

/** D-STU-EXCESS: what goes from too large a hand to Memories (L-STU-05). */
const excess = decision<State, Tables>("D-STU-EXCESS", "L-STU-05", {
  veiled: true,
  chosen(w, { seat }, _code, codes) {
    for (const code of codes) {
      perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
    }
  },
});

/** Offers to remove a spell. A Forgotten Spell has no school to go to. */
function offerRemoval(w: Lodge, seat: number): void {
  const removable = w.s.hands[seat].filter((card) => schoolOf(w.cards, card) !== FORGOTTEN);
  choose(w, remove, seat, [PASS, ...oneOfEach(w.cards, removable.map(cardThing))]);
}

/** Numbers of a mage's study once its four cards are kept or gone: whether it removed a spell, whether its hand was too large. */
const REMOVED = 0;
const TOO_LARGE = 1;

/** One mage studies. The frame's numbers are first the schools declared. */
export const study = flow<State, Tables>("study", "L-STU-02", {
  split(w, frame) {
    const { regs } = frame;
    if (regs.length === LOOKED_AT) return;
    const declared = (school: number): number => regs.filter((one) => one === school).length;
    const free = [...w.s.library.keys()].filter((school) => cardsLeft(w.s, school) > declared(school));
    if (free.length === 0) return;
    again(frame);
    choose(w, split, frame.seat, free.map(schoolThing));
  },
  look(w, { seat, regs }) {
    for (const school of regs) lookAtTop(w, seat, school);
  },
  keep(w, { seat }) {
    const seen = w.s.looking[seat];
    const count = Math.min(KEPT, seen.length);
    if (count > 0) choose(w, keep, seat, seen.map(cardThing), count, count);
  },
  remove(w, frame) {
    // Removing comes just before the limit counts: it may come at any time, and later one knows more (L-STU-04).
    frame.regs = [0, 0];
    offerRemoval(w, frame.seat);
  },
  limit(w, { seat, regs }) {
    const hand = w.s.hands[seat];
    const over = hand.length - handLimit(w, seat);
    if (over <= 0) return;
    regs[TOO_LARGE] = 1;
    const cards = hand.map(cardThing);
    choose(w, excess, seat, over === 1 ? oneOfEach(w.cards, cards) : cards, over, over);
  },
  removeStill(w, { seat, regs }) {
    // Who had to discard may still remove one.
    if (regs[TOO_LARGE] === 1 && regs[REMOVED] === 0) offerRemoval(w, seat);
  },
});

export const studyPhase = flow<State, Tables>("study phase", "L-STU-01", {
  draw(w) {
    // Nobody sees what another draws: in turn order and all at once are the same.
    for (const seat of turnOrder(w.s)) drawGrimoire(w, seat, OWN);
  },
  study(w) {
    inTurnOrder(w, study);
  },
});

export const studyFlows = [studyPhase, study];
export const studyDecisions = [split, keep, remove, excess];
