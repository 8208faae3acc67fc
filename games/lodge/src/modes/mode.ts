/**
 * A mode: a way to play the Lodge, as a record. The rules read from the table's mode what setup is made of, which phases a turn has, when
 * the game ends and what counts then. A mode is mostly another one with some of that in place of its own: `{ ...standard, … }`.
 */
import type { Decision, Flow, Step } from "@blackrose/kernel";
import type { Avatar } from "../cards/avatar.ts";
import type { GameEvent, Quest, Room, RoomId, Side, Words } from "../cards/says.ts";
import type { OptionName } from "../options/declared.ts";
import type { Priorities } from "../rules/choose.ts";
import type { Count } from "../rules/end.ts";
import type { Ruleset } from "../rulesets.ts";
import type { Laid, Lodge, Phase, State } from "../state.ts";
import type { Tables } from "../tables.ts";

export type Steps = { readonly [name: string]: Step<State, Tables> };

export type PhaseOfTurn = Exclude<keyof typeof Phase, "setup">;
/** The phases of a turn in their order, each a flow. One that stands for the printed phase has its name, too: saves know it by that. */
export type Turn = { readonly [phase in PhaseOfTurn]?: Flow<State, Tables> };

export interface End {
  /** Whether the game ends after this turn. */
  reached(w: Laid): boolean;
  /** Who can win, and what each party has. */
  count(w: Laid): Count;
  /** Who stands first: several where even the tie-breakers leave them equal, and the Crown holder decides. */
  leading(w: Laid, count: Count): readonly number[];
}

/** What effects that speak of hands, sheets and quests do to a mage who has none (L-AVX). */
export interface Instead {
  /** Spells of hand or Grimoire go to Memories (L-AVX-01). */
  discards(w: Lodge, n: number): void;
  /** The cards somebody sees who is shown his hand, or his Ready spells (L-AVX-02, L-AVX-04). */
  shows(w: Laid, what: "hand" | "ready spells"): readonly number[];
  /** The spell of a card that lies next, if it has one. */
  nextSpell(w: Laid): Side | undefined;
  /** A Ready spell is lost (L-AVX-05), or cast at once (L-AVX-06). Whether there was one. */
  losesNext(w: Lodge): boolean;
  castsNext(w: Lodge): void;
}

export interface Mode {
  readonly id: string;
  readonly called: Words;
  readonly says: Words;
  /** The rules it answers to. */
  readonly rules: readonly string[];
  readonly rulesets: readonly Ruleset["name"][];
  readonly seats: { readonly least: number; readonly most: number };
  /** The options it knows. */
  readonly options: readonly OptionName[];
  /** Setup, step after step; then come the turns. */
  readonly setup: Steps;
  readonly turn: Turn;
  readonly end: End;
  /** Cards that lie here in place of the table's. */
  readonly decks?: { readonly quests?: readonly Quest[]; readonly events?: readonly GameEvent[] };
  /** What rooms are here, where that is not what is printed: their effect, their points. */
  readonly roomEffects?: { readonly [room: RoomId]: Partial<Omit<Room, "id" | "colour" | "role">> };
  /** Mages nobody sits for, and how they decide. They come after those of the seats, and have the Black Rose's cubes. */
  readonly mages?: number;
  /** One of them that plays by cards: what he is, and what lies in his decks (L-AVA). */
  readonly avatar?: Avatar;
  /** What he does in his place of the order, and whether he still acts (L-AVA-15, L-AVA-16). */
  readonly unseated?: {
    readonly activation: Flow<State, Tables>;
    /** The numbers with which it begins. */
    readonly begins: readonly number[];
    mayAct(w: Laid): boolean;
    readonly instead: Instead;
  };
  readonly priorities?: Priorities;
  /** What else can be under way, and be asked, in this mode only. */
  readonly flows?: readonly Flow<State, Tables>[];
  readonly decisions?: readonly Decision<State, Tables>[];
}
