/** One game between agents, as fast as it goes: no events, no record, views only for agents that look. */
import { advance, freshLuck, isForced, seedFrom, type Seating, settle, sight, world } from "@blackrose/kernel";
import type { AnyAgent } from "../agents.ts";
import type { Entry } from "../games.ts";

export interface Played {
  readonly decisions: number;
  readonly rounds: number;
  readonly winners: readonly number[];
  /** Which of the game's endings hold, by their place. */
  readonly endings: readonly number[];
  /** Why the rules could not go on, or null. */
  readonly fault: string | null;
}

/** No game lasts that long: a rule goes round in circles. */
const MOST_DECISIONS = 1_000_000;

export function playGame(
  { title, roundOf, endings }: Entry,
  seating: Seating,
  agents: readonly AnyAgent[],
  seed: string,
): Played {
  const game = title.play(seating);
  const w = world(game, game.begin(seating, seedFrom(seed)));
  const { s } = w;
  const luck = freshLuck(`agents of ${seed}`);
  let decisions = 0;
  advance(w);
  while (s.asks.length > 0 && s.fault === 0 && decisions < MOST_DECISIONS) {
    const asked = s.asks[0];
    const codes = isForced(asked) ? asked.options : agents[asked.seat].choose(sight(game, s, asked), luck);
    settle(w, asked, codes);
    decisions++;
  }
  const result = game.result(s);
  return {
    decisions,
    rounds: roundOf(s),
    winners: result?.winners ?? [],
    endings: [...endings.keys()].filter((i) => endings[i].holds(s)),
    fault: wrong(),
  };

  function wrong(): string | null {
    if (s.fault !== 0) return s.faultText;
    if (result === null) return decisions < MOST_DECISIONS ? "nobody is asked, and nobody has won" : "no end";
    return game.broken(s);
  }
}
