/** A game told again from its answers, as one viewer saw it. */
import {
  type Entry,
  type Event,
  eventsFor,
  giveAgain,
  type KernelState,
  resume,
  rulesNotesAt,
  type Teller,
  tellerOf,
} from "@blackrose/kernel";
import type { Sight, Step } from "@blackrose/protocol";
import type { AnyGame } from "./outside.ts";
import { viewOf } from "./sight.ts";
import type { AnySession } from "./table.ts";

/** Every step from `from` on; step 0 is what happened before the first question. */
export function stepsFor(session: AnySession, viewer: number, from: number): Step[] {
  const told = session.shown === null ? retold(session).told : asShown(session, session.shown);
  return told.slice(from).map(({ seat, events }, i) => {
    const step = from + i;
    const notes = rulesNotesAt(session, step, told[step].astray && !told[step - 1].astray);
    return { ...stepFor(session, viewer, step, seat, events), ...(notes.length === 0 ? {} : { notes }) };
  });
}

/** What was kept when the game was over. */
const asShown = ({ entries }: AnySession, { opening, steps }: NonNullable<AnySession["shown"]>): readonly Telling[] => [
  { seat: -1, events: opening, astray: false },
  ...steps.map((events, i) => ({ seat: entries[i].seat, events: events ?? [], astray: events === null })),
];

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
  const { game, seating, entries, shown } = session;
  const to = Math.min(step, entries.length);
  if (shown !== null) return viewOf(shown.game as AnyGame, shown.stateAt(to), viewer);
  const { kept, told } = retold(session);
  const from = kept.findLast((one) => one.step <= to)!;
  const again = resume(game, seating, from.state);
  for (let i = from.step; i < to && !told[i + 1].astray; i++) giveAgain(again, entries[i]);
  return viewOf(game, again.world.s, viewer);
}

interface Telling {
  readonly seat: number;
  readonly events: readonly Event[];
  readonly astray: boolean;
}

/** A game told again as far as it has come. */
interface Retold {
  /** The answers it was told from; after an undo others may stand in their place. */
  readonly given: Entry[];
  readonly teller: Teller<KernelState, unknown>;
  /** What happened at each step, and the states at some of them. */
  readonly told: Telling[];
  readonly kept: { readonly step: number; readonly state: KernelState }[];
}

const KEPT_EVERY = 25;

/**
 * To tell a long game takes a tenth of a second, and whoever leafs through it asks again and again. So it is kept, as long as there is
 * memory to spare: it can always be told anew.
 */
const known = new WeakMap<AnySession, WeakRef<Retold>>();

function retold(session: AnySession): Retold {
  const { game, seating, world, entries, begun, takenUp } = session;
  let one = known.get(session)?.deref();
  if (one === undefined || one.given.at(-1) !== entries[one.given.length - 1]) {
    const teller = tellerOf(game, seating, world.s.seed, { begun, takenUp });
    const first = { step: 0, state: teller.session.world.s };
    one = { given: [], teller, told: [{ seat: -1, events: session.opening, astray: false }], kept: [first] };
  }
  // What breaks off in the middle is not kept.
  known.delete(session);
  const { given, told, kept, teller } = one;
  for (const entry of entries.slice(given.length)) {
    const { seat, events, astray } = teller.tell(entry);
    told.push({ seat, events, astray: astray !== null });
    const step = given.push(entry);
    if (step % KEPT_EVERY === 0 || takenUp.some(({ answers }) => answers === step)) {
      kept.push({ step, state: teller.session.world.s });
    }
  }
  known.set(session, new WeakRef(one));
  return one;
}
