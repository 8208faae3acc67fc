/** Words of the table in words: the text view, and questions put to the table. */
import type { Language } from "@blackrose/language";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  readonly headings: { readonly [part in "course" | "rooms" | "mages" | "mine" | "quests" | "underWay"]: string };
  readonly queries: {
    readonly who: string;
    readonly reach: string;
    readonly threats: string;
    readonly distances: string;
    readonly hand: string;
    readonly here: string;
  };
  readonly answers: {
    readonly steps: (room: string, steps: number) => string;
    readonly inLine: (room: string, steps: number) => string;
    readonly models: (room: string, names: string) => string;
    readonly walks: (steps: number, rooms: string) => string;
    readonly nothing: string;
    readonly noMage: string;
    readonly inCell: string;
    readonly threat: (name: string, room: string, steps: number, attack: number) => string;
    readonly ready: (name: string, spells: number) => string;
    readonly lies: (name: string, traps: number, protections: number) => string;
  };
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
