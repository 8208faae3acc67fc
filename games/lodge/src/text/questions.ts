/** What is asked of a seat, in one sentence. */
import type { Question, View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { LOOKED_AT } from "../rules/study.ts";
import { NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { controllerOf } from "../who.ts";
import { type DecisionId, isDecision } from "./decisions.ts";
import { actorOf, declaredSchools, slotOf, type Source, sourceOf } from "./source.ts";
import { voices } from "./voices.ts";

/** Questions that sentences of cards ask; they begin with the card's name. */
const isOfCard = (decision: DecisionId): boolean =>
  decision.startsWith("D-EFF-") || ["D-CHANNEL", "D-JINX-KIND", "D-UPGRADE"].includes(decision);

export function questionText(
  tables: Tables,
  view: View<State>,
  question: Question,
  names: readonly string[],
  language: Language,
): string {
  const voice = voices[language];
  const decision = known(question.decision);
  const talk = voice.talk(tables, names, view);
  const source = isOfCard(decision) ? sourceOf(tables, view, language) : undefined;
  const [actor, slot] = [actorOf(view), slotOf(view)];
  const text = voice.questions.asks[decision]({
    talk,
    min: question.min,
    max: question.max,
    line: lineOf(source),
    actor: actor === NONE ? talk.who(question.seat) : talk.model(actor),
    slot: talk.slot(Math.max(0, slot)),
    studied: { nth: declaredSchools(view) + 1, of: LOOKED_AT },
  });
  const { sentence, tidy } = voice.speech;
  const asked = source === undefined ? text : `${tidy(`${source.name}:`)} ${text}`;
  return sentence(
    isAvatars(view, source, actor) ? `${tidy(voice.questions.crownChoice(talk.who(view.seats)))} – ${asked}` : asked,
  );
}

/** Whether the Avatar's card or evocation asks: somebody decides for him between equals (L-AVA-30). */
const isAvatars = (view: View<State>, source: Source | undefined, actor: number): boolean =>
  view.avatarAfter >= 0 &&
  (source === undefined ? actor !== NONE && controllerOf(view, actor) === view.seats : source.seat === view.seats);

/** The sentence of a card that a question comes from, if one does. */
export function askingLine(tables: Tables, view: View<State>, question: Question, language: Language): string | null {
  return isOfCard(known(question.decision)) ? lineOf(sourceOf(tables, view, language)) : null;
}

const lineOf = (source: Source | undefined): string | null => source?.lines[source.at] ?? null;

export function known(decision: string): DecisionId {
  if (!isDecision(decision)) throw new Error(`there are no words for the question ${decision}`);
  return decision;
}
