// The checks that need no test to run: types, lint, format, and the direction of imports.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { closingLine, type Count } from "./closing-line.ts";

export const root = dirname(import.meta.dirname);

const checks = {
  types: ["node_modules/typescript/bin/tsc", "--project", "tsconfig.json"],
  "types, without Node or browser": ["node_modules/typescript/bin/tsc", "--project", "tsconfig.pure.json"],
  "types, in the browser": ["node_modules/typescript/bin/tsc", "--project", "web/tsconfig.json"],
  lint: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  format: ["node_modules/@biomejs/biome/bin/biome", "format"],
  imports: ["tools/imports.ts"],
};

/** Runs every check, also after one failed, so that one run shows all there is to mend. */
export function check(): Count {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, args] of Object.entries(checks)) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
    console.log(status === 0 ? `✓ ${name}` : `✗ ${name}`);
    count[status === 0 ? "passed" : "failed"] += 1;
  }
  return count;
}

if (import.meta.main) {
  const count = check();
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
}
