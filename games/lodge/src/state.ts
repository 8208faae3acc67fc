/** The table of the Lodge (docs/rules/lodge/10-components.md §10.3), with who sees what (§10.4). */
import { bySeat, declareState, int, ints, list, type Of, record, type World } from "@blackrose/kernel";
import type { Tables } from "./tables.ts";
import { figureOf, isMage, type Model, modelOf } from "./who.ts";

/** Nothing there. */
export const NONE = -1;
/** A slot of the sheet without a card. Not −1: that is what others see of a card. */
export const EMPTY = -2;
/** A mage stands in its own cell, not in a room. */
export const CELL = -2;

/** The bit for Forgotten Spells that a seat has taken unseen; those of schools lie below. */
export const UNSEEN_FORGOTTEN = 1 << 29;
/** All of them: somebody has taken cards out of another's hand. */
export const UNSEEN_ANY = (1 << 30) - 1;

/** Slots of a mage's sheet. */
export const QUICK = 0;
export const SLOTS = 4;

/** What has become of a planned spell (L-SPL). */
export const Slot = { empty: 0, ready: 1, trap: 2, protection: 3, revealed: 4, tarot: 5 } as const;

/** A room's activation token. */
export const Token = { none: 0, available: 1, used: 2 } as const;

/** Phases of a turn. */
export const Phase = { setup: 0, blackRose: 1, study: 2, preparation: 3, action: 4, evocation: 5, cleanUp: 6 } as const;

/** What a mage may not do for now, as bits (L-COM-14). */
export const Inhibited = { moving: 1, activating: 2, leaving: 4, movingNext: 8, activatingNext: 16 } as const;
/** So many bits lower stands what a "next" means once its Action Phase comes. */
export const NEXT_PHASE = 3;

/** Physical actions of a mage each turn (L-COM-10). */
export const ACTIONS_A_TURN = 2;

/** What the back of an action card shows: a protection or a trap, at being aimed at or hit (L-AVA-19). */
export const Back = {
  none: 0,
  "protection when aimed at": 1,
  "protection when hit": 2,
  "trap when aimed at": 3,
  "trap when hit": 4,
} as const;

/** Something that lies on a model, a room, a party's side or the table, and does something by itself there. It lies open (L-HID-20). */
const attached = record({
  /** Which of the table's attachments it is. */
  kind: int("everyone"),
  /** Who or what bears it: a model, a room, a party, as its kind says; NONE on the table. */
  on: int("everyone"),
  /** Who put it there, or NONE. */
  owner: int("everyone"),
  /** What it comes from: see Source, and the card, quest, event or figure. */
  source: int("everyone"),
  card: int("everyone"),
  /** The model and the room its triggers are bound to, or NONE. */
  it: int("everyone"),
  room: int("everyone"),
  /** How strong it is, where that differs from one to the next. */
  n: int("everyone"),
  cubes: ints("everyone"),
  /** How often it may still happen, or NONE: as often as it comes. */
  left: int("everyone"),
  /** The turn with which it is over, or NONE. */
  until: int("everyone"),
  /** 1 once it has happened in the turn or action in which it happens once. */
  spent: int("everyone"),
});

/** What goals of this turn may ask about afterwards, see Fact: who did it or suffered it, the spell, the element it showed. */
const told = record({
  fact: int("everyone"),
  who: int("everyone"),
  spell: int("everyone"),
  shows: int("everyone"),
});

