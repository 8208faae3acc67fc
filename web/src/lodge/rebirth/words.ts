/** Words for what only tables of Rebirth show. */
import type { Language } from "@blackrose/language";
import type { Criterion } from "@blackrose/lodge/cards/avatar";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  /** On the Avatar's board. */
  readonly avatar: {
    readonly backs: readonly string[];
    readonly left: (cards: number) => string;
    readonly used: (cards: number, most: number) => string;
    readonly revealed: string;
    readonly slots: (list: string, free: number) => string;
    readonly slotHelp: string;
    readonly values: (health: number, move: number, attack: number) => string;
    readonly list: (sign: string, steps: string) => string;
    readonly criteria: { readonly [criterion in Criterion]: string };
    readonly parts: { readonly [part in "back" | "deck" | "claimed" | "slot"]: string };
    readonly claimed: (quests: number) => string;
  };
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
