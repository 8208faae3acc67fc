/**
 * What was shown of a game that is over, step by step and by names: under whatever later rules, it can be watched as it was. A record
 * proves how a game went; this only tells it.
 */
import type { Event, Game } from "./game.ts";
import { type NamedDeed, type NamedState, namesOf, nameState, numberState } from "./named.ts";
import { changes, patched } from "./patch.ts";
import { tellerOf } from "./retell.ts";
import { Damaged, Newer } from "./schema.ts";
import type { Session, Shown } from "./session.ts";
import type { Saving } from "./snapshot.ts";
import { type KernelState, kernelStart } from "./state.ts";
import type { Roster, Title } from "./title.ts";

export interface Telling {
  /** How many upgrades there were. */
  readonly shape: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly roster: Roster;
  /** How the table looked when the first question came, and what had happened by then. */
  readonly first: Look;
  readonly opening: readonly Event[];
  /** For each answer what happened, and how the look of the table changed; null where that was not known any more. */
  readonly steps: readonly (readonly [events: readonly Event[], patch?: unknown] | null)[];
}

/** The game's own fields, of its state by names. */
interface Look {
  readonly [field: string]: unknown;
}

const ENGINES_OWN = Object.keys(kernelStart(0, 0, []));

function lookOf<S extends KernelState, C>(game: Game<S, C>, s: S): Look {
  const named: { [field: string]: unknown } = { ...nameState(namesOf(game), { ...s, stack: [], asks: [], drawn: [] }) };
  for (const field of ENGINES_OWN) delete named[field];
  return named;
}

export function tellingOf<S extends KernelState, C>(session: Session<S, C>): Telling {
  if (session.shown !== null) return session.shown.telling;
  const { game, seating, world, entries } = session;
  const teller = tellerOf(game, seating, world.s.seed, session);
  const first = lookOf(game, teller.session.world.s);
  let before = first;
  const steps = entries.map((entry): Telling["steps"][number] => {
    const { events, astray } = teller.tell(entry);
    if (astray !== null) return null;
    const after = lookOf(game, teller.session.world.s);
    const patch = changes(before, after);
    before = after;
    return patch === undefined ? [events] : [events, patch];
  });
  const { seats, options } = seating;
  return { shape: game.shape, seats, options, roster: game.roster, first, opening: session.opening, steps };
}

/** Opens what was kept, by any version, for the faces of today; throws {@link Damaged} where that cannot be. */
export function openTelling<S extends KernelState, C>(title: Title<S, C>, json: unknown): Shown<S, C> {
  const telling = readTelling(json);
  const { upgrades } = title.earlier;
  if (telling.shape > upgrades.length) {
    throw new Newer("telling.shape", "it was kept by a newer version of this program; use that one");
  }
  const { seats, options, roster } = telling;

  /** The look of the table and what happened there, as saves of today have them. */
  function upgraded(look: Look, events: readonly Event[]): Saving {
    const deeds = events.map(({ verb, ...fields }): NamedDeed => ({ verb, with: fields as NamedDeed["with"] }));
    const engines = { ...kernelStart(seats, 0, new Array<number>(8).fill(0)), drawn: {}, asks: [] };
    const state = { ...engines, ...look, stack: [{ deeds, seat: -1 }] } as unknown as NamedState;
    return upgrades.slice(telling.shape).reduce((one, next) => next(one), { seats, options, roster, state });
  }

  const start = upgraded(telling.first, []);
  const game = title.play({ seats: start.seats, options: start.options }, start.roster);
  const looks = [telling.first];
  for (const step of telling.steps) looks.push(patched(looks[looks.length - 1], step?.[1]));

  let leftOut = 0;
  /** Events of deeds that are known today. */
  function eventsOf(look: Look, events: readonly Event[]): Event[] {
    const [{ deeds = [] }] = upgraded(look, events).state.stack;
    return deeds.flatMap(({ verb, with: fields }) => {
      const deed = game.deeds.find((one) => one.verb === verb);
      const isKnown = deed !== undefined && deed.names.every((name) => name in fields);
      if (!isKnown) leftOut++;
      return isKnown ? [{ verb, ...fields }] : [];
    });
  }

  const opening = eventsOf(telling.first, telling.opening);
  const steps = telling.steps.map((step, i) => (step === null ? null : eventsOf(looks[i + 1], step[0])));
  return {
    telling,
    game,
    opening,
    steps,
    leftOut,
    stateAt: (step) => numberState(game, { ...upgraded(looks[step], []).state, stack: [] }),
  };
}

function readTelling(json: unknown): Telling {
  if (typeof json !== "object" || json === null) throw new Damaged("telling", "what was shown was expected");
  const { shape, steps, opening, first, roster } = json as { readonly [name in keyof Telling]: unknown };
  if (!Number.isInteger(shape)) throw new Damaged("telling.shape", "a whole number was expected");
  if (!Array.isArray(steps) || !Array.isArray(opening)) throw new Damaged("telling.steps", "lists were expected");
  if (typeof first !== "object" || first === null || typeof roster !== "object" || roster === null) {
    throw new Damaged("telling.first", "a record with named values was expected");
  }
  return json as Telling;
}
