// Writes package-lock.json anew after a change of dependencies: `npm run lock`.
//
// Tools with a binary per platform list one optional package for each. A registry mirror may carry only some of
// them; npm then leaves the others out of the lockfile, and `npm ci` refuses such a lockfile everywhere. So we
// add what is missing: name and version stand in the tool's own list, and the name tells the platform.
import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Entry = { dev?: true | undefined; peer?: true | undefined; optionalDependencies?: Record<string, string> };

const root = dirname(import.meta.dirname);
const path = join(root, "package-lock.json");

execSync("npm install --package-lock-only --loglevel=error", { cwd: root, stdio: "inherit" });
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, "utf8"));
for (const { dev, peer, optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const { os, cpu, libc } = platform(name);
    // In npm's own order, so that npm finds nothing to rewrite.
    const entry = { version, cpu, dev, libc, optional: true, os, peer };
    // A range is no version: such a package is not one of a set of binaries.
    if (/^\d/.test(version)) lock.packages[`node_modules/${name}`] ??= entry;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);

/** `@oxlint/binding-linux-x64-musl` is for Linux on x64 with musl. */
function platform(name: string): Record<"os" | "cpu" | "libc", string[] | undefined> {
  const os = name.match(/\b(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/);
  const cpu = name.match(/\b(?:arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/);
  const libc = /musl/.test(name) ? ["musl"] : /linux.*gnu/.test(name) ? ["glibc"] : undefined;
  return { os: os ? [os[0]] : undefined, cpu: cpu ? [cpu[0]] : undefined, libc };
}
