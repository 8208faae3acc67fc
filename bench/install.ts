// The rivals are installed here, in bench/, and only when somebody runs the bench.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Lock = { packages: Record<string, { version?: string; integrity?: string; optional?: boolean }> };

/** Makes `node_modules` what the lockfile says, unless it is. Speaks on stderr only: stdout belongs to the figures. */
export function installRivals(directory: string): void {
  if (isInstalled(directory)) return;
  process.stderr.write("bench: installing the rivals (npm ci in bench/) …\n");
  // `--include=dev`: with NODE_ENV=production npm would leave them all out.
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev"];
  // Under `npm run`, the npm that runs us; else the one on the PATH.
  const npm = process.env["npm_execpath"];
  const [command, before] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const { status, error } = spawnSync(command, [...before, ...args], { cwd: directory, stdio: ["ignore", 2, 2] });
  if (error)
    throw new Error(`npm could not be started (${error.message}). Install it, or run "npm ci" in bench/ yourself.`);
  if (status !== 0) throw new Error(`"npm ci" in bench/ failed with ${status}; its own message stands above.`);
}

/** npm notes what it has installed in node_modules/.package-lock.json, as the last thing it does. */
function isInstalled(directory: string): boolean {
  const wanted = readLock(join(directory, "package-lock.json"));
  const found = readLock(join(directory, "node_modules", ".package-lock.json"));
  if (!wanted) throw new Error("bench/package-lock.json is missing or damaged; restore it from the repository.");
  if (!found) return false;
  return Object.entries(wanted.packages).every(([path, want]) => {
    if (path === "") return true;
    const have = found.packages[path];
    if (!have) return want.optional === true; // made for another platform
    return have.version === want.version && have.integrity === want.integrity;
  });
}

function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Lock;
  } catch {
    return undefined;
  }
}
