/** The table before anything has happened. */
import { FrameKind, kernelStart, type Seating } from "@blackrose/kernel";
import { numbersFor, rulesetOf } from "./options.ts";
import { ACTIONS_A_TURN, CELL, EMPTY, NONE, Phase, Slot, SLOTS, type State, STREAMS, Token } from "./state.ts";
import { ROSE } from "./who.ts";
import { MOST_SOCKETS, type Tables } from "./tables.ts";

/** Cubes of a mage and of the Black Rose (L-COM-09, L-OQ-05). */
export const CUBES = 25;
export const BLACK_CUBES = 30;
const MOONS = 3;
const EVENT_SPACES = 3;

const each = (count: number, value: number): number[] => new Array<number>(count).fill(value);
const zones = (count: number): number[][] => Array.from({ length: count }, () => []);
const sheets = (mages: number, value: number): number[][] => Array.from({ length: mages }, () => each(SLOTS, value));
/** One for each seat there is, nothing for those there are not, and the Black Rose's own. */
const parties = (seats: number, value: number, rose: number): number[] => [
  ...each(seats, value),
  ...each(ROSE - seats, 0),
  rose,
];

/** Slots for the Avatar's evocations (L-AVA-11). */
const AVATAR_SLOTS = 3;

export function emptyTable(cards: Tables, { seats, options }: Seating, seed: readonly number[]): State {
  const avatar = cards.content.avatar !== undefined;
  const ruleset = rulesetOf(cards, options);
  const rooms = cards.boards[MOST_SOCKETS]?.rooms ?? 0;
  const figures = cards.figures.length;
  // One nobody sits for has all that a mage has, and mostly nothing in it.
  const mages = seats + (cards.mode.mages ?? 0);
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
    // A mage nobody sits for gives those of a colour that no seat has (L-OQ-98).
    trophyStock: parties(mages, cards.rulesets[ruleset].trophies, 0),
    mages: each(mages, NONE),
    palette: [],
    colours: each(mages, NONE),
    cells: each(mages, NONE),
    at: each(mages, CELL),
    damage: zones(mages),
    actions: each(mages, ACTIONS_A_TURN),
    inhibited: each(mages, 0),
    activations: each(mages, 0),
    hands: zones(mages),
    grimoires: zones(mages),
    memories: zones(mages),
    aside: each(mages, 0),
    planned: sheets(mages, EMPTY),
    plannedSide: sheets(mages, EMPTY),
    slots: sheets(mages, Slot.empty),
    revealed: sheets(mages, NONE),
    revealedSide: sheets(mages, NONE),
    element: sheets(mages, NONE),
    looking: zones(mages),
    library: zones(schools.length),
    discards: zones(schools.length),
    opened: [],
    forgotten: [],
    gone: [],
    unseenFrom: each(mages, 0),
    quests: zones(mages),
    progress: zones(mages),
    openQuests: zones(mages),
    toSolve: zones(mages),
    completed: zones(mages),
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
    avatarAfter: avatar ? seats - 1 : NONE,
    actionDecks: avatar ? zones(MOONS) : [],
    actionsRevealed: [],
    actionBack: 0,
    actionsUsed: 0,
    actionsMore: 0,
    avatarSlots: avatar ? each(AVATAR_SLOTS, NONE) : [],
    claimed: [],
    nightmares: [],
    barred: [],
    soFar: [],
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
