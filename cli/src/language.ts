import { type Language, LANGUAGES } from "@blackrose/language";
import { Problem } from "./problem.ts";

/** The language asked for, else the machine's, else English. */
export function languageOf(said: string | undefined): Language {
  if (said !== undefined) {
    const known = LANGUAGES.find((language) => language === said);
    if (known === undefined) throw new Problem(`There is no language "${said}"; there are: ${LANGUAGES.join(", ")}.`);
    return known;
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const machine = LC_ALL || LC_MESSAGES || LANG || "";
  return LANGUAGES.find((language) => machine.toLowerCase().startsWith(language)) ?? "en";
}
