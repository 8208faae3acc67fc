/** Starts a program that serves, as a process of its own, and talks with it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerOptions } from "../../src/index.ts";
import { LIMITS, type Limits } from "../../src/limits.ts";
import { NODE_FLAGS } from "../../src/node-flags.ts";

export interface Child {
  readonly url: string;
  readonly pid: number;
  /** All it has written on stdout and stderr. */
  readonly output: () => string;
  readonly alive: () => boolean;
  memory(): Promise<NodeJS.MemoryUsage>;
  cpu(): Promise<NodeJS.CpuUsage>;
  /** Asks it to end well. */
  close(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

export async function startChild(
  script: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<Child> {
  const child = fork(script, args, {
    execArgv: ["--expose-gc", ...flags],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // As a service has it: what was compiled at one start need not be at the next.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "blackrose-compiled") },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  const gone = once(child, "exit");
  const [first] = (await Promise.race([once(child, "message"), gone.then(() => [])])) as [{ url: string }?];
  if (first === undefined) throw new Error(`the server did not start: ${output}`);
  const told = async <T>(what: string): Promise<T> => {
    child.send(what);
    return ((await Promise.race([once(child, "message"), gone.then(() => [])])) as [T])[0];
  };
  return {
    url: first.url,
    pid: child.pid!,
    output: () => output,
    alive: () => child.exitCode === null && child.signalCode === null,
    memory: () => told("memory"),
    cpu: () => told("cpu"),
    async close() {
      if (child.connected) child.send("close");
      await gone;
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

export const serve = (options: ServerOptions, flags: readonly string[] = []): Promise<Child> =>
  startChild(join(import.meta.dirname, "serve.ts"), [JSON.stringify(options)], [...NODE_FLAGS, ...flags]);

/** A test is one address and many people. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  ...Object.fromEntries(
    Object.entries(LIMITS)
      .filter(([, limit]) => typeof limit === "object" && "burst" in limit)
      .map(([name]) => [name, { burst: 1e9, perSecond: 1e9 }]),
  ),
  sockets: 1e9,
  connections: 1e9,
};
