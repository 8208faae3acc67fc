/** What the cards say, in three languages, made from their declarations. `BLACKROSE_UPDATE=1` writes the listing anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@blackrose/language";
import { describe, expect, test } from "vitest";
import { cardText, type Sentence, treachery } from "../src/index.ts";
import { compile } from "../src/tables.ts";
import { hasFeatures } from "../src/text/kinds.ts";

const tables = treachery.cards;
const { cards, kinds } = tables.content;
const cardNamed = (id: string): number => tables.cardNumber.get(id) as number;
const linesOf = (id: string, language: Language): readonly string[] => cardText(tables, cardNamed(id), language).lines;

const MAY = { en: /\byou may\b/i, es: /\bpuedes\b/i, fr: /\bvous pouvez\b/i };
const IF = { en: /\bif\b/i, es: /\bsi\b/i, fr: /\bsi\b/i };

describe.each(LANGUAGES)("cards in %s", (language) => {
  test("every card has one sentence for each line of its declaration, in their order", () => {
    cards.forEach((_, card) => {
      const text = cardText(tables, card, language);
      const { played = [], standing = [], ending = [] } = tables.kind[card];
      expect(text.played.length).toBe(played.length);
      expect(text.standing.length).toBe(standing.length);
      expect(text.ending.length).toBe(ending.length);
      expect(text.lines).toEqual([...text.played, ...text.standing, ...text.ending]);
      expect(text.lines.length).toBeGreaterThan(0);
      for (const line of text.lines) {
        expect(line).toMatch(/^(?:\p{Lu}|[+−]\d).*[^.]\.$/u);
        expect(line).not.toMatch(/undefined|null|object|NaN|'| {2}| [,.)]/);
      }
    });
  });

  test("a sentence says may exactly if the declaration does, and if where there is a condition", () => {
    cards.forEach((_, card) => {
      const text = cardText(tables, card, language);
      const { played = [], ending = [] } = tables.kind[card];
      const said = [...text.played, ...text.ending];
      [...played, ...ending].forEach((line, i) => {
        expect(MAY[language].test(said[i]), said[i]).toBe(line.may === true);
        if (line.if !== undefined) expect(said[i]).toMatch(IF[language]);
      });
    });
  });

  test("a common card names its own colour", () => {
    for (const kind of ["army", "knight", "mage", "witch", "castle", "thief", "cleric", "noble"]) {
      const texts = ["r", "b", "k", "y", "g"].map((letter) => linesOf(`${kind}-${letter}`, language).join(" "));
      expect(new Set(texts).size).toBe(5);
    }
  });
});

describe.each(LANGUAGES)("somebody's own card in %s", (language) => {
  /** The box with every may turned round and no conditions: sentences that no card of ours says. */
  const other = compile({
    ...tables.content,
    kinds: kinds.map(({ played = [], ending = [], ...kind }) => ({
      ...kind,
      played: played.map(turned),
      ending: ending.map(turned),
    })),
  });

  test("every verb can be said as a duty and as a choice", () => {
    cards.forEach((_, card) => {
      const { played, ending } = cardText(other, card, language);
      const { played: lines = [], ending: last = [] } = other.kind[card];
      [...lines, ...last].forEach((line, i) => {
        const said = [...played, ...ending][i];
        expect(MAY[language].test(said), said).toBe(line.may === true);
        expect(said).toMatch(/^\p{Lu}.*[^.]\.$/u);
      });
    });
  });
});

function turned<Line extends Sentence>({ may, if: _conditions, ...line }: Line): Line {
  return (may === true ? line : { ...line, may: true }) as Line;
}

test("every kind in the box says how its name behaves as a noun", () => {
  expect(kinds.filter((kind) => !hasFeatures(kind)).map(({ id }) => id)).toEqual([]);
});

test("in French, tall marks stand behind a thin space", () => {
  cards.forEach((_, card) => {
    const text = cardText(tables, card, "fr");
    for (const line of [text.name, ...text.lines]) expect(line).not.toMatch(/[^\u202f][:;!?]/u);
  });
});

describe("phrases worth a look", () => {
  test("the own die, its token and where tokens come from", () => {
    expect(linesOf("witch-b", "en")[1]).toBe(
      "If your call was right, take the lowest blue token from the bank; if the bank has none, take a blue token from an opponent’s treasury.",
    );
    expect(linesOf("witch-b", "es")[1]).toBe(
      "Si has acertado, toma de la banca la ficha azul más baja; si la banca no tiene ninguna, toma una ficha azul del tesoro de un rival.",
    );
    expect(linesOf("witch-b", "fr")[1]).toBe(
      "Si vous avez vu juste, prenez à la banque le jeton bleu le plus bas\u202f; si la banque n’en a pas, prenez un jeton bleu dans le trésor d’un adversaire.",
    );
  });

  test("contractions", () => {
    expect(linesOf("alchemist", "es")[0]).toMatch(/el dado azul y el dado amarillo en lugar del dado verde\.$/);
    expect(linesOf("alchemist", "fr")[0]).toMatch(/le dé bleu et le dé jaune au lieu du dé vert\.$/);
    expect(linesOf("gypsy", "fr")[0]).toContain("jusqu’à ce qu’un Espion tire");
    expect(linesOf("soothsayer", "es")[0]).toContain("1 o 2 dados");
  });

  test("moments and conditions come before what is done", () => {
    expect(linesOf("wall_of_thorns", "en")).toEqual([
      "At the end of the last turn of the round, if this is a round of war, you may roll one die.",
    ]);
    expect(linesOf("goblins", "fr")).toEqual([
      "Si c’est une manche de diplomatie et si vous ne jouez pas en dernier, faites-en une manche de guerre.",
    ]);
    expect(linesOf("mystic", "es")).toEqual([
      "Si es una ronda de guerra y no juegas en último lugar, conviértela en una ronda de diplomacia.",
    ]);
  });

  test("numbers have their sign", () => {
    expect(linesOf("crown", "en")).toEqual(["+4 power in a round of war, −4 power in a round of diplomacy."]);
  });
});

/** All cards with where their values come from: what a reviewer reads when a word changes. */
function listing(): string {
  const out = [
    "# The cards of Treachery",
    "",
    "Made from the declarations by `games/treachery/test/text.test.ts`; `BLACKROSE_UPDATE=1` writes it anew.",
  ];
  cards.forEach((card, number) => {
    const texts = LANGUAGES.map((language) => cardText(tables, number, language));
    const { colour, base, effect } = card.provenance;
    out.push("", `## ${card.id}: ${texts.map(({ name }) => name).join(" · ")}`, "");
    out.push(`${card.rank}, ${card.colour} (${colour}), base ${card.base} (${base}), effect ${effect}`, "");
    texts.forEach(({ lines }, i) => out.push(...lines.map((line) => `- ${LANGUAGES[i]}: ${line}`)));
  });
  return `${out.join("\n")}\n`;
}

test("the listing of all cards is as it was read and approved", () => {
  const file = join(import.meta.dirname, "cards.golden.md");
  if (process.env["BLACKROSE_UPDATE"] === "1") writeFileSync(file, listing());
  expect(listing()).toBe(readFileSync(file, "utf8"));
});
