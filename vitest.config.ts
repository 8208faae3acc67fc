import { defineConfig } from "vitest/config";
import { findBrowser } from "./tools/browser.ts";
import ClosingLine from "./tools/closing-line.ts";

export default defineConfig({
  test: {
    include: ["{kernel,language,games/*,protocol,table,server,web,cli,tools}/test/**/*.test.{ts,tsx}"],
    pool: "threads",
    maxWorkers: 2,
    // Random games in the thousands are tests too, also on a busy machine.
    testTimeout: 120_000,
    env: { BLACKROSE_CHROMIUM: findBrowser() ?? "" },
    reporters: ["default", new ClosingLine()],
  },
});
