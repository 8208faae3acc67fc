/** Words of this face that the game itself does not have, in every language it is shown in. */
import type { Language } from "@blackrose/language";
import type { Colour } from "@blackrose/treachery";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

/** The steps of the first game. */
export const STEPS = [
  "goal",
  "houses",
  "dice",
  "bet",
  "die",
  "type",
  "order",
  "othersLead",
  "play",
  "power",
  "effect",
  "claim",
  "nextRound",
  "ending",
] as const;
export type StepId = (typeof STEPS)[number];

/** The words players meet, each with the rule that says what it means. */
export const TERMS = {
  house: "T-COMP-02",
  token: "T-COMP-04",
  treasury: "T-COMP-06",
  bank: "T-COMP-06",
  spoils: "T-P1-03",
  bet: "T-BET-03",
  dealer: "T-SET-01",
  roller: "T-P1-01",
  challenger: "T-BET-05",
  war: "T-RES-01",
  diplomacy: "T-RES-01",
  tie: "T-RES-02",
  orderOfPlay: "T-CHL-03",
  power: "T-POW-02",
  basePower: "T-POW-06",
  inPlay: "T-POW-07",
  claim: "T-CLM-01",
  pass: "T-PASS",
  throne: "T-BON-05",
  straight: "T-BON-06",
  poison: "T-BON-08",
  discards: "T-DIS-01",
  forbidden: "T-PROH-01",
  guarded: "T-EFF-07",
  locked: "T-DICE-04",
  freshPlay: "T-EFF-08",
  victory: "T-WIN-01",
  ranking: "T-TIE",
} as const;
export type Term = keyof typeof TERMS;

export interface Words {
  readonly title: string;
  readonly pitch: string;
  readonly common: string;
  readonly uncommon: string;
  /** What one of them is. */
  readonly rank: { readonly common: string; readonly uncommon: string };
  /** How the houses are called: the same everywhere, but a language may write them its own way. */
  readonly houses: { readonly [colour in Colour]: string };

  readonly setup: {
    readonly remove: { readonly label: string; readonly help: string };
    readonly dealer: { readonly label: string; readonly help: string };
    readonly random: { readonly label: string; readonly help: string };
  };

  // --- where the game stands ---
  readonly gathering: string;
  playsNow(name: string): string;
  wins(name: string): string;
  readonly you: string;

  // --- marks on the table ---
  /** "plays 2nd": a number with what it means. */
  playsAs(slot: number, of: number): string;
  cardsInHand(count: number): string;
  houseCount(count: number): string;
  holdsHouses(count: number, tokens: string): string;
  /** What the chart of a game shows. */
  readonly housesHeld: string;
  readonly guarded: string;
  lockedBy(card: string): string;
  readonly drawnForYou: string;
  readonly laidOut: string;
  /** Who is asked: the one who looks on, or another. Stands where their card will lie. */
  readonly yourTurn: string;
  readonly thinks: string;

  // --- a card to read ---
  /** Before the power it would have. */
  readonly asDiceLie: string;
  readonly takeCard: string;
  /** It was chosen, with others, and may be left alone again. */
  readonly leaveCard: string;
  /** Why a card of the hand is not offered: whose card in play forbids it. */
  forbiddenBy(card: string, name: string): string;
  readonly more: string;
  /** Where the long words of titles may break: `necro·mancer`. */
  readonly breaks: readonly string[];

  // --- what something is ---
  readonly about: {
    token(place: string): string;
    readonly tokenCounts: string;
    dieShows(value: number): string;
    readonly die: string;
    house(name: string): string;
    readonly houseNeeds: string;
    seatHouses(count: number, missing: string): string;
    readonly seatAll: string;
    readonly power: string;
    hand(count: number): string;
    readonly handHidden: string;
    deck(count: number): string;
    discards(count: number): string;
    readonly removed: string;
    readonly bank: string;
    readonly spoils: string;
    readonly bet: string;
    betOf(name: string): string;
    readonly dealer: string;
    readonly roller: string;
    readonly challenger: string;
    readonly war: string;
    readonly diplomacy: string;
    readonly order: string;
    readonly call: string;
    readonly round: string;
    inPlayOf(name: string): string;
    /** The rulebook is silent on this value, so it is ours. */
    readonly designed: string;
  };

  // --- questions one can put ---
  readonly queries: {
    readonly holds: string;
    readonly stake: string;
    readonly hand: string;
    readonly powers: string;
    readonly next: string;
    readonly removed: string;
  };
  holds(name: string, tokens: string, houses: number): string;
  leads(name: string): string;
  readonly nobodyBets: string;
  betBy(name: string, tokens: string): string;
  spoilsAre(tokens: string): string;
  readonly noSpoils: string;
  readonly noHand: string;
  readonly noPowers: string;
  readonly noOrder: string;
  nextIs(name: string): string;
  thenCome(names: string): string;
  roles(dealer: string, roller: string, challenger: string): string;
  readonly nobody: string;
  /** As the language writes it behind a word. */
  readonly colon: string;

  readonly lesson: { readonly [step in StepId]: string };
  readonly glossary: { readonly [term in Term]: readonly [word: string, means: string] };
}

const all: { readonly [language in Language]: Words } = { en, es, fr };

export const wordsIn = (language: Language): Words => all[language];
