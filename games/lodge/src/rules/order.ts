/** Who comes first, and everyone in turn (L-TRN-02). */
import { call, type Flow } from "@blackrose/kernel";
import { hasOption } from "../options.ts";
import type { Lodge, State } from "../state.ts";
import { seatsFrom } from "../who.ts";
import type { Tables } from "../tables.ts";
import { rulesOf } from "./values.ts";

/** Who leads a phase that begins: a new Crown counts from the next turn, or from the next phase (L-TRN-03, L-OPT-04). */
export function leaderOf(w: Lodge, opensTurn: boolean): number {
  const { s } = w;
  const reread = rulesOf(w).crownLeadsFrom === "next phase" || hasOption(s, "forTheCrown");
  return opensTurn || reread ? s.crown : s.first;
}

/** Seats in turn order: who draws, studies and plans. */
export const turnOrder = (s: State): number[] => seatsFrom(s, s.first);

/** Runs a flow for every seat in turn order. The last pushed runs first. */
export function inTurnOrder(w: Lodge, flow: Flow<State, Tables>): void {
  for (const seat of turnOrder(w.s).toReversed()) call(w, flow, seat, []);
}
