/** Every way the table of the Lodge changes. Nothing else writes to the state. */
import {
  deed,
  FrameKind,
  hidden,
  lying,
  open,
  ownSeat,
  type Params,
  revealed,
  shuffle,
  toSeat,
  toThose,
} from "@blackrose/kernel";
import {
  ACTIONS_A_TURN,
  CELL,
  EMPTY,
  figureOf,
  isMage,
  type Lodge,
  NEXT_PHASE,
  NONE,
  Slot,
  type State,
  Stream,
  Token,
} from "./state.ts";
import { effectBelow, R } from "./effects/context.ts";
import { hasOption, Option } from "./options.ts";
import { healthOf } from "./rules/values.ts";
import { FORGOTTEN, type Tables } from "./tables.ts";

type List = readonly number[];
type LodgeDeed<P extends Params> = ReturnType<typeof deed<State, Tables, P>>;

function lodge<P extends Params>(
  verb: string,
  fields: Parameters<typeof deed<State, Tables, P>>[1],
  apply: (w: Lodge, params: P) => void,
  manner: Parameters<typeof deed<State, Tables, P>>[3] = {},
): LodgeDeed<P> {
  return deed<State, Tables, P>(verb, fields, apply, manner);
}
/** A deed that may be answered before and after. */
const ANSWERABLE = { answerable: true };
const nothing = (): void => {};

/**
 * Tells the flow that laid a deed down that it happened, and with which numbers in the end: they become its first ones. What was
 * prevented tells nothing.
 */
function tell(w: Lodge, ...numbers: number[]): void {
  const { stack } = w.s;
  if (stack.length < 2 || stack[stack.length - 1].kind !== FrameKind.deeds) return;
  stack[stack.length - 2].regs.splice(0, numbers.length, ...numbers);
}

/** What found no room or no cube was not dealt: who answers the blow afterwards finds what landed. */
function tellLanded(w: Lodge, dealer: number, target: number, landed: number): void {
  const top = w.s.stack[w.s.stack.length - 1];
  if (top.kind !== FrameKind.deeds) return;
  const blow = lying(w, top).find(
    (one) => one.deed.verb === "harm" && !one.prevented && one.get("dealer") === dealer && one.get("target") === target,
  );
  blow?.set("n", landed);
}

function take(zone: number[], thing: number): void {
  const at = zone.indexOf(thing);
  if (at < 0) throw new Error("what is to be moved is not there");
  zone.splice(at, 1);
}

// --- setup ---

/** The rooms lie; what state they start in (L-SET-10 … 12, L-SET-30, 31). */
export const layRooms = lodge<{ tiles: List; destroyed: List; tokens: List }>(
  "lay-rooms",
  { tiles: open, destroyed: open, tokens: open },
  (w, { tiles, destroyed, tokens }) => {
    const { s, cards } = w;
    s.tiles = [...tiles];
    s.tileAs = [...tiles];
    s.colourAs = tiles.map((tile) => cards.roomColour[tile]);
    s.destroyed = [...destroyed];
    s.tokens = [...tokens];
  },
);
/** Quest and event decks of the three moons, shuffled (L-SET-15, 16). `few`: without the quests for four and more. */
export const layMoons = lodge<{ few: number }>("lay-moons", { few: open }, (w, { few }) => {
  const { quests, events } = w.cards.content;
  for (let moon = 1; moon <= 3; moon++) {
    const questDeck = [...quests.keys()].filter((i) => quests[i].moon === moon && !(few === 1 && quests[i].fourOrMore));
    const eventDeck = [...events.keys()].filter((i) => events[i].moon === moon);
    shuffle(w, Stream.quests, questDeck);
    shuffle(w, Stream.events, eventDeck);
    w.s.questDecks[moon - 1] = questDeck;
    w.s.eventDecks[moon - 1] = eventDeck;
  }
});
export const takeMage = lodge<{ seat: number; mage: number }>(
  "take-mage",
  { seat: open, mage: open },
  (w, { seat, mage }) => {
    w.s.mages[seat] = mage;
  },
);
/** A starting grimoire, with a copy of the personal spell or without; `aside`: copies that wait (L-SET-19). */
export const takeGrimoire = lodge<{ seat: number; grimoire: number; spells: List; aside: number }>(
  "take-grimoire",
  { seat: open, grimoire: open, spells: open, aside: open },
  (w, { seat, spells, aside }) => {
    w.s.grimoires[seat] = [...spells];
    w.s.aside[seat] = aside;
  },
);
/** What nobody took makes the decks of the schools; the Forgotten Spells lie beside them (L-SET-21). */
export const layLibrary = lodge<Record<never, never>>("lay-library", {}, (w) => {
  const { s, cards } = w;
  const taken = new Set([...s.grimoires, ...s.memories].flat());
  const deckOf = (school: number): number[] =>
    [...cards.spellOf.keys()].filter((card) => cards.schoolOf[cards.spellOf[card]] === school && !taken.has(card));
  for (let school = 0; school < FORGOTTEN; school++) {
    s.library[school] = deckOf(school);
    shuffle(w, Stream.library, s.library[school]);
  }
  s.forgotten = deckOf(FORGOTTEN);
  shuffle(w, Stream.forgotten, s.forgotten);
});

