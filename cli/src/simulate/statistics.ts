/** How sure a share is, and what a list of counts tells. */

const Z_95 = 1.959964;

/** Wilson's interval: where the true share lies in 95 of 100 such runs. It stays within 0 … 1 and needs no large numbers. */
export function wilson(wins: number, of: number): { share: number; low: number; high: number } {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / of;
  const z2 = Z_95 * Z_95;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z_95 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { share, low: wins === 0 ? 0 : middle - half, high: wins === of ? 1 : middle + half };
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
  /** How often each value came. */
  readonly histogram: { readonly [value: string]: number };
}

/** `counts[value]` is how often a value came; gaps are none. Null when nothing came. */
export function spread(counts: readonly number[]): Spread | null {
  const values = Array.from(counts.keys()).filter((value) => (counts[value] ?? 0) > 0);
  if (values.length === 0) return null;
  const all = values.reduce((sum, value) => sum + counts[value], 0);
  const sum = values.reduce((total, value) => total + value * counts[value], 0);
  /** The value at a place of the sorted list of all. */
  const at = (place: number): number => {
    let before = 0;
    return values.find((value) => (before += counts[value]) > place) ?? values[values.length - 1];
  };
  return {
    min: values[0],
    median: (at(Math.floor((all - 1) / 2)) + at(Math.ceil((all - 1) / 2))) / 2,
    mean: sum / all,
    max: values[values.length - 1],
    histogram: Object.fromEntries(values.map((value) => [String(value), counts[value]])),
  };
}
