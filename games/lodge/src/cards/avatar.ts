/** What is printed on the Avatar's card and on action cards, as data (L-AVA-11, L-AVA-13). */
import type { Provenance, Sentence, Side, Words } from "./says.ts";

/** What a step of a list compares (L-AVA-31 … 33). */
export const CRITERIA = ["damage", "nearest", "power", "trophies", "mages", "models", "instability"] as const;
export type Criterion = (typeof CRITERIA)[number];

/** The three lists: the first two choose models, the third rooms. */
export type ListNumber = 1 | 2 | 3;

export interface AvatarCard {
  readonly id: string;
  readonly name: Words;
  readonly gender: { readonly es: "m" | "f"; readonly fr: "m" | "f" };
  readonly says: Words;
  readonly health: number;
  readonly attack: number;
  readonly move: number;
  readonly lists: { readonly [list in ListNumber]: readonly Criterion[] };
  readonly provenance: Provenance;
}

/** One effect of an action card: a physical action or a spell, with the list by which it chooses. */
export type ActionEffect =
  | { readonly is: "physical"; readonly list: ListNumber; readonly says: readonly Sentence[] }
  | { readonly is: "spell"; readonly list?: ListNumber; readonly side: Side };

/** `symbol`: 1 instability before its spell. `back`: what its back shows and does. `more`: another card is revealed after its last effect. */
export interface ActionCard {
  readonly id: string;
  readonly moon: 1 | 2 | 3;
  readonly name: Words;
  readonly symbol?: true;
  readonly effects: readonly ActionEffect[];
  readonly back?: { readonly when: "aimed at" | "hit"; readonly side: Side };
  readonly more?: true;
  readonly provenance: Provenance;
}

/** Cards of an Action Phase, by level (L-AVA-08). */
export const CARDS_A_PHASE = { apprentice: 3, master: 5 } as const;

export interface Avatar {
  readonly card: AvatarCard;
  readonly actions: readonly ActionCard[];
}
