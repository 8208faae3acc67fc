/** The form for a new table offers every option its game knows, and nothing the game would refuse. */
import { globSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@blackrose/language";
import { lodgeTitle } from "@blackrose/lodge";
import { treachery } from "@blackrose/treachery";
import * as treacheryOptions from "@blackrose/treachery/options";
import { describe, expect, test, vi } from "vitest";
import type { SetupField } from "../src/face.ts";
import { fetchBoxes } from "../src/lodge/boxes.ts";
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

// The form comes when somebody wants it.
await vi.waitFor(() => expect(lodgeFace.setup("en", {})).toBeDefined());

describe.each(GAMES)("$face.game", ({ face, refuse }) => {
  const fields = face.setup("en", {}) ?? [];

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
      // Which things of the boxes fit together is looked at in games/lodge/test/selection.test.ts.
      for (const field of fields.filter((one) => one.fits(chosen) && one.several === undefined)) {
        for (const { value } of field.choices) {
          expect(refuse({ ...chosen, [field.option]: value }), `${field.option} = ${String(value)}`).toBeNull();
        }
      }
    }
  });

  test.each(LANGUAGES)("in %s every field says which rule it is", (language) => {
    // The edition answers to no rule of any book.
    for (const { help, option, choices } of (face.setup(language, {}) ?? []).filter(
      (field) => field.option !== "ruleset",
    )) {
      const cited = [help, ...choices.map((choice) => choice.help ?? "")].join(" ").match(/\b[TL]-[A-Z]+-\d+/g) ?? [];
      expect(cited, `${option}: ${help}`).not.toEqual([]);
      for (const rule of cited) expect(rules, option).toContain(rule);
    }
  });
});

test("boxes are check marks, and their schools, rooms and decks are offered once they have come", async () => {
  await fetchBoxes(["base", "rebirth"]);
  const fieldIn = (option: string, options: object): SetupField =>
    lodgeFace.setup("en", { ...options })!.find((field) => field.option === option)!;
  expect(fieldIn("boxes", { ruleset: "rebirth" }).choices.map(({ value }) => value)).toEqual([
    "base",
    "rebirth",
    "sator",
  ]);
  // A box the ruleset does not know is not offered; of one box alone there is nothing to choose.
  expect(fieldIn("boxes", { ruleset: "first" }).choices.map(({ value }) => value)).toEqual(["base", "sator"]);
  expect(fieldIn("schools", { ruleset: "first" }).choices).toEqual([]);
  expect(fieldIn("rooms", { ruleset: "first" }).choices).toEqual([]);
  const both = { ruleset: "rebirth", boxes: ["base", "rebirth"] };
  expect(fieldIn("schools", both).choices.length).toBeGreaterThan(6);
  expect(fieldIn("schools", both)).toMatchObject({ several: true, folded: true, usual: [] });
  expect(fieldIn("rooms", both).choices.map(({ value }) => value)).toContain("rebirth-crypt");
});
