/** The options of a table on the command line, out of the game's own declaration. */
import type { Seating } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { fitsBeside } from "@blackrose/lodge/modes/choice";
import { cited, givenFor, isUsual, optionCalled } from "@blackrose/lodge/options";
import { OPTION_NAMES, type OptionName } from "@blackrose/lodge/options/declared";
import { said, ui } from "@blackrose/lodge/text/index";
import type { Box } from "@blackrose/lodge/cards/box";
import { offersOf } from "@blackrose/lodge/options/offers";
import { usualBoxes } from "@blackrose/lodge/options/usual-boxes";
import { OPTION_WORDS } from "@blackrose/lodge/options/words";
import type { Given, OptionSpec } from "../command.ts";

/** Those of the book that has the Avatar, and the box it adds to. */
const AVATAR_BOXES = ["base", "rebirth"];

/** `moonMarks` is typed as `--moon-marks`. */
const flagOf = (name: OptionName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Short for the mode, the boxes it is played with and its level. */
const AVATAR = "avatar";

export const flags: { readonly [flag: string]: OptionSpec } = {
  ...Object.fromEntries(OPTION_NAMES.map((name) => [flagOf(name), specOf(name)])),
  [AVATAR]: {
    value: "LEVEL",
    help: `apprentice or master: short for --mode avatar --level LEVEL, with --boxes ${AVATAR_BOXES.join(",")} (L-OPT-07).`,
  },
};

function specOf(name: OptionName): OptionSpec {
  const { kind, rulesets, rules } = optionCalled(name);
  const everyRuleset = rulesets.length === optionCalled("ruleset").kind.offers.length;
  const help = cited(OPTION_WORDS[name].says.en, [...rules, ...(everyRuleset ? [] : rulesets)]);
  return kind.typed === null ? { help } : { value: kind.typed.value, help: `${kind.typed.help}. ${help}` };
}

/** What was typed, and of the rest that fits beside it the usual: a record says what was played whatever is usual later. */
export function settle(given: Given, boxes: readonly Box[]): Seating["options"] {
  const level = given.text(AVATAR);
  const typed: { [name: string]: unknown } =
    level === undefined ? {} : { ruleset: "rebirth", boxes: AVATAR_BOXES, mode: "avatar", level };
  for (const name of OPTION_NAMES.filter((one) => given.has(flagOf(one)))) {
    const { typed: way } = optionCalled(name).kind;
    typed[name] = way === null ? true : way.read(given.text(flagOf(name)) ?? "");
  }
  typed["boxes"] ??= usualBoxes(typed["ruleset"]);
  const usual = OPTION_NAMES.filter((name) => fitsBeside(boxes, typed, name) && saysSomething(name));
  return { ...Object.fromEntries(usual.map((name) => [name, givenFor({}, name)])), ...typed };
}

/** Where usually nothing is named, nothing need be said. */
function saysSomething(name: OptionName): boolean {
  const { kind } = optionCalled(name);
  return kind.figures(kind.usual) !== "";
}

/** What a table has chosen, in words: the rules, and whatever is not as usual. */
export const settledText = (options: Seating["options"], boxes: readonly Box[], language: Language): string =>
  OPTION_NAMES.filter((name) => name === "ruleset" || !isUsual(name, givenFor(options, name)))
    .map((name) => {
      const { kind } = optionCalled(name);
      const { called } = OPTION_WORDS[name];
      const value = givenFor(options, name);
      if (kind.typed === null) return said(called, language);
      return `${said(called, language)}${ui(language).colon} ${wordsOf(boxes, name, value, language)}`;
    })
    .join(" · ");

/** What an option is set to, by the names of what is offered. */
function wordsOf(boxes: readonly Box[], name: OptionName, value: unknown, language: Language): string {
  const offers = offersOf(boxes, name);
  const wordsFor = (one: unknown): string | undefined => {
    const offer = offers.find((other) => String(other.value) === String(one));
    return offer && said(offer.called, language);
  };
  const each = Array.isArray(value) ? value : [value];
  return wordsFor(value) ?? each.map((one) => wordsFor(one) ?? String(one)).join(", ");
}