// --- the course of the game ---

export const startPhase = lodge<{ phase: number; turn: number; first: number }>(
  "start-phase",
  { phase: open, turn: open, first: open },
  (w, { phase, turn, first }) => {
    w.s.phase = phase;
    w.s.turn = turn;
    w.s.first = first;
  },
);
export const startActivation = lodge<{ seat: number }>("start-activation", { seat: open }, (w, { seat }) => {
  w.s.active = seat;
});
export const changeMoon = lodge<{ moon: number }>("change-moon", { moon: open }, (w, { moon }) => {
  w.s.moon = moon;
});
/** The Crown passes (L-TRN-04). */
export const crown = lodge<{ seat: number }>(
  "crown",
  { seat: open },
  (w, { seat }) => {
    w.s.crown = seat;
  },
  ANSWERABLE,
);
/** Points gained or lost by a seat or the Black Rose; never below nothing (L-PP-01). */
export const power = lodge<{ seat: number; n: number }>("power", { seat: open, n: open }, (w, { seat, n }) => {
  w.s.power[seat] = Math.max(0, w.s.power[seat] + n);
});
export const endGame = lodge<{ winner: number; places: List; totals: List }>(
  "end-game",
  { winner: open, places: open, totals: open },
  (w, { winner, places }) => {
    w.s.winner = winner;
    w.s.places = [...places];
  },
);

// --- models ---

/** From where to where a model went: by a step, by transit, summoned, to its cell. */
export const How = { step: 0, transit: 1, summoned: 2, cell: 3, physical: 4 } as const;

/** A model is now elsewhere (L-GLO-18, 19). */
export const go = lodge<{ model: number; from: number; to: number; how: number; by: number }>(
  "go",
  { model: open, from: open, to: open, how: open, by: open },
  (w, { model, to }) => {
    if (isMage(model)) w.s.at[model] = to;
    else w.s.figureAt[figureOf(model)] = to;
    // The cell lifts what holds a mage (L-CEL-05).
    if (to === CELL) w.s.inhibited[model] = 0;
  },
  ANSWERABLE,
);

/**
 * Cubes of the dealer on a model (L-DMG-01): no more than its health takes, unless in a rage (L-OPT-01), and no more than there
 * are (L-DMG-02, 05). The effect that dealt it learns whom it hit and how much. `means`: see Source; `no` = 1 when protections
 * may not answer.
 */
