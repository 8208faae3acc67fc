import { describe, expect, test } from "vitest";
import { boardOf } from "../src/board/board.ts";
import { LAYOUTS, lodge } from "../src/board/layouts.ts";

const room = (q: number, r: number): number => lodge.rooms.findIndex(([a, b]) => a === q && b === r);

describe("the printed layout", () => {
  const board = boardOf(lodge, 4);

  test("is one room, a ring of six and a ring of twelve (L-SET-01)", () => {
    const rings = [0, 0, 0];
    for (const d of board.distance[0]) rings[d]++;
    expect(rings).toEqual([1, 6, 12]);
    expect(board.next[0]).toHaveLength(6);
    expect(board.next.flat()).toHaveLength(84);
  });

  test("has lines along the six rows only (L-EX-D10, L-TGT-12)", () => {
    expect(board.distance[0][room(2, -1)]).toBe(2);
    expect(board.within[2][0]).not.toContain(room(2, -1));
    for (const [q, r] of [
      [2, 0],
      [0, 2],
      [-2, 2],
    ]) {
      expect(board.within[2][0]).toContain(room(q, r));
      expect(board.within[1][0]).not.toContain(room(q, r));
    }
    expect(board.within[4][room(-2, 0)]).toContain(room(2, 0));
    expect(board.within[3][room(-2, 0)]).not.toContain(room(2, 0));
  });
});

describe.each(LAYOUTS)("the layout $name", (layout) => {
  const players = [2, 3, 4, 5, 6];

  test("has nineteen different places, all within reach of the Black Rose Room, which has neighbours (L-SET-02, L-OPT-08)", () => {
    expect(new Set(layout.rooms.map(String)).size).toBe(19);
    const { next } = boardOf(layout, 4);
    expect(next[0]).toHaveLength(6);
    const reached = new Set([0]);
    for (const place of reached) for (const beside of next[place]) reached.add(beside);
    expect(reached.size).toBe(19);
  });

  test("has cells that lie outside, open to two rooms each, and share no exit (L-SET-05)", () => {
    for (const count of players) {
      const { exits } = boardOf(layout, count);
      expect(exits).toHaveLength(count);
      for (const rooms of exits) expect(rooms).toHaveLength(2);
      expect(new Set(exits.flat()).size).toBe(2 * count);
      for (const cell of layout.cells[count]) expect(layout.rooms.map(String)).not.toContain(String(cell));
    }
  });
});
