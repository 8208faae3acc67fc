/** Where rooms and cells lie, as data (L-SET-06): axial coordinates, q to the east, r to the south-east. */

export type Hex = readonly [q: number, r: number];

export interface Layout {
  readonly name: string;
  /** The first is the Black Rose Room; the next six lie around it, and one of those is the Throne Room (L-SET-02). */
  readonly rooms: readonly Hex[];
  /** Cells by number of players, clockwise. */
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
