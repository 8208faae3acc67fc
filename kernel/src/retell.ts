/**
 * A game told again: from what was kept of it when it was over, else from its answers, under the rules as they are now. Where those lead elsewhere it breaks off, and goes on from the next
 * position at which the game was taken up.
 */
import { type GivenAgain, giveAgain, Mismatch } from "./again.ts";
import type { Game, Seating } from "./game.ts";
import { begin, type Entry, resume, type Session } from "./session.ts";
import type { KernelState } from "./state.ts";

/** What one answer led to. */
export interface Told extends GivenAgain {
  readonly seat: number;
  /** Why this can no longer be told, else null. */
  readonly astray: string | null;
}

export interface Teller<S extends KernelState, C> {
  /** The game as far as it was told. */
  readonly session: Session<S, C>;
  tell(entry: Entry): Told;
}

export function tellerOf<S extends KernelState, C>(
  game: Game<S, C>,
  seating: Seating,
  seed: readonly number[],
  { begun, takenUp }: Partial<Pick<Session<S, C>, "begun" | "takenUp">> = {},
): Teller<S, C> {
  const known = { ...(begun === undefined ? {} : { begun }), takenUp: takenUp ?? [] };
  let session: Session<S, C> = { ...begin(game, seating, seed), ...known };
  let astray: string | null = null;
  takeUp();

  /** The position is the one that was played on from, whatever was told of the way to it. */
  function takeUp(): void {
    const { opening, entries } = session;
    const position = known.takenUp.findLast(({ answers }) => answers === entries.length);
    if (position === undefined) return;
    session = resume(game, seating, position.state, { ...known, opening, entries });
    astray = null;
  }

  function giveOrGoAstray(entry: Entry): GivenAgain {
    try {
      if (astray === null) return giveAgain(session, entry);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      astray = error.message;
    }
    return { asked: null, chosen: [], events: [] };
  }

  return {
    get session() {
      return session;
    },
    tell(entry) {
      const at = session.entries.length;
      const given = giveOrGoAstray(entry);
      const why = astray;
      // The hash that was noted stands.
      session.entries[at] = why === null ? { ...session.entries[at], hash: entry.hash } : entry;
      takeUp();
      return { ...given, seat: entry.seat, astray: why };
    },
  };
}

/** A whole game told again: what each answer led to, from the opening on, and how the table then stood. */
export interface Retold<S extends KernelState, C> {
  readonly game: Game<S, C>;
  readonly steps: readonly (Told & { readonly state: S })[];
}

export function retell<S extends KernelState, C>(session: Session<S, C>): Retold<S, C> {
  const { game, seating, world, entries, shown, opening } = session;
  const nothing = { asked: null, chosen: [], astray: null };
  if (shown !== null) {
    const steps = shown.steps.map((events, i) => ({
      ...nothing,
      seat: entries[i].seat,
      events: events ?? [],
      astray: events === null ? NOT_KEPT : null,
      state: shown.stateAt(i + 1),
    }));
    const first = { ...nothing, seat: -1, events: shown.opening, state: shown.stateAt(0) };
    return { game: shown.game, steps: [first, ...steps] };
  }
  const teller = tellerOf(game, seating, world.s.seed, session);
  const first = { ...nothing, seat: -1, events: opening, state: teller.session.world.s };
  const steps = entries.map((entry) => ({ ...teller.tell(entry), state: teller.session.world.s }));
  return { game, steps: [first, ...steps] };
}

const NOT_KEPT = "what it led to was not known any more when the game was over";
