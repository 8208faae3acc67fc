/** What a table may choose, the cards for whoever leafs through them, and what the words mean. */
import type { Language } from "@blackrose/language";
import { cardName } from "@blackrose/treachery";
import type { GameFace, SetupField } from "../face.ts";
import { raised } from "./about.ts";
import { cards as tables } from "./seen.ts";
import { cardThing } from "./things.ts";
import { TERMS, type Term, wordsIn } from "./words.ts";

export function setup(language: Language): readonly SetupField[] {
  const { remove, dealer, random } = wordsIn(language).setup;
  return [
    {
      option: "remove",
      label: remove.label,
      help: remove.help,
      choices: [
        { value: "random", label: random.label, help: random.help },
        { value: "dealer", label: dealer.label, help: dealer.help },
      ],
      usual: "random",
      fits: () => true,
    },
  ];
}

export function cards(language: Language): ReturnType<GameFace["cards"]> {
  const { common, uncommon } = wordsIn(language);
  return tables.content.cards.map(({ rank }, card) => ({
    thing: cardThing(card),
    title: raised(cardName(tables, card, language)),
    group: rank === "common" ? common : uncommon,
  }));
}

export function glossary(language: Language): ReturnType<GameFace["glossary"]> {
  const { glossary: terms } = wordsIn(language);
  return (Object.keys(TERMS) as Term[])
    .map((term) => ({ word: terms[term][0], means: terms[term][1], rule: TERMS[term] }))
    .sort((a, b) => a.word.localeCompare(b.word, language));
}
