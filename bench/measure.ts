// Measuring in rounds taken in turn: A B C, A B C, … A machine's speed wanders by a factor of two and more within
// minutes, so a figure alone says little; the ratio of two figures taken side by side in one round says a lot.

export type Contestant = {
  readonly name: string;
  readonly unit: string;
  /** Does some 5 to 50 ms of work and says how many units that was. */
  run(): number | Promise<number>;
  /** How many times the usual warm-up it takes until its speed settles; 1 if not said. */
  readonly warmUp?: number;
  /** The milliseconds spent so far by the clock that counts; if not said, the CPU time of this process. */
  spent?(): number;
};

/** Units per second, mostly of CPU time: the median of the rounds, and the best round (the nearest to a quiet machine). */
export type Result = {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  readonly best: number;
};

/** Of the ratios of all rounds: the median, the lowest and the highest. */
export type Ratio = { readonly median: number; readonly low: number; readonly high: number };

export type Plan = { readonly rounds: number; readonly sliceMs: number; readonly warmUpMs: number };

export type Measured = { readonly results: readonly Result[]; ratio(a: string, b: string): Ratio };

/** `tell` hears what is going on, for someone who waits at a terminal. */
export async function measure(
  contestants: readonly Contestant[],
  plan: Plan,
  tell: (step: string) => void = () => {},
): Promise<Measured> {
  const rates = new Map<string, number[]>();
  for (const c of contestants) {
    if (rates.has(c.name)) throw new Error(`Two contestants are called "${c.name}"; give each its own name.`);
    rates.set(c.name, []);
  }

  for (const c of contestants) {
    tell(`warming up ${c.name}`);
    await slice(c, plan.warmUpMs * (c.warmUp ?? 1));
  }
  for (let round = 1; round <= plan.rounds; round++) {
    tell(`round ${round} of ${plan.rounds}`);
    for (const c of contestants) rates.get(c.name)!.push(await slice(c, plan.sliceMs));
  }

  const ratesOf = (name: string): number[] => {
    const found = rates.get(name);
    if (!found) throw new Error(`Nothing called "${name}" was measured; there are: ${[...rates.keys()].join(", ")}.`);
    return found;
  };
  return {
    results: contestants.map(({ name, unit }) => {
      const all = ratesOf(name);
      return { name, unit, perSecond: median(all), best: Math.max(...all) };
    }),
    ratio(a, b) {
      const under = ratesOf(b);
      const all = ratesOf(a).map((rate, round) => rate / under[round]);
      return { median: median(all), low: Math.min(...all), high: Math.max(...all) };
    },
  };
}

/** CPU time of all threads: collecting garbage counts. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs for so long and returns units per second. Who mostly waits is cut off by the clock on the wall. */
async function slice(contestant: Contestant, ms: number): Promise<number> {
  const wallEnd = performance.now() + 4 * ms;
  const spent = contestant.spent ?? cpuTime;
  const start = spent();
  let units = 0;
  for (;;) {
    units += await contestant.run();
    const used = spent() - start;
    if (used > 0 && (used >= ms || performance.now() >= wallEnd)) return units / (used / 1000);
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
