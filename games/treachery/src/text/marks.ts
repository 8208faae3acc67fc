/** What lies on a card in play or follows from it, in a few words each. */
import type { View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { COLOURS } from "../content.ts";
import { NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { voices } from "./voices.ts";
import { cardName, colourName } from "./words.ts";

/** How cards and colours are called; where there is little room, in short. */
export interface Called {
  card(card: number): string;
  colour(colour: number): string;
}

export function marksOn(
  tables: Tables,
  view: View<State>,
  seat: number,
  language: Language,
  called?: Called,
): string[] {
  const card = view.inPlay[seat];
  if (card === NONE) return [];
  const { speech, words } = voices[language];
  const [attached, named, weakened] = [view.attached[seat], view.named[seat], view.weakened[seat]];
  const beside = called?.card ?? ((one) => cardName(tables, one, language));
  const colour = called?.colour ?? ((one) => colourName(COLOURS[one], language));
  return [
    ...(attached === NONE ? [] : [words.marks.beside(`${beside(attached)} ${tables.base[attached]}`)]),
    ...(named === NONE ? [] : [words.marks.forbids(colour(named))]),
    ...(weakened === 0 ? [] : [speech.number(weakened)]),
    ...(tables.offersTwo[card] && view.negated === 1 ? [words.marks.broken] : []),
  ];
}
