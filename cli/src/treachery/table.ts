/** The table of Treachery in letters: dice, bank, bet and spoils, every seat, and the hand of who looks on. */
import { REFEREE, UNKNOWN, type View } from "@blackrose/kernel";
import { LETTERS, power, type State, type Tables } from "@blackrose/treachery";
import { tokensAt } from "@blackrose/treachery/rules/tokens";
import { BANK, BET, NONE, SPOILS, WAR } from "@blackrose/treachery/state";
import { marksOn, type UiWord } from "@blackrose/treachery/text/index";
import type { Manner } from "../face.ts";
import { pad, widthOf, wrap } from "../layout.ts";

type Seen = View<State>;

/** What is needed to draw: the content, the game's headings, a card's name. */
export interface Drawing extends Manner {
  readonly cards: Tables;
  word(word: UiWord): string;
  type(type: "war" | "diplomacy"): string;
  /** A card's name, without its colour. */
  cardName(card: number): string;
}

const COLOURS = [0, 1, 2, 3, 4];

const GAP = "  ";
const NOTHING = "–";

export function drawTable(seen: Seen, width: number, drawing: Drawing): string[] {
  const { word, paint } = drawing;
  const labelled: [string, string][] = [
    [word("dice"), seen.dice.map((value, colour) => paint.house(colour, `${LETTERS[colour]}${value}`)).join(GAP)],
    [word("bank"), bank(seen, drawing)],
    [word("spoils"), tokens(tokensAt(seen, SPOILS), drawing)],
    [word("bet"), bet(seen, drawing)],
    ...(seen.order.length === 0 ? [] : [[word("orderOfPlay"), order(seen, drawing)] as [string, string]]),
  ];
  const hands = seen.hands.flatMap((hand, seat): [string, string][] => {
    if (hand.includes(UNKNOWN) || (drawing.viewer !== seat && drawing.viewer !== REFEREE)) return [];
    return [[drawing.viewer === seat ? word("hand") : drawing.names[seat], cardList(hand, seen.aside[seat], drawing)]];
  });
  const room = Math.max(...[...labelled, ...hands].map(([label]) => label.length)) + GAP.length;
  const row = ([label, text]: [string, string]): string[] => wrap(pad(label, room) + text, width, " ".repeat(room));
  return [
    heading(seen, width, drawing),
    ...labelled.flatMap(row),
    "",
    ...seatRows(seen, width, drawing),
    "",
    ...hands.flatMap(row),
  ];
}

function heading(seen: Seen, width: number, { word, type, names, paint }: Drawing): string {
  const who = (label: string, seat: number): string[] => (seat === NONE ? [] : [`${label} ${names[seat]}`]);
  const parts = [
    seen.round === 0 ? "" : `${word("round")} ${seen.round}`,
    seen.type === NONE ? "" : type(seen.type === WAR ? "war" : "diplomacy").toUpperCase(),
    ...who(word("roller"), seen.roller),
    ...who(word("challenger"), seen.challenger),
    ...who(word("dealer"), seen.dealer),
    `${word("dealerStack")} ${seen.deck.length}`,
    `${word("discards")} ${seen.buried.length}`,
  ].filter(Boolean);
  // What is said last matters least.
  while (parts.length > 3 && parts.join(" · ").length + 4 > width) parts.pop();
  const text = ` ${parts.join(" · ")} `;
  return paint.strong(`─${text}${"─".repeat(Math.max(0, width - text.length - 1))}`);
}

/** By colour, then by value: what is missing shows at a glance. */
function byColour(values: readonly number[], cards: Tables): number[] {
  return [...values].sort((a, b) => cards.tokenColour[a] - cards.tokenColour[b] || a - b);
}

export function tokens(values: readonly number[], { cards, paint }: Drawing): string {
  if (values.length === 0) return NOTHING;
  return byColour(values, cards)
    .map((value) => paint.house(cards.tokenColour[value], `${LETTERS[cards.tokenColour[value]]}${value}`))
    .join(" ");
}