export const harm = lodge<{
  dealer: number;
  by: number;
  target: number;
  n: number;
  means: number;
  card: number;
  no: number;
}>(
  "harm",
  { dealer: open, by: open, target: open, n: open, means: open, card: open, no: open },
  (w, { dealer, target, n }) => {
    const { s } = w;
    const cubes = isMage(target) ? s.damage[target] : s.figureDamage[figureOf(target)];
    const room = hasOption(s, Option.toRage) ? n : healthOf(w, target) - cubes.length;
    const landed = Math.max(0, Math.min(n, room, s.supply[dealer]));
    for (let i = 0; i < landed; i++) cubes.push(dealer);
    s.supply[dealer] -= landed;
    if (landed < n) tellLanded(w, dealer, target, landed);
    const effect = effectBelow(w);
    if (effect === null || landed === 0) return;
    effect.regs.push(target);
    effect.regs[R.amount] = landed;
  },
  ANSWERABLE,
);

/** Cubes on a model or in a room change: taken off, put on, or given another colour. They go home or come from home. */
export const recube = lodge<{ seat: number; model: number; room: number; off: List; on: List }>(
  "recube",
  { seat: open, model: open, room: open, off: open, on: open },
  (w, { model, room, off, on }) => {
    const { s } = w;
    const cubes =
      room !== NONE ? s.instability[room] : isMage(model) ? s.damage[model] : s.figureDamage[figureOf(model)];
    for (const colour of off) {
      // The latest cube of a colour goes first: earlier ones keep their place (L-ZON-06).
      cubes.splice(cubes.lastIndexOf(colour), 1);
      s.supply[colour]++;
    }
    for (const colour of on) {
      cubes.push(colour);
      s.supply[colour]--;
    }
  },
);

/** Instability of a colour in a room (L-INS). `converted`: instead of somebody else's. */
export const place = lodge<{ seat: number; room: number; n: number; converted: number }>(
  "place",
  { seat: open, room: open, n: open, converted: open },
  (w, { seat, room, n, converted }) => {
    if (converted === 1) return;
    for (let i = 0; i < n; i++) w.s.instability[room].push(seat);
    w.s.supply[seat] -= n;
  },
  ANSWERABLE,
);

/** A mage falls: to its cell, its cubes home, the points and the trophy given (L-DEF). `bearers`: whose cubes they were, as bits. */
export const defeat = lodge<{ seat: number; killer: number; bearers: number }>(
  "defeat",
  { seat: open, killer: open, bearers: open },
  (w, { seat, killer }) => {
    const { s } = w;
    s.at[seat] = CELL;
    for (const colour of s.damage[seat]) s.supply[colour]++;
    s.damage[seat] = [];
    // Cubes that would have gone home at clean-up have gone now: three numbers each, the victim first.
    s.fading = s.fading.filter((_, i) => s.fading[i - (i % 3)] !== seat);
    s.inhibited[seat] = 0;
    if (s.trophyStock[seat] > 0 && killer !== seat) {
      s.trophyStock[seat]--;
      s.trophies[killer]++;
    }
    tell(w, 1);
  },
  ANSWERABLE,
);

/** A figure leaves play, its cubes go home (L-EVO-06). */
export const unsummon = lodge<{ figure: number; by: number; from: number }>(
  "unsummon",
  { figure: open, by: open, from: open },
  (w, { figure }) => {
    const { s } = w;
    for (const colour of s.figureDamage[figure]) s.supply[colour]++;
    s.figureDamage[figure] = [];
    s.figureAt[figure] = NONE;
    s.figureOwner[figure] = NONE;
  },
  ANSWERABLE,
);

/** A figure enters play under a mage (L-SUM-01). Its arrival in the room is a `go`. */
export const summon = lodge<{ figure: number; seat: number }>(
  "summon",
  { figure: open, seat: open },
  (w, { figure, seat }) => {
    w.s.figureOwner[figure] = seat;
  },
);

export const spendAction = lodge<{ seat: number; n: number }>(
  "spend-action",
  { seat: open, n: open },
  (w, { seat, n }) => {
    w.s.actions[seat] = Math.max(0, w.s.actions[seat] - n);
  },
);
export const inhibit = lodge<{ seat: number; what: number }>(
  "inhibit",
  { seat: open, what: open },
  (w, { seat, what }) => {
    w.s.inhibited[seat] |= what;
  },
);

