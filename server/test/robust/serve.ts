/** A server as a process of its own, for tests that kill it and for the bench: it takes its options as an argument and answers its parent. */
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../../src/index.ts";

const { close, url } = await startServer(JSON.parse(process.argv[2]));

async function memory(): Promise<NodeJS.MemoryUsage> {
  // What the first collection lets go of is given back to the system by the next.
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await sleep(50);
  }
  return process.memoryUsage();
}

process.on("message", (what) => {
  if (what === "memory") void memory().then((used) => process.send?.(used));
  else if (what === "cpu") process.send?.(process.cpuUsage());
  else void close().then(() => process.exit(0));
});
process.on("disconnect", () => process.exit(0));
process.send?.({ url });
