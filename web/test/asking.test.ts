/** Pointing at things that several options speak of: what was pointed at is marked, narrowed by the next thing, and left alone again. */
import { computed, signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { asking, LIT } from "../src/ask/asking.ts";
import type { GameFace, Scene } from "../src/face.ts";

const OPTIONS = ["token:R4", "token:R4+token:B1", "token:B1", "token:B1+token:G2", "token:R4+token:B1+token:G2"];
const face = { pointsAt: (_: Scene, __: object, key: string) => key.split("+") } as unknown as GameFace;

let given: (readonly string[])[] = [];
beforeEach(() => {
  given = [];
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("document", { visibilityState: "visible" });
});

const ask = () => {
  const question = { id: 1, min: 1, max: 1, options: OPTIONS };
  const scene = signal({ question } as unknown as Scene);
  return asking(
    face,
    scene,
    (_, keys) => given.push(keys),
    computed(() => false),
  );
};
const picked = (table: ReturnType<typeof ask>): string[] =>
  ["token:R4", "token:B1", "token:G2"].filter((thing) => (table.lit(thing).value & LIT.picked) > 0);

test("a thing that several options speak of is marked, and a second click leaves it alone", () => {
  const table = ask();
  table.point("token:R4");
  expect(picked(table)).toEqual(["token:R4"]);
  expect(table.among.value).toHaveLength(3);
  table.point("token:R4");
  expect(picked(table)).toEqual([]);
  expect(table.among.value).toEqual([]);
  expect(given).toEqual([]);
});

test("the next thing narrows what is meant, until one option is left", () => {
  const table = ask();
  table.point("token:R4");
  table.point("token:B1");
  expect(picked(table)).toEqual(["token:R4", "token:B1"]);
  expect(given).toEqual([]);
  table.point("token:G2");
  expect(given).toEqual([["token:R4+token:B1+token:G2"]]);
});
