// Asks the registry whether anything we ship has a known hole. A registry that cannot say is no reason to fail, but it is said.
import { execFile } from "node:child_process";
import type { Count } from "./closing-line.ts";
import { root } from "./check.ts";

interface Report {
  readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } };
  readonly message?: string;
  readonly statusCode?: number;
}

/** What a server says that has nothing at that address. */
const NOTHING_THERE = [404, 405, 410, 501];

export async function audit(): Promise<Count> {
  const { metadata, message = "no answer", statusCode = 0 } = await report();
  if (metadata === undefined) {
    const why = NOTHING_THERE.includes(statusCode)
      ? `the registry has no audit endpoint (${statusCode})`
      : `the registry could not be asked (${message})`;
    console.log(`· audit: ${why}; known holes were not looked for`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const holes = metadata.vulnerabilities.high + metadata.vulnerabilities.critical;
  console.log(holes === 0 ? "✓ audit" : `✗ audit: ${holes} serious holes in what we ship; npm audit names them`);
  return { passed: holes === 0 ? 1 : 0, failed: holes === 0 ? 0 : 1, skipped: 0 };
}

/** npm ends with an error where it finds something; what it found stands in what it says. */
function report(): Promise<Report> {
  const options = { cwd: root, timeout: 30_000, shell: process.platform === "win32" };
  return new Promise((resolve) => {
    execFile("npm", ["audit", "--omit=dev", "--json"], options, (_error, stdout) => resolve(read(stdout)));
  });
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
