/** French: the things on the table. */
import { fr, french } from "@blackrose/language";
import type { Tongue } from "../talk.ts";
import { names } from "./joints.ts";
import { kindNoun, nouns, theRoom } from "./things.ts";

const { np, say } = fr;

export const tongue: Tongue<french.FrenchNoun> = {
  grammar: fr,
  nouns,
  names,
  theRoom,
  kindNoun,
  theAvatar: ({ name, gender }) => np(french.noun(name.fr.replace(/^(?:Le|La) /, ""), gender.fr), { article: "the" }),
  theRose: np(french.noun("Rose Noire", "f"), { article: "the" }),
  theLodge: fr.name("la Loge"),
  that: fr.name("cela"),
  cell: fr.name("sa cellule"),
  slots: [
    np(french.noun("emplacement rapide", "m"), { article: "the" }),
    ...["I", "II", "III"].map((number) => np(french.noun("emplacement", "m"), { article: "the", after: number })),
  ],
  sides: { light: "côté clair", dark: "côté sombre" },
  cubesOf: (count, owner) => say`${count} de ${owner}`,
};
