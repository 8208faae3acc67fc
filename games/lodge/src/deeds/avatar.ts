/** The Avatar: his board, his action cards, what he claims (L-AVA). */
import { hidden, open, revealed, shuffle } from "@blackrose/kernel";
import { Back, NONE, type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { ANSWERABLE, lodge, nothing, take, QUIET } from "./deed.ts";

/** What the back of the top card of the current moon shows (L-AVA-19). */
export function turnBack(cards: Tables, s: State): void {
  const top = s.actionDecks[s.moon - 1]?.at(-1);
  s.actionBack = top === undefined ? Back.none : cards.actions[top].back;
}

/** His board lies on a socket, he sits after a seat, and wears a mage nobody took (L-AVS-02, L-AVS-03, L-AVS-05). */
export const layAvatar = lodge<{ seat: number; mage: number; socket: number; after: number; room: number }>(
  "lay-avatar",
  { seat: open, mage: open, socket: open, after: open, room: open },
  (w, { seat, mage, socket, after, room }) => {
    w.s.mages[seat] = mage;
    w.s.cells[seat] = socket;
    w.s.at[seat] = room;
    w.s.avatarAfter = after;
  },
  QUIET,
);

/** The action decks of the three moons, shuffled (L-AVA-06, L-AVA-10). */
export const layActions = lodge<Record<never, never>>(
  "lay-actions",
  {},
  (w) => {
    const { s, cards } = w;
    for (let moon = 1; moon <= 3; moon++) {
      const deck = [...cards.actions.keys()].filter((action) => cards.actions[action].is.moon === moon);
      shuffle(w, Stream.events, deck);
      s.actionDecks[moon - 1] = deck;
    }
    turnBack(cards, s);
  },
  QUIET,
);

/** The Action Phase begins, before the first activation (L-AVW-05). */
export const beginActions = lodge<{ seat: number }>("begin-actions", { seat: open }, nothing, ANSWERABLE);

/** How an action card comes to light: as one of his cards, as an additional one, by an event, by its back, or unresolved. */
export const Revealed = { counted: 0, more: 1, event: 2, back: 3, unresolved: 4, "unresolved, counted": 5 } as const;

/** The top action card comes to light and lies with his Memories (L-AVA-15). */
export const revealAction = lodge<{ seat: number; action: number; how: number }>(
  "reveal-action",
  { seat: open, action: revealed, how: open },
  (w, { action, how }) => {
    const { s, cards } = w;
    take(s.actionDecks[cards.actions[action].is.moon - 1], action);
    s.actionsRevealed.push(action);
    if (how === Revealed.counted || how === Revealed["unresolved, counted"]) s.actionsUsed++;
    turnBack(cards, s);
  },
  QUIET,
);

/** The one additional card of this Action Phase is due (L-AVA-18). */
export const useMore = lodge<{ seat: number }>(
  "use-more",
  { seat: open },
  (w) => {
    w.s.actionsMore = 1;
  },
  QUIET,
);

/** Revealed cards go under the deck of their moon (L-AVA-40); a new phase begins with none used. */
export const tuckActions = lodge<Record<never, never>>(
  "tuck-actions",
  {},
  (w) => {
    const { s, cards } = w;
    for (const action of s.actionsRevealed) s.actionDecks[cards.actions[action].is.moon - 1].unshift(action);
    s.actionsRevealed = [];
    s.actionsUsed = 0;
    s.actionsMore = 0;
    turnBack(cards, s);
  },
  QUIET,
);

/** A quest goes face-down to his solved pile: nobody has seen it (L-AVW-02). */
export const claimUnseen = lodge<{ seat: number; moon: number; quest: number }>(
  "claim-unseen",
  { seat: open, moon: open, quest: hidden },
  (w, { moon, quest }) => {
    take(w.s.questDecks[moon - 1], quest);
    w.s.claimed.push(quest);
  },
  QUIET,
);

/** A quest of that pile is discarded, or goes to another mage's solved ones (L-AVX-10). `to`: that mage, or NONE. */
export const loseClaimed = lodge<{ seat: number; to: number; quest: number }>(
  "lose-claimed",
  { seat: open, to: open, quest: revealed },
  (w, { to, quest }) => {
    take(w.s.claimed, quest);
    (to === NONE ? w.s.questDiscards : w.s.completed[to]).push(quest);
  },
  QUIET,
);

/** Tells which step of a list chose for him. `step`: its place in STEPS; `thing`: the option chosen. */
export const follow = lodge<{ seat: number; step: number; thing: number }>(
  "follow",
  { seat: open, step: open, thing: open },
  nothing,
  QUIET,
);

/** A physical effect or move of his that is lost (L-AVX-08). */
export const skipEffect = lodge<{ seat: number }>(
  "skip-effect",
  { seat: open },
  (w, { seat }) => {
    w.s.actions[seat]++;
  },
  QUIET,
);
