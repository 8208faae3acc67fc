/** Why a request cannot be answered: a status, a code for programs and a sentence for people. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export const noSuchTable = (): Problem =>
  new Problem(404, "no-table", "There is no such table, or it is private: open it with its invitation.");
export const signInFirst = (): Problem =>
  new Problem(401, "no-account", "Nobody is signed in here; choose a name first.");
export const notWritten = (): Problem =>
  new Problem(503, "not-written", "Nothing can be written down at present; try again in a moment.");
export const tooFast = (): Problem =>
  new Problem(429, "too-fast", "That was too much in a short time; wait a little and try again.");
