/** Plays games until none is left. Which worker plays which game does not matter: a game's luck comes from its number. */
import type { Seating } from "@blackrose/kernel";
import { agentCalled } from "../agents.ts";
import { gameCalled } from "../games.ts";
import { playGame, type Played } from "./play-game.ts";
import { count, emptyTally, type Tally } from "./tally.ts";

export interface Task {
  readonly game: string;
  readonly seating: Seating;
  /** One for each seat of the first game; in every next game all sit one seat further. */
  readonly agents: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Shared by all workers: the number of the next game, and how many are done. */
  readonly counters: Int32Array;
}
export const Counter = { next: 0, done: 1 } as const;

export interface Done {
  readonly tally: Tally;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

const now = (): number => performance.timeOrigin + performance.now();

export function work({ game, seating, agents, games, seed, counters }: Task): Done {
  const entry = gameCalled(game);
  const { seats } = seating;
  const tally = emptyTally(seats);
  const known = new Map(agents.map((name) => [name, agentCalled(name)]));
  const from = now();
  for (let number = take(counters); number < games; number = take(counters)) {
    const names = Array.from({ length: seats }, (_, seat) => agents[(seat + number) % seats]);
    const sitting = names.map((name) => known.get(name)!);
    const own = `${seed}/${number}`;
    let played: Played;
    try {
      played = playGame(entry, seating, sitting, own);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      played = { decisions: 0, rounds: 0, winners: [], endings: [], fault };
    }
    count(tally, played, names, number, own);
    Atomics.add(counters, Counter.done, 1);
  }
  return { tally, from, until: now() };
}

const take = (counters: Int32Array): number => Atomics.add(counters, Counter.next, 1);
