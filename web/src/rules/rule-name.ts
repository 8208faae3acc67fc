import { words } from "../words/index.ts";
import { RULE } from "./markdown.ts";

/** Rules are called by their numbers; what a card cites is just the rules on it. */
export const ruleName = (rule: string): string =>
  RULE.test(rule) && /\d/.test(rule) ? words.value.app.rule(rule) : words.value.app.rules;
