import { expect, test } from "vitest";
import { meaningful } from "../src/settings.ts";

test("of what was kept only what still means something counts: nobody is left without a page", () => {
  expect(meaningful({ language: "fr", pause: 2, name: "Ana", mute: true })).toEqual({
    language: "fr",
    pause: 2,
    name: "Ana",
    mute: true,
  });
  expect(
    meaningful({ language: "zz", pause: 7, motion: null, cards: "1", name: 3, palette: "rose", unknown: 1 }),
  ).toEqual({ palette: "rose" });
  for (const damaged of [null, 3, "x", []]) expect(meaningful(damaged)).toEqual({});
});
