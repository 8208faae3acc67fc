/** Nothing writes to the table but deeds: the rules, effects and agents only read it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { writesIn } from "../../../kernel/test/writes.ts";
import { state } from "../src/index.ts";
import { emptyTable } from "../src/begin.ts";

/** Where a whole new table is laid out, not a running one changed. */
const POSITIONS = ["cards", "moment", "round", "tokens"].map((name) => `scenario/position/${name}.ts`);
const LAYS_OUT = ["deeds.ts", "begin.ts", "imagine.ts", ...POSITIONS];

test("only deeds write to the state", () => {
  const fields = Object.keys(emptyTable(4, []));
  expect(writesIn(join(import.meta.dirname, "../src"), fields, LAYS_OUT)).toEqual([]);
});

test("the state is declared in one place", () => {
  expect(() => state.read(JSON.parse(JSON.stringify(emptyTable(4, []))), "state")).not.toThrow();
});
