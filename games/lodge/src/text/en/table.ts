/** English: the things on the table. */
import { en, english } from "@blackrose/language";
import type { Tongue } from "../talk.ts";
import { names } from "./joints.ts";
import { kindNoun, nouns, theRoom } from "./things.ts";

const { np, say } = en;

export const tongue: Tongue<english.EnglishNoun> = {
  grammar: en,
  nouns,
  names,
  theRoom,
  kindNoun,
  theAvatar: ({ name }) => np(english.noun(name.en.replace(/^The /, "")), { article: "the" }),
  theRose: np(english.noun("Black Rose"), { article: "the" }),
  theLodge: en.name("the Lodge"),
  that: en.name("that"),
  cell: en.name("its cell"),
  slots: ["the quick slot", "slot I", "slot II", "slot III"].map(en.name),
  sides: { light: "light side", dark: "dark side" },
  cubesOf: (count, owner) => say`${count} of ${owner}`,
};
