/** The rule behind each question, for whoever asks for it: apart from the questions, because most answer without. */
import type { Language } from "@blackrose/language";
import type { DecisionId } from "./decisions.ts";
import { known } from "./questions.ts";
import { voices } from "./voices.ts";
import { en } from "./why/en.ts";
import { es } from "./why/es.ts";
import { fr } from "./why/fr.ts";

export type Why = { readonly [decision in DecisionId]: string };

const said: { readonly [language in Language]: Why } = { en, es, fr };

export const why = (decision: string, language: Language): string =>
  voices[language].speech.tidy(said[language][known(decision)]);
