/** The engine's worker, started when it is first wanted, and how the page asks it for something. */
import { words } from "../words/index.ts";
import type { Granted, Wish } from "./wishes.ts";

/** Built beside the page and not apart from it, so that both share the game they play: it is fetched once. */
const WORKER = import.meta.env.DEV ? "/src/engine/worker.ts" : "/engine.js";

interface Open {
  resolve(granted: never): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let number = 0;
const open = new Map<number, Open>();

function engine(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(WORKER, { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; granted?: never; failed?: string }>) => {
    const { id, granted, failed } = data;
    const asked = open.get(id);
    open.delete(id);
    if (failed === undefined) asked?.resolve(granted as never);
    else asked?.reject(new Error(failed));
  });
  worker.addEventListener("error", () => {
    for (const asked of open.values()) asked.reject(new Error(words.peek().problems.engine));
    open.clear();
    worker = null;
  });
  return worker;
}

/** Starts it, so that it is there when somebody wants to play. */
export const warmUp = (): void => void engine();

export function wish<W extends Wish>(asked: W, hand: Transferable[] = []): Promise<Granted[W["do"]]> {
  const id = number++;
  return new Promise((resolve, reject) => {
    open.set(id, { resolve, reject });
    engine().postMessage({ id, wish: asked }, hand);
  });
}
