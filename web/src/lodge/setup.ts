/** What a table may choose before it starts. */
import type { Language } from "@blackrose/language";
import type { SetupField } from "../face.ts";
import { words } from "./words.ts";

/** The rules each optional rule belongs to (docs/rules/lodge/30-turn.md §30.8). */
const SWITCHES = {
  toRage: ["first", "revised"],
  overload: ["first", "revised"],
  extraTurns: ["first", "revised"],
  forTheCrown: ["revised"],
  crownOfTheSummoner: ["rebirth"],
} as const;

const USUAL = "revised";

/** Where the second and third moon rise and the end waits: as printed, and for a shorter or longer evening (L-OPT-06). */
const MOON_MARKS: { readonly [name in "printed" | "short" | "long"]: readonly [number, number, number] } = {
  printed: [6, 18, 30],
  short: [4, 12, 20],
  long: [8, 24, 40],
};

export function setupFields(language: Language): SetupField[] {
  const { setup } = words(language);
  const always = (): boolean => true;
  const switches = (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).map((option) => ({
    option,
    label: setup[option][0],
    help: setup[option][1],
    choices: [
      { value: false, label: setup.no },
      { value: true, label: setup.yes },
    ],
    usual: false,
    fits: (options: { readonly [name: string]: unknown }): boolean =>
      (SWITCHES[option] as readonly unknown[]).includes(options["ruleset"] ?? USUAL),
  }));
  return [
    {
      option: "ruleset",
      label: setup.ruleset[0],
      help: setup.ruleset[1],
      choices: (["revised", "first", "rebirth"] as const).map((value) => ({
        value,
        label: setup.rulesets[value][0],
        help: setup.rulesets[value][1],
      })),
      usual: USUAL,
      fits: always,
    },
    {
      option: "setup",
      label: setup.setup[0],
      help: setup.setup[1],
      choices: (["random", "choose"] as const).map((value) => ({
        value,
        label: setup[value][0],
        help: setup[value][1],
      })),
      usual: "random",
      fits: always,
    },
    {
      option: "layout",
      label: setup.layout[0],
      help: setup.layout[1],
      choices: (["lodge", "bridges", "hall"] as const).map((value) => ({
        value,
        label: setup.layouts[value][0],
        help: setup.layouts[value][1],
      })),
      usual: "lodge",
      fits: (options) => options["ruleset"] !== "rebirth",
    },
    ...switches,
    {
      option: "moonMarks",
      label: setup.moonMarks[0],
      help: setup.moonMarks[1],
      choices: (["printed", "short", "long"] as const).map((name) => ({
        value: MOON_MARKS[name],
        label: setup.marks[name],
        help: setup.marksAt(...MOON_MARKS[name]),
      })),
      usual: MOON_MARKS.printed,
      fits: (options) => options["ruleset"] === "rebirth",
    },
  ];
}
