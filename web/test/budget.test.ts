import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { catalogue } from "@blackrose/lodge";
import { expect, test } from "vitest";
import { buildWeb } from "../tools/build.ts";

/** What we want, and what may not be passed on the way there: it only ever goes down. */
const WANTED = 200_000;
const BUDGET: { readonly [game: string]: number } = { treachery: WANTED, lodge: 202_000 };

/** As the build compresses them (tools/compress.ts). */
const AS_SERVED = { level: 9 };

/** The scripts that must have come before the first play: what a start needs, and all it imports at once. */
function scripts(folder: string, starts: readonly string[]): Set<string> {
  const all = new Set<string>();
  const visit = (file: string): void => {
    if (all.has(file) || !existsSync(join(folder, file))) return;
    all.add(file);
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, to] of text.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)) visit(join(file, "..", to));
  };
  for (const start of starts) visit(start);
  return all;
}

/** The chunk that a dynamic import of a source became. */
function chunkWith(folder: string, names: readonly string[], mark: string): string {
  const found = names.find((name) => readFileSync(join(folder, name), "utf8").includes(mark));
  if (found === undefined) throw new Error(`no script speaks of "${mark}"`);
  return found;
}

/** A card of the box that comes with the first table. */
const FIRST_BOX = "fireball";

/** Scripts that may hold cards: the books of rules speak of them, too. */
const cardsIn = (build: readonly string[]): string[] => build.filter((name) => !/\/(en|es|fr)-/.test(name));

test("shell, engine and one face stay within the budget", { timeout: 120_000 }, async () => {
  const folder = await buildWeb();
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const main = /src="\/(assets\/main-[^"]+)"/.exec(page)?.[1] ?? "";
  const build = globSync("assets/*.js", { cwd: folder });
  const screen = build.find((name) => name.includes("screen-")) ?? "";
  for (const game of ["treachery", "lodge"]) {
    const faces = build.filter((name) => name.includes("face-"));
    const face = chunkWith(folder, faces, `game:\`${game}\``);
    // The first box comes along.
    const boxes = game === "lodge" ? [chunkWith(folder, cardsIn(build), FIRST_BOX)] : [];
    const asked = [...scripts(folder, [main, screen, "engine.js", face, ...boxes])];
    // So do words in one language.
    const words = asked.flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/import\(["'`]\.\/(en-[^"'`]+\.js)/g)].map(
        ([, name]) => `assets/${name}`,
      ),
    );
    expect(words.length).toBeGreaterThan(0);
    const needed = scripts(folder, [...asked, ...words]);
    const bytes = [...needed].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), AS_SERVED).length,
      0,
    );
    expect(needed.size).toBeGreaterThan(8);
    const short = bytes > WANTED ? `, ${((bytes - WANTED) / 1000).toFixed(1)} kB more than wanted` : "";
    console.log(`${game}: ${(bytes / 1000).toFixed(1)} kB of script, compressed, in ${needed.size} files${short}.`);
    expect(bytes, game).toBeLessThanOrEqual(BUDGET[game]);
  }
});

test("every box of the Lodge is a script of its own, and no table waits for one it does not use", {
  timeout: 120_000,
}, async () => {
  const folder = await buildWeb();
  const build = globSync("assets/*.js", { cwd: folder });
  const boxOf = new Map(
    catalogue.map(({ id, rooms, attachments }) => {
      const own = rooms[2]?.id ?? attachments[0].id;
      return [id, chunkWith(folder, cardsIn(build), own)];
    }),
  );
  expect(new Set(boxOf.values()).size).toBe(catalogue.length);
  for (const start of build.filter((name) => ![...boxOf.values()].includes(name)))
    for (const box of boxOf.values()) expect(scripts(folder, [start]), start).not.toContain(box);
});

test("every script and the page itself lie there compressed, too", { timeout: 120_000 }, async () => {
  const folder = await buildWeb();
  for (const name of ["index.html", "engine.js", ...globSync("assets/main-*.js", { cwd: folder })]) {
    const whole = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(whole), name).toBe(true);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(whole), name).toBe(true);
  }
});

test("what waits for its words is not waited for by them", { timeout: 120_000 }, async () => {
  const folder = await buildWeb();
  const build = globSync("assets/*.js", { cwd: folder });
  for (const words of build.filter((name) => /\/(en|es|fr)-/.test(name))) {
    for (const needed of scripts(folder, [words])) {
      if (needed === words) continue;
      const text = readFileSync(join(folder, needed), "utf8");
      expect(text, `${words} and ${needed}`).not.toMatch(new RegExp(`import\\(.\\./${words.slice("assets/".length)}`));
    }
  }
});

test("what the engine's worker fetches comes without hints for a page: there is none to put them into", {
  timeout: 120_000,
}, async () => {
  const folder = await buildWeb();
  const rules = globSync("assets/lodge-*.js", { cwd: folder }).filter((name) => !name.includes("lodge-face"));
  for (const file of ["engine.js", ...rules])
    expect(readFileSync(join(folder, file), "utf8"), file).not.toContain("__vite__mapDeps");
});

test("the reader of card packs stays at home", { timeout: 120_000 }, async () => {
  const folder = await buildWeb();
  const readers = globSync("**/*.js", { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), "utf8").includes("belongs here; known"),
  );
  expect(readers, "see tools/no-packs.ts").toEqual([]);
});
