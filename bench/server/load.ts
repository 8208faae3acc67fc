// Load on a server: tables at which answers are given, as fast as they are taken or at a pace, and how long each took.

/** A game under way with a socket for each seat. Starts another game when one is over. */
export type BusyTable = {
  /** Gives one answer; the milliseconds from sending it until the last of the seats had heard of it. */
  answer(): Promise<number>;
};

/**
 * Every table gives its next answer as soon as everyone has heard of the last. What is heard of before it has settled does not
 * count: at first all answer at the same moment and wait together. Returns how many answers were given in all.
 */
export async function saturate(
  tables: readonly BusyTable[],
  { settleMs, ms }: { readonly settleMs: number; readonly ms: number },
  took: (ms: number) => void,
): Promise<number> {
  const start = performance.now() + settleMs;
  const end = start + ms;
  let answers = 0;
  await Promise.all(
    tables.map(async (table) => {
      for (let now = 0; now < end; ) {
        const waited = await table.answer();
        now = performance.now();
        answers++;
        if (now >= start && now < end) took(waited);
      }
    }),
  );
  return answers;
}

/** Every table gives so many answers a second, each table at moments of its own. */
export async function pace(
  tables: readonly BusyTable[],
  perSecond: number,
  ms: number,
  took: (ms: number) => void,
): Promise<void> {
  const start = performance.now();
  const beat = 1000 / perSecond;
  await Promise.all(
    tables.map(async (table, i) => {
      for (let at = start + (i / tables.length) * beat; at < start + ms; ) {
        await sleep(Math.max(0, at - performance.now()));
        took(await table.answer());
        at = Math.max(at + beat, performance.now());
      }
    }),
  );
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The value that so large a part of all stays under: 0.99 for p99. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Does something for many, a few at a time: a server that starts is not a server under load. */
export async function inTurn<T, R>(
  all: readonly T[],
  many: number,
  work: (one: T, i: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (let i = 0; i < all.length; i += many) {
    done.push(...(await Promise.all(all.slice(i, i + many).map((one, j) => work(one, i + j)))));
  }
  return done;
}
