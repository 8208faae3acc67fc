import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cut } from "../src/explain/keywords.tsx";
import { findRule, rowId } from "../src/rules/books.ts";
import { type Block, inlines, markdown } from "../src/rules/markdown.ts";
import { RULE } from "../src/rules/rule-name.ts";

describe("our little Markdown", () => {
  test("knows headings, rules in lists that go on, tables and code", () => {
    const blocks = markdown(
      "# A *game*\n\n- **T-BET-01 [S]** Bet\n  or pass.\n  - again\n\n| a | b |\n|---|---|\n| `x` | 2 |\n\n```\n<b>\n```\nlast",
    );
    expect(blocks.map(({ is }) => is)).toEqual(["heading", "item", "item", "table", "code", "paragraph"]);
    expect(blocks[1]).toMatchObject({ id: "T-BET-01", depth: 0 });
    expect(blocks[2]).toMatchObject({ depth: 1 });
    expect(blocks[3]).toMatchObject({ rows: [[[{ is: "code", text: "x" }], [{ is: "text", text: "2" }]]] });
  });

  test("takes nothing as HTML", () => {
    expect(inlines("<img onerror=x> **bold** [t](javascript:x)")).toEqual([
      { is: "text", text: "<img onerror=x> " },
      { is: "bold", text: "bold" },
      { is: "text", text: " " },
      { is: "link", text: "t", to: "javascript:x" },
    ]);
  });

  test("finds every rule that starts a line of our books", () => {
    const files = globSync("docs/rules/**/*.md");
    expect(files.length).toBeGreaterThan(10);
    const chapters = files.map((id) => ({ id, title: id, blocks: markdown(readFileSync(id, "utf8")) }));
    for (const { blocks } of chapters) {
      for (const block of blocks as readonly Block[]) {
        if ("id" in block && block.id !== null) expect(findRule(chapters, block.id)).not.toBeNull();
      }
    }
    expect(findRule(chapters, "army")).not.toBeNull();
    // After the number of a step, in a table.
    expect(findRule(chapters, "L-DEF-03")).not.toBeNull();
    // Every family of the Lodge, and its examples one by one.
    for (const rule of ["L-JX-03", "L-NM-06", "L-RB-35", "L-AVD-14", "L-AVX-13", "L-EX-RB04", "L-EX-R02a"]) {
      const places = findRule(chapters, rule) ?? [];
      expect(places.flatMap((block) => (block.is === "table" ? block.rows.map(rowId) : []))).toContain(rule);
    }
    expect(findRule(chapters, "X-NO-99")).toBeNull();
  });

  test("every rule a page cites is written down", () => {
    const files = globSync("docs/rules/{.,lodge,treachery}/*.md", { exclude: ["**/README.md"] });
    const texts = files.map((path) => readFileSync(path, "utf8"));
    const chapters = files.map((id, i) => ({ id, title: id, blocks: markdown(texts[i]) }));
    const cited = new Set(texts.flatMap((text) => text.match(new RegExp(RULE, "g")) ?? []));
    // A letter after the number is a part of the rule.
    const isThere = (rule: string): boolean =>
      findRule(chapters, rule) !== null || findRule(chapters, rule.replace(/[a-z]$/, "")) !== null;
    expect(cited.size).toBeGreaterThan(800);
    expect([...cited].filter((rule) => !isThere(rule))).toEqual([]);
  });
});

test("keywords are cut out of a text, the longest first", () => {
  expect(cut("A Power token has power.", [{ word: "power" }, { word: "power token" }])).toEqual([
    { text: "A ", word: null },
    { text: "Power token", word: "power token" },
    { text: " has ", word: null },
    { text: "power", word: "power" },
    { text: ".", word: null },
  ]);
});
