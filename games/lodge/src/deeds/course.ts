/** The course of the game: phases, moons, the Crown, power, the end. */
import { open } from "@blackrose/kernel";
import { refresh, standUp } from "./attachments.ts";
import { turnBack } from "./avatar.ts";
import { type List, lodge, ANSWERABLE, QUIET } from "./deed.ts";

export const startPhase = lodge<{ phase: number; turn: number; first: number }>(
  "start-phase",
  { phase: open, turn: open, first: open },
  (w, { phase, turn, first }) => {
    if (turn !== w.s.turn) {
      refresh(w, "turn", () => true);
      standUp(w.cards, w.s);
    }
    w.s.phase = phase;
    w.s.turn = turn;
    w.s.first = first;
  },
  QUIET,
);
export const startActivation = lodge<{ seat: number }>(
  "start-activation",
  { seat: open },
  (w, { seat }) => {
    w.s.active = seat;
  },
  QUIET,
);
export const changeMoon = lodge<{ moon: number }>(
  "change-moon",
  { moon: open },
  (w, { moon }) => {
    w.s.moon = moon;
    turnBack(w.cards, w.s);
  },
  QUIET,
);
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
export const power = lodge<{ seat: number; n: number }>(
  "power",
  { seat: open, n: open },
  (w, { seat, n }) => {
    w.s.power[seat] = Math.max(0, w.s.power[seat] + n);
  },
  ANSWERABLE,
);
export const endGame = lodge<{ winner: number; places: List; totals: List }>(
  "end-game",
  { winner: open, places: open, totals: open },
  (w, { winner, places }) => {
    w.s.winner = winner;
    w.s.places = [...places];
  },
  QUIET,
);
