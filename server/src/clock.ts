/** The house's clock: milliseconds since 1970 that never run backwards. The machine's clock may be set; timers and limits here go on as they were. */
const began = Date.now() - performance.now();

export const now = (): number => Math.round(began + performance.now());

/** Node takes longer waits for none at all; who wakes too early looks again. */
const LONGEST_TIMER = 24 * 60 * 60_000;

/** Calls back at a moment, or a day from now where that is sooner. */
export function wake(at: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.min(LONGEST_TIMER, Math.max(0, at - now())));
  return () => clearTimeout(timer);
}
