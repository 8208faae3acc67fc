/** A layout made ready for the rules: who is next to whom, how far, and in line. Rooms are numbered as the layout lists them. */
import type { Hex, Layout } from "./layouts.ts";

export interface Board {
  readonly rooms: number;
  /** Rooms that share an edge (L-SET-04). */
  readonly next: readonly (readonly number[])[];
  /** Steps between two rooms as the crow flies (L-SET-01). */
  readonly distance: readonly (readonly number[])[];
  /** Rooms in line within a distance, the room itself included: `within[d][room]` (L-TGT-10, L-TGT-12). */
  readonly within: readonly (readonly (readonly number[])[])[];
  /** The rooms that the cell on each socket opens to (L-CEL-04). */
  readonly exits: readonly (readonly number[])[];
}

const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const steps = ([q, r]: Hex, [q2, r2]: Hex): number =>
  Math.max(Math.abs(q - q2), Math.abs(r - r2), Math.abs(q + r - q2 - r2));

export function boardOf(layout: Layout, sockets: number): Board {
  const at = new Map(layout.rooms.map(([q, r], room) => [`${q},${r}`, room]));
  const find = (q: number, r: number): number => at.get(`${q},${r}`) ?? -1;
  const beside = ([q, r]: Hex): number[] =>
    DIRECTIONS.map(([dq, dr]) => find(q + dq, r + dr)).filter((room) => room >= 0);
  const distance = layout.rooms.map((a) => layout.rooms.map((b) => steps(a, b)));
  const farthest = Math.max(...distance.flat());
  const within = Array.from({ length: farthest + 1 }, (_, d) =>
    layout.rooms.map((from, room) => [room, ...rays(from, d, find)].sort((a, b) => a - b)),
  );
  return {
    rooms: layout.rooms.length,
    next: layout.rooms.map(beside),
    distance,
    within,
    exits: layout.cells[sockets].map(beside),
  };
}

/** Along each of the six rows as long as every hex between is a room (L-TGT-12). */
function rays([q, r]: Hex, length: number, find: (q: number, r: number) => number): number[] {
  const found: number[] = [];
  for (const [dq, dr] of DIRECTIONS) {
    for (let i = 1; i <= length; i++) {
      const room = find(q + dq * i, r + dr * i);
      if (room < 0) break;
      found.push(room);
    }
  }
  return found;
}
