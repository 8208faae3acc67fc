/** Nothing writes to the table but deeds: the rules, effects and agents only read it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { writesIn } from "../../../kernel/test/writes.ts";
import { emptyTable } from "../src/begin.ts";
import { lodge, state } from "../src/index.ts";

/** Where a whole new table is laid out, not a running one changed. */
const DEEDS = [
  "setup",
  "course",
  "models",
  "rooms",
  "spells",
  "quests",
  "attachments",
  "lasting",
  "avatar",
  "umbrae",
  "so-far",
].map((name) => `deeds/${name}.ts`);
const POSITIONS = ["attachments", "avatar", "course", "cubes", "mages", "quests", "rooms", "spells"].map(
  (name) => `scenario/position/${name}.ts`,
);
const LAYS_OUT = ["begin.ts", "imagine.ts", ...POSITIONS];

const SEATING = { seats: 4, options: {} };

test("only deeds write to the state", () => {
  const fields = Object.keys(emptyTable(lodge.cards, SEATING, []));
  expect(writesIn(join(import.meta.dirname, "../src"), fields, [...DEEDS, ...LAYS_OUT])).toEqual([]);
});

test("the state is declared in one place", () => {
  expect(() => state.read(JSON.parse(JSON.stringify(emptyTable(lodge.cards, SEATING, []))), "state")).not.toThrow();
});
