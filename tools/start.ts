// `npm start`: builds the page where something changed, opens the house and the browser. Arguments go to `blackrose serve`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { NODE_FLAGS } from "../server/src/node-flags.ts";
import { buildWeb } from "../web/tools/build.ts";
import { root } from "./check.ts";

/** Games kept in the browser belong to the address, so it should stay the same; any other port is for when this one is taken. */
const USUAL_PORT = 8080;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const outcome = Promise.race([once(probe, "listening"), once(probe, "error").then(() => null)]).catch(() => null);
  probe.listen(port, "127.0.0.1");
  const free = (await outcome) !== null;
  probe.close();
  return free;
}

await buildWeb();
const given = process.argv.slice(2);
const port = given.includes("--port") ? [] : ["--port", String((await isFree(USUAL_PORT)) ? USUAL_PORT : 0)];
const serve = ["serve", "--open", "--quiet", "--data", join(root, "blackrose.db"), ...port, ...given];
const child = spawn(process.execPath, [...NODE_FLAGS, join(root, "cli/src/main.ts"), ...serve], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
