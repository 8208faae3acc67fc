/** Which mode a table has chosen, what fits it, and what is refused. */
import type { Seating } from "@blackrose/kernel";
import type { Box } from "../cards/box.ts";
import { cited, fitsRuleset, givenFor, isUsual, optionCalled, refuseOptions } from "../options.ts";
import { OPTION_NAMES, type OptionName } from "../options/declared.ts";
import { modes } from "./index.ts";
import type { Mode } from "./mode.ts";

type Given = Seating["options"];

/** The modes there are where these boxes stand on the shelf. */
export const modesWith = (boxes: readonly Box[]): readonly Mode[] => [
  ...modes,
  ...boxes.flatMap((box) => box.modes ?? []),
];

/** The mode chosen; the usual one where there is none of that name. */
export const modeOf = (boxes: readonly Box[], options: Given): Mode =>
  modesWith(boxes).find(({ id }) => id === givenFor(options, "mode")) ?? modes[0];

/** Options that choose what is played are known to every mode. */
const isOf = (mode: Mode, name: OptionName): boolean =>
  name === "ruleset" || name === "mode" || mode.options.includes(name);

/** Whether an option can be chosen beside what is chosen already. */
export const fitsBeside = (boxes: readonly Box[], options: Given, name: OptionName): boolean =>
  fitsRuleset(options, name) && isOf(modeOf(boxes, options), name);

/** A sentence that says what is wrong with a table of this mode, or null. */
export function refuseSeating(mode: Mode, { seats, options }: Seating): string | null {
  const wrong = refuseOptions(options);
  if (wrong !== null) return wrong;
  const { id, rules, rulesets } = mode;
  const ruleset = givenFor(options, "ruleset");
  if (!rulesets.includes(ruleset)) return cited(`"mode": "${id}" is not played under the ruleset "${ruleset}".`, rules);
  const foreign = OPTION_NAMES.find((name) => !isOf(mode, name) && !isUsual(name, givenFor(options, name)));
  if (foreign !== undefined)
    return cited(`"${foreign}" is not an option of the mode "${id}".`, optionCalled(foreign).rules);
  const { least, most } = mode.seats;
  if (Number.isInteger(seats) && seats >= least && seats <= most) return null;
  const many = least === most ? String(most) : `${least} to ${most}`;
  const what = mode === modes[0] ? "The Lodge" : `"mode": "${id}"`;
  return `${what} is for ${many} players, not ${String(seats)} (L-COM-38).`;
}

/** A sentence where there is no such mode, or its box does not lie on the table. */
export function refuseMode(boxes: readonly Box[], options: Given): string | null {
  const wanted = givenFor(options, "mode");
  const known = modesWith(boxes).map(({ id }) => id);
  if (!known.includes(wanted)) return cited(`"mode" is one of "${known.join('", "')}".`, optionCalled("mode").rules);
  const bringing = boxes.find((box) => box.modes?.some(({ id }) => id === wanted));
  if (bringing === undefined || givenFor(options, "boxes").includes(bringing.id)) return null;
  return `"mode": "${wanted}" is played with the box "${bringing.id}"; "boxes" does not name it (L-SET-45).`;
}
