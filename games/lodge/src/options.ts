/** What a table of the Lodge may choose before it starts. */
import type { Seating } from "@blackrose/kernel";
import { LAYOUTS } from "./board/layouts.ts";
import type { Ruleset } from "./rulesets.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";

export const LEAST_SEATS = 2;
export const MOST_SEATS = 6;
/** Seats up to which the mages of the box suffice; beyond, the guests join (L-COM-38). */
export const SEATS_WITHOUT_GUESTS = 4;

/**
 * `ruleset`: which book holds. `setup`: whether the Crown, mages, colours, schools and grimoires are dealt by luck or chosen
 * (L-SET-17 … 19). The rest are the optional rules (L-OPT).
 */
export interface Options {
  readonly ruleset?: Ruleset["name"];
  readonly setup?: "random" | "choose";
  readonly toRage?: boolean;
  readonly overload?: boolean;
  readonly extraTurns?: boolean;
  readonly forTheCrown?: boolean;
  readonly crownOfTheSummoner?: boolean;
  /** How the rooms lie (L-OPT-08). */
  readonly layout?: string;
  /** Where the second and third moon rise and where the end waits (L-OPT-06). */
  readonly moonMarks?: readonly number[];
}

/** Options in force, as bits of the state's `options`. */
export const Option = {
  chosenSetup: 1,
  toRage: 2,
  overload: 4,
  extraTurns: 8,
  forTheCrown: 16,
  crownOfTheSummoner: 32,
} as const;

/** The layout stands above the bits, then come the marks. */
const LAYOUT_AT = 6;
const LAYOUT_BITS = 2;

/** The marks of the moons stand above the bits, seven bits each; nothing there means the printed ones (L-MON-01). */
const MARK_BITS = 7;
const FIRST_MARK = 8;
const HIGHEST_MARK = (1 << MARK_BITS) - 1;
const PRINTED_MARKS = [6, 18, 30] as const;

type Switch = "toRage" | "overload" | "extraTurns" | "forTheCrown" | "crownOfTheSummoner";
type Optional = Switch | "moonMarks" | "layout";

/** Which books know an optional rule (§30.8). */
const KNOWN: { readonly [name in Optional]: { rule: string; in: readonly Ruleset["name"][] } } = {
  toRage: { rule: "L-OPT-01", in: ["first", "revised"] },
  overload: { rule: "L-OPT-02", in: ["first", "revised"] },
  extraTurns: { rule: "L-OPT-03", in: ["first", "revised"] },
  forTheCrown: { rule: "L-OPT-04", in: ["revised"] },
  crownOfTheSummoner: { rule: "L-OPT-05", in: ["rebirth"] },
  moonMarks: { rule: "L-OPT-06", in: ["rebirth"] },
  layout: { rule: "L-OPT-08", in: ["first", "revised"] },
};
const SWITCHES = Object.keys(KNOWN).filter((name) => name !== "moonMarks" && name !== "layout") as Switch[];
const NAMES = ["ruleset", "setup", ...Object.keys(KNOWN)];
const DEFAULT_RULESET = "revised";

/** A sentence that says what is wrong, or null. */
export function refuseSeating(cards: Tables, { seats, options }: Seating): string | null {
  if (!Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS) {
    return `The Lodge is for ${LEAST_SEATS} to ${MOST_SEATS} players, not ${String(seats)} (L-COM-38).`;
  }
  if (typeof options !== "object" || options === null) return "The options must be a record with named values.";
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return `The Lodge has no option "${unknown}"; it has "${NAMES.join('", "')}".`;
  const given = options as Options;
  const { ruleset = DEFAULT_RULESET, setup = "random", moonMarks, layout = LAYOUTS[0].name } = given;
  const rulesets = cards.rulesets.map(({ name }) => name);
  if (!rulesets.includes(ruleset)) return `"ruleset" is one of "${rulesets.join('", "')}".`;
  if (setup !== "random" && setup !== "choose") return '"setup" is "random" or "choose" (L-SET-18, L-SET-19).';
  for (const name of SWITCHES) {
    const value: unknown = given[name];
    if (value === undefined || value === false) continue;
    if (value !== true) return `"${name}" is true or false.`;
    if (!KNOWN[name].in.includes(ruleset)) return refuseUnknown(name, ruleset);
  }
  if (layoutNumber(layout) < 0) return `"layout" is one of "${LAYOUTS.map(({ name }) => name).join('", "')}".`;
  if (layoutNumber(layout) > 0 && !KNOWN.layout.in.includes(ruleset)) return refuseUnknown("layout", ruleset);
  if (moonMarks === undefined) return null;
  if (!KNOWN.moonMarks.in.includes(ruleset)) return refuseUnknown("moonMarks", ruleset);
  const rising =
    Array.isArray(moonMarks) &&
    moonMarks.length === PRINTED_MARKS.length &&
    moonMarks.every((mark, i) => Number.isInteger(mark) && mark > (i === 0 ? 0 : moonMarks[i - 1]));
  if (!rising || moonMarks[2] > HIGHEST_MARK) {
    return `"moonMarks" is three rising whole numbers from 1 to ${HIGHEST_MARK} (L-OPT-06).`;
  }
  return null;
}

const layoutNumber = (name: string): number => LAYOUTS.findIndex((layout) => layout.name === name);

const refuseUnknown = (name: keyof typeof KNOWN, ruleset: string): string =>
  `"${name}" is not an option of the ruleset "${ruleset}" (${KNOWN[name].rule}).`;

/** The place of the chosen ruleset among the content's. */
export function rulesetOf(cards: Tables, options: Seating["options"]): number {
  const { ruleset = DEFAULT_RULESET } = options as Options;
  return cards.rulesets.findIndex(({ name }) => name === ruleset);
}

/** The options as bits. */
export function bitsOf(options: Seating["options"]): number {
  const { setup, moonMarks = [], layout = LAYOUTS[0].name, ...given } = options as Options;
  let bits = setup === "choose" ? Option.chosenSetup : 0;
  bits |= layoutNumber(layout) << LAYOUT_AT;
  for (const name of SWITCHES) if (given[name] === true) bits |= Option[name];
  moonMarks.forEach((mark, i) => {
    bits |= mark << (FIRST_MARK + i * MARK_BITS);
  });
  return bits;
}

export const hasOption = (s: State, option: number): boolean => (s.options & option) !== 0;

/** The layout in use, by its number. */
export const layoutOf = (s: State): number => (s.options >> LAYOUT_AT) & ((1 << LAYOUT_BITS) - 1);

/** Points at which the second and third moon rise, and the end (L-MON-01, L-OPT-06). */
export function marksOf(s: State): readonly number[] {
  const marks = PRINTED_MARKS.map((_, i) => (s.options >> (FIRST_MARK + i * MARK_BITS)) & HIGHEST_MARK);
  return marks[0] === 0 ? PRINTED_MARKS : marks;
}
