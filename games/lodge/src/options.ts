/** What a table of the Lodge has chosen, checked before it starts and read while it is played. What there is stands in options/declared.ts. */
import type { Seating } from "@blackrose/kernel";
import { type Chosen, type Option, OPTION_NAMES, type OptionName, OPTIONS } from "./options/declared.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";

type Given = Seating["options"];

/** A declared option, whatever its values are. */
export const optionCalled = (name: OptionName): Option => OPTIONS[name] as Option;

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

/** What was chosen before the table starts, or what is usual. */
export const givenFor = <N extends OptionName>(options: Given, name: N): Chosen<N> =>
  (options[name] ?? OPTIONS[name].kind.usual) as Chosen<N>;

/** Whether the ruleset chosen knows an option. */
export const fitsRuleset = (options: Given, name: OptionName): boolean =>
  OPTIONS[name].rulesets.includes(givenFor(options, "ruleset"));

/** A sentence that says what is wrong, or null. */
export function refuseOptions(options: Given): string | null {
  if (typeof options !== "object" || options === null) return "The options must be a record with named values.";
  const unknown = Object.keys(options).find((name) => !isOption(name));
  if (unknown !== undefined) return `The Lodge has no option "${unknown}"; it has "${OPTION_NAMES.join('", "')}".`;
  for (const name of OPTION_NAMES) {
    const { kind, rules } = optionCalled(name);
    const value = options[name];
    if (value === undefined) continue;
    if (!kind.takes(value)) return cited(`"${name}" is ${kind.is}.`, rules);
    if (!fitsRuleset(options, name) && !isUsual(name, value)) {
      return cited(`"${name}" is not an option of the ruleset "${givenFor(options, "ruleset")}".`, rules);
    }
  }
  return null;
}

/** A sentence with the rules, or whatever else, it rests on. */
export const cited = (sentence: string, rules: readonly string[]): string =>
  rules.length === 0 ? sentence : sentence.replace(/\.$/, ` (${rules.join(", ")}).`);

/** Whether a value says nothing but what holds anyway. */
export function isUsual(name: OptionName, value: unknown): boolean {
  const { kind } = optionCalled(name);
  return kind.figures(value) === kind.figures(kind.usual);
}

/** The place of the chosen ruleset among the content's. */
export const rulesetOf = (cards: Tables, options: Given): number =>
  cards.rulesets.findIndex(({ name }) => name === givenFor(options, "ruleset"));

// --- in the state: the numbers of one option after the other, as declared ---

const KEPT = OPTION_NAMES.filter((name) => optionCalled(name).apart === undefined);
const PLACE = Object.fromEntries(
  KEPT.map((name, i) => [name, KEPT.slice(0, i).flatMap((before) => usualNumbers(before)).length]),
) as { readonly [name in OptionName]: number };

function usualNumbers(name: OptionName): readonly number[] {
  const { kind } = optionCalled(name);
  return kind.numbers(kind.usual);
}

export const numbersFor = (options: Given): number[] =>
  KEPT.flatMap((name) => optionCalled(name).kind.numbers(givenFor(options, name)));

/** Names of options that are there or not. */
type Switch = { [N in OptionName]: Chosen<N> extends boolean ? N : never }[OptionName];

export const hasOption = (s: State, name: Switch): boolean => s.options[PLACE[name]] === 1;

export function optionOf<N extends OptionName>(s: State, name: N): Chosen<N> {
  const many = usualNumbers(name).length;
  return optionCalled(name).kind.value(s.options.slice(PLACE[name], PLACE[name] + many)) as Chosen<N>;
}

/** The layout in use, by its number. */
export const layoutOf = (s: State): number => s.options[PLACE.layout];

/** Points at which the second and third moon rise, and the end (L-MON-01, L-OPT-06). */
export const marksOf = (s: State): readonly number[] => optionOf(s, "moonMarks");
