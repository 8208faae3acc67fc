/** A game told again from its answers, as one viewer saw it. */
import { type Entry, begin, type Event, eventsFor, giveAgain, view } from "@blackrose/kernel";
import type { Sight, Step } from "@blackrose/protocol";
import type { AnySession } from "./table.ts";

/** Every step from `from` on; step 0 is what happened before the first question. */
export function stepsFor(session: AnySession, viewer: number, from: number): Step[] {
  const steps: Step[] = [];
  retell(session, session.entries.length, (step, seat, events) => {
    if (step >= from) steps.push(stepFor(session, viewer, step, seat, events));
  });
  return steps;
}

export function stepFor(
  session: AnySession,
  viewer: number,
  step: number,
  seat: number,
  events: readonly Event[],
): Step {
  return { step, seat, events: [...eventsFor(session.game, events, viewer)] as Step["events"] };
}

/** What a viewer saw after so many answers. */
export function viewAt(session: AnySession, viewer: number, step: number): NonNullable<Sight["view"]> {
  const told = retell(session, Math.min(step, session.entries.length), () => {});
  return view(session.game.state, told.world.s, viewer) as unknown as NonNullable<Sight["view"]>;
}

function retell(
  { game, seating, world, entries }: AnySession,
  steps: number,
  each: (step: number, seat: number, events: readonly Event[]) => void,
): AnySession {
  const session = begin(game, seating, world.s.seed);
  each(0, -1, session.opening);
  for (let i = 0; i < steps; i++) {
    each(i + 1, entries[i].seat, eventsOf(session, entries[i]));
  }
  return session;
}

/** What comes of an answer given again; after a fault, of leaving out the rest of what was being resolved. */
function eventsOf(session: AnySession, entry: Entry): readonly Event[] {
  if (entry.seat >= 0) return giveAgain(session, entry).events;
  const events: Event[] = [];
  session.world.events = events;
  giveAgain(session, entry);
  session.world.events = null;
  return events;
}
