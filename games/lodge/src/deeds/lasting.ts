/** What lasts on until the end of the turn. */
import { open } from "@blackrose/kernel";
import { ACTIONS_A_TURN, NEXT_PHASE, NONE } from "../state.ts";
import { lodge } from "./deed.ts";

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
/** What lasted through a card is over (L-PER-03). */
export const endLingering = lodge<{ card: number }>("end-lingering", { card: open }, (w, { card }) => {
  w.s.lingering = w.s.lingering.filter((effect) => effect.card !== card);
});
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
