// `npm start`: builds the page where something changed, opens the house and the browser. Arguments go to `blackrose serve`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb } from "../web/tools/build.ts";
import { root } from "./check.ts";

await buildWeb();
const serve = ["serve", "--open", "--quiet", "--data", join(root, "blackrose.db"), ...process.argv.slice(2)];
const child = spawn(process.execPath, [join(root, "cli/src/main.ts"), ...serve], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
