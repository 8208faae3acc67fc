/** Spanish: the things on the table. */
import { es, spanish } from "@blackrose/language";
import type { Tongue } from "../talk.ts";
import { names } from "./joints.ts";
import { kindNoun, nouns, theRoom } from "./things.ts";

const { np, say } = es;

export const tongue: Tongue<spanish.SpanishNoun> = {
  grammar: es,
  nouns,
  names,
  theRoom,
  kindNoun,
  theAvatar: ({ name, gender }) => np(spanish.noun(name.es.replace(/^(?:El|La) /, ""), gender.es), { article: "the" }),
  theRose: np(spanish.noun("Rosa Negra", "f"), { article: "the" }),
  theLodge: es.name("la Logia"),
  that: es.name("eso"),
  cell: es.name("su celda"),
  slots: [
    np(spanish.noun("hueco rápido", "m"), { article: "the" }),
    ...["I", "II", "III"].map((number) => np(spanish.noun("hueco", "m"), { article: "the", after: number })),
  ],
  sides: { light: "lado luminoso", dark: "lado oscuro" },
  cubesOf: (count, owner) => say`${count} de ${owner}`,
};
