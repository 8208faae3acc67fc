/** The three languages by name. */
import type { Language } from "@blackrose/language";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Voice } from "./voice.ts";

export const voices: { readonly [language in Language]: Voice } = { en, es, fr };
