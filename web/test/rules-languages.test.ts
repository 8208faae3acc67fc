/**
 * The rules in other languages say what the English ones say: the same pages, the same rules in the same order, and in each the same
 * numbers, the same rules cited and the same names in code. Whoever changes a rule changes it three times, or hears of it here.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Block, type Inline, markdown, plainOf } from "../src/rules/markdown.ts";
import { RULE } from "../src/rules/rule-name.ts";

const RULES = "docs/rules";
const PAGES = globSync(["table.md", "lodge/*.md", "treachery/*.md"], { cwd: RULES }).sort();

const read = (...path: readonly string[]): Block[] => markdown(readFileSync(join(RULES, ...path), "utf8"));

/** Numbers, and ids of rules, decisions, cards and examples. */
const FACT = /\b[A-Z]{1,2}-[A-Z0-9-]*[A-Z0-9][a-z]?\b|\d+/g;

/** What no translation may change in a text. */
function facts(text: readonly Inline[]): string[] {
  const said = text.map((one) => (one.is === "code" ? " " : one.text)).join("");
  return [
    ...text.filter(({ is }) => is === "code").map((one) => `\`${one.text}\``),
    ...[...said.matchAll(FACT)].map(([fact]) => fact),
  ].sort();
}

/** A block without its words. A heading without a number is known by its words, so they differ. */
function bones(block: Block): object {
  switch (block.is) {
    case "code":
      return { is: block.is, lines: block.text.split("\n").length };
    case "table":
      return { is: block.is, cells: [block.head, ...block.rows].map((row) => row.map(facts)) };
    case "item":
      return { is: block.is, id: block.id, depth: block.depth, mark: block.mark, facts: facts(block.text) };
    case "heading":
      return { is: block.is, level: block.level, id: RULE.exec(block.id)?.[0], facts: facts(block.text) };
    case "paragraph":
      return { is: block.is, id: block.id, facts: facts(block.text) };
    case "quote":
      return { is: block.is, facts: facts(block.text) };
  }
}

const sayOf = (block: Block): string => {
  if (block.is === "table") return block.rows.map((row) => row.map(plainOf).join(" | ")).join("\n");
  return block.is === "code" ? block.text : plainOf(block.text);
};

/** Words of the English pages that hardly anything else begins with: a text left untranslated is full of them. */
const ENGLISH = /\b(the|of|and|is|are|each|when|which|with|from|may|must|not|its|their)\b/gi;

describe.each(["es", "fr"])("the rules in %s", (language) => {
  test.each(PAGES)("%s", (page) => {
    expect(existsSync(join(RULES, language, page)), `docs/rules/${language}/${page} is missing`).toBe(true);
    const [ours, theirs] = [read(page), read(language, page)];
    ours.forEach((block, i) => {
      const other = theirs[i];
      expect(other === undefined ? undefined : bones(other), `block ${i + 1}: ${sayOf(block).slice(0, 300)}`).toEqual(
        bones(block),
      );
    });
    expect(theirs.length).toBe(ours.length);
    const said = theirs.map(sayOf).join(" ");
    expect((said.match(ENGLISH) ?? []).length).toBeLessThan(5 + said.length / 800);
  });
});
