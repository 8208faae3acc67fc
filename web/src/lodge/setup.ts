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
  ];
}
