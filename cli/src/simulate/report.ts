/** What a simulation found: as one object for programs, as a table for people. */
import { columns } from "../columns.ts";
import { gameCalled } from "../games.ts";
import type { Run } from "./run.ts";
import { type Spread, spread, wilson } from "./statistics.ts";
import type { FaultAt } from "./tally.ts";
import type { Task } from "./work.ts";

export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly options: Task["seating"]["options"];
  /** One for each seat of the first game. */
  readonly agents: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seconds: number;
  readonly faults: readonly FaultAt[];
  readonly wins: { readonly perSeat: readonly SeatWins[]; readonly perAgent: readonly AgentWins[] };
  /** How long the games lasted: in rounds, or in what the game has instead. */
  readonly rounds: Spread | null;
  /** In how many games something held at the end that the game finds worth counting. */
  readonly endings: readonly EndingCount[];
  readonly workers: number;
}

interface Share {
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
interface SeatWins extends Share {
  readonly seat: string;
}
interface EndingCount {
  readonly what: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
interface AgentWins extends Share {
  readonly agent: string;
  /** How many of the seats it holds in every game, and the share of wins that would be no more than luck. */
  readonly seats: number;
  readonly fairShare: number;
}

export function report(task: Omit<Task, "counters">, { tally, seconds, workers }: Run): Report {
  const { seats, options } = task.seating;
  const finished = tally.games - tally.faults.length;
  return {
    game: task.game,
    seats,
    options,
    agents: task.agents,
    games: tally.games,
    seed: task.seed,
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / Math.max(seconds, 0.001)),
    seconds: Number(seconds.toFixed(3)),
    faults: tally.faults,
    wins: {
      perSeat: tally.seatWins.map((wins, seat) => ({ seat: `P${seat + 1}`, wins, ...wilson(wins, finished) })),
      perAgent: [...new Set(task.agents)].map((agent) => {
        const wins = tally.agentWins[agent] ?? 0;
        const held = task.agents.filter((name) => name === agent).length;
        return { agent, seats: held, wins, ...wilson(wins, finished), fairShare: held / seats };
      }),
    },
    rounds: spread(tally.rounds),
    endings: gameCalled(task.game).endings.map(({ what }, i) => {
      const games = tally.endings[i] ?? 0;
      return { what, games, ...wilson(games, finished) };
    }),
    workers,
  };
}

const number = new Intl.NumberFormat("en");
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const between = ({ low, high }: Pick<Share, "low" | "high">): string => `${(low * 100).toFixed(1)}–${percent(high)}`;

const many = (count: number, what: string): string => `${number.format(count)} ${what}${count === 1 ? "" : "s"}`;

const BAR = 40;

export function asTable(found: Report): string {
  const { wins, rounds, faults } = found;
  const out = [
    `${found.game}, ${found.seats} seats, ${number.format(found.games)} games, seed ${found.seed}`,
    "",
    ...columns(
      ["agent", "seats", "wins", "share", "95 % between", "fair share"],
      wins.perAgent.map((one) => [
        one.agent,
        `${one.seats}`,
        number.format(one.wins),
        percent(one.share),
        between(one),
        percent(one.fairShare),
      ]),
    ),
    "",
    ...columns(
      ["seat", "wins", "share", "95 % between"],
      wins.perSeat.map((one) => [one.seat, number.format(one.wins), percent(one.share), between(one)]),
    ),
  ];
  if (rounds !== null) {
    const { min, max, median, mean, histogram } = rounds;
    const most = Math.max(...Object.values(histogram));
    out.push(
      "",
      `${gameCalled(found.game).round}s: ${min} to ${max}, median ${median}, mean ${mean.toFixed(2)}`,
      ...Object.entries(histogram).map(
        ([value, games]) =>
          `${value.padStart(4)}  ${"▇".repeat(Math.max(1, Math.round((games / most) * BAR)))} ${number.format(games)}`,
      ),
    );
  }
  if (found.endings.length > 0) {
    out.push(
      "",
      ...columns(
        ["at the end", "games", "share", "95 % between"],
        found.endings.map((one) => [one.what, number.format(one.games), percent(one.share), between(one)]),
      ),
    );
  }
  const speed = number.format(found.decisionsPerSecond);
  out.push(
    "",
    `${number.format(found.decisions)} decisions in ${found.seconds.toFixed(1)} s: ${speed} a second with ${many(found.workers, "worker")}`,
    faults.length === 0 ? "no faults" : `${many(faults.length, "fault")}:`,
    ...faults.map(({ game, seed, sentence }) => `  game ${game}, seed ${seed}: ${sentence}`),
  );
  return `${out.join("\n")}\n`;
}
