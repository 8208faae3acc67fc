/** What a seat cannot see, dealt anew in every way that fits what it does see; and how well a seat stands. */
import { drawLuck, FrameKind, type Luck, sealedAnswer, UNKNOWN, type View } from "@blackrose/kernel";
import { verbNow } from "./effects/doing.ts";
import { recordOf } from "./effects/verb.ts";
import { nextShape, questShape } from "./frames.ts";
import { nightmaresIn } from "./deeds.ts";
import { marksOf } from "./options.ts";
import { pointsIn } from "./rules/clean-up.ts";
import { planOptions } from "./rules/preparation.ts";
import { completing } from "./rules/quests.ts";
import { hasPersonalSpells } from "./rules/values.ts";
import { EMPTY, NONE, Slot, type State, STREAMS, state } from "./state.ts";
import { controllerOf, ROSE } from "./who.ts";
import { facesOneWay, FORGOTTEN, hasItsRoom, PERSONAL, type Tables } from "./tables.ts";
import { Family, familyOf, held } from "./things.ts";

function shuffled(things: number[], luck: Luck): number[] {
  for (let i = things.length - 1; i > 0; i--) {
    const j = drawLuck(luck, 0, i + 1);
    [things[i], things[j]] = [things[j], things[i]];
  }
  return things;
}

/** A whole table that looks like `seen` to that viewer. */
export function imagine(cards: Tables, seen: View<State>, viewer: number, luck: Luck): State {
  const s = state.copy(seen);
  s.seed = Array.from({ length: 8 }, () => drawLuck(luck, 0, 0x100000000) | 0);
  s.drawn = new Array<number>(STREAMS.length).fill(0);
  layOpen(s);
  layClaimed(s);
  layOffered(cards, s, viewer);
  dealSpells(cards, s, luck);
  const questsOut = [...s.toSolve.flat(), ...s.completed.flat(), ...s.questDiscards];
  const homeless = [...cards.content.quests.keys()].filter((quest) => !hasItsRoom(cards, s.tiles, quest));
  // Quests the Avatar has claimed lie face-down (L-AVW-02).
  dealCards([...s.quests, s.claimed], s.questDecks, [...questsOut, ...homeless], cards.content.quests, luck);
  const eventsOut = [...s.eventDiscards, ...s.eventBoard.filter((event) => event !== NONE)];
  dealCards([], s.eventDecks, eventsOut, cards.content.events, luck);
  dealActions(cards, s, luck);
  dealNightmares(cards, s, luck);
  planForOthers(cards, s, viewer, luck);
  return s;
}

/** Quests that lie open are known to all (L-QST-01). */
function layOpen(s: State): void {
  s.openQuests.forEach((quests, seat) => {
    if (s.quests[seat].includes(UNKNOWN)) lay(s.quests[seat], quests.toReversed());
  });
}

/** A quest laid open to be solved is still among its owner's until it is (L-QST-05). */
function layClaimed(s: State): void {
  for (const frame of s.stack) {
    const { kind, of, seat } = frame;
    if (kind !== FrameKind.flow || of !== completing.index) continue;
    const lies = [...s.quests, ...s.toSolve, ...s.completed, s.questDiscards].flat();
    const quest = questShape.get(frame, "quest");
    if (!lies.includes(quest)) lay(s.quests[seat], [quest]);
  }
}

/**
 * The viewer may be asked about cards that lie hidden: the Grimoire it searches, a hand or quests it was shown, the top of a deck.
 * There they lie in every world that fits.
 */
function layOffered(cards: Tables, s: State, viewer: number): void {
  const ask = s.asks.find(({ seat }) => seat === viewer);
  const now = verbNow(cards, s);
  if (ask === undefined || now === null) return;
  const inSight = new Set([s.quests, s.toSolve, s.completed].flat(2));
  const offered = (family: number): number[] => ask.options.filter((code) => familyOf(code) === family).map(held);
  const spells = offered(Family.card).filter((card) => !s.hands[viewer].includes(card));
  const quests = offered(Family.quest).filter((quest) => !inSight.has(quest));
  const events = offered(Family.event).filter((event) => !s.eventBoard.includes(event));
  const { verb, effect } = now;
  const from = recordOf(cards.verbs, verb).offersFrom?.(s, effect, verb, viewer) ?? {};
  lay(from.spells ?? [], spells);
  for (const quest of quests) lay(from.quests ?? s.questDecks[cards.content.quests[quest].moon - 1], [quest]);
  for (const event of events) lay(s.eventDecks[cards.content.events[event].moon - 1], [event]);
  // The very top of the Nightmare deck is offered first (L-NM-01).
  if (verb.do === "assign") lay(s.nightmares, offered(Family.attachment));
}

