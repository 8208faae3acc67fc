/** Questions players type, in their language, and the rule that answers them: it must be among the first places found. */
import { globSync, readFileSync } from "node:fs";
import { type Language, LANGUAGES } from "@blackrose/language";
import { beforeAll, expect, test, vi } from "vitest";
import { face as lodge } from "../src/lodge/face.tsx";
import { knownIn } from "../src/rules/known.ts";
import { type Chapter, chapterOf } from "../src/rules/books.ts";
import { meantBy, searchRules } from "../src/rules/search.ts";
import { face as treachery } from "../src/treachery/face.ts";

const FIRST = 5;

const FACES = { treachery, lodge };

const read = (book: keyof typeof FACES, language: Language): Chapter[] =>
  globSync(`docs/rules/${language === "en" ? "" : `${language}/`}${book}/*.md`)
    .sort()
    .map((path) => chapterOf(path, readFileSync(path, "utf8")));

const ASKED: readonly (readonly [keyof typeof FACES, Language, string, RegExp])[] = [
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
  ["treachery", "en", "can I steal a token from the bet", /^T-BET-06|^I-|thief/],
  ["treachery", "es", "¿qué hace el ladrón?", /thief/],
  ["treachery", "es", "quién reparte", /^T-SET-0[18]|^T-DIS-02/],
  ["treachery", "fr", "le voleur", /thief/],
  ["lodge", "en", "trap", /^L-(INT|TRP)/],
  ["lodge", "es", "trampa", /^L-(INT|TRP)/],
  ["lodge", "fr", "piège", /^L-(INT|TRP)/],
  ["lodge", "es", "inestabilidad de una sala", /^L-INS/],
  ["lodge", "fr", "instabilité d’une salle", /^L-INS/],
  ["lodge", "en", "when does the game end", /^L-(END|OQ-27|CLN)/],
  ["lodge", "es", "cuándo termina la partida", /^L-(END|OQ-27|CLN)/],
  ["lodge", "fr", "fin de la partie", /^L-(END|OQ-27|CLN)/],
  ["lodge", "es", "mago derrotado", /^L-(DEF|DPT)/],
  ["lodge", "fr", "mage vaincu", /^L-(DEF|DPT)/],
  ["lodge", "es", "¿quién tiene la corona?", /^L-TRN/],
  ["lodge", "fr", "couronne", /^L-TRN/],
  ["lodge", "en", "what does poison do", /^L-POI/],
  ["lodge", "en", "solo difficulty", /^L-SOL-16/],
  ["lodge", "en", "who wins the campaign?", /^L-CMP-02/],
  ["lodge", "en", "transform into an evocation", /^L-TRF/],
  ["lodge", "en", "open a chest", /^L-CMP-74/],
  ["lodge", "es", "¿qué hace el veneno?", /^L-POI/],
  ["lodge", "es", "cerdo mutante", /^L-PIG/],
  ["lodge", "es", "¿se puede jugar solo?", /^L-SOL/],
  ["lodge", "es", "transformarse", /^L-TRF/],
  ["lodge", "fr", "cochon", /^L-PIG/],
  ["lodge", "fr", "jouer seul", /^L-SOL/],
  ["lodge", "fr", "interruption de la main", /^L-CHR/],
  ["lodge", "fr", "comment marche un portail ?", /^L-(CMP|MAP)/],
  ["lodge", "en", "How do I get rid of a jinx?", /^L-(JX-0[56]|CLN-14)/],
  ["lodge", "es", "¿cómo me quito un embrujo?", /^L-(JX-0[56]|CLN-14)/],
  ["lodge", "fr", "comment enlever un envoûtement", /^L-(JX-0[56]|CLN-14)/],
  ["lodge", "en", "curse", /^L-JX/],
  ["lodge", "es", "maldición", /^L-JX/],
  ["lodge", "fr", "malédiction", /^L-JX/],
  ["lodge", "en", "how many upgrades can an evocation carry", /^L-UP-02/],
  ["lodge", "es", "cuántas mejoras puede llevar una evocación", /^L-UP-02/],
  ["lodge", "fr", "combien d’améliorations sur une évocation", /^L-UP-02/],
  ["lodge", "en", "shadow that follows me", /^L-NM/],
  ["lodge", "es", "¿qué hace una Umbra cuando despierta?", /^L-NM-06/],
  ["lodge", "fr", "qui fait agir l’Umbra", /^L-NM-05/],
  ["lodge", "en", "fear", /^L-GLO-31/],
  ["lodge", "es", "miedo", /^L-GLO-31/],
  ["lodge", "fr", "peur", /^L-GLO-31/],
  ["lodge", "en", "whom does the Avatar attack", /^L-AV/],
  ["lodge", "en", "bot difficulty", /^L-AV(A-08|S-01)/],
  ["lodge", "es", "dificultad del Avatar", /^L-AV(A-08|S-01)/],
  ["lodge", "fr", "difficulté du robot", /^L-AV(A-08|S-01)/],
  ["lodge", "es", "¿a quién ataca el autómata?", /^L-AV/],
  ["lodge", "fr", "où se déplace l’Avatar", /^L-AVM/],
  ["lodge", "en", "what happens to the Avatar in his cell", /^L-AV(C|A-20|A-43)/],
  ["lodge", "en", "L-AVD-14", /^L-AVD-14$/],
  ["lodge", "en", "can I channel through a totem", /^L-GLO-33/],
];

// What the words of the Lodge mean comes when somebody asks.
beforeAll(() => vi.waitFor(() => expect(lodge.everything()).toBeDefined(), { timeout: 10_000 }));

test.each(ASKED)("%s, %s: %s", (book, language, sought, answers) => {
  const known = knownIn(FACES[book], language);
  const found = searchRules(read(book, language), sought, language, known).slice(0, FIRST);
  const ids = found.map(({ id }) => id ?? "–");
  expect(
    ids.some((id) => answers.test(id)),
    `found ${ids.join(", ")}`,
  ).toBe(true);
});

test("a word of the glossary is told in the player's language", () => {
  expect(meantBy("¿qué es el botín?", "es", knownIn(treachery, "es")).map(({ rule }) => rule)).toContain("T-P1-03");
});

test.each(LANGUAGES)("every word of the glossary and every card has a name: %s", (language) => {
  for (const face of Object.values(FACES))
    expect(knownIn(face, language).filter(({ word }) => word.trim() === "")).toEqual([]);
  // A kind of card stands there once, whatever colours it has.
  expect(knownIn(treachery, language).filter(({ rule }) => rule === "thief")).toHaveLength(1);
});

test("who asks for what no rule knows finds nothing", () => {
  expect(searchRules(read("treachery", "en"), "xylophone", "en", [])).toEqual([]);
});
