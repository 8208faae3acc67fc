/**
 * What each language must be able to say. Every table here is keyed by what the game declares (verbs, conditions, deeds,
 * reasons, questions), so that a sentence missing in one language does not compile.
 */
import type { Deed, RefusalCode } from "@blackrose/kernel";
import type { Grammar, Language, Phrase } from "@blackrose/language";
import type { Colour, Condition, Ending, Kind, Sentence, Standing } from "../content.ts";
import type * as deeds from "../deeds.ts";
import type { Says } from "../effects/operation.ts";
import type { Part } from "../rules/powers.ts";
import type { Why } from "../rules/tokens.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Consent, DecisionId, Declinable } from "./decisions.ts";
import type { Nudge, Way } from "./keys.ts";
import type { Talk } from "./talk.ts";

export interface Voice {
  readonly language: Language;
  /** The part of the grammar that needs no nouns. */
  readonly speech: Pick<
    Grammar<unknown, unknown>,
    "list" | "number" | "signed" | "sentence" | "label" | "tidy" | "name"
  >;
  talk(tables: Tables, names: readonly string[]): Talk;
  colour(colour: Colour): string;
  readonly cards: CardVoice;
  readonly questions: QuestionVoice;
  readonly options: OptionVoice;
  readonly events: EventVoice;
  readonly words: WordVoice;
}

// --- cards ---

/** What a card's sentences may refer to beyond themselves. */
export interface OfCard {
  /** The card's colour: "own" in the declarations. */
  readonly own: Colour;
  /** The kind that draws a card for the next player, if the box has one: it breaks the spell of "offers two". */
  readonly spy: Kind | null;
  readonly talk: Talk;
}

/** Sentences without capital and full stop: conditions and moments may go before them. */
export interface CardVoice {
  readonly actions: { readonly [verb in Sentence["do"]]: (line: Says<verb>, card: OfCard) => string };
  readonly standings: {
    readonly [is in Standing["is"]]: (line: Extract<Standing, { readonly is: is }>, card: OfCard) => string;
  };
  /** What follows "if". */
  readonly conditions: {
    readonly [is in Condition["is"]]: (condition: Extract<Condition, { readonly is: is }>, card: OfCard) => string;
  };
  when(conditions: readonly string[]): string;
  readonly moments: { readonly [at in Ending["at"]]: string };
}

// --- questions ---

/** What a question may refer to. */
export interface Asked {
  readonly talk: Talk;
  readonly min: number;
  readonly max: number;
  readonly type: "war" | "diplomacy";
  /** The card in play that asks, as a heading and in a sentence; and the die of its colour. */
  readonly title: string;
  readonly card: Phrase;
  readonly own: Phrase;
  readonly ownShows: number;
  /** The sentence of that card that asks, if one does. */
  readonly line: Sentence | null;
  /** The colour of the first token offered. */
  readonly tokenColour: Colour;
  /** The bet to beat. */
  readonly bet: { readonly who: Phrase; readonly tokens: Phrase } | null;
  /** Cards apart from the hand to choose from: 0, or how many; and whether a Spy drew it. */
  readonly apart: number;
  readonly spied: boolean;
  /** What can be claimed. */
  readonly claim: { readonly spoils: boolean; readonly treasuries: boolean; readonly pass: boolean };
}

export interface QuestionVoice {
  readonly asks: { readonly [decision in DecisionId]: (asked: Asked) => string };
  /** The rule behind it, in a sentence or two. */
  readonly why: { readonly [decision in DecisionId]: string };
}

/** Labels, without a capital. */
export interface OptionVoice {
  readonly pass: { readonly [decision in Declinable]: string };
  readonly passAnywhere: string;
  readonly yes: { readonly [decision in Consent]: string };
  readonly yesAnywhere: string;
  /** Only the prescribed die is rolled. */
  readonly noMoreDice: string;
  readonly alternative: string;
  roll(die: Phrase): string;
  dieTo(die: Phrase, value: number): string;
  nudge(die: Phrase, by: Nudge["by"]): string;
  bet(tokens: Phrase): string;
  take(tokens: Phrase): string;
  passOn(tokens: Phrase): string;
  trade(taken: string, given: string): string;
  colourPassed(colour: Colour, way: Way): string;
  readonly order: { readonly [order in "first" | "last"]: string };
  readonly call: { readonly [call in "higher" | "lower"]: string };
}

// --- events ---

type Deeds = typeof deeds;
/** The parameters of a deed, as its event carries them. */
export type Told<D> = D extends Deed<State, Tables, infer P> ? P : never;
export type DeedName = keyof Deeds;

/** Tokens on their way. */
export interface Move {
  readonly seat: number;
  readonly values: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export interface EventVoice {
  readonly deeds: {
    readonly [name in Exclude<DeedName, "moveTokens">]: (event: Told<Deeds[name]>, talk: Talk) => string;
  };
  readonly moves: { readonly [why in keyof typeof Why]: (move: Move, talk: Talk) => string };
}

// --- words ---

export type Phase = "setup" | "roll" | "bet" | "challenge" | "claim" | "deal";

/** Headings and small words of a client. */
export const UI_WORDS = [
  "hand",
  "inPlay",
  "bank",
  "spoils",
  "bet",
  "treasury",
  "dice",
  "round",
  "phase",
  "dealerStack",
  "discards",
  "removedCards",
  "removedTokens",
  "orderOfPlay",
  "dealer",
  "roller",
  "challenger",
  "power",
  "base",
  "cards",
  "you",
  "nothing",
  "gameOver",
] as const;
export type UiWord = (typeof UI_WORDS)[number];

export interface WordVoice {
  readonly ui: { readonly [word in UiWord]: string };
  readonly phases: { readonly [phase in Phase]: string };
  /** "round of war". */
  readonly rounds: { readonly [type in "war" | "diplomacy"]: string };
  /** The type by itself, as a choice. */
  readonly types: { readonly [type in "war" | "diplomacy"]: string };
  readonly refusals: { readonly [code in RefusalCode]: string };
  waitingFor(who: readonly Phrase[]): string;
  /** What lies on a card in play: a card beside it, a colour it forbids, its spell no longer holds. */
  readonly marks: {
    beside(card: string): string;
    forbids(colour: string): string;
    readonly broken: string;
  };
  readonly noPower: string;
  /** The whole power, then its parts. */
  power(total: number, parts: readonly string[]): string;
  readonly parts: { readonly [why in Part["why"]]: (part: Part, talk: Talk) => string };
}
