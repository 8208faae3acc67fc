import type { GameName } from "@blackrose/protocol";

/** A book: one game's rules, or the table's own. */
export type Book = GameName | "table";

/** Which book a rule stands in, by its first letters. Cards of Treachery are cited by their own ids. */
export function bookOf(rule: string): Book {
  if (rule.startsWith("K-")) return "table";
  return rule.startsWith("L-") ? "lodge" : "treachery";
}
