/** Spanish: the nouns and colours of Treachery. */
import { es, spanish } from "@blackrose/language";
import type { Colour } from "../../content.ts";
import { featuresOf } from "../kinds.ts";
import type { Tongue } from "../talk.ts";

const { adjective, noun } = spanish;

export const colours = {
  red: adjective("rojo"),
  blue: adjective("azul"),
  black: adjective("negro"),
  yellow: adjective("amarillo"),
  green: adjective("verde"),
} as const;

const ficha = noun("ficha", "f");

const token = (colour: Colour, value: number): string => `${colours[colour].f} ${value}`;

export const tongue: Tongue<spanish.SpanishNoun, spanish.SpanishAdjective> = {
  grammar: es,
  nouns: {
    die: noun("dado", "m"),
    token: ficha,
    card: noun("carta", "f"),
    treasury: noun("tesoro", "m"),
    spoils: noun("botín", "m"),
    bet: noun("apuesta", "f"),
    bank: noun("banca", "f"),
  },
  colours,
  kind: (kind) => {
    const { es: gender, stressedA } = featuresOf(kind);
    return noun(kind.name.es, gender, { many: kind.name.es, ...(stressedA && { stressedA }) });
  },
  inColour: (colour) => `en ${colours[colour].m}`,
  tokens: (tokens, article) =>
    es.np(ficha, {
      article,
      many: tokens.length > 1,
      after: es.list(
        tokens.map(({ colour, value }) => token(colour, value)),
        "and",
      ),
    }),
  token,
  colour: (colour) => colours[colour].m,
};
