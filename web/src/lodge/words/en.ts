import type { Words } from "../words.ts";

const list = (names: readonly string[]): string => names.join(", ");

export const en: Words = {
  title: "The Lodge",
  pitch:
    "Two to six mages fight for the Lodge of the Black Rose: plan four spells in secret, then move, strike and spring your traps.",

  shortPhase: ["Rose", "Study", "Plan", "Action", "Evoke", "Clean"],
  sheets: "The mages",
  hand: "Your hand",
  handSize: "Spells in hand",
  roomTokens: "Room tokens won",
  life: (left, of) => `Health ${left} of ${of}.`,
  tray: "Offered",
  underWay: "Under way",
  quick: "Quick slot",
  slotStates: {
    empty: "empty",
    ready: "a ready spell, face down",
    trap: "an activated trap",
    protection: "an activated protection",
    tarot: "a tarot quest, face down",
    revealed: "a revealed spell",
  },
  inCell: "in the cell",
  noQuest: "No active quest",
  questDeck: "Quest deck of this moon",
  eventDeck: "Event deck of this moon",
  symbol: "Instability symbol: 1 of your cubes goes to your room",
  cellOf: (name) => `Cell of ${name}`,
  turnCard: (name) => `Turn ${name} over (F)`,
  unfold: (name) => `Sheet of ${name}`,
  window: (names) => (names.length === 0 ? "Response window" : `Response window: ${list(names)}`),
  before: "Before:",
  after: "After:",
  shortActions: {
    explore: "Explore",
    fight: "Fight",
    command: "Command",
    quick: "Quick spell",
    standard: "Next spell",
    momentum: "Momentum",
    stop: "End",
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Turn ${turn}, ${phase}, ${moon}`),
  over: (name) => `The game is over · ${name} has won`,
  acts: (name) => `${name} acts`,
};
