/** The mages' sheets: a row for each, and below it what is special about it now. */
import { UNKNOWN } from "@blackrose/kernel";
import type { State } from "@blackrose/lodge";
import { placeNow } from "@blackrose/lodge/rules/standing";
import { boardOf, healthOf, lifeOf } from "@blackrose/lodge/rules/values";
import { CELL, NONE, Slot, SLOTS } from "@blackrose/lodge/state";
import { figureOf, ROSE } from "@blackrose/lodge/who";
import { unableTo } from "@blackrose/lodge/text/index";
import { namesAttached } from "@blackrose/lodge/text/standing";
import type { Manner } from "../face.ts";
import { pad, widthOf, wrap } from "../layout.ts";
import { figuresOf, type Names, placeName, shortRoom, SIDE_MARKS } from "./names.ts";

const GAP = "  ";
const INDENT = "    ";
const LONGEST_ROOM = 13;

interface Column {
  readonly head: string;
  cell(seat: number): string;
  /** Numbers stand to the right. */
  readonly right?: true;
  /** The higher, the sooner it is left out where there is no room. */
  readonly spare: number;
}

export function drawSheets(s: State, width: number, names: Names, manner: Manner): string[] {
  const fitting = columnsFor(s, names, manner);
  const seats = [...s.mages.keys()].slice(0, s.seats);
  const widthOfColumn = ({ head, cell }: Column): number =>
    Math.max(widthOf(head), ...seats.map((seat) => widthOf(cell(seat))));
  const total = (): number =>
    fitting.reduce((sum, column) => sum + widthOfColumn(column), (fitting.length - 1) * GAP.length);
  while (total() > width && fitting.length > 3) {
    const least = Math.max(...fitting.map(({ spare }) => spare));
    fitting.splice(
      fitting.findIndex(({ spare }) => spare === least),
      1,
    );
  }
  const line = (text: (column: Column) => string): string =>
    fitting
      .map((column) => {
        const cell = text(column);
        const wide = widthOfColumn(column);
        return column.right ? " ".repeat(wide - widthOf(cell)) + cell : pad(cell, wide);
      })
      .join(GAP)
      .trimEnd();
  return [
    manner.paint.faint(line(({ head }) => head)),
    ...seats.flatMap((seat) => [
      ...wrap(
        line(({ cell }) => cell(seat)),
        width,
        INDENT,
      ),
      ...special(s, seat, width, names),
    ]),
  ];
}

function columnsFor(s: State, names: Names, { viewer, paint, language }: Manner): Column[] {
  const { columns: heads } = names.notes;
  const { cards } = names;
  return [
    {
      head: "",
      spare: 0,
      cell(seat) {
        const name = names.mage(s, seat) + (seat === s.crown ? " ♔" : "");
        if (seat === viewer) return paint.call(`${name} (${names.word.you.toLowerCase()})`);
        return seat === s.active ? paint.strong(`[${name}]`) : name;
      },
    },
    {
      head: heads.where,
      spare: 1,
      cell: (seat) => shortRoom(placeName(s, s.at[seat], names), LONGEST_ROOM, language),
    },
    {
      head: heads.health,
      spare: 0,
      right: true,
      cell(seat) {
        const health = healthOf({ cards, s }, seat);
        return health === 0 ? "–" : `${lifeOf({ cards, s }, seat)}/${health}`;
      },
    },
    { head: heads.actions, spare: 0, right: true, cell: (seat) => String(s.actions[seat]) },
    { head: heads.spells, spare: 0, cell: (seat) => slotMarks(s, seat).join(" ") },
    { head: heads.hand, spare: 0, right: true, cell: (seat) => String(s.hands[seat].length) },
    {
      head: heads.decks,
      spare: 4,
      right: true,
      cell: (seat) => `${s.grimoires[seat].length}/${s.memories[seat].length}`,
    },
    {
      head: heads.quests,
      spare: 2,
      right: true,
      cell: (seat) => `${s.quests[seat].length}+${s.completed[seat].length}✓`,
    },
    { head: heads.trophies, spare: 3, right: true, cell: (seat) => String(s.trophies[seat]) },
    { head: heads.rooms, spare: 5, right: true, cell: (seat) => String(s.won[seat].length) },
  ];
}

/** What everyone can see of the slots: Q, I, II, III. */
function slotMarks(s: State, seat: number): string[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    if (s.slots[seat][slot] === Slot.revealed) return SIDE_MARKS[s.revealedSide[seat][slot]] ?? "▲";
    return ["·", "■", "T", "P"][s.slots[seat][slot]];
  });
}

/** Wounds, spells that lie open, quests to solve, evocations, where the cell leads: in a line or two, or none. */
function special(s: State, seat: number, width: number, names: Names): string[] {
  const { notes, cards, word, colon, language } = names;
  const parts: string[] = [];
  if (s.at[seat] === CELL && s.tiles[0] !== NONE) {
    const exits = boardOf({ cards, s }).exits[s.cells[seat]] ?? [];
    parts.push(notes.opensTo(exits.map((room) => names.tile(s.tiles[room])).join(", ")));
  }
  const wounds = [...new Set(s.damage[seat])].map(
    (party) => `${names.party(party)} ${s.damage[seat].filter((one) => one === party).length}`,
  );
  if (wounds.length > 0) parts.push(`${notes.wounds} ${wounds.join(", ")}`);
  const open = s.revealed[seat].filter((card) => card !== NONE && card !== UNKNOWN).map(names.spell);
  if (open.length > 0) parts.push(`${word.revealed.toLowerCase()}${colon} ${open.join(", ")}`);
  const waiting = s.toSolve[seat].map(names.quest);
  if (waiting.length > 0) parts.push(`${notes.toSolve}${colon} ${waiting.join(", ")}`);
  const figures = figuresOf(s, seat).map((model) => {
    const figure = figureOf(model);
    const health = healthOf({ cards, s }, model);
    // Some have no health (L-IFS-01).
    const life = health === 0 ? "" : ` ${lifeOf({ cards, s }, model)}/${health}`;
    return `${names.evocation(figure)}${life} (${placeName(s, placeNow({ cards, s }, model), names)})`;
  });
  if (figures.length > 0) parts.push(`${word.evocations.toLowerCase()}${colon} ${figures.join(", ")}`);
  parts.push(...namesAttached({ cards, s }, seat, language));
  parts.push(...unableTo(s, seat, language));
  return parts.length === 0 ? [] : wrap(INDENT + parts.join(" · "), width, INDENT);
}

/** The Black Rose has no sheet, but wins trophies and room tokens. */
export function roseHolds(s: State, { notes }: Names): string {
  const { columns: heads } = notes;
  const parts = [
    ...(s.trophies[ROSE] > 0 ? [`${heads.trophies} ${s.trophies[ROSE]}`] : []),
    ...(s.won[ROSE].length > 0 ? [`${heads.rooms} ${s.won[ROSE].length}`] : []),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
