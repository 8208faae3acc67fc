/**
 * The Lodge in letters. Rooms are bricks, each row half a brick further than the one above: as with hexes, every brick touches
 * six others. Where the screen is too narrow, rooms stand one below the other.
 */
import type { State } from "@blackrose/lodge";
import { LAYOUTS, type Layout } from "@blackrose/lodge/board/layouts";
import { layoutOf } from "@blackrose/lodge/options";
import { isShut } from "@blackrose/lodge/rules/rooms";
import { modelsIn, NONE, Token } from "@blackrose/lodge/state";
import { pointsText } from "@blackrose/lodge/text/index";
import type { Manner } from "../face.ts";
import { pad, widthOf } from "../layout.ts";
import { cubeMark, modelMark, type Names, shortRoom } from "./names.ts";

type Rows = readonly (readonly number[])[];

/** Rows from north to south, each from west to east without a gap: places of the layout. */
const rowsOf = ({ rooms }: Layout): Rows =>
  [...new Set(rooms.map(([, r]) => r))]
    .sort((a, b) => a - b)
    .map((row) =>
      [...rooms.keys()].filter((place) => rooms[place][1] === row).sort((a, b) => rooms[a][0] - rooms[b][0]),
    );
const ROWS = LAYOUTS.map(rowsOf);
const widest = (rows: Rows): number => Math.max(...rows.map((row) => row.length));
const LEAST_BRICK = 14;
const MOST_BRICK = 21;

export function drawLodge(s: State, width: number, names: Names, manner: Manner): string[] {
  if (s.tiles.every((tile) => tile === NONE)) return [];
  const rows = ROWS[layoutOf(s)];
  const brick = Math.min(MOST_BRICK, Math.floor((width - 1) / widest(rows)));
  return brick < LEAST_BRICK ? asList(s, rows, width, names, manner) : asBricks(s, rows, brick, names, manner);
}

// --- bricks ---

const start = (rows: Rows, row: number, brick: number): number =>
  Math.floor(((widest(rows) - rows[row].length) * brick) / 2);
const walls = (rows: Rows, row: number, brick: number): number[] =>
  Array.from({ length: rows[row].length + 1 }, (_, i) => start(rows, row, brick) + i * brick);

function asBricks(s: State, rows: Rows, brick: number, names: Names, manner: Manner): string[] {
  const out: string[] = [];
  rows.forEach((row, i) => {
    out.push(edge(i === 0 ? [] : walls(rows, i - 1, brick), walls(rows, i, brick)));
    const insides = row.map((place) => inside(s, place, brick - 1, names, manner));
    for (let line = 0; line < insides[0].length; line++) {
      const cells = insides.map((cell) => pad(cell[line], brick - 1));
      out.push(`${" ".repeat(start(rows, i, brick))}│${cells.join("│")}│`);
    }
  });
  out.push(edge(walls(rows, rows.length - 1, brick), []));
  return out;
}

/** By what meets there: left, right, above, below. */
const JOINTS: { readonly [meets: string]: string } = {
  "0101": "┌",
  "1001": "┐",
  "0110": "└",
  "1010": "┘",
  "1101": "┬",
  "1110": "┴",
  "0111": "├",
  "1011": "┤",
  "1111": "┼",
};

/** The line between two rows of bricks. */
function edge(above: readonly number[], below: readonly number[]): string {
  const all = [...above, ...below];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const line = Array.from({ length: to - from + 1 }, (_, i) => {
    const x = from + i;
    const meets = [x > from, x < to, above.includes(x), below.includes(x)].map(Number).join("");
    return JOINTS[meets] ?? "─";
  });
  return " ".repeat(from) + line.join("");
}

/** Three lines: what room it is, its instability, who stands there. */
function inside(s: State, place: number, width: number, names: Names, manner: Manner): string[] {
  const mark = stateMark(s, place, names);
  const most = width - 3 - mark.length;
  const name = shortRoom(names.tile(s.tiles[place]), most, manner.language);
  return [
    `${names.letter(s.colourAs[place])} ${pad(name, most)} ${mark}`,
    instability(s, place, names),
    fitting(standing(s, place, names, manner), width),
  ];
}

/** As many as have room; how many more there are. */
function fitting(models: readonly string[], width: number): string {
  for (let shown = models.length; shown > 0; shown--) {
    const left = models.length - shown;
    const text = [...models.slice(0, shown), ...(left > 0 ? [`+${left}`] : [])].join(" ");
    if (widthOf(text) <= width) return text;
  }
  return models.length === 0 ? "" : `+${models.length}`;
}

// --- list ---

function asList(s: State, rows: Rows, width: number, names: Names, manner: Manner): string[] {
  const room = Math.max(...s.tiles.map((tile) => names.tile(tile).length));
  return rows.flat().map((place) => {
    const name = pad(names.tile(s.tiles[place]), room);
    const cubes = pad(instability(s, place, names), 14);
    const line = `${names.letter(s.colourAs[place])} ${name} ${pad(stateMark(s, place, names), 2)} ${cubes} `;
    return (line + fitting(standing(s, place, names, manner), width - widthOf(line))).trimEnd();
  });
}

// --- what a room shows ---

function stateMark(s: State, place: number, names: Names): string {
  const token = ["", "○", "●"][s.tokens[place]] ?? "";
  const state = isShut({ s, cards: names.cards }, place) ? "⊘" : s.destroyed[place] === 1 ? "✗" : token;
  const other = s.tileAs[place] === s.tiles[place] ? "" : "~";
  // A room in ruins that was built up again may have a token as well.
  const both = state === "✗" && s.tokens[place] !== Token.none ? token : "";
  return other + state + both || " ";
}

/** Cubes by whose they are, free slots, and what the room is worth. */
function instability(s: State, place: number, { cards }: Names): string {
  const room = cards.content.rooms[s.tiles[place]];
  const cubes = [...s.instability[place]].sort((a, b) => a - b).map(cubeMark);
  const takes = cards.rulesets[s.ruleset].roomsStart === "destroyed" ? 1 : 0;
  if (cubes.length === 0 && s.destroyed[place] !== takes) return "";
  return `${cubes.join("")}${"·".repeat(Math.max(0, room.slots - cubes.length))} (${pointsText(room)})`;
}

function standing(s: State, place: number, names: Names, { viewer, paint }: Manner): string[] {
  return modelsIn(s, place).map((model) => {
    const mark = modelMark(s, model, names);
    if (model === viewer) return paint.call(mark);
    return model === s.active ? paint.strong(mark) : mark;
  });
}
