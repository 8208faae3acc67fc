/** An answer that cannot be taken. It names the rule, says what to do, and nothing has changed (K-ANS). */
export interface Refusal {
  readonly refused: RefusalCode;
  /** The rule behind it: one of the table's (K-…) or the decision's own. */
  readonly rule: string;
  readonly sentence: string;
}

export type RefusalCode = "stale" | "foreign" | "not-offered" | "how-many" | "twice" | "no-undo" | "fault" | "over";

const RULES: { readonly [code in RefusalCode]: string } = {
  stale: "K-ANS-01",
  foreign: "K-ANS-02",
  "not-offered": "K-ANS-03",
  "how-many": "K-ANS-04",
  twice: "K-ANS-05",
  "no-undo": "K-UND-01",
  fault: "K-FLT-01",
  over: "K-ANS-06",
};

export function refuse(refused: RefusalCode, sentence: string, rule = RULES[refused]): Refusal {
  return { refused, rule, sentence };
}

export function isRefusal(value: object | null): value is Refusal {
  return value !== null && "refused" in value;
}
