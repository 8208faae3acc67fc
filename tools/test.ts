// The checks, then the tests; the last line counts both. Arguments go to vitest: `npm test -- kernel`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { audit } from "./audit.ts";
import { setUpBrowser } from "./browser.ts";
import { check, root } from "./check.ts";
import { type Count, closingLine } from "./closing-line.ts";

const args = process.argv.slice(2).filter((arg) => arg !== "--long");
if (process.argv.includes("--long")) process.env.BLACKROSE_LONG = "1";

if (setUpBrowser() === null) console.error("There is no Chromium: the tests that need a browser are skipped.");

const checks = check();
const audited = await audit();

const vitest = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
let tests: Count = { passed: 0, failed: 0, skipped: 0 };
vitest.on("message", (count) => {
  tests = count as Count;
});
const [code] = await once(vitest, "close");
// Vitest can fail without a failing test, for example when no file matches: the line must not hide it.
if (code !== 0 && tests.failed === 0) tests.failed = 1;

const failed = checks.failed + audited.failed + tests.failed;
const passed = checks.passed + audited.passed + tests.passed;
console.log(closingLine({ passed, failed, skipped: tests.skipped }));
process.exitCode = failed === 0 ? 0 : 1;
