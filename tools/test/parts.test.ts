/** A part that is named runs alone: no checks, no audit, and none of the tests that only sound like it. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../check.ts";
import { testsOf } from "../parts.ts";

test("a part's name means its folder; a file, a pattern and an option stay as they are", () => {
  expect(testsOf(["table", "lodge", "games/lodge", "kernel/"])).toEqual([
    "table/test/",
    "games/lodge/test/",
    "games/lodge/test/",
    "kernel/test/",
  ]);
  expect(testsOf(["secrecy", "kernel/test/luck.test.ts", "-t"])).toEqual(["secrecy", "kernel/test/luck.test.ts", "-t"]);
});

const run = (...args: string[]) =>
  // This test's own vitest is none of the other's business.
  spawnSync(process.execPath, ["tools/test.ts", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  });

test("only what is named runs, and the last line counts it", () => {
  const { stdout, status } = run("tools/test/imports.test.ts");
  expect(stdout).not.toMatch(/✓ (types|lint|audit)/);
  expect(stdout).toContain("Test Files  1 passed (1)");
  expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  expect(status).toBe(0);
});

test("a name that no test has is a failure", () => {
  const { stdout, status } = run("no-such-part");
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
  expect(status).toBe(1);
});
