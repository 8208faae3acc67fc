/** Words of this face that the game's own texts do not have. What one language says, the type makes the others say. */
import type { Language } from "@blackrose/language";
import type { ACTIONS } from "@blackrose/lodge/things";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  readonly title: string;
  readonly pitch: string;

  // the board
  readonly shortPhase: readonly string[];
  readonly sheets: string;
  readonly hand: string;
  readonly handSize: string;
  readonly roomTokens: string;
  readonly life: (left: number, of: number) => string;
  readonly tray: string;
  readonly underWay: string;
  readonly quick: string;
  readonly slotStates: { readonly [state in "empty" | "ready" | "trap" | "protection" | "revealed" | "tarot"]: string };
  readonly inCell: string;
  readonly noQuest: string;
  readonly questDeck: string;
  readonly eventDeck: string;
  readonly symbol: string;
  readonly cellOf: (name: string) => string;
  readonly turnCard: (name: string) => string;
  readonly unfold: (name: string) => string;
  readonly window: (names: readonly string[]) => string;
  /** Before what a response could still change, or after it. */
  readonly before: string;
  readonly after: string;
  /** The actions of an activation, in a word or two. */
  readonly shortActions: { readonly [action in (typeof ACTIONS)[number]]: string };

  // what things are

  // where the game stands
  readonly where: (turn: number, phase: string, moon: string) => string;
  readonly acts: (name: string) => string;
  readonly over: (name: string) => string;
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
