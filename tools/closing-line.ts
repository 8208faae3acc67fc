import type { Reporter, TestModule } from "vitest/node";

export type Count = { passed: number; failed: number; skipped: number };

export function closingLine({ passed, failed, skipped }: Count): string {
  return `${skipped > 0 ? `${skipped} skipped, for the long run.\n` : ""}${passed} passed, ${failed} failed`;
}

/** Counts the tests, and says so in one line that a script can read. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count: Count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        // Pending: the run was cut short before its turn.
        count[state === "pending" ? "skipped" : state] += 1;
      }
      // A file that does not load, or a hook that throws, is a failure that no test shows.
      for (const suite of [module, ...module.children.allSuites()]) count.failed += suite.errors().length;
    }
    // `npm test` adds its checks to the count and prints the line itself.
    if (process.send) process.send(count);
    else console.log(closingLine(count));
  }
}
