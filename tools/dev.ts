// `npm run dev`: the page as it is being written, reloaded with every change, and beside it a server that starts again with every change
// of its own. Nothing is built and no browser opened. `--port N` says where; what is played here is kept in a file of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { NODE_FLAGS } from "../server/src/node-flags.ts";
import { root } from "./check.ts";
import { freePort } from "./free-port.ts";

const USUAL_PORT = 5173;
/** A save often writes several files. */
const BETWEEN_CHANGES = 300;
/** What the server is made of. */
const sources = ["kernel", "language", "games", "protocol", "table", "server", "cli"].map((folder) =>
  join(root, folder),
);

const { values } = parseArgs({ options: { port: { type: "string" }, data: { type: "string" } } });
const data = values.data ?? join(root, "blackrose-dev.db");
const port = await freePort(values.port === undefined ? USUAL_PORT : Number(values.port));
const behind = await freePort();

function openServer(): ChildProcess {
  const serve = ["serve", "--quiet", "--port", String(behind), "--data", data];
  return spawn(process.execPath, [...NODE_FLAGS, join(root, "cli/src/main.ts"), ...serve], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function closeServer(): Promise<void> {
  if (server.exitCode !== null || !server.kill("SIGTERM")) return;
  await once(server, "exit");
}

const page = await createServer({
  configFile: join(root, "web/vite.config.ts"),
  logLevel: "warn",
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    // The server looks where a visitor's page comes from: it hears the address of the page and not its own.
    proxy: {
      "/api": { target: `http://127.0.0.1:${behind}`, changeOrigin: false },
      "/socket": { target: `ws://127.0.0.1:${behind}`, ws: true, changeOrigin: false },
    },
  },
});

let server = openServer();
let restarting = Promise.resolve();
function restart(): Promise<void> {
  restarting = restarting.then(closeServer).then(() => {
    server = openServer();
  });
  return restarting;
}

// Node's own `--watch` would do, but it speaks into the channels of the server's threads.
let changed: NodeJS.Timeout | undefined;
page.watcher.add(sources).on("all", (_, path) => {
  if (!/\/src\/.*\.ts$/.test(path) || !sources.some((folder) => path.startsWith(folder))) return;
  clearTimeout(changed);
  changed = setTimeout(() => void restart(), BETWEEN_CHANGES);
});

async function close(): Promise<void> {
  clearTimeout(changed);
  await restarting;
  await Promise.all([page.close(), closeServer()]);
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void close());

const isOpen = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${behind}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

await page.listen();
for (let tries = 100; tries > 0 && !(await isOpen()); tries--) await wait(100);
const address = `http://localhost:${port}`;
console.log(`Open ${address} for the page, ${address}/gallery/ for a board at any moment of a game.`);
