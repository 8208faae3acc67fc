/** An answer of a record given again. */
import type { Event } from "./game.ts";
import { optionNamed } from "./names.ts";
import { isRefusal } from "./refusal.ts";
import { answer, type Entry, leaveOut, type Question, questionFor, type Session, takeBack } from "./session.ts";
import type { KernelState } from "./state.ts";

/** Where a record and the game it tells of part. */
export class Mismatch extends Error {
  override readonly name = "Mismatch";
}

const SKIP = "skip";

export interface GivenAgain {
  readonly asked: Question | null;
  readonly chosen: readonly string[];
  readonly events: readonly Event[];
}

/** Gives an answer of a record again: what was asked, what was chosen, what happened. Throws {@link Mismatch} where it cannot be given. */
export function giveAgain<S extends KernelState, C>(session: Session<S, C>, { seat, keys }: Entry): GivenAgain {
  if (keys === "take back" || seat < 0) {
    if (keys !== "take back" && keys[0] !== SKIP) throw new Mismatch("nobody says that");
    const events: Event[] = [];
    session.world.events = events;
    const refused = keys === "take back" ? takeBack(session, seat) : leaveOut(session);
    session.world.events = null;
    if (refused !== null) throw new Mismatch(refused.sentence);
    return { asked: null, chosen: [], events };
  }
  const asked = questionFor(session, seat);
  if (asked === null) throw new Mismatch(`seat ${seat + 1} is not asked anything`);
  const chosen = keys.map((name) => optionNamed(asked.options, name));
  const taken = answer(session, seat, asked.id, chosen);
  if (isRefusal(taken)) throw new Mismatch(taken.sentence);
  return { asked, chosen, events: taken.events };
}
