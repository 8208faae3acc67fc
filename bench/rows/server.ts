// The server: our tables beside a bare `ws` server and boardgame.io's, one answer in flight at each of 100 tables, by
// answers a second; then 500 tables at the pace of people, and how long everyone waits.
import type { Contestant } from "../measure.ts";
import type { Figure, Target } from "../row.ts";
import { type Bare, startBare } from "../server/bare.ts";
import { type BoardgameIo, startBoardgameIo } from "../server/boardgame-io.ts";
import { type BusyTable, pace, quantile, saturate } from "../server/load.ts";
import { type Ours, startOurs } from "../server/ours.ts";

const TABLES = 100;
const RUN = { settleMs: 300, ms: 1_000 };
const LIVE = { tables: 500, answersPerSecond: 2, warmUpMs: 10_000, ms: 15_000 };

type Entrant = { readonly child: Ours["child"]; readonly tables: BusyTable[]; close(): Promise<void> };

const entrants: Entrant[] = [];
/** How long answers took and the time they were given in; how many were given in all, and what they cost the server's process. */
const loads = new Map<string, { took: number[]; ms: number; answers: number; cpuMs: number }>();

export async function contestants(): Promise<Contestant[]> {
  const ours: Ours = await startOurs();
  entrants.push(ours);
  await ours.open(TABLES);
  await saturate(ours.tables, { settleMs: 2_000, ms: 0 }, () => {});
  const { answers, answerBytes, news, newsBytes, replies, replyBytes } = ours.traffic;
  sizesSeen = {
    "server/answerBytes": Math.round(answerBytes / answers),
    "server/newsBytes": Math.round(newsBytes / news),
    "server/replyBytes": Math.round(replyBytes / replies),
  };
  const bare: Bare = await startBare(TABLES, {
    sent: sizesSeen["server/answerBytes"],
    news: sizesSeen["server/newsBytes"],
    reply: sizesSeen["server/replyBytes"],
  });
  entrants.push(bare);
  const boardgameIo: BoardgameIo = await startBoardgameIo(TABLES);
  entrants.push(boardgameIo);
  return [
    contestant("server/ours", "answers", ours),
    contestant("server/bare", "messages", bare),
    contestant("server/bgio", "moves", boardgameIo),
  ];
}

let sizesSeen: Record<string, number> = {};
export const sizes = (): Record<string, number> => sizesSeen;

function contestant(name: string, unit: string, { child, tables }: Entrant): Contestant {
  const load = { took: [] as number[], ms: 0, answers: 0, cpuMs: 0 };
  loads.set(name, load);
  return {
    name,
    unit,
    warmUp: 10,
    spent: () => load.ms,
    async run() {
      const before = load.took.length;
      const cpu = cpuMs(await child.cpu());
      load.answers += await saturate(tables, RUN, (ms) => load.took.push(ms));
      load.cpuMs += cpuMs(await child.cpu()) - cpu;
      load.ms += RUN.ms;
      return load.took.length - before;
    },
  };
}

const cpuMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

export const ratios = {
  "server/bare-ws": ["server/ours", "server/bare"],
  "server/boardgame.io": ["server/ours", "server/bgio"],
} as const;

export async function figures(): Promise<Record<string, Figure>> {
  const found: Record<string, Figure> = {};
  for (const [name, { took, answers, cpuMs: cpu }] of loads) {
    found[`${name}/cpu`] = { value: (answers / cpu) * 1000, unit: "per CPU second of the server" };
    found[`${name}/p50`] = { value: quantile(took, 0.5), unit: "ms" };
    found[`${name}/p99`] = { value: quantile(took, 0.99), unit: "ms" };
  }
  found["server/p99-vs-boardgame.io"] = {
    value: found["server/ours/p99"].value / found["server/bgio/p99"].value,
    unit: "×",
  };
  await Promise.all(entrants.splice(0).map((one) => one.close()));
  return { ...found, ...(await live()) };
}

async function live(): Promise<Record<string, Figure>> {
  const ours = await startOurs();
  entrants.push(ours);
  await ours.open(1);
  const empty = await ours.child.memory();
  await ours.open(LIVE.tables - 1);
  await pace(ours.tables, LIVE.answersPerSecond, LIVE.warmUpMs, () => {});
  const took: number[] = [];
  const before = await ours.child.cpu();
  await pace(ours.tables, LIVE.answersPerSecond, LIVE.ms, (ms) => took.push(ms));
  const after = await ours.child.cpu();
  const full = await ours.child.memory();
  const perTable = (of: (memory: NodeJS.MemoryUsage) => number): Figure => ({
    value: (of(full) - of(empty)) / 1000 / (LIVE.tables - 1),
    unit: "kB a table",
  });
  const busy = (cpuMs(after) - cpuMs(before)) / LIVE.ms;
  return {
    "server/live/rate": { value: took.length / (LIVE.ms / 1000), unit: "answers/s at 500 tables" },
    "server/live/p50": { value: quantile(took, 0.5), unit: "ms" },
    "server/live/p99": { value: quantile(took, 0.99), unit: "ms" },
    "server/live/cpu": { value: busy, unit: "of one core" },
    "server/live/heap": perTable(({ heapUsed, external }) => heapUsed + external),
    "server/live/rss": perTable(({ rss }) => rss),
  };
}

export async function close(): Promise<void> {
  await Promise.all(entrants.splice(0).map((one) => one.close()));
}

export const targets: Record<string, Target> = {
  "server/bare-ws": { min: 0.5 },
  "server/boardgame.io": { min: 3 },
  "server/p99-vs-boardgame.io": { max: 1 },
  "server/live/p99": { max: 20 },
  "server/live/heap": { max: 150 },
};