/** Puts known cards where unknown ones lie, from the top; what lies open stays as it is. */
function lay(zone: number[], known: readonly number[]): void {
  for (const card of known) {
    const at = zone.lastIndexOf(UNKNOWN);
    if (at >= 0) zone[at] = card;
  }
}

/** While plans are being sealed, the others' questions and answers are imagined too: any legal choice is as good as another. */
function planForOthers(cards: Tables, s: State, viewer: number, luck: Luck): void {
  const plan = s.stack[s.stack.length - 1];
  if (plan?.kind !== FrameKind.plan) {
    s.asks = s.asks.filter((ask) => ask.seat === viewer);
    return;
  }
  const slot = nextShape.get(s.stack[s.stack.length - 2], "next") - 1;
  for (const seat of plan.regs) {
    if (seat === viewer) continue;
    const options = planOptions({ s, cards }, seat, slot);
    const ask = s.asks.find((one) => one.seat === seat);
    if (ask === undefined) {
      s.sealed[seat] = sealedAnswer([options[drawLuck(luck, 0, options.length)]], options);
    } else {
      ask.options = options;
      ask.min = 1;
      ask.max = 1;
    }
  }
}

/** Before the Library is laid out any school may come. */
const inLibrary = (s: State, school: number): boolean => s.opened.length === 0 || s.opened.includes(school);

/** Copies of personal spells that are in the game and nobody knows where: as many as are neither set aside nor in sight (L-PSP-01). */
function personalOut(cards: Tables, s: State, known: ReadonlySet<number>): number[] {
  if (!hasPersonalSpells({ cards, s })) return [];
  return s.grimoires.slice(0, s.seats).flatMap((grimoire, seat) => {
    // With the Grimoire the personal spell comes, too.
    if (s.turn === 0 && grimoire.length === 0) return [];
    const copies = cards.cardsOf.get(cards.content.mages[s.mages[seat]]?.personal ?? "") ?? [];
    const hidden = copies.filter((card) => !known.has(card));
    const inSight = copies.length - hidden.length;
    return hidden.slice(0, Math.max(0, copies.length - s.aside[seat] - inSight));
  });
}

