/**
 * Everything a table of the Lodge may choose, declared once: game, page, terminal and refusals read it here. The key is the option's name.
 * To add one, append it, with its words (words.ts) and an upgrade for tables under way (src/earlier/upgrades.ts).
 */
import { LAYOUTS } from "../board/layouts.ts";
import type { Ruleset } from "../rulesets.ts";
import { type Kind, nameOf, namesOf, oneOf, rising, yesOrNo } from "./kinds.ts";

export interface Option<V = unknown> {
  readonly kind: Kind<V>;
  /** The books that know it (§30.8). */
  readonly rulesets: readonly Ruleset["name"][];
  /** The rules it answers to; the edition itself answers to none. */
  readonly rules: readonly string[];
  /** It is not among the state's numbers: the state has a field for it, or the table is made of it. */
  readonly apart?: true;
}

const option = <V>(one: Option<V>): Option<V> => one;

const EVERY = ["first", "revised", "rebirth"] as const;
const BEFORE_REBIRTH = ["first", "revised"] as const;
const REBIRTH = ["rebirth"] as const;

/** So far no track reaches; tables under way may have as much. */
const HIGHEST_MARK = 127;

export const OPTIONS = {
  ruleset: option<Ruleset["name"]>({
    rulesets: EVERY,
    rules: [],
    apart: true,
    kind: oneOf(["first", "revised", "rebirth"], "revised"),
  }),
  setup: option<"random" | "choose">({
    rulesets: EVERY,
    rules: ["L-SET-18", "L-SET-19"],
    kind: oneOf(["random", "choose"]),
  }),
  layout: option<string>({
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-08"],
    kind: oneOf(LAYOUTS.map(({ name }) => name)),
  }),
  toRage: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-01"],
  }),
  overload: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-02"],
  }),
  extraTurns: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-03"],
  }),
  forTheCrown: option({
    kind: yesOrNo,
    rulesets: ["revised"],
    rules: ["L-OPT-04"],
  }),
  crownOfTheSummoner: option({
    kind: yesOrNo,
    rulesets: REBIRTH,
    rules: ["L-OPT-05"],
  }),
  moonMarks: option<readonly number[]>({
    rulesets: REBIRTH,
    rules: ["L-OPT-06"],
    kind: rising(HIGHEST_MARK, [
      [6, 18, 30],
      [4, 12, 20],
      [8, 24, 40],
    ]),
  }),
  boxes: option({
    kind: namesOf(["base"]),
    rulesets: EVERY,
    rules: ["L-SET-45"],
    apart: true,
  }),
  schools: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-46"],
    apart: true,
  }),
  rooms: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-47"],
    apart: true,
  }),
  quests: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-48"],
    apart: true,
  }),
  events: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-48"],
    apart: true,
  }),
  mode: option({
    kind: nameOf("standard"),
    rulesets: EVERY,
    rules: ["L-OPT-07", "L-OPT-09"],
    apart: true,
  }),
  level: option<"apprentice" | "master">({
    rulesets: REBIRTH,
    rules: ["L-AVA-08", "L-AVS-01"],
    kind: oneOf(["apprentice", "master"]),
  }),
  modules: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-OPT-09"],
    apart: true,
  }),
} as const;

export type OptionName = keyof typeof OPTIONS;
/** What an option is set to. */
export type Chosen<N extends OptionName> = (typeof OPTIONS)[N] extends Option<infer V> ? V : never;

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];
