/** A card's text, made from its declaration: one sentence for each of its lines (promises 2 and 3). */
import type { Language } from "@blackrose/language";
import type { Condition, Ending, Kind, Sentence, Standing } from "../content.ts";
import type { Tables } from "../tables.ts";
import type { OfCard, Voice } from "./voice.ts";
import { voices } from "./voices.ts";

export interface CardText {
  readonly name: string;
  readonly colour: string;
  readonly base: number;
  /** All sentences: those carried out when it is played, those that hold while it is in play, those at the end of turns. */
  readonly lines: readonly string[];
  /** The same by kind; the i-th is the i-th of the declaration, so that the one being resolved can be pointed at. */
  readonly played: readonly string[];
  readonly standing: readonly string[];
  readonly ending: readonly string[];
}

export function cardText(tables: Tables, card: number, language: Language): CardText {
  const voice = voices[language];
  const kind = tables.kind[card];
  const { colour, base } = tables.content.cards[card];
  const of: OfCard = { own: colour, spy: spyOf(tables), talk: voice.talk(tables, []) };
  const { sentence } = voice.speech;
  const played = (kind.played ?? []).map((line) => sentence(carriedOut(voice, line, of)));
  const standing = (kind.standing ?? []).map((line) => sentence(holding(voice, line, of)));
  const ending = (kind.ending ?? []).map((line) => sentence(atTheEnd(voice, line, of)));
  return {
    name: voice.speech.tidy(kind.name[language]),
    colour: of.talk.colour(colour),
    base,
    lines: [...played, ...standing, ...ending],
    played,
    standing,
    ending,
  };
}

/** All of it in one paragraph: "Knight (red, base power 8). …" */
export function cardLine(tables: Tables, card: number, language: Language): string {
  const { name, colour, base, lines } = cardText(tables, card, language);
  return `${name} (${colour}, ${voices[language].words.ui.base} ${base}). ${lines.join(" ")}`;
}

const spyOf = (tables: Tables): Kind | null =>
  tables.content.kinds.find((kind) => kind.played?.some((line) => line.do === "spy")) ?? null;

/** The tables of a voice are keyed by what the line itself says, which the type checker cannot follow through a look-up. */
type Speaks<Line> = (line: Line, card: OfCard) => string;

const action = (voice: Voice, line: Sentence, of: OfCard): string =>
  (voice.cards.actions[line.do] as Speaks<Sentence>)(line, of);

const holding = (voice: Voice, line: Standing, of: OfCard): string =>
  (voice.cards.standings[line.is] as Speaks<Standing>)(line, of);

function conditions(voice: Voice, all: readonly Condition[], of: OfCard): string[] {
  if (all.length === 0) return [];
  return [voice.cards.when(all.map((one) => (voice.cards.conditions[one.is] as Speaks<Condition>)(one, of)))];
}

const carriedOut = (voice: Voice, line: Sentence, of: OfCard): string =>
  [...conditions(voice, line.if ?? [], of), action(voice, line, of)].join(", ");

const atTheEnd = (voice: Voice, line: Ending, of: OfCard): string =>
  [voice.cards.moments[line.at], carriedOut(voice, line, of)].join(", ");
