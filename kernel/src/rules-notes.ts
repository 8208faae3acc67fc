/** What is to be said of a game whose rules have changed since it was begun (K-REC-04). */
import type { Session } from "./session.ts";
import type { KernelState } from "./state.ts";
import { playsAlike, versionOf } from "./version.ts";

export type RulesNote =
  /** It was begun under one version of the rules and is told again under another. */
  | { readonly is: "told-by-today"; readonly begun: number; readonly now: number }
  /** From here on it is played under that version; so many answers lead nowhere under it and are given anew. */
  | { readonly is: "plays-on"; readonly begun: number; readonly now: number; readonly anew: number }
  /** From here on the answers lead elsewhere under the rules as they are now. */
  | { readonly is: "not-told" };

/** What is to be said after so many answers; `goesAstray`: the last of them is the first that can no longer be told. */
export function rulesNotesAt<S extends KernelState, C>(
  { game, begun, takenUp, shown }: Session<S, C>,
  step: number,
  goesAstray: boolean,
): RulesNote[] {
  const now = versionOf(game);
  const notes: RulesNote[] = [];
  const isToldByRules = shown === null && !playsAlike(begun, now);
  if (step === 0 && isToldByRules) notes.push({ is: "told-by-today", begun: begun.rules, now: now.rules });
  if (goesAstray) notes.push({ is: "not-told" });
  for (const { answers, anew, version } of takenUp) {
    if (answers === step) notes.push({ is: "plays-on", begun: begun.rules, now: version.rules, anew });
  }
  return notes;
}
