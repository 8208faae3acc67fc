import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as first from "../src/words/en.ts";
import { es as firstEs } from "../src/words/es.ts";
import { fr as firstFr } from "../src/words/fr.ts";
import * as pages from "../src/words/pages-en.ts";
import { es as pagesEs } from "../src/words/pages-es.ts";
import { fr as pagesFr } from "../src/words/pages-fr.ts";
import { CLOSE, OPEN, pseudo } from "../src/words/pseudo.ts";

const en = { ...first.en, ...pages.en };
const es = { ...firstEs, ...pagesEs };
const fr = { ...firstFr, ...pagesFr };

/** Every word with its place, functions called with stand-ins. */
function all(words: unknown, place = ""): [string, string][] {
  if (typeof words === "string") return [[place, words]];
  if (typeof words === "function") return [[place, String(words("‹a›", 2, 3))]];
  return Object.entries(words as object).flatMap(([name, one]) => all(one, `${place}.${name}`));
}

/** What is the same in two languages for a reason: names, keys, numbers. */
const SAME =
  /^(\.app\.(name|no)|\.keys\.list|\.table\.(questionFor|pause)|\.result\.place|\.settings\.palettes\.rose|\.app\.menu)/;

describe("the words around a game", () => {
  const english = new Map(all(en));
  for (const [name, words] of Object.entries({ es, fr })) {
    test(`${name} says everything, in its own words`, () => {
      const said = all(words);
      expect(said.map(([place]) => place).sort()).toEqual([...english.keys()].sort());
      const copied = said.filter(
        ([place, text]) => text.length > 8 && text === english.get(place) && !SAME.test(place),
      );
      expect(copied).toEqual([]);
      expect(said.filter(([, text]) => text.trim() === "")).toEqual([]);
    });
  }

  test("the made-up language marks every word", () => {
    for (const [place, text] of all(pseudo(en))) {
      expect(text.startsWith(OPEN) && text.endsWith(CLOSE), place).toBe(true);
    }
  });
});

test("every word is said somewhere", () => {
  const files = globSync("web/src/{*,!(words|lodge|treachery)/*}.{ts,tsx}");
  const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const { refusals: _, ...rest } = en;
  const names = Object.values(rest).flatMap((part) => Object.keys(part));
  expect(names.filter((name) => !sources.includes(`.${name}`) && !sources.includes(`"${name}"`))).toEqual([]);
});

test("whatever a table or the server refuses has words in every language", () => {
  /** What the kernel refuses, the games put into words; why a table cannot be made, the form for it shows. */
  const elsewhere = ["stale", "foreign", "no-undo", "fault", "over", "setup"];
  const refused =
    /(?:\brefuse\(|Problem\(\s*\w+,|\bcode:|\b(?:refuse|complain)\(line, [\w."]+,|\bbye\(line,|CannotOpen\()\s*"([a-z-]+)"/g;
  const codes = new Set<string>();
  for (const file of globSync("{table,server}/src/**/*.ts")) {
    for (const [, code] of readFileSync(file, "utf8").matchAll(refused)) codes.add(code);
  }
  for (const code of [...elsewhere, "done"]) codes.delete(code);
  expect([...codes].sort()).toEqual(Object.keys(en.refusals).sort());
});
