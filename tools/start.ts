// `npm start`: builds the page where something changed, opens the house and the browser. Arguments go to `blackrose serve`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { NODE_FLAGS } from "../server/src/node-flags.ts";
import { buildWeb } from "../web/tools/build.ts";
import { root } from "./check.ts";
import { freePort } from "./free-port.ts";

/** Games kept in the browser belong to the address, so it should stay the same; any other port is for when this one is taken. */
const USUAL_PORT = 8080;

await buildWeb();
const given = process.argv.slice(2);
const port = given.includes("--port") ? [] : ["--port", String(await freePort(USUAL_PORT))];
const serve = ["serve", "--open", "--quiet", "--data", join(root, "blackrose.db"), ...port, ...given];
const child = spawn(process.execPath, [...NODE_FLAGS, join(root, "cli/src/main.ts"), ...serve], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
