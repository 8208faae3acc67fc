/** Questions players type, in their language, and the rule that answers them: it must be among the first places found. */
import { globSync, readFileSync } from "node:fs";
import type { Language } from "@blackrose/language";
import { expect, test } from "vitest";
import { face as lodge } from "../src/lodge/face.tsx";
import { knownIn } from "../src/rules/known.ts";
import type { Chapter } from "../src/rules/books.ts";
import { markdown } from "../src/rules/markdown.ts";
import { meantBy, searchRules } from "../src/rules/search.ts";
import { face as treachery } from "../src/treachery/face.ts";

const FIRST = 5;

const read = (glob: string): Chapter[] =>
  globSync(glob)
    .sort()
    .map((id) => ({ id, title: id, blocks: markdown(readFileSync(id, "utf8")) }));

const BOOKS = {
  treachery: { face: treachery, chapters: read("docs/rules/treachery/*.md") },
  lodge: { face: lodge, chapters: read("docs/rules/lodge/*.md") },
};

const ASKED: readonly (readonly [keyof typeof BOOKS, Language, string, RegExp])[] = [
  ["treachery", "en", "How do I win the game?", /^T-WIN/],
  ["treachery", "en", "what happens on a tie", /^T-(RES-02|TIE)/],
  ["treachery", "en", "T-BET-03", /^T-BET-03$/],
  ["treachery", "en", "can I look at the discard stack", /^T-(DIS|HID)/],
  ["treachery", "en", "highest bet", /^T-BET/],
  ["treachery", "en", "Necromancer", /necromancer|NECROMANCER/],
  ["treachery", "es", "¿Qué pasa si hay empate?", /^T-(RES-02|TIE)/],
  ["treachery", "es", "apuesta más alta", /^T-BET/],
  ["treachery", "es", "cuando se gana la partida", /^T-WIN/],
  ["treachery", "es", "nigromante", /necromancer|NECROMANCER/],
  ["treachery", "es", "diplomacia", /^T-RES-01|^T-COMP-05|^T-CHL-02|^T-CLM-03/],
  ["treachery", "es", "botín", /^T-P1-03/],
  ["treachery", "fr", "égalité", /^T-(RES-02|TIE)/],
  ["treachery", "fr", "Qui lance les dés ?", /^T-(P1|DICE)/],
  ["treachery", "fr", "comment miser", /^T-BET/],
  ["treachery", "fr", "nécromancien", /necromancer|NECROMANCER/],
  ["treachery", "fr", "comment gagner", /^T-WIN-01/],
  ["treachery", "fr", "défausse", /^T-DIS/],
  ["lodge", "en", "trap", /^L-(INT|TRP)/],
  ["lodge", "es", "trampa", /^L-(INT|TRP)/],
  ["lodge", "fr", "piège", /^L-(INT|TRP)/],
  ["lodge", "es", "inestabilidad de una sala", /^L-INS/],
  ["lodge", "fr", "instabilité d’une salle", /^L-INS/],
];

test.each(ASKED)("%s, %s: %s", (book, language, sought, answers) => {
  const { face, chapters } = BOOKS[book];
  const found = searchRules(chapters, sought, language, knownIn(face, language)).slice(0, FIRST);
  const ids = found.map(({ id }) => id ?? "–");
  expect(
    ids.some((id) => answers.test(id)),
    `found ${ids.join(", ")}`,
  ).toBe(true);
});

test("a word of the glossary is told in the player's language", () => {
  expect(meantBy("¿qué es el botín?", "es", knownIn(treachery, "es")).map(({ rule }) => rule)).toContain("T-P1-03");
});

test("who asks for what no rule knows finds nothing", () => {
  expect(searchRules(BOOKS.treachery.chapters, "xylophone", "en", [])).toEqual([]);
});
