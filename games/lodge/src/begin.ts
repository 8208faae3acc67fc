/** The table before anything has happened. */
import { FrameKind, kernelStart, type Seating } from "@blackrose/kernel";
import { numbersFor, rulesetOf } from "./options.ts";
import { ACTIONS_A_TURN, CELL, EMPTY, NONE, Phase, Slot, SLOTS, type State, STREAMS, Token } from "./state.ts";
import { ROSE } from "./who.ts";
import type { Tables } from "./tables.ts";

/** Cubes of a mage and of the Black Rose (L-COM-09, L-OQ-05). */
export const CUBES = 25;
export const BLACK_CUBES = 30;
const MOONS = 3;
const EVENT_SPACES = 3;

const each = (count: number, value: number): number[] => new Array<number>(count).fill(value);
const zones = (count: number): number[][] => Array.from({ length: count }, () => []);
const sheets = (seats: number, value: number): number[][] => Array.from({ length: seats }, () => each(SLOTS, value));
/** One for each seat there is, nothing for those there are not, and the Black Rose's own. */
const parties = (seats: number, value: number, rose: number): number[] => [
  ...each(seats, value),
  ...each(ROSE - seats, 0),
  rose,
];

export function emptyTable(cards: Tables, { seats, options }: Seating, seed: readonly number[]): State {
  const ruleset = rulesetOf(cards, options);
  const rooms = cards.boards[seats]?.rooms ?? 0;
  const figures = cards.figures.length;
  const { schools } = cards.content;
  return {
    ...kernelStart(seats, STREAMS.length, seed),
    seats,
    ruleset,
    options: numbersFor(options),
    turn: 0,
    phase: Phase.setup,
    moon: 1,
    crown: NONE,
    first: NONE,
    active: NONE,
    power: parties(seats, 0, 0),
    supply: parties(seats, CUBES, BLACK_CUBES),
    trophies: parties(seats, 0, 0),
    trophyStock: parties(seats, cards.rulesets[ruleset].trophies, 0),
    mages: each(seats, NONE),
    palette: [],
    colours: each(seats, NONE),
    cells: each(seats, NONE),
    at: each(seats, CELL),
    damage: zones(seats),
    actions: each(seats, ACTIONS_A_TURN),
    inhibited: each(seats, 0),
    activations: each(seats, 0),
    hands: zones(seats),
    grimoires: zones(seats),
    memories: zones(seats),
    aside: each(seats, 0),
    planned: sheets(seats, EMPTY),
    plannedSide: sheets(seats, EMPTY),
    slots: sheets(seats, Slot.empty),
    revealed: sheets(seats, NONE),
    revealedSide: sheets(seats, NONE),
    element: sheets(seats, NONE),
    looking: zones(seats),
    library: zones(schools.length),
    discards: zones(schools.length),
    opened: [],
    forgotten: [],
    gone: [],
    quests: zones(seats),
    progress: zones(seats),
    toSolve: zones(seats),
    completed: zones(seats),
    questDecks: zones(MOONS),
    questDiscards: [],
    eventDecks: zones(MOONS),
    eventDiscards: [],
    eventBoard: each(EVENT_SPACES, NONE),
    drawer: NONE,
    tiles: each(rooms, NONE),
    tileAs: each(rooms, NONE),
    colourAs: each(rooms, NONE),
    destroyed: each(rooms, 0),
    tokens: each(rooms, Token.none),
    shut: each(rooms, 0),
    instability: zones(rooms),
    won: zones(ROSE + 1),
    figureAt: each(figures, NONE),
    figureOwner: each(figures, NONE),
    figureDamage: zones(figures),
    figuresGone: [],
    barred: [],
    attachments: [],
    winner: NONE,
    places: [],
  };
}

export function beginTable(cards: Tables, seating: Seating, seed: readonly number[]): State {
  const s = emptyTable(cards, seating, seed);
  s.stack.push({ kind: FrameKind.flow, of: cards.course.game.index, at: 0, seat: NONE, regs: [] });
  return s;
}
