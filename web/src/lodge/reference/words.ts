/** Words for whoever reads up: kinds of cards, and what the words on them mean. */
import type { Language } from "@blackrose/language";
import type { Entry } from "./glossary.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  readonly groups: {
    readonly [group in
      | "rooms"
      | "evocations"
      | "mages"
      | "grimoires"
      | "jinx"
      | "upgrade"
      | "nightmare"
      | "avatar"]: string;
  };
  readonly actionsOf: (moon: string) => string;
  readonly questsOf: (moon: string) => string;
  readonly eventsOf: (moon: string) => string;
  readonly spellsOf: (school: string) => string;

  readonly glossary: { readonly [entry in Entry]: readonly [word: string, means: string] };
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
