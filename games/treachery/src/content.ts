/**
 * What is printed: cards and tokens, as plain data. A card says what it does in sentences; the rules read them, and the
 * card's text in each language is made from them. Colours, bases and values can be replaced without touching any rule.
 */

export const COLOURS = ["red", "blue", "black", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS = ["R", "B", "K", "Y", "G"] as const;

export type Language = "en" | "es" | "fr";
export type Words = { readonly [language in Language]: string };

/**
 * Where a value comes from: the rulebook says it, follows from it with the reason given, public material says it, or it
 * is ours.
 */
export type Provenance = "stated" | `implied: ${string}` | "public" | "designed";

/** When a sentence holds. Read when its moment comes. */
export type Condition =
  | { readonly is: "own die lowest" }
  | { readonly is: "own die tied" }
  | { readonly is: "one die lowest" }
  | { readonly is: "die shows"; readonly die: Colour | "any"; readonly value: number }
  | { readonly is: "war" }
  | { readonly is: "diplomacy" }
  | { readonly is: "not last" }
  | { readonly is: "call was right" }
  | { readonly is: "no token taken" }
  | { readonly is: "nothing attached" };

/** Which dice a roll concerns. */
export type Dice =
  | "one"
  | "one not own"
  | "own"
  | "own or highest other"
  | "all"
  | { readonly die: Colour }
  | { readonly die: Colour; readonly andUpTo: number };

interface Gate {
  readonly if?: readonly Condition[];
  /** Its controller may leave it (T-EFF-02). */
  readonly may?: true;
  /** The question it asks, by its name in the catalogue of decisions. */
  readonly decision?: string;
}

/** A sentence that is carried out: when the card is played, or at the end of a turn. */
export type Sentence = Gate &
  (
    | { readonly do: "roll"; readonly dice: Dice }
    | { readonly do: "call" }
    | { readonly do: "gain"; readonly colour: Colour | "own"; readonly from: "bank" | "bank, else an opponent" }
    | { readonly do: "rob"; readonly colour: "own" }
    | { readonly do: "pass" }
    | { readonly do: "spy" }
    | { readonly do: "swap dice" }
    | { readonly do: "nudge dice"; readonly upTo: number }
    | { readonly do: "set die" }
    | { readonly do: "renew a card"; readonly power: number }
    | { readonly do: "curse" }
    | { readonly do: "fell" }
    | { readonly do: "trade places" }
    | { readonly do: "take spoils" }
    | { readonly do: "beckon"; readonly die: Colour }
    | { readonly do: "turn the round"; readonly to: "war" | "diplomacy" | "other" }
    | { readonly do: "barter" }
    | { readonly do: "name a colour" }
    | { readonly do: "raise" }
    | { readonly do: "scout" }
    | { readonly do: "charm" }
    | { readonly do: "poison" }
    | { readonly do: "lose all" }
  );

/** A sentence at the end of a turn (T-EOT-02). */
export type Ending = Sentence & { readonly at: "each turn" | "next player's turn" | "last turn" };

/** A sentence that holds while the card is in play. */
export type Standing =
  | { readonly is: "adds dice"; readonly dice: readonly Colour[] }
  | { readonly is: "adds dice up to"; readonly value: number }
  | { readonly is: "subtracts in diplomacy"; readonly unless: number }
  | { readonly is: "power by round"; readonly war: number; readonly diplomacy: number }
  | { readonly is: "power with another"; readonly colour: Colour; readonly power: number }
  | { readonly is: "power per card"; readonly colour: Colour; readonly but: boolean; readonly power: number }
  | { readonly is: "burdens with die"; readonly die: Colour }
  | { readonly is: "burdens with tokens" }
  | { readonly is: "blanks odd dice" }
  | { readonly is: "locks"; readonly die: Colour }
  | { readonly is: "guards" }
  | { readonly is: "offers two" }
  | { readonly is: "bans base"; readonly from: number }
  | { readonly is: "bans named colour" }
  | { readonly is: "bans colours in play" }
  | { readonly is: "chooses colour"; readonly among: readonly Colour[] }
  | { readonly is: "nobody wins" };

/** What all cards of one name do. */
export interface Kind {
  readonly id: string;
  /** The rule it is written down under. */
  readonly rule: string;
  readonly name: Words;
  readonly played?: readonly Sentence[];
  readonly standing?: readonly Standing[];
  readonly ending?: readonly Ending[];
}

/** One card of the box. */
export interface Card {
  readonly id: string;
  readonly kind: string;
  readonly rank: "common" | "uncommon";
  readonly colour: Colour;
  readonly base: number;
  readonly provenance: { readonly colour: Provenance; readonly base: Provenance; readonly effect: Provenance };
}

/** The five tokens of a colour, lowest first. */
export type TokenValues = { readonly [colour in Colour]: readonly number[] };

export interface Content {
  readonly kinds: readonly Kind[];
  readonly cards: readonly Card[];
  readonly tokens: TokenValues;
}