/** Values that hold for this turn. */
export const Stat = { attackIs: 0, attacksAll: 1, movesAndAttacks: 2, abomination: 3 } as const;
export const stat = lodge<{ seat: number; what: number; n: number }>(
  "stat",
  { seat: open, what: open, n: open },
  (w, { seat, what, n }) => {
    const { s } = w;
    [s.attackIs, s.attacksAll, s.movesAndAttacks, s.abomination][what][seat] = n;
  },
);

// --- rooms ---

/** An activation is declared: its token turns (L-ROM-02). */
export const activate = lodge<{ seat: number; room: number }>(
  "activate",
  { seat: open, room: open },
  (w, { seat, room }) => {
    if (w.s.tokens[room] === Token.available) w.s.tokens[room] = Token.used;
    w.s.activations[seat]++;
    tell(w, 1, seat, room);
  },
  ANSWERABLE,
);
export const roomToken = lodge<{ room: number; token: number }>(
  "room-token",
  { room: open, token: open },
  (w, { room, token }) => {
    w.s.tokens[room] = token;
  },
);
/** A full room falls or rises; its cubes go home (L-ROM-03). `winner` takes its token, or NONE. */
export const settleRoom = lodge<{ room: number; winner: number; destroyed: number }>(
  "settle-room",
  { room: open, winner: open, destroyed: open },
  (w, { room, winner, destroyed }) => {
    const { s } = w;
    for (const colour of s.instability[room]) s.supply[colour]++;
    s.instability[room] = [];
    s.destroyed[room] = destroyed;
    s.tokens[room] = Token.none;
    if (winner !== NONE) s.won[winner].push(s.tiles[room]);
  },
);
export const shutRoom = lodge<{ room: number }>("shut-room", { room: open }, (w, { room }) => {
  w.s.shut[room] = 1;
});
/** For this turn a room counts as another tile, in another colour. */
export const disguise = lodge<{ room: number; tile: number; colour: number }>(
  "disguise",
  { room: open, tile: open, colour: open },
  (w, { room, tile, colour }) => {
    w.s.tileAs[room] = tile;
    w.s.colourAs[room] = colour;
  },
);

// --- spells ---

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
  carry,
);
/** The same, for the seat's eyes alone: drawn, taken into the hand, put back. */
export const moveHidden = lodge<{ seat: number; card: number; from: number; to: number }>(
  "move-hidden",
  { seat: open, card: toSeat, from: open, to: open },
  carry,
);
/** A spell goes from one hand to another; the two see it. */
export const giveSpell = lodge<{ seat: number; target: number; to: List; card: number }>(
  "give-spell",
  { seat: open, target: open, to: open, card: toThose },
  (w, { seat, target, card }) => {
    take(w.s.hands[seat], card);
    w.s.hands[target].push(card);
  },
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
  },
);
/** Back on top of its school's deck. */
export const putOnSchool = lodge<{ seat: number; school: number; card: number }>(
  "put-on-school",
  { seat: open, school: open, card: ownSeat },
  (w, { seat, school, card }) => {
    take(w.s.looking[seat], card);
    w.s.library[school].push(card);
  },
);
/** Under the Forgotten Spells, unseen. */
export const putUnderForgotten = lodge<{ seat: number; card: number }>(
  "put-under-forgotten",
  { seat: open, card: ownSeat },
  (w, { seat, card }) => {
    take(w.s.looking[seat], card);
    w.s.forgotten.unshift(card);
  },
);
export const shuffleZone = lodge<{ seat: number; what: number; stream: number }>(
  "shuffle",
  { seat: open, what: open, stream: open },
  (w, { seat, what, stream }) => shuffle(w, stream, shuffled(w.s, seat, what)),
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
);
export const takePersonal = lodge<{ seat: number; card: number }>(
  "take-personal",
  { seat: open, card: open },
  (w, { seat, card }) => {
    w.s.aside[seat]--;
    w.s.hands[seat].push(card);
  },
);

