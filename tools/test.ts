// The checks, then all tests; the last line counts both. With a part named, `npm test -- kernel`, only its tests, at once.
// `--long` plays the thousands of games as well; `--watch` runs again what a change touches.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { audit } from "./audit.ts";
import { setUpBrowser } from "./browser.ts";
import { check, root } from "./check.ts";
import { type Count, closingLine } from "./closing-line.ts";
import { testsOf } from "./parts.ts";

const own = new Set(["--long", "--watch"]);
const named = process.argv.slice(2).filter((arg) => !own.has(arg));
const watch = process.argv.includes("--watch");
const whole = named.length === 0 && !watch;
if (process.argv.includes("--long")) process.env.BLACKROSE_LONG = "1";

const none: Count = { passed: 0, failed: 0, skipped: 0 };
if (whole && setUpBrowser() === null) console.error("There is no Chromium: the tests that need a browser are skipped.");
const checks = whole ? check() : none;
const audited = whole ? await audit() : none;

// A watch over everything begins with what has changed since the last commit.
const manner = watch ? ["watch", ...(named.length === 0 ? ["--changed"] : [])] : ["run"];
const vitest = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...manner, ...testsOf(named)], {
  cwd: root,
  // Who watches is told the count after each run, by vitest itself.
  stdio: ["inherit", "inherit", "inherit", ...(watch ? [] : (["ipc"] as const))],
});
let tests = none;
vitest.on("message", (count) => {
  tests = count as Count;
});
const [code] = await once(vitest, "close");
// Vitest can fail without a failing test, for example when no file matches: the line must not hide it.
if (code !== 0 && tests.failed === 0) tests = { ...tests, failed: 1 };

const failed = checks.failed + audited.failed + tests.failed;
const passed = checks.passed + audited.passed + tests.passed;
if (!watch) console.log(closingLine({ passed, failed, skipped: tests.skipped }));
process.exitCode = failed === 0 ? 0 : 1;
