/** Where the rooms and cells of the Lodge stand in the drawing. Hexes with a corner to the north, rows from north to south. */
import { type Hex, type Layout, LAYOUTS } from "@blackrose/lodge/board/layouts";
import { layoutOf } from "@blackrose/lodge/options";
import { socketsOf } from "@blackrose/lodge/rules/values";
import { CELL, modelsIn, placeOf } from "@blackrose/lodge/state";
import type { Scene } from "../face.ts";
import { laid, modelsInPlay, seen } from "./game.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the height of a room. */
export const ROOM = 50;
/** Rooms stand a little apart. */
const GAP = 2.5;
export const CELL_SIZE = 33;

const centre = ([q, r]: Hex): Point => ({ x: Math.sqrt(3) * ROOM * (q + r / 2), y: 1.5 * ROOM * r });

/** Where everything stands, by layout and number of sockets. */
export interface Plan {
  readonly rooms: readonly Point[];
  /** By socket. */
  readonly sockets: readonly Point[];
  /** The part of the plane that rooms and cells fill: x, y, width, height. */
  readonly frame: string;
}

const plans = new Map<string, Plan>();

export function planOf(scene: Scene): Plan {
  const layout = LAYOUTS[layoutOf(seen(scene))];
  const sockets = socketsOf(laid(scene));
  const key = `${layout.name} ${sockets}`;
  const plan = plans.get(key) ?? drawn(layout, sockets);
  plans.set(key, plan);
  return plan;
}

function drawn(layout: Layout, sockets: number): Plan {
  const rooms = layout.rooms.map(centre);
  // Cells stand in the bays of the outline, drawn in a little towards the rooms they open to.
  const cells = layout.cells[sockets].map((hex) => {
    const { x, y } = centre(hex);
    const near = rooms.filter((room) => Math.hypot(room.x - x, room.y - y) < 2 * ROOM);
    const to = { x: sum(near.map((room) => room.x)) / near.length, y: sum(near.map((room) => room.y)) / near.length };
    const far = Math.hypot(to.x - x, to.y - y);
    return { x: x + ((to.x - x) * 13) / far, y: y + ((to.y - y) * 13) / far };
  });
  return { rooms, sockets: cells, frame: frameOf(rooms, cells) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Where a seat's cell is, or null before it is known. */
export const cellOf = (scene: Scene, seat: number): Point | null =>
  planOf(scene).sockets[seen(scene).cells[seat] ?? -1] ?? null;

/** The corners of a hex as SVG wants them. */
export function corners({ x, y }: Point, size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

export const ROOM_EDGE = ROOM - GAP;

function frameOf(rooms: readonly Point[], cells: readonly Point[]): string {
  const halfWidth = (Math.sqrt(3) / 2) * ROOM;
  const xs = rooms.flatMap(({ x }) => [x - halfWidth, x + halfWidth]);
  const ys = rooms.flatMap(({ y }) => [y - ROOM, y + ROOM]);
  for (const { x, y } of cells) {
    xs.push(x - CELL_SIZE, x + CELL_SIZE);
    ys.push(y - CELL_SIZE - 1, y + CELL_SIZE + 1);
  }
  const [left, top] = [Math.min(...xs) - 3, Math.min(...ys) - 3];
  return [left, top, Math.max(...xs) + 3 - left, Math.max(...ys) + 3 - top].map((n) => n.toFixed(1)).join(" ");
}

/** Where a model stands, and how large it is drawn: those in one room share it. */
export interface Standing extends Point {
  readonly model: number;
  readonly size: number;
}

/** By how many stand together: the places of their row or rows, in widths of a token. */
function rowsFor(count: number): readonly number[] {
  if (count <= 3) return [count];
  if (count <= 4) return [2, 2];
  if (count <= 6) return [Math.ceil(count / 2), Math.floor(count / 2)];
  const most = Math.ceil(count / 3);
  return [most, Math.min(most, count - most), count - most - Math.min(most, count - most)];
}

export function standings(scene: Scene): Standing[] {
  const s = seen(scene);
  const { rooms: centres } = planOf(scene);
  return modelsInPlay(s).flatMap((model) => {
    const place = placeOf(s, model);
    if (place === CELL) {
      const cell = cellOf(scene, model);
      return cell === null ? [] : [{ model, ...cell, size: 30 }];
    }
    const together = modelsIn(s, place);
    const rows = rowsFor(together.length);
    const widest = Math.max(...rows);
    const size =
      rows.length === 1 ? (widest === 1 ? 28 : widest === 2 ? 27 : 24) : widest <= 2 ? 23 : widest === 3 ? 21 : 17;
    let at = together.indexOf(model);
    let row = 0;
    while (at >= rows[row]) at -= rows[row++];
    const { x, y } = centres[place];
    return {
      model,
      size,
      x: x + (at - (rows[row] - 1) / 2) * (size + 2),
      y: y + 1 + (row - (rows.length - 1) / 2) * (size + 1),
    };
  });
}
