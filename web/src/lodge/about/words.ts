/** What things on the table are: said to whoever asks. */
import type { Language } from "@blackrose/language";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  readonly countsAs: (room: string, colour: string) => string;
  readonly roomStates: {
    readonly [state in "free" | "used" | "destroyed" | "ruin" | "rebuilt" | "shut" | "asleep"]: string;
  };
  readonly cubesHere: (cubes: string, free: number) => string;
  readonly standing: (names: string) => string;
  readonly nobodyToFight: string;
  readonly knots: (undone: number, of: number) => string;
  readonly nobodyHere: string;
  readonly damageBy: (damage: string) => string;
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
  readonly typeHelp: {
    readonly [type in "combat" | "contingency" | "protection" | "trap" | "tarot" | "interrupt"]: string;
  };
  readonly actionHelp: { readonly [action: string]: string };
  readonly slotHelp: readonly [quick: string, standard: string, held: string];
  readonly colourHelp: string;
  readonly maskHelp: string;
  readonly sheet: {
    readonly actions: (left: number) => string;
    readonly cards: (hand: number, grimoire: number, memories: number) => string;
    readonly quests: (active: number, done: number) => string;
    /** Where what is completed is not yet solved. */
    readonly questsApart: (open: number, completed: number, solved: number) => string;
    readonly trophies: (count: number) => string;
    readonly tokens: (rooms: string) => string;
    readonly evocations: (list: string) => string;
    readonly spells: (list: string) => string;
    readonly power: (points: number) => string;
    readonly crown: string;
    readonly crownHelp: string;
    readonly counts: (total: number, parts: string) => string;
  };
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
