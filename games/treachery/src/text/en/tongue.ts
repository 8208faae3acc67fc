/** English: the nouns and colours of Treachery. */
import { en, english } from "@blackrose/language";
import type { Colour } from "../../content.ts";
import type { Tongue } from "../talk.ts";

const { noun } = english;
const token = (colour: Colour, value: number): string => `${colour} ${value}`;

export const tongue: Tongue<english.EnglishNoun, english.EnglishAdjective> = {
  grammar: en,
  nouns: {
    die: noun("die", "dice"),
    token: noun("token"),
    card: noun("card"),
    treasury: noun("treasury"),
    spoils: noun("spoils", "spoils"),
    bet: noun("bet"),
    bank: noun("bank"),
  },
  colours: { red: "red", blue: "blue", black: "black", yellow: "yellow", green: "green" },
  kind: ({ name }) => noun(name.en, name.en),
  inColour: (colour) => `in ${colour}`,
  // "Red 14" says it all: the word token would only be in the way.
  tokens: (tokens) =>
    en.name(
      en.list(
        tokens.map(({ colour, value }) => token(colour, value)),
        "and",
      ),
    ),
  token,
  colour: (colour) => colour,
};
