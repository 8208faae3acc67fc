import { describe, expect, test } from "vitest";
import { codeOnly } from "../code-only.ts";
import { circles, offences } from "../imports.ts";

const lines = (file: string, text: string) => offences(file, text).map(({ line, sentence }) => `${line} ${sentence}`);

describe("arrows point down", () => {
  test.each([
    ["kernel/src/luck.ts", 'import { hash } from "./hash.ts";'],
    ["kernel/test/luck.test.ts", 'import { test } from "vitest";\nimport fc from "fast-check";\nimport "node:fs";'],
    ["kernel/test/luck.test.ts", 'import { luck } from "../src/luck.ts";'],
    ["games/treachery/src/cards.ts", 'import { deed } from "@blackrose/kernel";\nimport "@blackrose/language/en";'],
    ["games/treachery/test/cards.test.ts", 'import { cards } from "@blackrose/treachery";'],
    ["table/src/seats.ts", 'export type { Ask } from "@blackrose/kernel";'],
    ["cli/src/main.ts", 'import { argv } from "node:process";\nimport "@blackrose/treachery";\nimport "commander";'],
    ["tools/anything.ts", 'import "../kernel/src/luck.ts";'],
  ])("%s may import %s", (file, text) => expect(lines(file, text)).toEqual([]));

  test.each([
    ["kernel/src/luck.ts", 'import "node:fs";', 'kernel may not import "node:fs"'],
    ["kernel/src/luck.ts", 'import { test } from "vitest";', 'kernel may not import "vitest"'],
    ["kernel/src/luck.ts", 'import { x } from "../../language/src/x.ts";', "kernel may not import language"],
    ["kernel/test/luck.test.ts", 'import "@blackrose/treachery";', "kernel may not import games/treachery"],
    ["language/src/en.ts", 'export * from "@blackrose/kernel";', "language may not import kernel"],
    ["games/treachery/src/a.ts", 'import "@blackrose/lodge";', "games/treachery may not import games/lodge"],
    ["games/treachery/src/a.ts", 'import "../../../cli/src/main.ts";', "games/treachery may not import cli"],
    ["games/treachery/src/a.ts", 'type Ask = import("@blackrose/table").Ask;', "games/treachery may not import table"],
    ["table/src/seats.ts", 'await import("@blackrose/treachery");', "table may not import games/treachery"],
    ["cli/src/main.ts", 'import "../../tools/check.ts";', "cli may not import tools"],
  ])("%s may not: %s", (file, text, sentence) =>
    expect(lines(file, text)).toEqual([expect.stringContaining(sentence)]),
  );

  test("an import over several lines is named by its first name's place", () => {
    const text = 'import {\n  a,\n  b,\n} from "node:fs";';
    expect(offences("kernel/src/a.ts", text)).toMatchObject([{ file: "kernel/src/a.ts", line: 4 }]);
  });

  test("a text about an import is no import", () => {
    expect(lines("kernel/src/a.ts", `// import "node:fs"\nconst said = 'from "node:fs"';`)).toEqual([]);
  });
});

describe("no clock, chance or I/O", () => {
  test.each([
    "new Date()",
    "Math.random()",
    "Math\n  .random()",
    "performance.now()",
    "process.exit()",
    "[...process.argv]",
    "console.log(1)",
    "setTimeout(f)",
    "await fetch(url)",
    "crypto.subtle",
    "globalThis.x",
    "`it is ${Date.now()}`",
  ])("%s is caught in the sources of kernel, language and games", (code) => {
    for (const file of ["kernel/src/a.ts", "language/src/a.ts", "games/lodge/src/a.ts"]) {
      expect(lines(file, `const a = 1;\n${code}`)).toEqual([expect.stringMatching(/^2 .+ may not be used in /)]);
    }
  });

  test.each([
    "// Date",
    "/* Date\n Date */",
    '"Date"',
    "`Date`",
    "/Date/.test(a)",
    "spell.process()",
    "Update",
    "Math.max(1)",
  ])("%s is fine", (code) => expect(lines("kernel/src/a.ts", code)).toEqual([]));

  test("tests and the floors above may", () => {
    expect(lines("kernel/test/a.test.ts", "Date.now()")).toEqual([]);
    expect(lines("cli/src/main.ts", "console.log(Date.now())")).toEqual([]);
  });
});

test("code without words keeps every character in its place", () => {
  const text =
    "const a = `x ${f({ b: `y` })} z`; // end\nconst c = 8 / 4 / 2; const d = /[/'\"]/g; const e = 'it\\'s';";
  const code = codeOnly(text);
  expect(code).toBe(
    "const a = `  ${f({ b: ` ` })}  `;       \nconst c = 8 / 4 / 2; const d = /      g; const e = '     ';",
  );
  expect(code).toHaveLength(text.length);
});

describe("no circles", () => {
  const sentences = (files: { readonly [file: string]: string }) =>
    circles(new Map(Object.entries(files))).map(({ sentence }) => sentence);

  test("files that import each other are named, once", () => {
    const found = sentences({
      "kernel/src/c.ts": 'import { a } from "./a.ts";',
      "kernel/src/a.ts": 'import {\n  b,\n} from "./b.ts";',
      "kernel/src/b.ts": 'export { c } from "./c.ts";',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("kernel/src/a.ts → kernel/src/b.ts → kernel/src/c.ts → kernel/src/a.ts");
  });

  test("types are no arrows", () => {
    expect(
      sentences({
        "kernel/src/a.ts": 'import { b } from "./b.ts";',
        "kernel/src/b.ts": 'import type { A } from "./a.ts";\nimport { type A as B } from "./a.ts";',
      }),
    ).toEqual([]);
  });
});
