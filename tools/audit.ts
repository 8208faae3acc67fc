// Asks the registry whether anything we ship has a known hole. A registry that does not answer that is no reason to fail.
import { spawnSync } from "node:child_process";
import type { Count } from "./closing-line.ts";
import { root } from "./check.ts";

interface Report {
  readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } };
}

export function audit(): Count {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 30_000,
    shell: process.platform === "win32",
  });
  const found = reportIn(stdout)?.metadata?.vulnerabilities;
  if (found === undefined) {
    console.log("· audit: the registry has no advisories to offer; not checked");
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const holes = found.high + found.critical;
  console.log(holes === 0 ? "✓ audit" : `✗ audit: ${holes} serious holes in what we ship; npm audit names them`);
  return { passed: holes === 0 ? 1 : 0, failed: holes === 0 ? 0 : 1, skipped: 0 };
}

function reportIn(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
