/** The table of the Lodge in letters: the course of the game, the Lodge, the sheets, and what who looks on holds. */
import { REFEREE, UNKNOWN, type View } from "@blackrose/kernel";
import type { State } from "@blackrose/lodge";
import { marksOf } from "@blackrose/lodge/options";
import { EMPTY, NONE, Slot } from "@blackrose/lodge/state";
import { ROSE } from "@blackrose/lodge/who";
import { moonName, phaseName, phaseOf, questText, spellText } from "@blackrose/lodge/text/index";
import type { Manner } from "../face.ts";
import { pad, wrap } from "../layout.ts";
import { drawLodge } from "./hexes.ts";
import { isHalved, type Names, SIDE_MARKS } from "./names.ts";
import { drawSheets, roseHolds } from "./sheets.ts";

type Seen = View<State>;

const GAP = "  ";
const NOTHING = "–";
const SLOT_NAMES = ["Q", "I", "II", "III"];

export function drawTable(s: Seen, width: number, names: Names, manner: Manner): string[] {
  const { word } = names;
  const above: [string, string][] = [
    [word.power, power(s, names)],
    [word.events, s.eventBoard.map((event, i) => `${i + 1} ${event < 0 ? NOTHING : names.event(event)}`).join(" · ")],
  ];
  const picture = drawLodge(s, width, names, manner);
  return [
    heading(s, width, names, manner),
    ...labelled(above, width),
    ...(picture.length === 0 ? [] : ["", ...picture]),
    ...disguises(s, names).flatMap((line) => wrap(line, width)),
    "",
    ...drawSheets(s, width, names, manner),
    ...own(s, width, names, manner),
  ];
}

/** A column of labels, and beside it what they are about. */
function labelled(rows: readonly (readonly [string, string])[], width: number): string[] {
  const room = Math.max(...rows.map(([label]) => label.length)) + GAP.length;
  return rows.flatMap(([label, text]) => wrap(pad(label, room) + text, width, " ".repeat(room)));
}

function heading(s: Seen, width: number, { notes, word, seat }: Names, { paint, language }: Manner): string {
  const parts = [
    ...(s.turn === 0 ? [] : [`${word.turn} ${s.turn}`]),
    phaseName(phaseOf(s), language),
    moonName(s.moon, language),
    ...(s.crown === NONE ? [] : [`${word.crown} ${seat(s.crown)}`]),
    ...(s.first === NONE || s.first === s.crown ? [] : [`${notes.first} ${seat(s.first)}`]),
  ];
  // What is said last matters least.
  while (parts.length > 3 && parts.join(" · ").length + 4 > width) parts.pop();
  const text = ` ${parts.join(" · ")} `;
  return paint.strong(`─${text}${"─".repeat(Math.max(0, width - text.length - 1))}`);
}

/** All on the track, the highest first, and where the moons rise. */
function power(s: Seen, names: Names): string {
  const [second, third, end] = marksOf(s);
  const parties = [...[...s.mages.keys()].slice(0, s.seats), ROSE].sort((a, b) => s.power[b] - s.power[a] || a - b);
  const track = parties.map((party) => {
    const text = `${names.party(party)} ${s.power[party]}${party === ROSE ? roseHolds(s, names) : ""}`;
    return text.replaceAll(" ", "\u00a0");
  });
  const marks = names.notes.marks(second, third, end).replaceAll(" ", "\u00a0");
  return `${track.join(" · ")} (${marks})`;
}

function disguises(s: Seen, names: Names): string[] {
  return s.tiles.flatMap((tile, room) =>
    tile === s.tileAs[room]
      ? []
      : [names.notes.countsAs(names.tile(tile), names.tile(s.tileAs[room]), names.colour(s.colourAs[room]))],
  );
}

// --- what one holds ---

function own(s: Seen, width: number, names: Names, manner: Manner): string[] {
  const seats = [...s.mages.keys()]
    .slice(0, s.seats)
    .filter((seat) => seat === manner.viewer || manner.viewer === REFEREE);
  return seats.flatMap((seat) => {
    const rows = holdings(s, seat, names, manner);
    if (rows.length === 0) return [];
    return [
      "",
      ...(manner.viewer === REFEREE ? [manner.paint.strong(names.mage(s, seat))] : []),
      ...labelled(rows, width),
    ];
  });
}

function holdings(s: Seen, seat: number, names: Names, manner: Manner): [string, string][] {
  const { notes, word } = names;
  // A spell meant for a slot counts as in hand until all are done; here it stands where it is meant to go.
  const hand = s.hands[seat].filter((card) => !s.planned[seat].includes(card));
  return [
    ...under(
      notes.hand,
      hand.flatMap((card) => (card === UNKNOWN ? [] : [spellLine(card, names, manner)])),
    ),
    ...under(
      notes.before,
      s.looking[seat].flatMap((card) => (card === UNKNOWN ? [] : [spellLine(card, names, manner)])),
    ),
    ...under(notes.plan, planLines(s, seat, names, manner)),
    ...under(
      word.quests,
      s.quests[seat].flatMap((quest) => (quest === UNKNOWN ? [] : [questLine(quest, names, manner)])),
    ),
  ];
}

/** The label stands before the first line alone. */
const under = (label: string, lines: readonly string[]): [string, string][] =>
  lines.map((line, i) => [i === 0 ? label : "", line]);

/** What sides are, by type and element: "▲ combat, fire ▼ trap, any"; a room trap has one. */
export function sidesText(card: number, which: readonly number[], names: Names, { language }: Manner): string {
  const { cards, notes } = names;
  if (isHalved(card, cards)) return notes.halves;
  const { sides } = spellText(cards, cards.spells[cards.spellOf[card]], language);
  const told = which.map((side) => `${sides[side].type}, ${sides[side].element}`.toLowerCase());
  if (told.length === 2 && told[0] === told[1]) return `${SIDE_MARKS.join("")} ${told[0]}`;
  return which.map((side, i) => `${SIDE_MARKS[side]} ${told[i]}`).join(" ");
}

function spellLine(card: number, names: Names, manner: Manner): string {
  const { symbol } = names.cards.spells[names.cards.spellOf[card]];
  return `${names.spell(card)}${symbol ? " ✦" : ""} — ${sidesText(card, [0, 1], names, manner)}`;
}

function planLines(s: Seen, seat: number, names: Names, manner: Manner): string[] {
  const { word } = names;
  return s.planned[seat].flatMap((card, slot) => {
    if (card === EMPTY || card === UNKNOWN) return [];
    const state = s.slots[seat][slot];
    const lies =
      { [Slot.trap]: word.trap, [Slot.protection]: word.protection, [Slot.tarot]: word.tarot }[state] ?? word.ready;
    const side = sidesText(card, [s.plannedSide[seat][slot]], names, manner);
    return [`${SLOT_NAMES[slot] ?? "·"} ${names.spell(card)} — ${side} (${lies.toLowerCase()})`];
  });
}

function questLine(quest: number, { cards }: Names, { language }: Manner): string {
  const { name, task, target, lines, points } = questText(cards, cards.content.quests[quest], language);
  const { at } = cards.content.quests[quest].target;
  const aimed = at === "self" || at === "special" ? "" : `[${target.toLowerCase()}] `;
  return `${name} — ${task} → ${aimed}${lines.join(" ")} (+${points})`;
}
