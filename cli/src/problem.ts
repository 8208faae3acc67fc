/** Exit codes: all is well; what was checked does not hold; what was given cannot be used; what could be checked holds, but not all could be. */
export const Exit = { well: 0, doesNotHold: 1, badInput: 2, notAllChecked: 3 } as const;

/** Something the person at the keyboard can mend: one sentence, and no stack. */
export class Problem extends Error {
  override readonly name = "Problem";
}
