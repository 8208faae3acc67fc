// The figures, laid out for people.
import type { Outcome, Verdict } from "./row.ts";

export function table({ group, results, ratios, sizes, figures, verdicts }: Outcome): string {
  const target = (name: string): string[] => (verdicts[name] ? describe(verdicts[name]) : []);
  const rates = results.map((r) => [
    r.name,
    short(r.perSecond),
    `${r.unit}/CPU s`,
    `best ${short(r.best)}`,
    ...target(r.name),
  ]);
  const comparisons = Object.entries(ratios).map(([name, r]) => [
    name,
    short(r.median),
    "×",
    `(${short(r.low)}–${short(r.high)})`,
    ...target(name),
  ]);
  const weights = Object.entries(sizes).map(([name, bytes]) => [
    name,
    bytes.toLocaleString("en"),
    "bytes",
    "",
    ...target(name),
  ]);
  const others = Object.entries(figures).map(([name, f]) => [name, short(f.value), f.unit, "", ...target(name)]);
  return `${group}\n${align([...rates, [], ...comparisons, [], ...weights, ...others])}`;
}

function describe(verdict: Verdict): string[] {
  const bound = "min" in verdict ? `≥ ${short(verdict.min)}` : `≤ ${short(verdict.max)}`;
  return [`target ${bound}`, verdict.met ? "ok" : "MISSED"];
}

/** Three significant digits: the machine does not give more. */
export function short(n: number): string {
  return n.toLocaleString("en", { maximumSignificantDigits: 3 });
}

/** Numbers, in the second column, end in line; all else begins in line. */
function align(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  const pad = (cell: string, i: number) => (i === 1 ? cell.padStart(widths[i]) : cell.padEnd(widths[i]));
  return rows.map((row) => `  ${row.map(pad).join("  ")}`.trimEnd()).join("\n");
}
