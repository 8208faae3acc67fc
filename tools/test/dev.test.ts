/** `npm run dev`: the page as it is in the sources, the gallery, and a server behind the same address. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../check.ts";

test("one command, one address for page, gallery and server; it ends when it is told to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-dev-"));
  const dev = spawn(process.execPath, ["tools/dev.ts", "--port", "0", "--data", join(folder, "dev.db")], { cwd: root });
  const ended = once(dev, "exit");
  let troubles = "";
  dev.stderr.on("data", (text) => (troubles += text));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      dev.stdout.on("data", (text) => resolve(/http:\S+/.exec(String(text))![0]));
      dev.on("exit", () => reject(new Error(troubles)));
    });
    const read = async (path: string, headers = {}) => (await fetch(`${address}${path}`, { headers })).text();
    expect(await read("/")).toContain("/src/main.tsx");
    expect(await read("/gallery/")).toContain("gallery.tsx");
    expect(await read("/api/me")).toBe("null");
    // The server takes what comes from the page for its own.
    const name = JSON.stringify({ name: "Ada" });
    const headers = { "content-type": "application/json", origin: address };
    const called = await fetch(`${address}/api/me`, { method: "POST", headers, body: name });
    expect(await called.json()).toMatchObject({ name: "Ada" });
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket`);
    await once(socket, "open");
    socket.close();
  } finally {
    dev.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
  expect(troubles).toContain("The house closes.");
});
