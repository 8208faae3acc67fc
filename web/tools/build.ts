/** Builds the client into `web/dist`, unless nothing has changed since it was built. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "vite";
import { compress } from "./compress.ts";

const web = dirname(import.meta.dirname);
const root = dirname(web);
const out = join(web, "dist");
const STAMP = ".stamp";

/** Only one builds at a time; a lock left behind by somebody who was interrupted counts for nothing after a while. */
const lock = join(web, ".building");
const LOCK_HOLDS = 120_000;

/** Everything that ends up in the client, in one number. */
function inputs(): string {
  const hash = createHash("sha256");
  const files = globSync(
    [
      "package-lock.json",
      "{kernel,language,games/*,protocol,table,web}/src/**/*",
      "web/{index.html,vite.config.ts}",
      "web/{tools,public}/**/*",
      "docs/rules/**/*.md",
    ],
    { cwd: root, withFileTypes: true },
  );
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

const isBuilt = (now: string): boolean =>
  existsSync(join(out, STAMP)) && readFileSync(join(out, STAMP), "utf8") === now;

async function takeLock(): Promise<void> {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LOCK_HOLDS) {
        rmSync(lock, { recursive: true, force: true });
      }
      await wait(100);
    }
  }
}

/** What the stamp says of a build whose sources changed under its hands: it serves, and whoever comes next builds again. */
const MIXED = "mixed";

/** The folder with the built client. What was there before stands until the new one is whole, and then makes room for it at once. */
export async function buildWeb(): Promise<string> {
  if (isBuilt(inputs())) return out;
  await takeLock();
  try {
    const now = inputs();
    if (isBuilt(now)) return out;
    const fresh = join(web, `dist.${process.pid}`);
    // A test calls itself one; what is built is for people all the same.
    const { NODE_ENV = "production" } = process.env;
    process.env["NODE_ENV"] = "production";
    await build({
      configFile: join(web, "vite.config.ts"),
      logLevel: "error",
      build: { outDir: fresh, emptyOutDir: true },
    }).finally(() => {
      process.env["NODE_ENV"] = NODE_ENV;
    });
    compress(fresh);
    writeFileSync(join(fresh, STAMP), inputs() === now ? now : MIXED);
    const before = `${fresh}.before`;
    if (existsSync(out)) renameSync(out, before);
    renameSync(fresh, out);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return out;
}

if (import.meta.main) await buildWeb();
