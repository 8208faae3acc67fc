/** `blackrose serve` as whoever runs a house meets it: one file, one server on it, a backup beside it, a good end. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../src/index.ts";
import { NODE_FLAGS } from "../src/node-flags.ts";
import { openDataFile } from "../src/store/database.ts";
import { inFolder } from "./visitor.ts";

const main = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts");
const run = (args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [main, "serve", ...args], { encoding: "utf8" });
  return { status, stderr };
};

/** The address it says it is open at. */
function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (data: Buffer) => {
      said += data.toString("utf8");
      const url = /open at (http:\S+)\.\n/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", () => reject(new Error(said)));
  });
}

test("it opens, keeps others off its file, is copied while it runs, and ends well", () =>
  inFolder(async (folder) => {
    const [data, copy] = [join(folder, "data.db"), join(folder, "copy.db")];
    const child = spawn(process.execPath, [main, "serve", "--port", "0", "--data", data], { stdio: "pipe" });
    let log = "";
    child.stdout.on("data", (lines: Buffer) => {
      log += lines.toString("utf8");
    });
    const url = await opened(child);
    const answer = await fetch(`${url}/api/tables?invitation=secret`, { headers: { cookie: "blackrose=secret" } });
    expect(answer.status).toBe(200);
    expect(run(["--port", "0", "--data", data])).toEqual({
      status: 2,
      stderr: expect.stringMatching(/in use by another server; stop that one first/),
    });
    // By another name it is the same file.
    const link = join(folder, "link.db");
    symlinkSync(data, link);
    expect(run(["--port", "0", "--data", link]).stderr).toMatch(/in use by another server/);
    const hard = join(folder, "hard.db");
    linkSync(data, hard);
    expect(run(["--port", "0", "--data", hard]).stderr).toMatch(/second name on this disk/);
    rmSync(hard);
    expect(run(["--data", data, "--backup", copy]).status).toBe(0);
    expect(existsSync(copy)).toBe(true);
    for (const file of [data, `${data}-wal`, `${data}.lock`, copy])
      expect(statSync(file).mode & 0o777, file).toBe(0o600);
    const ended = once(child, "exit");
    // Whoever asks twice does not get a worse end.
    for (let i = 0; i < 3; i++) child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { route?: string });
    expect(lines.some(({ route }) => route === "/api/tables")).toBe(true);
    expect(log).not.toMatch(/secret|127\.0\.0\.1:\d+\/api/);
  }));

test("a damaged page is told in a sentence, whichever it is", () =>
  inFolder(async (folder) => {
    const data = join(folder, "data.db");
    openDataFile(data).close();
    const good = readFileSync(data);
    const pages = good.length / 4096;
    let damaged = 0;
    for (let page = 1; page < pages; page++) {
      const bad = Buffer.from(good);
      bad.fill(0xa5, page * 4096, (page + 1) * 4096);
      writeFileSync(data, bad);
      const running = await startServer({ port: 0, data }).catch((error: Error) => error);
      if (!(running instanceof Error)) await running.close();
      else {
        damaged++;
        expect(running.name).toBe("Unusable");
        expect(running.message).toMatch(/ is damaged: .*backup/);
      }
    }
    expect(damaged).toBeGreaterThan(0);
  }));

test("what cannot be used is told in a sentence", () =>
  inFolder(async (folder) => {
    for (const args of [
      ["--origin", "https://table.example/path"],
      ["--data", folder],
      ["--data", join(folder, "none.db"), "--backup", join(folder, "copy.db")],
      ["--host", "256.0.0.1", "--data", join(folder, "data.db")],
    ]) {
      const { status, stderr } = run(args);
      expect([args, status]).toEqual([args, 2]);
      expect(stderr).toMatch(/^blackrose: .*\.\n$/);
    }
  }));

test("a container and a service run Node as `npm start` does", () => {
  for (const [file, how] of [
    ["Dockerfile", NODE_FLAGS.map((flag) => `"${flag}"`).join(", ")],
    ["deploy/blackrose.service", NODE_FLAGS.join(" ")],
  ]) {
    expect(readFileSync(join(import.meta.dirname, "..", "..", file), "utf8")).toContain(how);
  }
});
