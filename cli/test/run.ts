/** Runs the command as a person or script does, and tells all that can be seen of it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const main = join(import.meta.dirname, "..", "src", "main.ts");

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function blackrose(args: readonly string[], input = "", env: { readonly [name: string]: string } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", LANG: "C", ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder of its own for a test, gone afterwards. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
