// Makes a fresh clone ready to run: Node 24, then the packages. Plain JavaScript without dependencies,
// because it is what an older Node (18 or newer) runs before anything else is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const nodeFolder = join(root, "tools", "node24");
const lock = join(root, ".setup-lock");

/** The Node to run everything with, and the environment in which its `node` is the first one found. */
export function setUpNode() {
  const node = nodeToUse();
  return { node, env: withFirstInPath(dirname(node)) };
}

export function setUpPackages({ node, env }) {
  if (isInstalled(root)) return;
  // Headers of this very Node, should a package ever be compiled: npm may be set to another one's.
  const headers = node === process.execPath ? {} : { npm_config_nodedir: dirname(dirname(node)) };
  install(root, "Installing packages", { ...env, ...headers });
}

function nodeToUse() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  if (!isInstalled(nodeFolder)) install(nodeFolder, `Fetching Node 24 (this is ${process.version})`, process.env);
  const modules = join(nodeFolder, "node_modules");
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const found = readdirSync(modules)
    .map((name) => join(modules, name, "bin", binary))
    .find((path) => existsSync(path));
  return found ?? fail(`There is no ready Node 24 for ${machine()}. Install Node 24 from nodejs.org, then try again.`);
}

function withFirstInPath(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...process.env, [name]: folder + delimiter + (process.env[name] ?? "") };
}

// npm ci empties node_modules first, so a stamp in there vanishes with what it vouches for.
const stamp = (folder) => join(folder, "node_modules", ".installed");
const machine = () => `${process.platform}-${process.arch}`;

function wanted(folder) {
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  return `${machine()} ${createHash("sha256").update(lockfile).digest("hex")}`;
}

function isInstalled(folder) {
  return existsSync(stamp(folder)) && readFileSync(stamp(folder), "utf8") === wanted(folder);
}

function install(folder, what, env) {
  alone(() => {
    // Whoever held the lock before us may have done it.
    if (isInstalled(folder)) return;
    console.error(`${what}, once…`);
    // Development tools whatever NODE_ENV says; and no package of ours needs to run code to be installed.
    const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
    const npm = spawnSync("npm", args, { cwd: folder, env, encoding: "utf8", shell: process.platform === "win32" });
    if (npm.status !== 0) fail(`${npm.error ?? npm.stderr}\n${what} failed: npm ci in ${folder} says why above.`);
    writeFileSync(stamp(folder), wanted(folder));
  });
}

/** One set-up at a time in a clone: a second command waits for the first. */
function alone(work) {
  for (let said = false; !takeLock(); sleep(200)) {
    if (!said) console.error("Waiting for another set-up of this clone…");
    said = true;
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (ownerIsGone()) rmSync(lock, { force: true });
  return false;
}

function ownerIsGone() {
  try {
    const owner = Number(readFileSync(lock, "utf8"));
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function fail(sentence) {
  rmSync(lock, { force: true });
  console.error(sentence);
  process.exit(1);
}
