/** What luck lays out before the first turn, over many seeds. */
import { expect, test } from "vitest";
import { ROOMS } from "../src/cards/says.ts";
import { begun } from "./games.ts";

const SEEDS = 240;
/** Places next to the Black Rose Room. */
const INNER_RING = [1, 2, 3, 4, 5, 6];

test("the Black Rose Room is in the middle, the Throne Room anywhere next to it, the others anywhere (L-SET-02, 03, 10)", () => {
  const deals = Array.from({ length: SEEDS }, (_, i) => begun(2 + (i % 5), `setup ${i}`, {}).s.tiles);
  for (const tiles of deals) {
    expect(tiles.toSorted((a, b) => a - b)).toEqual([...ROOMS.keys()]);
    expect(ROOMS[tiles[0]]).toBe("black-rose-room");
  }
  const placesOf = (room: (typeof ROOMS)[number]): number[] =>
    [...new Set(deals.map((tiles) => tiles.indexOf(ROOMS.indexOf(room))))].toSorted((a, b) => a - b);
  expect(placesOf("throne-room")).toEqual(INNER_RING);
  expect(placesOf("garden").length).toBeGreaterThan(INNER_RING.length);
  expect(new Set(deals.map((tiles) => tiles.join())).size).toBe(SEEDS);
});
