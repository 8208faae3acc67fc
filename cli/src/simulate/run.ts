/** Deals the games out to workers and adds up what they bring back. */
import { Worker } from "node:worker_threads";
import { progress } from "./progress.ts";
import { addTo, emptyTally, type Tally } from "./tally.ts";
import { Counter, type Done, type Task } from "./work.ts";

export interface Run {
  readonly tally: Tally;
  /** From the first game's start to the last game's end. */
  readonly seconds: number;
  readonly workers: number;
}

export async function run(task: Omit<Task, "counters">, workers: number): Promise<Run> {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const bar = progress(task.games, "games");
  const timer = setInterval(() => bar.show(Atomics.load(counters, Counter.done)), 100);
  try {
    const needed = Math.max(1, Math.min(workers, task.games));
    const done = await Promise.all(Array.from({ length: needed }, () => start({ ...task, counters })));
    const tally = emptyTally(task.seating.seats);
    for (const one of done) addTo(tally, one.tally);
    const milliseconds = Math.max(...done.map(({ until }) => until)) - Math.min(...done.map(({ from }) => from));
    return { tally, seconds: milliseconds / 1000, workers: needed };
  } finally {
    clearInterval(timer);
    bar.end();
  }
}

function start(task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a worker ended with code ${code} before it was done`)));
  });
}
