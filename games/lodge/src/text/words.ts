/** Names of things, refusals, and the small words of a client. */
import type { Refusal, View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Ruleset } from "../rulesets.ts";
import { Phase, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { type PhaseName, UI_WORDS, type UiWord } from "./voice.ts";
import { voices } from "./voices.ts";

export function refusalText(refusal: Refusal, language: Language): string {
  // The kernel's own sentence may name numbers; it speaks English.
  if (language === "en") return refusal.sentence;
  const { speech, words } = voices[language];
  return speech.tidy(words.refusals[refusal.refused]);
}

export function phaseName(phase: PhaseName, language: Language): string {
  const { speech, words } = voices[language];
  return speech.label(speech.tidy(words.phases[phase]));
}

const phases = Object.keys(Phase) as PhaseName[];
export const phaseOf = (view: View<State>): PhaseName => phases[view.phase];

export function rulesetName(ruleset: Ruleset["name"], language: Language): string {
  const { speech, words } = voices[language];
  return speech.label(speech.tidy(words.rulesets[ruleset]));
}

export interface Interface {
  readonly word: { readonly [word in UiWord]: string };
  waitingFor(names: readonly string[]): string;
  choose(min: number, max: number): string;
}

/** The words of a client, as headings. */
export function ui(language: Language): Interface {
  const { speech, words } = voices[language];
  const headings = UI_WORDS.map((word) => [word, speech.label(speech.tidy(words.ui[word]))]);
  return {
    word: Object.fromEntries(headings) as Interface["word"],
    waitingFor: (names) => speech.sentence(words.waitingFor(names.map(speech.name))),
    choose: (min, max) => speech.sentence(words.choose(min, max)),
  };
}

const nameOf = (language: Language, tables: Tables, view?: View<State>): ReturnType<(typeof voices)["en"]["talk"]> =>
  voices[language].talk(tables, [], view);

/** Names by the numbers of the table, without articles. */
export const spellName = (tables: Tables, card: number, language: Language): string =>
  nameOf(language, tables).spell(card).text;
export const questName = (tables: Tables, quest: number, language: Language): string =>
  nameOf(language, tables).quest(quest).text;
export const eventName = (tables: Tables, event: number, language: Language): string =>
  nameOf(language, tables).event(event).text;
