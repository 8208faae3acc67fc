/**
 * The things on the table as noun phrases: seats by their players' names, cards, tokens, dice, places. Made once for all
 * languages; each brings its grammar and its nouns.
 */
import type { Article, Grammar, Lexicon, Phrase } from "@blackrose/language";
import { type Colour, COLOURS, type Kind } from "../content.ts";
import { BET, NONE, SPOILS } from "../state.ts";
import type { Tables } from "../tables.ts";
import { featuresOf } from "./kinds.ts";

/** The nouns of the game. */
export type NounKey = "die" | "token" | "card" | "treasury" | "spoils" | "bet" | "bank";

/** What a language must know to speak of the things of Treachery. */
export interface Tongue<N, A> {
  readonly grammar: Grammar<N, A>;
  readonly nouns: Lexicon<N, NounKey>;
  readonly colours: Lexicon<A, Colour>;
  /** The noun a card of this kind is spoken of with. */
  kind(kind: Kind): N;
  /** "in red", of a card whose colour was chosen. */
  inColour(colour: Colour): string;
  /** Tokens by colour and value, with or without the article. */
  tokens(tokens: readonly { readonly colour: Colour; readonly value: number }[], article: "the" | "none"): Phrase;
  /** One token in as few words as can be: "red 14". */
  token(colour: Colour, value: number): string;
  /** The colour by itself. */
  colour(colour: Colour): string;
}

/** Phrases about one table. A card or colour may be given by its number; NONE stands for one the viewer does not see. */
export interface Talk {
  who(seat: number): Phrase;
  /** "the red Knight", "the Fairy"; "a card" for one not seen. */
  card(card: number, colour?: number): Phrase;
  /** The same without an article, as a label. */
  cardLabel(card: number, colour?: Colour): string;
  /** "Ana’s red Knight". */
  cardOf(seat: number, card: number, colour?: Colour): Phrase;
  /** Each by name, or how many if they are not seen. */
  cards(cards: readonly number[]): string;
  /** "a Spy": any card of that kind. */
  someCard(kind: Kind): Phrase;
  tokens(values: readonly number[], article?: "the" | "none"): Phrase;
  /** "red 14". */
  token(value: number): string;
  /** "a red token", "the red token". */
  tokenOf(colour: Colour, article: Article): Phrase;
  die(colour: Colour, article?: Article): Phrase;
  colour(colour: Colour): string;
  /** Where a token lies: a treasury, the spoils, the bet, the bank. */
  place(place: number): Phrase;
  /** The same in one word, for a label: the player's name, or the noun. */
  placeLabel(place: number): string;
  countCards(count: number): string;
  countTokens(count: number): string;
}

export function talk<N, A>(tongue: Tongue<N, A>, tables: Tables, names: readonly string[]): Talk {
  const { grammar, nouns, colours } = tongue;
  const { np } = grammar;
  const who = (seat: number): Phrase => grammar.name(names[seat] ?? `P${seat + 1}`);

  function howCard(number: number, colour: Colour | undefined): { adjectives: A[]; many: boolean; after?: string } {
    const printed = tables.content.cards[number];
    const chosen = colour !== undefined && tables.chooses[number] !== null;
    return {
      adjectives: printed.rank === "common" ? [colours[printed.colour]] : [],
      many: featuresOf(tables.kind[number]).many === true,
      ...(chosen && { after: tongue.inColour(colour) }),
    };
  }
  const articleOf = (number: number): Article =>
    grammar.language === "en" && featuresOf(tables.kind[number]).bare ? "none" : "the";
  const tokensOf = (values: readonly number[]): { colour: Colour; value: number }[] =>
    values.map((value) => ({ colour: COLOURS[tables.tokenColour[value]], value }));

  function card(number: number, colour?: number): Phrase {
    if (number === NONE) return np(nouns.card, { article: "a" });
    const chosen = colour === undefined || colour === NONE ? undefined : COLOURS[colour];
    return np(tongue.kind(tables.kind[number]), { ...howCard(number, chosen), article: articleOf(number) });
  }
  const placeNoun = (place: number): N => (place === SPOILS ? nouns.spoils : place === BET ? nouns.bet : nouns.bank);

  return {
    who,
    card,
    cardLabel: (number, colour) => np(tongue.kind(tables.kind[number]), howCard(number, colour)).text,
    cardOf: (seat, number, colour) =>
      grammar.owned(who(seat), tongue.kind(tables.kind[number]), howCard(number, colour)),
    cards: (cards) =>
      cards.includes(NONE)
        ? np(nouns.card, { count: cards.length }).text
        : grammar.list(
            cards.map((one) => card(one)),
            "and",
          ),
    someCard: (kind) => np(tongue.kind(kind), { article: "a" }),
    tokens: (values, article = "the") => tongue.tokens(tokensOf(values), article),
    token: (value) => tongue.token(COLOURS[tables.tokenColour[value]], value),
    tokenOf: (colour, article) => np(nouns.token, { article, adjectives: [colours[colour]] }),
    die: (colour, article = "the") => np(nouns.die, { article, adjectives: [colours[colour]] }),
    colour: tongue.colour,
    place: (place) =>
      place < SPOILS ? grammar.owned(who(place), nouns.treasury) : np(placeNoun(place), { article: "the" }),
    placeLabel: (place) => (place < SPOILS ? who(place).text : np(placeNoun(place)).text),
    countCards: (count) => np(nouns.card, { count }).text,
    countTokens: (count) => np(nouns.token, { count }).text,
  };
}
