/** `blackrose serve` as whoever runs a house meets it: one file, one server on it, a backup beside it, a good end. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NODE_FLAGS } from "../src/node-flags.ts";
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
    expect(run(["--data", data, "--backup", copy]).status).toBe(0);
    expect(existsSync(copy)).toBe(true);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { route?: string });
    expect(lines.some(({ route }) => route === "/api/tables")).toBe(true);
    expect(log).not.toMatch(/secret|127\.0\.0\.1:\d+\/api/);
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