/** Hidden spells: hands, Grimoires, sheets, decks. A school's deck holds that school; other places hold anything unseen. */
function dealSpells(cards: Tables, s: State, luck: Luck): void {
  const planned = s.planned.map((row, seat) =>
    row.map((card, slot) => (card === UNKNOWN && s.slots[seat][slot] === Slot.empty ? EMPTY : card)),
  );
  const open = [
    ...s.hands,
    ...s.grimoires,
    ...s.memories,
    ...s.looking,
    ...s.library,
    ...s.discards,
    s.forgotten,
    s.gone,
    ...planned,
    ...s.revealed,
  ].flat();
  const known = new Set(open.filter((card) => card >= 0));
  const printed = cards.spellOf.flatMap((spell, card) => {
    const school = cards.schoolOf[spell];
    const isIn = school !== PERSONAL && (school === FORGOTTEN || inLibrary(s, school));
    return known.has(card) || !isIn ? [] : [card];
  });
  const unseen = shuffled([...printed, ...personalOut(cards, s, known)], luck);
  const takeOne = (fits: (card: number) => boolean): number => {
    const at = unseen.findIndex(fits);
    return unseen.splice(Math.max(0, at), 1)[0] ?? 0;
  };
  s.library.forEach((deck, school) => {
    deck.forEach((card, i) => {
      if (card === UNKNOWN) deck[i] = takeOne((one) => cards.schoolOf[cards.spellOf[one]] === school);
    });
  });
  s.forgotten.forEach((card, i) => {
    if (card === UNKNOWN) s.forgotten[i] = takeOne((one) => cards.spells[cards.spellOf[one]].school === "forgotten");
  });
  s.planned.forEach((row, seat) => {
    // After the slots lies a spell cast from hand until its slot is chosen.
    for (let slot = 0; slot < row.length; slot++) {
      if (row[slot] !== UNKNOWN) continue;
      const kind = s.slots[seat][slot];
      if (kind === Slot.empty || kind === Slot.revealed) {
        row[slot] = EMPTY;
        s.plannedSide[seat][slot] = EMPTY;
        continue;
      }
      const wanted =
        kind === Slot.trap ? "trap" : kind === Slot.protection ? "protection" : kind === Slot.tarot ? "tarot" : null;
      row[slot] = takeOne(
        (one) => wanted === null || cards.sides[cards.spellOf[one]].some(({ side }) => side.type === wanted),
      );
      const sides = cards.sides[cards.spellOf[row[slot]]];
      const fitting = sides.map((_, i) => i).filter((i) => wanted === null || sides[i].side.type === wanted);
      const halves = facesOneWay(cards.spells[cards.spellOf[row[slot]]]);
      s.plannedSide[seat][slot] = halves || fitting.length === 0 ? 0 : fitting[drawLuck(luck, 0, fitting.length)];
    }
  });
  for (const zone of [...s.hands, ...s.grimoires, ...s.looking]) {
    zone.forEach((card, i) => {
      if (card === UNKNOWN) zone[i] = takeOne(() => true);
    });
  }
}

/** Quests and events: hidden hands and decks by moon. */
function dealCards(
  hands: number[][],
  decks: number[][],
  out: readonly number[],
  all: readonly { moon: number }[],
  luck: Luck,
): void {
  const known = new Set([...out, ...hands.flat(), ...decks.flat()].filter((card) => card >= 0));
  const unseen = shuffled(
    all.map((_, card) => card).filter((card) => !known.has(card)),
    luck,
  );
  decks.forEach((deck, moon) => {
    deck.forEach((card, i) => {
      if (card !== UNKNOWN) return;
      const at = unseen.findIndex((one) => all[one].moon === moon + 1);
      deck[i] = unseen.splice(Math.max(0, at), 1)[0];
    });
  });
  for (const hand of hands) {
    hand.forEach((card, i) => {
      if (card === UNKNOWN) hand[i] = unseen.pop() as number;
    });
  }
}

/** The Avatar's cards: the top one of this moon has the back that everyone sees (L-AVA-19). */
function dealActions(cards: Tables, s: State, luck: Luck): void {
  const { actions } = cards;
  if (actions.length === 0) return;
  const printed = actions.map(({ is }) => is);
  dealCards([], s.actionDecks, s.actionsRevealed, printed, luck);
  const deck = s.actionDecks[s.moon - 1];
  const top = deck.length - 1;
  const fitting = deck.findLastIndex((action) => actions[action].back === s.actionBack);
  if (fitting >= 0) [deck[top], deck[fitting]] = [deck[fitting], deck[top]];
}

/** The Nightmare cards that lie by nobody. */
function dealNightmares(cards: Tables, s: State, luck: Luck): void {
  const out = s.attachments.map(({ kind }) => cards.attachments[kind].is.id);
  const unseen = shuffled(
    nightmaresIn(cards).filter(
      (card) => !s.nightmares.includes(card) && !out.includes(cards.content.attachments[card].id),
    ),
    luck,
  );
  s.nightmares.forEach((card, i) => {
    if (card === UNKNOWN) s.nightmares[i] = unseen.pop() as number;
  });
}

/** Standing as a number 0 … 1: the power race first, then wounds, rooms, quests, trophies, cards. */
export function worth(cards: Tables, s: State, seat: number): number {
  if (s.winner !== NONE) return s.winner === seat ? 1 : 0;
  const own = standing(cards, s, seat);
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, standing(cards, s, other));
  const [, , end] = marksOf(s);
  const ahead =
    s.avatarAfter >= 0 ? own - overtaking(best, rivalStanding(cards, s)) : own - 0.5 * best - 0.4 * s.power[ROSE];
  return Math.max(0.01, Math.min(0.99, 0.5 + ahead / (2 * end)));
}

