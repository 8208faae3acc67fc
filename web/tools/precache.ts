/** Tells the offline worker what belongs to this build: every file of it, under a name that changes when any of them does. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORKER = "offline.js";

export function precache(): Plugin {
  let out = "";
  return {
    name: "precache",
    apply: "build",
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    closeBundle() {
      const worker = join(out, WORKER);
      const files = globSync("**/*", { cwd: out })
        .filter((file) => file !== WORKER && !file.startsWith(".") && statSync(join(out, file)).isFile())
        .sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      const build = { name: hash.digest("hex").slice(0, 12), files: files.map((file) => `/${file}`) };
      const text = readFileSync(worker, "utf8");
      if (!text.includes("THIS_BUILD"))
        throw new Error("The offline worker no longer asks what this build is made of.");
      writeFileSync(worker, text.replaceAll("THIS_BUILD", JSON.stringify(build)));
    },
  };
}
