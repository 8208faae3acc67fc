/** Where rooms and cells lie, as data (L-SET-06): axial coordinates, q to the east, r to the south-east. */
export type Hex = readonly [q: number, r: number];

export interface Layout {
  readonly name: string;
  /** The first is the Black Rose Room; it has rooms around it, and one of those is the Throne Room (L-SET-02). */
  readonly rooms: readonly Hex[];
  /** Sockets of cells by how many there are, clockwise. */
  readonly cells: { readonly [players: number]: readonly Hex[] };
  readonly provenance: string;
}

export const lodge: Layout = {
  name: "lodge",
  provenance: "rooms stated (L-SET-01), cells designed (L-OQ-02)",
  rooms: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [0, 2],
    [-1, 2],
    [-2, 2],
    [-2, 1],
    [-2, 0],
    [-1, -1],
    [0, -2],
    [1, -2],
    [2, -2],
    [2, -1],
  ],
  cells: {
    2: [
      [-3, 1],
      [3, -1],
    ],
    3: [
      [-2, 3],
      [-1, -2],
      [3, -1],
    ],
    4: [
      [2, 1],
      [-2, 3],
      [-2, -1],
      [2, -3],
    ],
    5: [
      [2, 1],
      [-1, 3],
      [-3, 1],
      [-1, -2],
      [3, -2],
    ],
    6: [
      [1, 2],
      [-2, 3],
      [-3, 1],
      [-1, -2],
      [2, -3],
      [3, -1],
    ],
  },
};

/** Three rows of five, joined in the middle only. */
const bridges: Layout = {
  name: "bridges",
  provenance: "designed (L-OPT-08)",
  rooms: [
    [0, 0],
    ...[-2, -1, 1, 2].map((q): Hex => [q, 0]),
    ...[0, 1].map((q): Hex => [q, -1]),
    ...[-1, 0].map((q): Hex => [q, 1]),
    ...[-1, 0, 1, 2, 3].map((q): Hex => [q, -2]),
    ...[-3, -2, -1, 0, 1].map((q): Hex => [q, 2]),
  ],
  cells: {
    2: [
      [-2, -1],
      [2, 1],
    ],
    3: [
      [-2, -1],
      [3, -3],
      [-1, 3],
    ],
    4: [
      [0, 3],
      [-3, 3],
      [0, -3],
      [3, -3],
    ],
    5: [
      [-1, 3],
      [-3, 3],
      [-2, -1],
      [1, -3],
      [3, -3],
    ],
    6: [
      [-1, 3],
      [-3, 3],
      [-2, -1],
      [1, -3],
      [3, -3],
      [2, 1],
    ],
  },
};

/** Three long rows: two ends far apart, everything between in line. */
const hall: Layout = {
  name: "hall",
  provenance: "designed (L-OPT-08)",
  rooms: [
    [0, 0],
    ...[-3, -2, -1, 1, 2, 3].map((q): Hex => [q, 0]),
    ...[-2, -1, 0, 1, 2, 3].map((q): Hex => [q, -1]),
    ...[-3, -2, -1, 0, 1, 2].map((q): Hex => [q, 1]),
  ],
  cells: {
    2: [
      [-4, 1],
      [4, -1],
    ],
    3: [
      [-4, 1],
      [4, -1],
      [1, 2],
    ],
    4: [
      [-2, 2],
      [-1, -2],
      [2, -2],
      [1, 2],
    ],
    5: [
      [-2, 2],
      [-4, 1],
      [-1, -2],
      [2, -2],
      [1, 2],
    ],
    6: [
      [-2, 2],
      [-4, 1],
      [-1, -2],
      [2, -2],
      [4, -1],
      [1, 2],
    ],
  },
};

/** The printed one first. */
export const LAYOUTS: readonly Layout[] = [lodge, bridges, hall];
