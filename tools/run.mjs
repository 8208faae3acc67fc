// Runs a task of the project under Node 24, on any machine with Node 18 or newer: `node tools/run.mjs test`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, setUpNode, setUpPackages } from "./setup.mjs";

/** Each task is a script for Node and its first arguments; the caller's arguments follow. */
const tasks = {
  start: ["tools/start.ts"],
  dev: ["tools/dev.ts"],
  blackrose: ["cli/src/main.ts"],
  test: ["tools/test.ts"],
  "test:long": ["tools/test.ts", "--long"],
  "test:watch": ["tools/test.ts", "--watch"],
  check: ["tools/check.ts"],
  format: ["node_modules/@biomejs/biome/bin/biome", "format", "--write", root],
  bench: ["bench/main.ts"],
  lock: ["tools/lock.ts"],
};

export function run(name, args) {
  if (!Object.hasOwn(tasks, name)) {
    console.error(`There is no task "${name}". There are: ${Object.keys(tasks).join(", ")}.`);
    process.exit(2);
  }
  const own = setUpNode();
  // A new lockfile is wanted exactly when the present one cannot be installed.
  if (name !== "lock") setUpPackages(own);
  const [script, ...first] = tasks[name];
  const child = spawn(own.node, [join(root, script), ...first, ...args], { stdio: "inherit", env: own.env });

  // A terminal sends Ctrl-C to the child as well: passing it on would make it two.
  const pass = (signal) => (signal === "SIGINT" && process.stdin.isTTY ? undefined : child.kill(signal));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    // End the way the child ended, so that a shell sees the same.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv[2], process.argv.slice(3));