function bank(seen: Seen, drawing: Drawing): string {
  const there = tokensAt(seen, BANK);
  return COLOURS.map((colour) => {
    const own = there.filter((value) => drawing.cards.tokenColour[value] === colour);
    return own.length > 0 ? tokens(own, drawing) : drawing.paint.faint(`${LETTERS[colour]}${NOTHING}`);
  }).join(" · ");
}

function bet(seen: Seen, drawing: Drawing): string {
  const there = tokensAt(seen, BET);
  return there.length === 0 ? NOTHING : `${tokens(there, drawing)} (${drawing.names[seen.challenger]})`;
}

/** Whose turn it is stands in brackets. */
function order(seen: Seen, { names, paint }: Drawing): string {
  return seen.order
    .map((seat, slot) => (slot === seen.slot ? paint.call(`[${names[seat]}]`) : names[seat]))
    .join(" → ");
}

const cardShort = (card: number, colour: number, { cards, paint, cardName }: Drawing): string =>
  `${paint.house(colour, LETTERS[colour])} ${cardName(card)} ${cards.base[card]}`;

/** Strongest first; what was set apart from the hand comes after a bar. */
function cardList(hand: readonly number[], aside: readonly number[], drawing: Drawing): string {
  const { cards } = drawing;
  const list = (zone: readonly number[]): string =>
    [...zone]
      .sort((a, b) => cards.base[b] - cards.base[a] || cards.colour[a] - cards.colour[b])
      // A card is read as one: no line breaks within.
      .map((card) => cardShort(card, cards.colour[card], drawing).replaceAll(" ", "\u00a0"))
      .join(", ");
  return [hand.length === 0 ? NOTHING : list(hand), ...(aside.length > 0 ? [list(aside)] : [])].join(" | ");
}

/** One row for each seat: who, tokens, cards in hand, power and card in play. */
function seatRows(seen: Seen, width: number, drawing: Drawing): string[] {
  const { word, names, viewer, paint } = drawing;
  const head = ["", word("treasury"), word("cards"), word("power"), word("inPlay")];
  const rows = names.map((name, seat) => {
    const played = seen.inPlay[seat] !== NONE;
    const apart = seen.aside[seat].length;
    return [
      seat === viewer ? paint.strong(`${name} (${word("you").toLowerCase()})`) : name,
      treasury(seen, seat, drawing),
      `${seen.hands[seat].length}${apart > 0 ? `+${apart}` : ""}`,
      played ? paint.strong(String(power(drawing.cards, seen, seat)).replace("-", "−")) : "",
      played ? inPlay(seen, seat, drawing) : NOTHING,
    ];
  });
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => widthOf(row[i]))));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP.length, 0);
  return [head, ...rows].flatMap((row, i) => {
    const cells = row.map((cell, column) =>
      column === 2 || column === 3 ? start(cell, widths[column]) : pad(cell, widths[column]),
    );
    const line = cells.join(GAP).trimEnd();
    return i === 0 ? [paint.faint(line)] : wrap(line, width, " ".repeat(before));
  });
}

const start = (text: string, width: number): string => " ".repeat(Math.max(0, width - widthOf(text))) + text;

/** The card, and what lies on it or follows from it. */
function inPlay(seen: Seen, seat: number, drawing: Drawing): string {
  const { cards, language, cardName, paint } = drawing;
  const colour = (one: number): string => paint.house(one, LETTERS[one]);
  const marks = marksOn(cards, seen, seat, language, { card: cardName, colour });
  const card = cardShort(seen.inPlay[seat], seen.colours[seat], drawing);
  return marks.length > 0 ? `${card} (${marks.join(", ")})` : card;
}

/** The seats in order of rank, with what they hold. */
export function standings(seen: Seen, drawing: Drawing): string[] {
  const room = Math.max(...drawing.names.map((name) => name.length));
  return drawing.names
    .map((name, seat) => ({ name, seat, place: seen.places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, seat, place }) => `${place}  ${name.padEnd(room)}  ${treasury(seen, seat, drawing)}`);
}

/** How many colours of the five, and the tokens. */
function treasury(seen: Seen, seat: number, drawing: Drawing): string {
  const own = tokensAt(seen, seat);
  const colours = new Set(own.map((value) => drawing.cards.tokenColour[value])).size;
  return `${colours}/5 ${tokens(own, drawing)}`;
}
