/** A whole number from 0 up to but not including `n`. */
export type Luck = (n: number) => number;

/** Seeded (mulberry32), so that every run of the bench plays the same games. */
export function luck(seed: number): Luck {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}
