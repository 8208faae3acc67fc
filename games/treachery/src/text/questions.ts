/** What is asked of a seat, in one sentence, and the rule behind it. */
import type { Question, View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { COLOURS, type Sentence } from "../content.ts";
import { tokensAt } from "../rules/tokens.ts";
import { BET, NONE, SPOILS, type State, WAR } from "../state.ts";
import type { Tables } from "../tables.ts";
import { type DecisionId, isDecision } from "./decisions.ts";
import { readKey, type Thing } from "./keys.ts";
import type { Asked } from "./voice.ts";
import { voices } from "./voices.ts";

export function questionText(
  tables: Tables,
  view: View<State>,
  question: Question,
  names: readonly string[],
  language: Language,
): string {
  const voice = voices[language];
  return voice.speech.sentence(
    voice.questions.asks[known(question.decision)](asked(tables, view, question, names, language)),
  );
}

/** The rule behind a question. */
export function why(decision: string, language: Language): string {
  const voice = voices[language];
  return voice.speech.tidy(voice.questions.why[known(decision)]);
}

function known(decision: string): DecisionId {
  if (!isDecision(decision)) throw new Error(`there are no words for the question ${decision}`);
  return decision;
}

function asked(
  tables: Tables,
  view: View<State>,
  question: Question,
  names: readonly string[],
  language: Language,
): Asked {
  const { seat, min, max } = question;
  const talk = voices[language].talk(tables, names);
  const things = question.options.map((key) => readKey(tables, key)).filter((thing) => thing !== null);
  const tokens = things.flatMap((thing) => (thing.is === "tokens" ? thing.tokens : []));
  const own = Math.max(0, view.colours[seat]);
  const high = tokensAt(view, BET);
  return {
    talk,
    min,
    max,
    type: view.type === WAR ? "war" : "diplomacy",
    title: view.inPlay[seat] === NONE ? "" : talk.cardLabel(view.inPlay[seat]),
    card: talk.card(view.inPlay[seat]),
    own: talk.die(COLOURS[own]),
    ownShows: view.dice[own],
    line: askingLine(tables, view.inPlay[seat], question.decision),
    tokenColour: COLOURS[Math.max(0, tables.tokenColour[tokens[0] ?? 0])],
    bet: high.length > 0 ? { who: talk.who(view.challenger), tokens: talk.tokens(high, "none") } : null,
    apart: view.aside[seat].length,
    spied: view.spied[seat] === 1,
    claim: claimable(view, things, tokens),
  };
}

function askingLine(tables: Tables, card: number, decision: string): Sentence | null {
  if (card === NONE) return null;
  const { played = [], ending = [] } = tables.kind[card];
  return [...played, ...ending].find((line) => line.decision === decision) ?? null;
}

function claimable(view: View<State>, things: readonly Thing[], tokens: readonly number[]): Asked["claim"] {
  return {
    spoils: tokens.some((value) => view.tokens[value] === SPOILS),
    treasuries: tokens.some((value) => view.tokens[value] < SPOILS),
    pass: things.some((thing) => thing.is === "alternative"),
  };
}
