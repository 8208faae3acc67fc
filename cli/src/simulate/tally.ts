/** What many games come to: whole numbers only, so that it does not matter who played which game. */
import type { Played } from "./play-game.ts";

export interface FaultAt {
  readonly game: number;
  readonly seed: string;
  readonly sentence: string;
}

export interface Tally {
  games: number;
  decisions: number;
  readonly seatWins: number[];
  readonly agentWins: { [agent: string]: number };
  /** How many games lasted so many rounds. */
  readonly rounds: number[];
  /** How many games had each of the game's endings. */
  readonly endings: number[];
  readonly faults: FaultAt[];
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  seatWins: new Array<number>(seats).fill(0),
  agentWins: {},
  rounds: [],
  endings: [],
  faults: [],
});

/** `agents[seat]` is who sat there. A game that failed has no winner and no length. */
export function count(tally: Tally, played: Played, agents: readonly string[], game: number, seed: string): void {
  tally.games++;
  tally.decisions += played.decisions;
  if (played.fault !== null) {
    tally.faults.push({ game, seed, sentence: played.fault });
    return;
  }
  for (const seat of played.winners) {
    tally.seatWins[seat]++;
    tally.agentWins[agents[seat]] = (tally.agentWins[agents[seat]] ?? 0) + 1;
  }
  add(tally.rounds, played.rounds, 1);
  for (const ending of played.endings) add(tally.endings, ending, 1);
}

export function addTo(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.decisions += part.decisions;
  part.seatWins.forEach((wins, seat) => {
    sum.seatWins[seat] += wins;
  });
  for (const [agent, wins] of Object.entries(part.agentWins)) {
    sum.agentWins[agent] = (sum.agentWins[agent] ?? 0) + wins;
  }
  part.rounds.forEach((games, rounds) => add(sum.rounds, rounds, games));
  part.endings.forEach((games, ending) => add(sum.endings, ending, games));
  sum.faults.push(...part.faults);
  sum.faults.sort((a, b) => a.game - b.game);
}

function add(counts: number[], at: number, games: number): void {
  counts[at] = (counts[at] ?? 0) + games;
}
