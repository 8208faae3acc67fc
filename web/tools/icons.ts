/** One sheet with the icons in use, cut out of the Game Icons set. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

const PATH = "icons.svg";
const sources = join(import.meta.dirname, "../src");
const games = join(import.meta.dirname, "../../games");

/** The set is large: it is read when a sheet is made, not before. */
function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}

function bodyOf(set: IconSet, name: string): string | undefined {
  return (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""])?.body;
}

/** The icons the sources name: in lists (`icons.ts`), in files that draw them, and on cards (`icon: "…"`). */
export function used(set: IconSet = readSet()): string[] {
  const found = new Set<string>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: sources })) {
    const text = readFileSync(join(sources, file), "utf8");
    if (!file.endsWith("icons.ts") && !text.includes("look/icon") && !text.includes("./icon.tsx")) continue;
    for (const [, name] of text.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)) {
      if (bodyOf(set, name) !== undefined) found.add(name);
    }
  }
  for (const file of globSync("*/src/cards/**/*.ts", { cwd: games })) {
    for (const [, name] of readFileSync(join(games, file), "utf8").matchAll(/ icon: "([^"]+)"/g)) found.add(name);
  }
  return [...found].sort();
}

export function sheet(): string {
  const set = readSet();
  const symbols = used(set).map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 512 512">${bodyOf(set, name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

export function icons(): Plugin {
  return {
    name: "icons",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: PATH, source: sheet() });
    },
    configureServer(server) {
      server.middlewares.use(`/${PATH}`, (_asked, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(sheet());
      });
    },
  };
}
