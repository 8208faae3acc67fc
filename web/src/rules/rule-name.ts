import { words } from "../words/index.ts";

/** A rule's id: a letter of its book, a chapter, a number, of an example with its box before it (`L-EX-R05`). A chapter alone, `T-TIE`, is a rule by itself or all of its rules; a card is `C-…`. */
export const RULE = /\b(?:[A-Z]{1,2}-[A-Z][A-Z0-9]*-[A-Z]{0,2}\d+[a-z]?|[CTLK]-[A-Z]{2,})\b/;

/** Rules are called by their numbers; what a card cites is just the rules on it. */
export const ruleName = (rule: string): string =>
  RULE.test(rule) && /\d/.test(rule) ? words.value.app.rule(rule) : words.value.app.rules;
