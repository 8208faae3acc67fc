/** French: the nouns and colours of Treachery. */
import { fr, french } from "@blackrose/language";
import type { Colour } from "../../content.ts";
import { featuresOf } from "../kinds.ts";
import type { Tongue } from "../talk.ts";

const { adjective, noun } = french;

export const colours = {
  red: adjective("rouge"),
  blue: adjective("bleu"),
  black: adjective("noir"),
  yellow: adjective("jaune"),
  green: adjective("vert"),
} as const;

const jeton = noun("jeton", "m");

const token = (colour: Colour, value: number): string => `${colours[colour].m} ${value}`;

export const tongue: Tongue<french.FrenchNoun, french.FrenchAdjective> = {
  grammar: fr,
  nouns: {
    die: noun("dé", "m"),
    token: jeton,
    card: noun("carte", "f"),
    treasury: noun("trésor", "m"),
    spoils: noun("butin", "m"),
    bet: noun("mise", "f"),
    bank: noun("banque", "f"),
  },
  colours,
  kind: (kind) => {
    const name = fr.tidy(kind.name.fr);
    return noun(name, featuresOf(kind).fr, { many: name });
  },
  inColour: (colour) => `en ${colours[colour].m}`,
  tokens: (tokens, article) =>
    fr.np(jeton, {
      article,
      many: tokens.length > 1,
      after: fr.list(
        tokens.map(({ colour, value }) => token(colour, value)),
        "and",
      ),
    }),
  token,
  colour: (colour) => colours[colour].m,
};
