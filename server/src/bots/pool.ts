/** Threads for bots that ponder. A thread that takes too long is ended and its choice made at random, so no table waits for a bot. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { freshLuck, isForced, pickAny } from "@blackrose/kernel";
import type { BotTask } from "@blackrose/table";
import { games } from "../games.ts";
import type { Work } from "./work.ts";

export interface Bots {
  choose(task: BotTask): Promise<readonly number[]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly work: Work;
  readonly done: (codes: readonly number[]) => void;
}

export interface Manner {
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly patience?: number;
}

export function botsIn({ threads = Math.max(1, availableParallelism() - 1), patience = 5000 }: Manner = {}): Bots {
  const idle: Worker[] = [];
  /** Each thread, and what to do with what it says; null when it cannot say anything any more. */
  const all = new Map<Worker, (codes: readonly number[] | null) => void>();
  const waiting: Waiting[] = [];
  let closed = false;

  /** A thread says something empty when it has loaded the games; from then on its time counts. */
  function start(): void {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", (codes: readonly number[]) => all.get(worker)?.(codes));
    // A thread that was ended is no longer listened to: a late error must not end the server.
    worker.on("error", () => all.get(worker)?.(null));
    all.set(worker, (codes) => {
      if (codes !== null) return free(worker);
      all.delete(worker);
      const first = waiting.shift();
      if (first !== undefined) first.done(anything(first.work));
      next();
    });
  }

  function free(worker: Worker): void {
    idle.push(worker);
    next();
  }

  function next(): void {
    if (closed) return;
    while (waiting.length > 0 && idle.length > 0) ponder(idle.pop()!, waiting.shift()!);
    if (waiting.length > 0 && all.size < threads) start();
  }

  function ponder(worker: Worker, { work, done }: Waiting): void {
    const timer = setTimeout(() => end(null), patience);
    all.set(worker, end);
    worker.postMessage(work, []);

    function end(codes: readonly number[] | null): void {
      clearTimeout(timer);
      done(codes ?? anything(work));
      if (codes !== null) return free(worker);
      all.delete(worker);
      void worker.terminate();
      next();
    }
  }

  return {
    choose(task) {
      const { game, seating, level, seat, ask, view, luck } = task;
      const roster = games(game.name)?.play(seating) === game ? null : game.roster;
      const work = { game: game.name, seating, roster, seat, ask, view, luck };
      if (level === "random" || isForced(ask)) return Promise.resolve(anything(work));
      return new Promise((done) => {
        waiting.push({ work, done });
        next();
      });
    },
    async close() {
      closed = true;
      await Promise.all([...all.keys()].map((worker) => worker.terminate()));
    },
  };
}

const anything = ({ ask, luck }: Work): readonly number[] =>
  isForced(ask) ? ask.options.slice(0, ask.min) : pickAny(ask, freshLuck(luck));
