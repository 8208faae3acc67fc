// What the bench needs of our engine, and nothing else: the same for each of our games.
import {
  advance,
  answer,
  begin,
  freshLuck,
  isRefusal,
  type KernelState,
  type Luck,
  pickAny,
  playOn,
  questionFor,
  recordOf,
  type Seating,
  type Session,
  seedFrom,
  sharpened,
  snapshotOf,
  type Title,
  world,
} from "@blackrose/kernel";
import type { Contestant } from "./measure.ts";

export interface Manner<S> {
  readonly seating: Seating;
  /** What it is called in the table, if not by the game's name: the same game with other boxes. */
  readonly called?: string;
  /** A position from the middle of a game. */
  isMiddle(state: S): boolean;
  /** How much work makes some 5 to 50 ms: decisions, clones of ours, clones of the platform's. */
  readonly decisions: number;
  readonly clones: number;
  readonly structuredClones: number;
  /** How many games, at which tables, the longest record is looked for in. */
  readonly games: number;
  readonly tables: readonly Seating[];
}

export interface Ours {
  /** Whole games by random legal choices. */
  readonly random: Contestant;
  /** One and the same position cloned our way, and by the platform's `structuredClone`. */
  readonly clones: readonly Contestant[];
  /** The longest of some records, and a snapshot from the middle of a game, as JSON. */
  sizes(): Record<string, number>;
}

export function ours<S extends KernelState, C>(title: Title<S, C>, manner: Manner<S>): Ours {
  const box = title.play(manner.seating);
  const game = { ...box, state: sharpened(box.state) };
  const { called: name = game.name } = manner;
  const { seating, tables, games } = manner;
  const luck = freshLuck("bench");
  const middle = play(begin(game, seating, seedFrom("middle")), freshLuck("middle"), manner.isMiddle);
  let seed = 0;
  let last: S = middle.world.s;

  /** Returns the number of choices in the game. */
  function playRandomGame(): number {
    const w = world(game, game.begin(seating, seedFrom(String(++seed))));
    advance(w);
    const choices = playOn(w, luck);
    if (w.s.fault !== 0) throw new Error(`Game ${seed}: ${w.s.faultText}`);
    return choices;
  }

  function recordBytes(table: Seating, i: number): number {
    const from = `size ${table.seats} ${i}`;
    const played = play(begin(game, table, seedFrom(from)), freshLuck(from), () => false);
    return JSON.stringify(recordOf(played)).length;
  }

  return {
    random: {
      name: `${name}/random`,
      unit: "decisions",
      run() {
        let decisions = 0;
        while (decisions < manner.decisions) decisions += playRandomGame();
        return decisions;
      },
    },
    clones: [
      {
        name: `${name}/clone`,
        unit: "clones",
        run() {
          for (let i = 0; i < manner.clones; i++) last = game.state.copy(middle.world.s);
          return manner.clones;
        },
      },
      {
        name: `${name}/structuredClone`,
        unit: "clones",
        run() {
          for (let i = 0; i < manner.structuredClones; i++) last = structuredClone(middle.world.s);
          return manner.structuredClones;
        },
      },
    ],
    sizes: () => ({
      [`${name}/snapshotBytes`]: JSON.stringify(snapshotOf({ ...middle, world: { ...middle.world, s: last } })).length,
      [`${name}/recordBytes`]: Math.max(
        ...tables.flatMap((table) => Array.from({ length: games }, (_, i) => recordBytes(table, i))),
      ),
    }),
  };
}

/** Plays at random through a session, which checks and records every answer. */
function play<S extends KernelState, C>(
  session: Session<S, C>,
  luck: Luck,
  until: (state: S) => boolean,
): Session<S, C> {
  while (session.world.s.asks.length > 0 && !until(session.world.s)) {
    const [ask] = session.world.s.asks;
    const question = questionFor(session, ask.seat)!;
    const keys = pickAny(ask, luck).map((code) => question.options[ask.options.indexOf(code)]);
    if (isRefusal(answer(session, ask.seat, question.id, keys))) throw new Error("A random answer was refused.");
  }
  return session;
}
