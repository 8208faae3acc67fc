/** Names of things, refusals, and the small words of a client. */
import { FrameKind, type Refusal, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Colour } from "../content.ts";
import { betting } from "../rules/bet.ts";
import { resolution } from "../rules/claim.ts";
import { round } from "../rules/round.ts";
import { turnFlows } from "../rules/turn.ts";
import type { Part } from "../rules/powers.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { type Phase, UI_WORDS, type UiWord } from "./voice.ts";
import { voices } from "./voices.ts";

export const colourName = (colour: Colour, language: Language): string => voices[language].colour(colour);

/** "red Knight", "Fairy"; in a colour its player chose: "Captain of the Guard in red". */
export const cardName = (tables: Tables, card: number, language: Language, colour?: Colour): string =>
  voices[language].talk(tables, []).cardLabel(card, colour);

/** "red 14", "roja 14", "rouge 14". */
export const tokenText = (tables: Tables, value: number, language: Language): string =>
  voices[language].talk(tables, []).token(value);

/** Why a card has its power: the sum, then each part; or that there is no card. */
export function powerText(tables: Tables, parts: readonly Part[], language: Language): string {
  const { words, speech, talk } = voices[language];
  if (parts.length === 0) return speech.sentence(words.noPower);
  const said = talk(tables, []);
  const total = parts.reduce((sum, part) => sum + part.power, 0);
  return speech.sentence(
    words.power(
      total,
      parts.map((part) => words.parts[part.why](part, said)),
    ),
  );
}

/** What is refused for other reasons than the kernel's is said as it comes. */
export function refusalText({ refused, sentence }: Said, language: Language): string {
  const { speech, words } = voices[language];
  const own = (words.refusals as { readonly [code: string]: string | undefined })[refused];
  // The kernel's own sentence may name numbers; it speaks English.
  return language === "en" || own === undefined ? sentence : speech.tidy(own);
}
type Said = Pick<Refusal, "sentence"> & { readonly refused: string };

export const phaseName = (phase: Phase, language: Language): string => {
  const { speech, words } = voices[language];
  return speech.label(words.phases[phase]);
};

/** The phase a table is in, by the flow under way (rules §3). Dealing asks nothing, so no view ever stands there. */
export function phaseOf(view: View<State>): Phase {
  const flows = view.stack.filter((frame) => frame.kind === FrameKind.flow).map((frame) => frame.of);
  if (flows.includes(resolution.index)) return "claim";
  if (turnFlows.some((flow) => flows.includes(flow.index))) return "challenge";
  if (flows.includes(betting.index)) return "bet";
  return flows.includes(round.index) ? "roll" : view.round === 0 ? "setup" : "deal";
}

/** "round of war". */
export const roundName = (type: "war" | "diplomacy", language: Language): string => voices[language].words.rounds[type];

export interface Interface {
  readonly word: { readonly [word in UiWord]: string };
  waitingFor(names: readonly string[]): string;
}

const known: { [language in Language]?: Interface } = {};
/** The words of a client, as headings. */
export const ui = (language: Language): Interface => (known[language] ??= interfaceIn(language));

function interfaceIn(language: Language): Interface {
  const { speech, words } = voices[language];
  const headings = UI_WORDS.map((word) => [word, speech.label(speech.tidy(words.ui[word]))]);
  return {
    word: Object.fromEntries(headings) as Interface["word"],
    waitingFor: (names) => speech.sentence(words.waitingFor(names.map(speech.name))),
  };
}
