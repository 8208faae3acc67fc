/** The same seed gives the same hashes in Node and in a build for browsers, run where nothing of Node exists. */
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import { expect, test } from "vitest";
import { hashes } from "./browser/games.ts";

const GAMES = 12;

test("Node and a browser build play the same games", { timeout: 120_000 }, async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, "browser/games.ts"), formats: ["iife"], name: "games" },
    },
  });
  const [{ output }] = built as { output: { code: string }[] }[];
  // A bare context: the language itself, no process, no require, no timers.
  const bare = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const there = runInContext(`${output[0].code}; games.hashes(${GAMES})`, bare) as string[];
  expect([...there]).toEqual(hashes(GAMES));
  expect(there.length).toBeGreaterThan(GAMES * 8);
});
