/** A table for people: the first column to the left, numbers to the right. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join("  ")
      .trimEnd(),
  );
}
