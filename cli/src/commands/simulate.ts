/** `blackrose simulate`: many games between agents, and how they ended. */
import { availableParallelism } from "node:os";
import { AGENTS, agentNames } from "../agents.ts";
import { type Command, noWords } from "../command.ts";
import { seatingOptions, wanted } from "../games.ts";
import { Exit } from "../problem.ts";
import { asTable, report } from "../simulate/report.ts";
import { run } from "../simulate/run.ts";

const DEFAULT_GAMES = 1_000;
/** As far as one counter shared by all workers reaches. */
const MOST_GAMES = 2_000_000_000;
const MOST_WORKERS = 256;

export const simulate: Command = {
  name: "simulate",
  summary: "Plays many games between agents and tells how they ended.",
  more: `The same seed gives the same games whatever the number of workers. Agents are listed by seat and repeated until
all seats are filled; from game to game everyone moves one seat further, so that nobody gains by a seat.
Exit code 1: in some game the rules could not go on.`,
  options: {
    ...seatingOptions,
    agents: { value: "LIST", help: `${AGENTS.join(", ")}: one for each seat, with commas between (random)` },
    games: { value: "N", help: `how many games (${DEFAULT_GAMES})` },
    seed: { value: "TEXT", help: "any text; all luck comes from it (1)" },
    workers: { value: "N", help: "threads to play on (one for each core)" },
    json: { help: "one JSON object instead of a table" },
  },
  async run(given) {
    noWords(simulate, given);
    const { entry, seating } = wanted(given);
    const task = {
      game: entry.title.name,
      seating,
      agents: agentNames(given.text("agents") ?? "random", seating.seats),
      games: given.whole("games", { least: 1, most: MOST_GAMES }) ?? DEFAULT_GAMES,
      seed: given.text("seed") ?? "1",
    };
    const workers = given.whole("workers", { least: 1, most: MOST_WORKERS }) ?? availableParallelism();
    const found = report(task, await run(task, workers));
    process.stdout.write(given.flag("json") ? `${JSON.stringify(found)}\n` : asTable(found));
    return found.faults.length === 0 ? Exit.well : Exit.doesNotHold;
  },
};
