/** The form for a new table offers every option its game knows, and nothing the game would refuse. */
import { globSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@blackrose/language";
import { lodgeTitle } from "@blackrose/lodge";
import { treachery } from "@blackrose/treachery";
import * as treacheryOptions from "@blackrose/treachery/options";
import { describe, expect, test } from "vitest";
import { face as lodgeFace } from "../src/lodge/face.tsx";
import { face as treacheryFace } from "../src/treachery/face.ts";

const rules = globSync("docs/rules/**/*.md")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const GAMES = [
  {
    face: treacheryFace,
    refuse: (options: object) =>
      treacheryOptions.refuseSeating(treachery.cards, { seats: 4, options: options as never }),
  },
  {
    face: lodgeFace,
    refuse: (options: object) => lodgeTitle.refuse({ seats: 4, options: { ...options } }),
  },
];

describe.each(GAMES)("$face.game", ({ face, refuse }) => {
  const fields = face.setup("en");

  test("every option has its field", () => {
    // The game names all its options to whoever asks for one it does not have.
    const named = refuse({ "no such option": true })?.split("; ")[1]?.match(/"\w+"/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(fields.map(({ option }) => `"${option}"`).sort()).toEqual([...named].sort());
  });

  test("every choice that fits is accepted", () => {
    const rulesets = fields.find(({ option }) => option === "ruleset")?.choices ?? [{ value: undefined }];
    for (const { value: ruleset } of rulesets) {
      const chosen = ruleset === undefined ? {} : { ruleset };
      for (const field of fields.filter((one) => one.fits(chosen))) {
        for (const { value } of field.choices) {
          expect(refuse({ ...chosen, [field.option]: value }), `${field.option} = ${String(value)}`).toBeNull();
        }
      }
    }
  });

  test.each(LANGUAGES)("in %s every field says which rule it is", (language) => {
    // Which book holds is no rule of any book.
    for (const { help, option, choices } of face.setup(language).filter((field) => field.option !== "ruleset")) {
      const cited = [help, ...choices.map((choice) => choice.help ?? "")].join(" ").match(/\b[TL]-[A-Z]+-\d+/g) ?? [];
      expect(cited, `${option}: ${help}`).not.toEqual([]);
      for (const rule of cited) expect(rules, option).toContain(rule);
    }
  });
});
