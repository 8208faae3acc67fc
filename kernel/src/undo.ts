/** The way back: a game is set to where it stood, and the answers that shall stand are given again. */
import { giveAgain } from "./again.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { leaveOut, nothingToAdjudicate, resume, type Session } from "./session.ts";
import type { KernelState } from "./state.ts";

/** How many of the last answers may still be taken back (K-UND-01). */
export function undoable<S extends KernelState, C>(session: Session<S, C>): number {
  return session.past.length;
}

/** Goes back over the last `steps` answers. Questions get new numbers, so that answers to the old ones are stale. */
export function undo<S extends KernelState, C>(session: Session<S, C>, steps = 1): Refusal | null {
  const { game, seating, past } = session;
  if (!Number.isInteger(steps) || steps < 1 || steps > past.length) {
    return refuse(
      "no-undo",
      past.length === 0
        ? "Nothing can be undone here: luck was drawn or something hidden was shown since."
        : `Only the last ${past.length} answers can be undone: before that, luck was drawn or something hidden shown.`,
    );
  }
  const { entries: end } = past[past.length - steps];
  const again = resume(game, seating, past[0].state!);
  for (const entry of session.entries.slice(past[0].entries, end)) giveAgain(again, entry);
  const { serial } = session.world.s;
  past.length -= steps;
  session.entries.length = end;
  session.offered.clear();
  session.world = again.world;
  renumber(session.world.s, serial);
  return null;
}

function renumber(s: KernelState, serial: number): void {
  s.serial = serial;
  for (const asked of s.asks) asked.id = s.serial++;
}

/**
 * After a fault the table decides: go back before the answer that led to it and answer otherwise, or leave out the rest of
 * what was being resolved and go on (K-FLT-02).
 */
export function adjudicate<S extends KernelState, C>(session: Session<S, C>, how: "undo" | "skip"): Refusal | null {
  if (how === "skip") return leaveOut(session);
  return session.world.s.fault === 0 ? nothingToAdjudicate() : undo(session);
}
