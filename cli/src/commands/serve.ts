/** `blackrose serve`: a house of tables for people far away, until it is told to stop. */
import { spawn } from "node:child_process";
import { type Command, type Given, noWords } from "../command.ts";
import { reason } from "../files.ts";
import { Exit, Problem } from "../problem.ts";

const DEFAULT_PORT = 8080;
const DEFAULT_DATA = "blackrose.db";

export const serve: Command = {
  name: "serve",
  summary: "Serves tables over the network: pages, accounts, games, all kept in one file.",
  more: `It ends in good order on SIGTERM or Ctrl-C: everyone is told to come back, and everything is on the disk.
docs/operating.md tells of proxies, backups and upgrades.`,
  options: {
    port: { value: "N", help: `where to listen (${DEFAULT_PORT})` },
    host: { value: "ADDRESS", help: "on which address; 0.0.0.0 for all (127.0.0.1)" },
    data: { value: "FILE", help: `the file everything is kept in (${DEFAULT_DATA})` },
    origin: { value: "LIST", help: "where the pages are served from, as https://table.example; several with commas" },
    "behind-proxy": { help: "believe what a proxy says of addresses, host and https" },
    backup: { value: "FILE", help: "copy the data to a new file, also while a server runs, and do nothing else" },
    open: { help: "show the page in the browser" },
    quiet: { help: "no log" },
  },
  async run(given) {
    noWords(serve, given);
    // Only here: the other commands start faster without it.
    const { backUp, startServer } = await import("@blackrose/server");
    const data = given.text("data") ?? DEFAULT_DATA;
    const backup = given.text("backup");
    if (backup !== undefined) {
      await orProblem(() => backUp(data, backup));
      process.stderr.write(`${data} is copied to ${backup}.\n`);
      return Exit.well;
    }
    const server = await orProblem(() =>
      startServer({
        port: given.whole("port", { least: 0, most: 65_535 }) ?? DEFAULT_PORT,
        host: given.text("host") ?? "127.0.0.1",
        data,
        origins: originsOf(given),
        behindProxy: given.flag("behind-proxy"),
        log: !given.flag("quiet"),
      }),
    );
    // A mistake at one table must not end the others.
    process.on("unhandledRejection", (error) =>
      process.stderr.write(`blackrose: ${error instanceof Error ? error.stack : String(error)}\n`),
    );
    process.stderr.write(`The house is open at ${server.url}.\n`);
    if (given.flag("open")) showPage(server.url);
    await toldToStop();
    process.stderr.write("The house closes.\n");
    await server.close();
    return Exit.well;
  },
};

/** The signal that ends it. Those that come after it change nothing: what was taken is still being written. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve());
  });
}

/** Where there is no browser to show it, the address has been told. */
function showPage(url: string): void {
  const opener = { darwin: ["open"], win32: ["cmd", "/c", "start"] } as { readonly [system: string]: string[] };
  const [program, ...args] = opener[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

function originsOf(given: Given): string[] {
  const list = given.text("origin")?.split(",") ?? [];
  return list.map((said) => {
    const url = URL.parse(said.trim());
    if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
      throw new Problem(`--origin is a list of addresses as https://table.example, not "${said}".`);
    }
    return url.origin;
  });
}

async function orProblem<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "Unusable") throw new Problem(error.message);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new Problem("Another program listens there already; choose another --port.");
    if (syscall !== undefined) throw new Problem(`It cannot listen there: ${reason(error)}.`);
    throw error;
  }
}
