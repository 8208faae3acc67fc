// Arrows only point down: which floor may import what, and what the floors that must run anywhere may not name.
import { globSync, readFileSync } from "node:fs";
import { dirname, posix, sep } from "node:path";
import { codeOnly } from "./code-only.ts";

type Floor = {
  /** The floors it may stand on. */
  on: readonly string[];
  /** What its tests may use beside. */
  tests?: readonly string[];
  /** Whether it may use Node and packages of others. */
  packages?: true;
  /** Whether its sources are free of clocks, chance and I/O. */
  pure?: true;
};

const belowPeople = ["kernel", "language", "games", "protocol", "table"];
const floors: Readonly<Record<string, Floor>> = {
  kernel: { on: [], pure: true },
  language: { on: [], pure: true },
  games: { on: ["kernel", "language"], pure: true },
  protocol: { on: [], packages: true },
  table: { on: ["kernel", "language", "protocol"], tests: ["games"], pure: true },
  cli: { on: [...belowPeople, "server"], packages: true },
  server: { on: belowPeople, packages: true },
  web: { on: belowPeople, tests: ["server"], packages: true },
  bench: { on: [...belowPeople, "server"], packages: true },
};

const forTests = /^(vitest|vite|fast-check|ajv(\/.+)?|node:.+)$/;

const clock = "a game has no clock: let the caller pass the time in";
const chance = "luck comes from the seed, through the kernel";
const world = "no I/O here: it runs unchanged in Node, in a browser and in a worker";
const forbidden = new Map([
  ["Date", clock],
  ["performance", clock],
  ["setTimeout", clock],
  ["setInterval", clock],
  ["Math.random", chance],
  ["crypto", chance],
  ["process", world],
  ["console", world],
  ["fetch", world],
  // Or every other name on this list could be had through it.
  ["globalThis", world],
]);

export type Offence = { file: string; line: number; sentence: string };

/** What is wrong in one file; `file` is its path from the root, with forward slashes. */
export function offences(file: string, text: string): Offence[] {
  const home = floorOf(file);
  const floor = floors[kindOf(home)];
  if (!floor) return [];

  const found: Offence[] = [];
  const code = codeOnly(text);
  const report = (at: number, sentence: string) =>
    found.push({ file, line: code.slice(0, at).split("\n").length, sentence });

  // The quoted name is blank in `code`, which is how we know it is an import and not a text about one.
  for (const match of code.matchAll(/\b(?:from|import)\s*\(?\s*(["'`]) *\1/g)) {
    const end = match.index + match[0].length;
    const name = text.slice(match.index + match[0].indexOf(match[1]) + 1, end - 1);
    const sentence = refusal(file, home, floor, name);
    if (sentence) report(match.index, sentence);
  }

  if (floor.pure && file.startsWith(`${home}/src/`)) {
    for (const match of code.matchAll(words)) {
      const word = match[0].replace(/\s/g, "");
      report(match.index, `${word} may not be used in ${home}: ${forbidden.get(word)}.`);
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

// A property of that name (`spell.process`) is something else; a spread (`...process.argv`) is not.
const words = new RegExp(
  `(?<![\\w$]|(?<!\\.)\\.)(?:${[...forbidden.keys()].join("|").replace(".", "\\s*\\.\\s*")})(?![\\w$])`,
  "g",
);

function refusal(file: string, home: string, floor: Floor, name: string): string | undefined {
  const target = targetOf(file, name);
  if (target === home) return undefined;
  if (target !== undefined) {
    const inTest = file.startsWith(`${home}/test/`);
    if (floor.on.includes(kindOf(target)) || (inTest && floor.tests?.includes(kindOf(target)))) return undefined;
    return `${home} may not import ${target}: it stands on ${floor.on.join(", ") || "nothing"}.`;
  }
  if (floor.packages || (file.startsWith(`${home}/test/`) && forTests.test(name))) return undefined;
  return `${home} may not import "${name}": neither Node nor packages of others are known there.`;
}

/**
 * Files that import each other in a circle, each circle named once, by its first file. What only imports types is no arrow: nothing of it is
 * left when the code runs.
 */
export function circles(files: ReadonlyMap<string, string>): Offence[] {
  const next = new Map(
    [...files].map(([file, text]) => [file, [...valueImports(file, text)].filter((to) => files.has(to))]),
  );
  const found: Offence[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): void => {
    const at = way.indexOf(file);
    if (at >= 0) {
      const circle = way.slice(at);
      const first = circle.toSorted()[0];
      const named = [...circle.slice(circle.indexOf(first)), ...circle.slice(0, circle.indexOf(first)), first];
      const sentence = `these files import each other: ${named.join(" → ")}; give what they share a file of its own.`;
      if (!found.some((one) => one.sentence === sentence)) found.push({ file: first, line: 1, sentence });
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const to of next.get(file) ?? []) walk(to);
    way.pop();
    done.add(file);
  };
  for (const file of files.keys()) walk(file);
  return found;
}

/** The files beside it whose values a file imports or hands on. */
function* valueImports(file: string, text: string): Generator<string> {
  const code = codeOnly(text);
  for (const match of code.matchAll(/\b(?:import|export)\b([^;"'`]*?)\bfrom\s*(["'`])( *)\2/g)) {
    const names = match[1].trim();
    const inner = /^\{([^}]*)\}$/
      .exec(names)?.[1]
      .split(",")
      .map((name) => name.trim());
    if (/^type\b/.test(names) || inner?.every((name) => name === "" || /^type\s/.test(name))) continue;
    const end = match.index + match[0].length;
    const name = text.slice(end - 1 - match[3].length, end - 1);
    if (name.startsWith(".")) yield posix.join(posix.dirname(file), name);
  }
}

/** The floor an import leads to, or undefined when it leads out of the house. */
function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return floorOf(posix.join(posix.dirname(file), name));
  const own = /^@blackrose\/([^/]+)/.exec(name)?.[1];
  if (own === undefined) return undefined;
  return own in floors ? own : `games/${own}`;
}

/** `games/treachery/src/cards.ts` is on the floor `games/treachery`, which is of the kind `games`. */
const floorOf = (file: string) => /^(games\/[^/]+|[^/]+)/.exec(file)?.[0] ?? "";
const kindOf = (floor: string) => floor.split("/")[0];

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const pattern = `{${Object.keys(floors).join(",")}}/**/*.{ts,tsx,mts,js,mjs}`;
  // The launcher comes before the house: it fetches the Node that everything else needs.
  const files = globSync(pattern, { cwd: root, exclude: ["**/node_modules", "cli/bin", "web/dist"] }).sort();
  const texts = new Map(files.map((file) => [file.replaceAll(sep, "/"), readFileSync(`${root}/${file}`, "utf8")]));
  const all = [...[...texts].flatMap(([file, text]) => offences(file, text)), ...circles(texts)];
  for (const { file, line, sentence } of all) console.log(`${file}:${line} ${sentence}`);
  console.log(`Looked at the imports of ${files.length} files.`);
  process.exitCode = all.length === 0 ? 0 : 1;
}
