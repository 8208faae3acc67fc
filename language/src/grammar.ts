/**
 * What every language does with nouns. A game writes its sentences once per language and hands over nouns; gender, number,
 * articles and contractions are the grammar's business, and the features they depend on belong to the lexicon.
 */

export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Gender = "m" | "f";

/**
 * What stands before a noun. `your` speaks to the reader; `their` refers back to any one other possessor ("its", "his",
 * "her"), whose gender nobody knows.
 */
export type Article =
  | "none"
  | "the"
  | "a"
  | "this"
  | "that"
  | "your"
  | "their"
  | "each"
  | "all"
  | "no"
  | "another"
  | "any";

/** How a noun is to appear. `A` is the language's kind of adjective. */
export interface How<A> {
  /** None by default. */
  readonly article?: Article;
  /** Plural, where no count says so. */
  readonly many?: boolean;
  /** So many, in digits; the noun follows the number by the language's own rule. */
  readonly count?: number;
  readonly adjectives?: readonly A[];
  /** What follows and belongs to it: "of the bank". */
  readonly after?: string;
}

/** A noun phrase ready to be said, with what its surroundings must know to contract and agree with it. */
export interface Phrase {
  readonly text: string;
  /** The article by itself, where a preposition may melt with it; otherwise empty. */
  readonly article: string;
  /** Everything after the article. */
  readonly body: string;
  readonly gender: Gender;
  readonly many: boolean;
  /** It begins with a vowel to the ear: "an hour", "l’homme". */
  readonly vowel: boolean;
}

export type Saying = string | number | Phrase;

/** A language. `N` is its kind of noun, `A` its kind of adjective; both know all they need to be inflected. */
export interface Grammar<N, A> {
  readonly language: Language;
  np(noun: N, how?: How<A>): Phrase;
  /** A proper name, whatever its bearer's gender: nothing in it melts or changes. */
  name(text: string): Phrase;
  /** "of the die", "del dado", "du dé". */
  of(phrase: Phrase): string;
  /** "to the die", "al dado", "au dé". */
  to(phrase: Phrase): string;
  /** Something of somebody's: "Ana’s die", "el dado de Ana", "le dé d’Ana". */
  owned(owner: Phrase, noun: N, how?: Omit<How<A>, "article">): Phrase;
  /** The form of an adjective that says something about the phrase: "las fichas son rojas". */
  agree(adjective: A, phrase: Phrase): string;
  list(items: readonly Saying[], link: "and" | "or"): string;
  /** In digits, with a true minus sign. */
  number(value: number): string;
  /** As a change: +4, −4. */
  signed(value: number): string;
  /**
   * Words around phrases. A preposition or conjunction that stands right before a phrase melts with it as the language
   * demands; a plain text is taken as it is.
   */
  say(chunks: TemplateStringsArray, ...values: Saying[]): string;
  /** Sets apostrophes and the spaces that belong to punctuation. `say` does so for its own words, not for names. */
  tidy(text: string): string;
  /** With a capital and a full stop, unless it ends in a mark of its own. */
  sentence(text: string): string;
  /** With a capital only, as on a button. */
  label(text: string): string;
}

/** The words a game must have in each language: a noun that is missing in one does not compile. */
export type Lexicon<N, Key extends string> = { readonly [key in Key]: N };