/** A personal spell leaves the hand and waits for the next moon (L-STU-04, L-PSP-03). */
export const setAside = lodge<{ seat: number; card: number }>(
  "set-aside",
  { seat: open, card: revealed },
  (w, { seat, card }) => {
    take(w.s.hands[seat], card);
    w.s.aside[seat]++;
  },
);

/** What a mage means to plan. Until all are done the card counts as in hand, so that nobody learns of it (L-HID-32). */
export const intendSpell = lodge<{ seat: number; slot: number; card: number; side: number }>(
  "intend-spell",
  { seat: open, slot: open, card: ownSeat, side: ownSeat },
  (w, { seat, slot, card, side }) => {
    w.s.planned[seat][slot] = card;
    w.s.plannedSide[seat][slot] = side;
  },
  { inPrivate: true },
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
);
/** A spell is cast. Whether it lies in wait as a trap or a protection or is shown, everyone learns now (L-ACT-41, 42). */
export const cast = lodge<{ seat: number; slot: number; kind: number }>(
  "cast",
  { seat: open, slot: open, kind: revealed },
  nothing,
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
);
/** A planned spell is shown to all and stays as it is. */
export const showPlanned = lodge<{ seat: number; slot: number; card: number; side: number }>(
  "show-planned",
  { seat: open, slot: open, card: revealed, side: revealed },
  nothing,
);
/** What can be looked at; `top`: of a pile of quests or events. */
export const Look = { "ready spells": 0, hand: 1, quests: 2, top: 3 } as const;
/** Something hidden is shown to one seat. `what`: see Look. */
export const showTo = lodge<{ seat: number; to: List; what: number; cards: List }>(
  "show-to",
  { seat: open, to: open, what: open, cards: toThose },
  nothing,
  { inPrivate: true },
);
/** An "any" element is fixed for the rest of the turn (L-ACT-42). */
export const fixElement = lodge<{ seat: number; slot: number; element: number }>(
  "fix-element",
  { seat: open, slot: open, element: open },
  (w, { seat, slot, element }) => {
    w.s.element[seat][slot] = element;
  },
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
);
/** A planned spell leaves the sheet: shown to Memories, or unseen to the hand. */
export const unplanOpenly = lodge<{ seat: number; slot: number; card: number }>(
  "unplan-openly",
  { seat: open, slot: open, card: revealed },
  (w, { seat, slot, card }) => {
    emptySlot(w.s, seat, slot);
    w.s.memories[seat].push(card);
  },
);
export const unplanUnseen = lodge<{ seat: number; slot: number; card: number }>(
  "unplan-unseen",
  { seat: open, slot: open, card: ownSeat },
  (w, { seat, slot, card }) => {
    emptySlot(w.s, seat, slot);
    w.s.hands[seat].push(card);
  },
);
/** A revealed spell leaves the sheet. */
export const clearSpell = lodge<{ seat: number; slot: number; card: number; to: number }>(
  "clear-spell",
  { seat: open, slot: open, card: open, to: open },
  (w, { seat, slot, card, to }) => {
    const { s } = w;
    emptySlot(s, seat, slot);
    zoneOf(w, seat, card, to).push(card);
  },
);
function emptySlot(s: State, seat: number, slot: number): void {
  s.planned[seat][slot] = EMPTY;
  s.plannedSide[seat][slot] = EMPTY;
  s.slots[seat][slot] = Slot.empty;
  s.revealed[seat][slot] = NONE;
  s.revealedSide[seat][slot] = NONE;
  s.element[seat][slot] = NONE;
}
/** The targets of a spell are declared (L-ACT-44). */
export const declare = lodge<{
  seat: number;
  card: number;
  side: number;
  target: number;
  room: number;
  avoid: number;
}>(
  "declare",
  { seat: open, card: open, side: open, target: open, room: open, avoid: open },
  (w, { target, room, avoid }) => tell(w, 1, target, room, avoid),
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

// --- quests and events ---

export const drawQuest = lodge<{ seat: number; moon: number; quest: number }>(
  "draw-quest",
  { seat: open, moon: open, quest: toSeat },
  (w, { seat, moon, quest }) => {
    take(w.s.questDecks[moon - 1], quest);
    w.s.quests[seat].push(quest);
  },
);
/** A quest drawn is shown to all, where quests are public (L-QST-01). */
export const showQuest = lodge<{ seat: number; quest: number }>("show-quest", { seat: open, quest: revealed }, nothing);
/** Where a quest lies that has not been rewarded. */
const unrewarded = (s: State, seat: number, quest: number): number[] =>
  s.toSolve[seat].includes(quest) ? s.toSolve[seat] : s.quests[seat];
/** A quest leaves its place, and the cubes on its task spaces go home (L-QST-04). */
function liftQuest({ s }: Lodge, seat: number, quest: number): void {
  take(unrewarded(s, seat, quest), quest);
  const left = s.progress[seat].filter((one) => one !== quest);
  s.supply[seat] += s.progress[seat].length - left.length;
  s.progress[seat] = left;
}
export const dropQuest = lodge<{ seat: number; quest: number }>(
  "drop-quest",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.questDiscards.push(quest);
  },
);
/** Under its deck again, unseen (replace 1 quest). */
export const returnQuest = lodge<{ seat: number; quest: number; moon: number }>(
  "return-quest",
  { seat: open, quest: ownSeat, moon: open },
  (w, { seat, quest, moon }) => {
    liftQuest(w, seat, quest);
    w.s.questDecks[moon - 1].unshift(quest);
  },
);
export const giveQuest = lodge<{ seat: number; target: number; to: List; quest: number }>(
  "give-quest",
  { seat: open, target: open, to: open, quest: toThose },
  (w, { seat, target, quest }) => {
    liftQuest(w, seat, quest);
    w.s.quests[target].push(quest);
  },
);
/** A quest whose task is done is laid open by its owner (L-OQ-102). That it happens tells what was hidden. */
export const claimQuest = lodge<{ seat: number; quest: number }>(
  "claim-quest",
  { seat: open, quest: revealed },
  nothing,
  { tells: true },
);
/** A cube of its owner on a task space of a quest (L-QST-04). */
export const markTask = lodge<{ seat: number; quest: number }>(
  "mark-task",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    w.s.supply[seat]--;
    w.s.progress[seat].push(quest);
  },
);
/** A quest is completed and waits to be solved (L-QST-05). */
export const finishTask = lodge<{ seat: number; quest: number }>(
  "finish-task",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.toSolve[seat].push(quest);
  },
);
/** A quest is completed, or solved, and will be rewarded (L-QST-05, 06). */
export const solve = lodge<{ seat: number; quest: number }>(
  "solve",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.completed[seat].push(quest);
  },
  ANSWERABLE,
);
/** A quest cannot be solved this turn (Deceiving Image). */
export const barQuest = lodge<{ quest: number }>("bar-quest", { quest: open }, (w, { quest }) => {
  w.s.barred.push(quest);
});
/** A quest is filed among the completed ones without its reward. */
export const fileQuest = lodge<{ seat: number; quest: number }>(
  "file-quest",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.completed[seat].push(quest);
  },
);
/** A completed quest's card changes hands. */
export const passCompleted = lodge<{ seat: number; from: number; quest: number }>(
  "pass-completed",
  { seat: open, from: open, quest: open },
  (w, { seat, from, quest }) => {
    take(w.s.completed[from], quest);
    w.s.completed[seat].push(quest);
  },
);
/** Quests of a moon shuffled with their discards back into the deck (L-OQ-10). */
export const renewQuests = lodge<{ moon: number; stream: number }>(
  "renew-quests",
  { moon: open, stream: open },
  (w, { moon, stream }) => {
    const { s, cards } = w;
    const back = s.questDiscards.filter((quest) => cards.content.quests[quest].moon === moon);
    s.questDiscards = s.questDiscards.filter((quest) => !back.includes(quest));
    s.questDecks[moon - 1].push(...back);
    shuffle(w, stream, s.questDecks[moon - 1]);
  },
);
export const renewEvents = lodge<{ moon: number; stream: number }>(
  "renew-events",
  { moon: open, stream: open },
  (w, { moon, stream }) => {
    const { s, cards } = w;
    const back = s.eventDiscards.filter((event) => cards.content.events[event].moon === moon);
    s.eventDiscards = s.eventDiscards.filter((event) => !back.includes(event));
    s.eventDecks[moon - 1].push(...back);
    shuffle(w, stream, s.eventDecks[moon - 1]);
  },
);
/** The top event is turned up by a mage (L-BR-04). */
export const drawEvent = lodge<{ seat: number; event: number }>(
  "draw-event",
  { seat: open, event: revealed },
  (w, { seat, event }) => {
    take(w.s.eventDecks[w.cards.content.events[event].moon - 1], event);
    w.s.drawer = seat;
  },
);
/** Events now on the three spaces, and those that left. `by`: whose doing, or NONE; it is that seat's event now. */
export const layEvents = lodge<{ spaces: List; left: List; by: number }>(
  "lay-events",
  { spaces: open, left: open, by: open },
  (w, { spaces, left, by }) => {
    w.s.eventBoard = [...spaces];
    w.s.eventDiscards.push(...left);
    if (by !== NONE) w.s.drawer = by;
  },
);

