/** Phases and moons by name, refusals, and the small words of a client. */
import type { Refusal, View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Words } from "../cards/says.ts";
import { Inhibited, Phase, type State } from "../state.ts";
import { type PhaseName, UI_WORDS, type UiWord } from "./voice.ts";
import { voices } from "./voices.ts";

/** What is refused for other reasons than the kernel's is said as it comes. */
export function refusalText({ refused, sentence }: Said, language: Language): string {
  const { speech, words } = voices[language];
  const own = (words.refusals as { readonly [code: string]: string | undefined })[refused];
  // The kernel's own sentence may name numbers; it speaks English.
  return language === "en" || own === undefined ? sentence : speech.tidy(own);
}
type Said = Pick<Refusal, "sentence"> & { readonly refused: string };

export function phaseName(phase: PhaseName, language: Language): string {
  const { speech, words } = voices[language];
  return speech.label(speech.tidy(words.phases[phase]));
}

const phases = Object.keys(Phase) as PhaseName[];
export const phaseOf = (view: View<State>): PhaseName => phases[view.phase];

/** Words that stand beside what they name, well set. */
export const said = (words: Words, language: Language): string => voices[language].speech.tidy(words[language]);

/** "First Moon". */
export const moonName = (moon: number, language: Language): string => voices[language].words.moons[moon - 1];

const BANS = ["moving", "activating", "leaving"] as const;

/** What a mage cannot do now, in a few words each. */
export function unableTo(s: State, seat: number, language: Language): string[] {
  const { unable } = voices[language].words;
  return BANS.filter((ban) => (s.inhibited[seat] & Inhibited[ban]) !== 0).map((ban) => unable[ban]);
}

export interface Interface {
  readonly word: { readonly [word in UiWord]: string };
  /** What stands between a name and what is said of it. */
  readonly colon: string;
}

const known: { [language in Language]?: Interface } = {};
/** The words of a client, as headings. */
export const ui = (language: Language): Interface => (known[language] ??= interfaceIn(language));

function interfaceIn(language: Language): Interface {
  const { speech, words } = voices[language];
  const headings = UI_WORDS.map((word) => [word, speech.label(speech.tidy(words.ui[word]))]);
  return {
    word: Object.fromEntries(headings) as Interface["word"],
    colon: speech.tidy(":"),
  };
}
