/** A game told again from its answers, as one viewer saw it. */
import { type Entry, begin, type Event, eventsFor, giveAgain, type KernelState, resume } from "@blackrose/kernel";
import type { Sight, Step } from "@blackrose/protocol";
import { viewOf } from "./sight.ts";
import type { AnySession } from "./table.ts";

/** Every step from `from` on; step 0 is what happened before the first question. */
export function stepsFor(session: AnySession, viewer: number, from: number): Step[] {
  const { told } = retold(session);
  return told.slice(from).map(({ seat, events }, i) => stepFor(session, viewer, from + i, seat, events));
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
  const { game, seating, entries } = session;
  const { kept } = retold(session);
  const to = Math.min(step, entries.length);
  const from = Math.floor(to / KEPT_EVERY);
  const again = resume(game, seating, kept[from]);
  for (const entry of entries.slice(from * KEPT_EVERY, to)) giveAgain(again, entry);
  return viewOf(game, again.world.s, viewer);
}

/** A game told again as far as it has come. */
interface Retold {
  /** The answers it was told from; after an undo others may stand in their place. */
  readonly given: Entry[];
  readonly session: AnySession;
  /** What happened at each step, and the states at some of them. */
  readonly told: { readonly seat: number; readonly events: readonly Event[] }[];
  readonly kept: KernelState[];
}

const KEPT_EVERY = 25;

/**
 * To tell a long game takes a tenth of a second, and whoever leafs through it asks again and again. So it is kept, as long as there is
 * memory to spare: it can always be told anew.
 */
const known = new WeakMap<AnySession, WeakRef<Retold>>();

function retold(session: AnySession): Retold {
  const { game, seating, world, entries } = session;
  let one = known.get(session)?.deref();
  if (one === undefined || one.given.at(-1) !== entries[one.given.length - 1]) {
    const again = begin(game, seating, world.s.seed);
    one = { given: [], session: again, told: [{ seat: -1, events: again.opening }], kept: [again.world.s] };
  }
  // What breaks off in the middle is not kept.
  known.delete(session);
  const { given, told, kept } = one;
  for (const entry of entries.slice(given.length)) {
    told.push({ seat: entry.seat, events: eventsOf(one.session, entry) });
    given.push(entry);
    if (given.length % KEPT_EVERY === 0) kept.push(one.session.world.s);
  }
  known.set(session, new WeakRef(one));
  return one;
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