/** An event of the current moon's deck goes to another place in it, unseen by others. */
export const liftEvent = lodge<{ event: number; at: number }>(
  "lift-event",
  { event: hidden, at: open },
  (w, { event, at }) => {
    const deck = w.s.eventDecks[w.s.moon - 1];
    take(deck, event);
    deck.splice(Math.max(0, deck.length - at), 0, event);
  },
);

// --- what lasts on ---

export const linger = lodge<{ owner: number; listener: number; it: number; room: number; card: number; left: number }>(
  "linger",
  { owner: open, listener: open, it: open, room: open, card: open, left: open },
  (w, effect) => {
    w.s.lingering.push({ ...effect });
  },
);
/** A lasting effect has happened once, or has given so many of its points. */
export const spendLingering = lodge<{ at: number; n: number }>(
  "spend-lingering",
  { at: open, n: open },
  (w, { at, n }) => {
    w.s.lingering[at].left -= n;
    if (w.s.lingering[at].left === 0) w.s.lingering.splice(at, 1);
  },
);
/** Everything that held until the end of the turn is over (L-CLN-06). */
export const endTurnEffects = lodge<Record<never, never>>("end-turn-effects", {}, (w) => {
  const { s } = w;
  s.lingering = [];
  s.barred = [];
  for (let seat = 0; seat < s.seats; seat++) {
    // What was said of the next Action Phase begins to hold; what held is over.
    s.inhibited[seat] = s.inhibited[seat] >> NEXT_PHASE;
    s.attackIs[seat] = NONE;
    s.attacksAll[seat] = 0;
    s.movesAndAttacks[seat] = 0;
    s.abomination[seat] = 0;
    s.activations[seat] = 0;
    s.actions[seat] = ACTIONS_A_TURN;
  }
  for (let room = 0; room < s.tiles.length; room++) {
    s.shut[room] = 0;
    s.tileAs[room] = s.tiles[room];
    s.colourAs[room] = w.cards.roomColour[s.tiles[room]];
  }
});
export const fade = lodge<{ seat: number; colour: number; n: number }>(
  "fade",
  { seat: open, colour: open, n: open },
  (w, { seat, colour, n }) => {
    w.s.fading.push(seat, colour, n);
  },
);
export const fadeAway = lodge<Record<never, never>>("fade-away", {}, (w) => {
  w.s.fading = [];
});