export const state = declareState({
  seats: int("everyone"),
  ruleset: int("everyone"),
  /** The numbers of what the table has chosen, one option after the other, see options.ts. */
  options: ints("everyone"),
  turn: int("everyone"),
  phase: int("everyone"),
  moon: int("everyone"),
  crown: int("everyone"),
  first: int("everyone"),
  /** The mage whose activation runs, or NONE. */
  active: int("everyone"),
  /** Power points: each seat, then the Black Rose. */
  power: ints("everyone"),
  /** Cubes left: each seat, then the Black Rose. */
  supply: ints("everyone"),
  trophies: ints("everyone"),
  /** Trophies of each seat not yet won by anyone. */
  trophyStock: ints("everyone"),

  // mages
  mages: ints("everyone"),
  /** Colours whose cells lie out (L-SET-13); then the one of each seat, and the socket its cell lies on. */
  palette: ints("everyone"),
  colours: ints("everyone"),
  cells: ints("everyone"),
  at: ints("everyone"),
  damage: list(ints("everyone")),
  actions: ints("everyone"),
  inhibited: ints("everyone"),
  activations: ints("everyone"),

  // spells
  hands: bySeat(ints("in-hand")),
  grimoires: bySeat(ints("face-down")),
  memories: list(ints("everyone")),
  /** Copies of the personal spell still set aside. */
  aside: ints("everyone"),
  planned: bySeat(ints("in-hand")),
  plannedSide: bySeat(ints("in-hand")),
  slots: list(ints("everyone")),
  revealed: list(ints("everyone")),
  revealedSide: list(ints("everyone")),
  /** The element an "any" spell was fixed to, by slot. */
  element: list(ints("everyone")),
  /** Cards before one's eyes: the four of the Study Phase, the top of a deck. */
  looking: bySeat(ints("in-hand")),
  library: list(ints("face-down")),
  discards: list(ints("everyone")),
  /** Schools of the Library, once it is laid out; the others of the content stay in their boxes (L-SET-46). */
  opened: ints("everyone"),
  forgotten: ints("face-down"),
  /** Spells out of the game. */
  gone: ints("everyone"),
  /** Schools, as bits, of which a seat has ever taken a card unseen by others: who may hold an interrupt (L-CHW-04). See UNSEEN_FORGOTTEN. */
  unseenFrom: ints("everyone"),

  // quests and events
  quests: bySeat(ints("in-hand")),
  /** Those of them that lie open, where quests are public (L-QST-01). */
  openQuests: list(ints("everyone")),
  /** Cubes on task spaces: for each cube of a seat the quest it lies on. Only where quests are public. */
  progress: list(ints("everyone")),
  /** Completed and not yet solved, where that is not the same. */
  toSolve: list(ints("everyone")),
  /** Rewarded: completed, or where that comes later, solved. */
  completed: list(ints("everyone")),
  questDecks: list(ints("face-down")),
  questDiscards: ints("everyone"),
  eventDecks: list(ints("face-down")),
  eventDiscards: ints("everyone"),
  eventBoard: ints("everyone"),
  drawer: int("everyone"),

  // the Lodge: by place of the layout
  tiles: ints("everyone"),
  /** What the room counts as this turn: its tile and colour, usually its own. */
  tileAs: ints("everyone"),
  colourAs: ints("everyone"),
  destroyed: ints("everyone"),
  tokens: ints("everyone"),
  shut: ints("everyone"),
  instability: list(ints("everyone")),
  /** Room tokens won: each seat, then the Black Rose. */
  won: list(ints("everyone")),

  // evocation figures
  figureAt: ints("everyone"),
  figureOwner: ints("everyone"),
  figureDamage: list(ints("everyone")),
  /** Figures out of the game (L-GLO-22). */
  figuresGone: ints("everyone"),

  // the Avatar, where there is one (L-AVA-01): the mage after the last seat's
  /** The seat on whose left he sits, NONE without him (L-AVA-09). */
  avatarAfter: int("everyone"),
  /** Action cards by moon, the top one last, and those revealed this turn: his Grimoire and Memories (L-AVA-11). */
  actionDecks: list(ints("face-down")),
  actionsRevealed: ints("everyone"),
  /** What the back of the top card shows, see Back (L-AVA-19). */
  actionBack: int("everyone"),
  /** Action cards used in this phase, and whether an additional one was (L-AVA-16, L-AVA-18). */
  actionsUsed: int("everyone"),
  actionsMore: int("everyone"),
  /** His evocations by slot, NONE in a free one (L-AVA-11). */
  avatarSlots: ints("everyone"),
  /** Quests he has claimed, face-down (L-AVW-02). */
  claimed: ints("face-down"),
  /** The Nightmare cards that lie by nobody, the top last: places among the attachments of the content (L-HID-25). */
  nightmares: ints("face-down"),

  /** Quests that cannot be solved this turn; they were laid open when their owners wanted to. */
  barred: ints("everyone"),
  /** What has happened this turn, where a goal may ask about it (L-TAR-02). */
  soFar: list(told),
  /** What stays on something, in the order it came; what stands on the event board first. */
  attachments: list(attached),
  winner: int("everyone"),
  places: ints("everyone"),
});

export type State = Of<typeof state>;
export type Lodge = World<State, Tables>;
/** What lies there and with what it is played, and nothing else of a game: enough to count and to compare. */
export type Laid = Pick<Lodge, "cards" | "s">;
export type Attached = State["attachments"][number];

/** Luck, a stream for each purpose. */
export const Stream = {
  setup: 0,
  grimoires: 1,
  library: 2,
  forgotten: 3,
  events: 4,
  quests: 5,
  lots: 6,
  nightmares: 7,
} as const;
export const STREAMS = Object.keys(Stream);

/** Where a model stands: a room, CELL, or NONE when it is not in play. */
export const placeOf = (s: State, model: Model): number => (isMage(model) ? s.at[model] : s.figureAt[figureOf(model)]);

/** Models in a room: mages by seat, then figures. */
export function modelsIn(s: State, room: number): Model[] {
  const found: Model[] = [];
  for (let mage = 0; mage < s.at.length; mage++) if (s.at[mage] === room) found.push(mage);
  for (let figure = 0; figure < s.figureAt.length; figure++)
    if (s.figureAt[figure] === room) found.push(modelOf(figure));
  return found;
}
