import { expect, test } from "vitest";
import { writesTo } from "./writes.ts";

test("the pattern finds writes to the state and nothing else", () => {
  const writes = writesTo(["dice", "hands", "round"]);
  expect(writes.test("w.s.dice[0] = 3;")).toBe(true);
  expect(writes.test("s.hands[seat].push(card)")).toBe(true);
  expect(writes.test("s.round++;")).toBe(true);
  expect(writes.test("if (s.round === 3)")).toBe(false);
});
