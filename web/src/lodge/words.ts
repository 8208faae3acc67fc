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
  readonly tray: string;
  readonly underWay: string;
  readonly quick: string;
  readonly slotStates: { readonly [state in "empty" | "ready" | "trap" | "protection" | "revealed"]: string };
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
  readonly countsAs: (room: string, colour: string) => string;
  readonly roomStates: {
    readonly [state in "free" | "used" | "destroyed" | "ruin" | "rebuilt" | "shut" | "asleep"]: string;
  };
  readonly cubesHere: (cubes: string, free: number) => string;
  readonly standing: (names: string) => string;
  readonly nobodyToFight: string;
  readonly nobodyHere: string;
  readonly damageBy: (damage: string) => string;
  readonly life: (left: number, of: number) => string;
  readonly owner: (name: string) => string;
  readonly deck: (left: number, discarded: number) => string;
  readonly library: string;
  readonly forgottenDeck: string;
  readonly moonHelp: (second: number, third: number, end: number) => string;
  readonly roseHelp: string;
  readonly cellHelp: (exits: string) => string;
  readonly phaseHelp: readonly string[];
  readonly cube: (name: string) => string;
  readonly elementHelp: string;
  readonly typeHelp: { readonly [type in "combat" | "contingency" | "protection" | "trap"]: string };
  readonly actionHelp: { readonly [action: string]: string };
  readonly slotHelp: readonly [quick: string, standard: string, held: string];
  readonly colourHelp: string;
  readonly maskHelp: string;
  readonly sheet: {
    readonly actions: (left: number) => string;
    readonly cards: (hand: number, grimoire: number, memories: number) => string;
    readonly quests: (active: number, done: number) => string;
    readonly trophies: (count: number) => string;
    readonly tokens: (rooms: string) => string;
    readonly evocations: (list: string) => string;
    readonly spells: (list: string) => string;
    readonly power: (points: number) => string;
    readonly crown: string;
    readonly crownHelp: string;
    readonly counts: (total: number, parts: string) => string;
  };

  // where the game stands
  readonly where: (turn: number, phase: string, moon: string) => string;
  readonly acts: (name: string) => string;
  readonly over: (name: string) => string;
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
