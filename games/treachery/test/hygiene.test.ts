/** Nothing writes to the table but deeds: the rules, effects and agents only read it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { state } from "../src/index.ts";
import { emptyTable } from "../src/begin.ts";

const source = join(import.meta.dirname, "../src");
/** Where a whole new table is laid out, not a running one changed. */
const LAYS_OUT = ["deeds.ts", "begin.ts", "imagine.ts", "scenario/pose.ts"];

test("only deeds write to the state", () => {
  const fields = Object.keys(emptyTable(4, [])).join("|");
  const writes = new RegExp(
    `\\b(?:w\\.)?s\\.(?:${fields})(?:\\[[^\\]]*\\])*(?:\\s*(?:[-+*/%&|^]|<<|>>>?|\\?\\?|\\|\\||&&)?=[^=>]|\\+\\+|--|\\.(?:push|pop|splice|shift|unshift|sort|reverse|fill|length\\s*=(?!=)))`,
  );
  const offences: string[] = [];
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || LAYS_OUT.includes(file)) continue;
    readFileSync(join(source, file), "utf8")
      .split("\n")
      .forEach((line, i) => {
        if (writes.test(line)) offences.push(`${file}:${i + 1} ${line.trim()}`);
      });
  }
  expect(offences).toEqual([]);
  // The pattern itself must find what it looks for.
  expect(writes.test("w.s.dice[0] = 3;")).toBe(true);
  expect(writes.test("s.hands[seat].push(card)")).toBe(true);
  expect(writes.test("if (s.round === 3)")).toBe(false);
});

test("the state is declared in one place", () => {
  expect(() => state.read(JSON.parse(JSON.stringify(emptyTable(4, []))), "state")).not.toThrow();
});
