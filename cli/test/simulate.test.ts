import { expect, test } from "vitest";
import { asTable, type Report, report as reportOn } from "../src/simulate/report.ts";
import { spread, wilson } from "../src/simulate/statistics.ts";
import { addTo, count, emptyTally } from "../src/simulate/tally.ts";
import { blackrose } from "./run.ts";

function simulate(...args: string[]): Report {
  const { code, out, err } = blackrose(["simulate", "--json", ...args]);
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out) as Report;
}

/** All of a report that may not depend on the machine. */
const lasting = ({ seconds: _s, decisionsPerSecond: _d, workers: _w, ...rest }: Report) => rest;

test("the same seed gives the same games, whatever the number of workers", () => {
  const reports = ["1", "2", "5"].map((workers) => simulate("--games", "60", "--seed", "7", "--workers", workers));
  expect(reports.map(({ workers }) => workers)).toEqual([1, 2, 5]);
  expect(lasting(reports[1])).toEqual(lasting(reports[0]));
  expect(lasting(reports[2])).toEqual(lasting(reports[0]));
});

test("another seed gives other games", () => {
  expect(simulate("--games", "20", "--seed", "8").decisions).not.toBe(
    simulate("--games", "20", "--seed", "9").decisions,
  );
});

test("the report adds up", () => {
  const report = simulate(
    "--games",
    "40",
    "--seats",
    "5",
    "--agents",
    "random,random",
    "--seed",
    "x",
    "--workers",
    "2",
  );
  expect(report).toMatchObject({
    game: "treachery",
    seats: 5,
    options: { remove: "random" },
    agents: ["random", "random", "random", "random", "random"],
    games: 40,
    seed: "x",
    faults: [],
    workers: 2,
  });
  expect(report.decisions).toBeGreaterThan(40 * 20);
  expect(report.decisionsPerSecond).toBeGreaterThan(0);
  expect(report.wins.perSeat.map(({ seat }) => seat)).toEqual(["P1", "P2", "P3", "P4", "P5"]);
  expect(report.wins.perSeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(40);
  expect(report.wins.perAgent).toEqual([
    { agent: "random", seats: 5, wins: 40, share: 1, low: expect.closeTo(0.912, 3), high: 1, fairShare: 1 },
  ]);
  const { rounds } = report;
  expect(Object.values(rounds!.histogram).reduce((sum, games) => sum + games, 0)).toBe(40);
  expect(rounds!.min).toBeGreaterThanOrEqual(1);
  expect(rounds!.max).toBeLessThanOrEqual(11);
  expect(rounds!.mean).toBeGreaterThanOrEqual(rounds!.min);
});

test("who thinks wins more often than who does not, from every seat", () => {
  const report = simulate("--games", "12", "--agents", "greedy,random,random,random", "--seed", "3");
  const [greedy, random] = report.wins.perAgent;
  expect(greedy).toMatchObject({ agent: "greedy", seats: 1, fairShare: 0.25 });
  expect(random).toMatchObject({ agent: "random", seats: 3, fairShare: 0.75 });
  expect(greedy.wins + random.wins).toBe(12);
  expect(greedy.share).toBeGreaterThan(0.5);
  expect(report.wins.perSeat.filter(({ wins }) => wins > 0).length).toBeGreaterThan(2);
});

test("without --json it is a table", () => {
  const { out, code } = blackrose(["simulate", "--games", "10"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^treachery, 4 seats, 10 games, seed 1\n/);
  expect(out).toMatch(/^random +4 +10 +100\.0 %/m);
  expect(out).toMatch(/no faults\n$/);
});

test("Wilson's interval", () => {
  // Values of the published formula, as printed in tables.
  expect(wilson(0, 10)).toEqual({ share: 0, low: 0, high: expect.closeTo(0.2775, 4) });
  expect(wilson(10, 10)).toEqual({ share: 1, low: expect.closeTo(0.7225, 4), high: 1 });
  expect(wilson(5, 10)).toEqual({ share: 0.5, low: expect.closeTo(0.2366, 4), high: expect.closeTo(0.7634, 4) });
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test("the spread of counts", () => {
  const counts: number[] = [];
  counts[3] = 1;
  counts[5] = 2;
  counts[9] = 1;
  expect(spread(counts)).toEqual({ min: 3, median: 5, mean: 5.5, max: 9, histogram: { 3: 1, 5: 2, 9: 1 } });
  expect(spread([0, 1, 1])?.median).toBe(1.5);
  expect(spread([])).toBeNull();
});

test("a game in which the rules could not go on is counted and named, and has no winner", () => {
  const task = { game: "treachery", seating: { seats: 4, options: {} }, agents: ["random"], games: 2, seed: "x" };
  const [tally, part] = [emptyTally(4), emptyTally(4)];
  count(tally, { decisions: 9, rounds: 3, winners: [], endings: [], fault: "no question" }, ["random"], 1, "x/1");
  count(part, { decisions: 5, rounds: 7, winners: [2], endings: [], fault: null }, ["a", "b", "c", "d"], 0, "x/0");
  addTo(tally, part);
  const found = reportOn(task, { tally, seconds: 1, workers: 2 });
  expect(found.faults).toEqual([{ game: 1, seed: "x/1", sentence: "no question" }]);
  expect(found.decisions).toBe(14);
  expect(found.wins.perSeat.map(({ wins, share }) => [wins, share])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
  expect(found.rounds?.histogram).toEqual({ 7: 1 });
  expect(asTable(found)).toContain("1 fault:\n  game 1, seed x/1: no question\n");
});