/** Against the Avatar who leads weighs most, but whoever else may win counts, too. */
const overtaking = (best: number, rival: number): number => Math.max(best, rival) + 0.2 * Math.min(best, rival);

/** How the Avatar stands, whose points are the Black Rose's: with what he counts at the end, and what his cubes will bring (L-AVX-13). */
function rivalStanding(cards: Tables, s: State): number {
  const points = s.power[ROSE] + SOLVED * s.claimed.length + 1.2 * s.trophies[ROSE] + stakes(cards, s, ROSE);
  return points + (s.crown === s.seats ? 0.5 : 0);
}

/** What a solved quest is worth in the final count, on top of its points; and so many open ones are worth planning for. */
const SOLVED = 1.5;
const OPEN_QUESTS = 2;
/** Solved ones, those to be solved, and open ones as points to come: the nearer, the more cubes lie on their tasks. */
function questsOf(cards: Tables, s: State, seat: number): number {
  const { quests } = cards.content;
  let points = SOLVED * s.completed[seat].length;
  for (const quest of s.toSolve[seat]) points += quests[quest].points + 0.9 * SOLVED;
  const open = s.quests[seat].map((quest) => {
    const { points: pays, tasks = 1 } = quests[quest];
    const done = s.progress[seat].filter((one) => one === quest).length / tasks;
    return (0.25 + 0.6 * done) * (pays + SOLVED);
  });
  const near = open.sort((a, b) => b - a).slice(0, OPEN_QUESTS);
  return near.reduce((sum, one) => sum + one, points);
}

function standing(cards: Tables, s: State, seat: number): number {
  let points = s.power[seat] + 1.2 * s.trophies[seat];
  for (const tile of s.won[seat]) points += cards.content.rooms[tile].points;
  points += stakes(cards, s, seat);
  const mage = cards.content.mages[s.mages[seat]];
  if (mage !== undefined) {
    const hurt = s.damage[seat].length / mage.health;
    // The Avatar lives on defeats: the nearer one is, the worse.
    points -= s.avatarAfter >= 0 ? 5 * hurt * hurt : 2.2 * hurt;
  }
  // A jinx weighs until its last knot is undone, a Nightmare until its Umbra leaves.
  for (const { kind, on, cubes } of s.attachments) {
    const { family, knots = 1 } = cards.attachments[kind].is;
    if (family === "jinx" && on === seat) points -= 1 - (0.6 * cubes.length) / knots;
    if (family === "nightmare" && on === seat) points -= 0.8;
    if (family === "upgrade" && on !== NONE && controllerOf(s, on) === seat) points += 0.35;
    if (family === "poison") points += on === seat ? -0.3 : cubes.includes(seat) ? 0.2 : 0;
  }
  for (let other = 0; other < s.damage.length; other++) {
    if (other === seat) continue;
    // Nobody but the seats hurts the Avatar: what lies on him is nearly won.
    points += (other < s.seats ? 0.25 : 0.5) * s.damage[other].filter((colour) => colour === seat).length;
  }
  points += 0.5 * s.figureOwner.filter((owner) => owner === seat).length + 0.05 * s.hands[seat].length;
  points += questsOf(cards, s, seat);
  return points + (s.crown === seat ? 0.5 : 0);
}

/** What a party's cubes in the rooms are worth while they lie there: the fuller the room, the nearer its points. */
function stakes(cards: Tables, s: State, party: number): number {
  const byRank = cards.rulesets[s.ruleset].roomScore === "points by rank";
  let points = 0;
  for (let room = 0; room < s.tiles.length; room++) {
    const cubes = s.instability[room];
    if (cubes.length === 0) continue;
    const mine = cubes.filter((colour) => colour === party).length;
    if (mine === 0) continue;
    const { points: pays, slots } = cards.content.rooms[s.tiles[room]];
    if (!byRank) {
      points += (pays * mine * mine) / (slots * slots);
      continue;
    }
    const filled = cubes.length / slots;
    points += pointsIn({ cards, s }, room)[party] * filled * filled;
  }
  return points;
}
