/** What luck lays out before the first turn, over many seeds. */
import { describe, expect, test } from "vitest";
import { lodge as printed } from "../src/board/layouts.ts";
import { lodge } from "../src/index.ts";
import { stepsFrom } from "../src/rules/movement.ts";
import { boardOf } from "../src/rules/values.ts";
import { begun } from "./games.ts";

const SEEDS = 240;
const { rooms } = lodge.cards.content;
const tileOf = (id: string): number => rooms.findIndex((room) => room.id === id);
/** Places next to the Black Rose Room. */
const INNER_RING = [1, 2, 3, 4, 5, 6];

test("the Black Rose Room is in the middle, the Throne Room anywhere next to it, the others anywhere (L-SET-02, 03, 10)", () => {
  const deals = Array.from({ length: SEEDS }, (_, i) => begun(2 + (i % 5), `setup ${i}`, {}).s.tiles);
  for (const tiles of deals) {
    expect(tiles.toSorted((a, b) => a - b)).toEqual([...rooms.keys()]);
    expect(rooms[tiles[0]].id).toBe("black-rose-room");
  }
  const placesOf = (room: string): number[] =>
    [...new Set(deals.map((tiles) => tiles.indexOf(tileOf(room))))].toSorted((a, b) => a - b);
  expect(placesOf("throne-room")).toEqual(INNER_RING);
  expect(placesOf("garden").length).toBeGreaterThan(INNER_RING.length);
  expect(new Set(deals.map((tiles) => tiles.join())).size).toBe(SEEDS);
});

test("in every layout the Throne Room is next to the Black Rose Room (L-SET-02, L-OPT-08)", () => {
  for (const layout of ["lodge", "bridges", "hall"]) {
    const places = new Set<number>();
    for (let i = 0; i < SEEDS; i++) {
      const { s } = begun(3, `throne ${layout} ${i}`, { layout });
      expect(rooms[s.tiles[0]].id).toBe("black-rose-room");
      places.add(s.tiles.indexOf(tileOf("throne-room")));
    }
    const { s } = begun(3, "throne", { layout });
    expect([...places].sort((a, b) => a - b)).toEqual(
      boardOf({ cards: lodge.cards, s }).next[0].toSorted((a, b) => a - b),
    );
  }
});

test.each([
  ["first", 2, 2],
  ["revised", 3, 3],
  ["rebirth", 2, 4],
  ["rebirth", 5, 5],
])(
  "%s, %i players: each has a colour and one of %i sockets of its own, any of them (L-SET-13, L-SET-32)",
  (ruleset, seats, sockets) => {
    const seen = new Set<number>();
    for (let i = 0; i < SEEDS; i++) {
      const { s } = begun(seats, `cells ${ruleset} ${i}`, { ruleset });
      expect(new Set(s.cells).size).toBe(seats);
      expect(new Set(s.colours).size).toBe(seats);
      expect(new Set(s.palette)).toEqual(new Set(s.colours));
      seen.add(s.cells[0]);
    }
    expect(seen).toEqual(new Set(Array.from({ length: sockets }, (_, socket) => socket)));
  },
);

test.each([
  ["first", 2, 2],
  ["rebirth", 2, 4],
])(
  "%s, %i players: a mage leaves its cell where that was dealt, on one of %i sockets (L-CEL-04)",
  (ruleset, seats, sockets) => {
    for (let i = 0; i < 12; i++) {
      const w = begun(seats, `exits ${ruleset} ${i}`, { ruleset });
      for (let seat = 0; seat < seats; seat++) {
        const [q, r] = printed.cells[sockets][w.s.cells[seat]];
        const beside = printed.rooms.flatMap(([a, b], room) =>
          Math.max(Math.abs(a - q), Math.abs(b - r), Math.abs(a + b - q - r)) === 1 ? [room] : [],
        );
        expect(stepsFrom(w, seat).toSorted((a, b) => a - b)).toEqual(beside);
      }
    }
  },
);

describe("the optional rules of each book (row 67, L-OPT)", () => {
  const OPTIONS = {
    toRage: true,
    overload: true,
    extraTurns: true,
    forTheCrown: true,
    crownOfTheSummoner: true,
    moonMarks: [5, 10, 20],
    layout: "hall",
  };
  const known = (ruleset: string): string[] =>
    Object.entries(OPTIONS).flatMap(([name, value]) =>
      lodge.refuse({ seats: 3, options: { ruleset, [name]: value } }) === null ? [name] : [],
    );
  test.each([
    ["first", ["toRage", "overload", "extraTurns", "layout"]],
    ["revised", ["toRage", "overload", "extraTurns", "forTheCrown", "layout"]],
    ["rebirth", ["crownOfTheSummoner", "moonMarks"]],
  ])("%s", (ruleset, names) => expect(known(ruleset)).toEqual(names));

  test("refusals say what there is", () => {
    expect(lodge.refuse({ seats: 3, options: { layout: "maze" } })).toBe(
      '"layout" is one of "lodge", "bridges", "hall" (L-OPT-08).',
    );
    expect(lodge.refuse({ seats: 3, options: { ruleset: "rebirth", layout: "hall" } })).toMatch(/L-OPT-08/);
  });
});
