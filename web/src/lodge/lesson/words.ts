/** What the first games say at each of their steps. */
import type { Language } from "@blackrose/language";
import type { StepId } from "./first.ts";
import type { RebirthStep } from "./rebirth.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface Words {
  readonly first: { readonly [step in StepId]: string };
  readonly rebirth: { readonly [step in RebirthStep]: string };
}

const catalogue: { readonly [language in Language]: Words } = { en, es, fr };
export const words = (language: Language): Words => catalogue[language];
