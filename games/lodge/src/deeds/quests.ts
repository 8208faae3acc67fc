/** Quests and events. */
import { hidden, open, ownSeat, revealed, shuffle, toSeat, toThose } from "@blackrose/kernel";
import { type Lodge, NONE, type State } from "../state.ts";
import { standUp } from "./attachments.ts";
import { type List, lodge, ANSWERABLE, nothing, take, QUIET } from "./deed.ts";

export const drawQuest = lodge<{ seat: number; moon: number; quest: number }>(
  "draw-quest",
  { seat: open, moon: open, quest: toSeat },
  (w, { seat, moon, quest }) => {
    take(w.s.questDecks[moon - 1], quest);
    w.s.quests[seat].push(quest);
  },
  QUIET,
);
/** A quest drawn is shown to all, where quests are public (L-QST-01). */
export const showQuest = lodge<{ seat: number; quest: number }>(
  "show-quest",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    w.s.openQuests[seat].push(quest);
  },
  QUIET,
);
/** Where a quest lies that has not been rewarded. */
const unrewarded = (s: State, seat: number, quest: number): number[] =>
  s.toSolve[seat].includes(quest) ? s.toSolve[seat] : s.quests[seat];
/** A quest leaves its place, and the cubes on its task spaces go home (L-QST-04). */
function liftQuest({ s }: Lodge, seat: number, quest: number): void {
  take(unrewarded(s, seat, quest), quest);
  if (s.openQuests[seat].includes(quest)) take(s.openQuests[seat], quest);
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
  QUIET,
);
/** Under its deck again, unseen (replace 1 quest). */
export const returnQuest = lodge<{ seat: number; quest: number; moon: number }>(
  "return-quest",
  { seat: open, quest: ownSeat, moon: open },
  (w, { seat, quest, moon }) => {
    liftQuest(w, seat, quest);
    w.s.questDecks[moon - 1].unshift(quest);
  },
  QUIET,
);
export const giveQuest = lodge<{ seat: number; target: number; to: List; quest: number }>(
  "give-quest",
  { seat: open, target: open, to: open, quest: toThose },
  (w, { seat, target, quest }) => {
    const laysOpen = w.s.openQuests[seat].includes(quest);
    liftQuest(w, seat, quest);
    w.s.quests[target].push(quest);
    if (laysOpen) w.s.openQuests[target].push(quest);
  },
  QUIET,
);
/** A quest whose task is done is laid open by its owner (L-OQ-102). That it happens tells what was hidden. */
export const claimQuest = lodge<{ seat: number; quest: number }>(
  "claim-quest",
  { seat: open, quest: revealed },
  nothing,
  { ...QUIET, tells: true },
);
/** A cube of its owner on a task space of a quest (L-QST-04). */
export const markTask = lodge<{ seat: number; quest: number }>(
  "mark-task",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    w.s.supply[seat]--;
    w.s.progress[seat].push(quest);
  },
  QUIET,
);
/** A quest is completed and waits to be solved (L-QST-05). */
export const finishTask = lodge<{ seat: number; quest: number }>(
  "finish-task",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.toSolve[seat].push(quest);
  },
  QUIET,
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
export const barQuest = lodge<{ quest: number }>(
  "bar-quest",
  { quest: open },
  (w, { quest }) => {
    w.s.barred.push(quest);
  },
  QUIET,
);
/** A quest is filed among the completed ones without its reward. */
export const fileQuest = lodge<{ seat: number; quest: number }>(
  "file-quest",
  { seat: open, quest: revealed },
  (w, { seat, quest }) => {
    liftQuest(w, seat, quest);
    w.s.completed[seat].push(quest);
  },
  QUIET,
);
/** A completed quest's card changes hands. */
export const passCompleted = lodge<{ seat: number; from: number; quest: number }>(
  "pass-completed",
  { seat: open, from: open, quest: open },
  (w, { seat, from, quest }) => {
    take(w.s.completed[from], quest);
    w.s.completed[seat].push(quest);
  },
  QUIET,
);
/** A completed quest's card goes to the discards. */
export const dropCompleted = lodge<{ seat: number; quest: number }>(
  "drop-completed",
  { seat: open, quest: open },
  (w, { seat, quest }) => {
    take(w.s.completed[seat], quest);
    w.s.questDiscards.push(quest);
  },
  QUIET,
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
  QUIET,
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
  QUIET,
);
/** The top event is turned up by a mage (L-BR-04). */
export const drawEvent = lodge<{ seat: number; event: number }>(
  "draw-event",
  { seat: open, event: revealed },
  (w, { seat, event }) => {
    take(w.s.eventDecks[w.cards.content.events[event].moon - 1], event);
    w.s.drawer = seat;
  },
  QUIET,
);
/** Events now on the three spaces, and those that left. `by`: whose doing, or NONE; it is that seat's event now. */
export const layEvents = lodge<{ spaces: List; left: List; by: number }>(
  "lay-events",
  { spaces: open, left: open, by: open },
  (w, { spaces, left, by }) => {
    w.s.eventBoard = [...spaces];
    w.s.eventDiscards.push(...left);
    if (by !== NONE) w.s.drawer = by;
    standUp(w.cards, w.s);
  },
  QUIET,
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
  QUIET,
);
