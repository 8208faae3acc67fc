import type { Contestant, Measured, Ratio } from "./measure.ts";

export type Target = { readonly min: number } | { readonly max: number };

/** What a file in rows/ exports. Its file name is the name of its group. */
export type Row = {
  contestants(): readonly Contestant[] | Promise<readonly Contestant[]>;
  /** By name: the rate of the first contestant over the rate of the second. */
  readonly ratios: Readonly<Record<string, readonly [of: string, to: string]>>;
  /** Bytes, by name. */
  sizes?(): Readonly<Record<string, number>>;
  /** Whatever else was or is to be measured; asked for after the rounds. */
  figures?(): Readonly<Record<string, Figure>> | Promise<Readonly<Record<string, Figure>>>;
  /** By the name of a ratio, of a contestant (its median rate), of a size or of a figure. */
  readonly targets?: Readonly<Record<string, Target>>;
  /** Lets go of what the contestants held: processes, connections. */
  close?(): Promise<void>;
};

export type Figure = { readonly value: number; readonly unit: string };

export type Verdict = Target & { readonly value: number; readonly met: boolean };

/** What one group came to. */
export type Outcome = {
  readonly group: string;
  readonly results: Measured["results"];
  readonly ratios: Readonly<Record<string, Ratio>>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly verdicts: Readonly<Record<string, Verdict>>;
};

export function judge(target: Target, value: number): Verdict {
  return { ...target, value, met: "min" in target ? value >= target.min : value <= target.max };
}

export async function play(
  group: string,
  row: Row,
  race: (contestants: readonly Contestant[]) => Promise<Measured>,
): Promise<Outcome> {
  try {
    return await playOn(group, row, race);
  } finally {
    await row.close?.();
  }
}

async function playOn(
  group: string,
  row: Row,
  race: (contestants: readonly Contestant[]) => Promise<Measured>,
): Promise<Outcome> {
  const measured = await race(await row.contestants());
  const ratios = mapValues(row.ratios, ([of, to]) => measured.ratio(of, to));
  const sizes = row.sizes?.() ?? {};
  const figures = (await row.figures?.()) ?? {};
  const figure = (name: string): number => {
    const value =
      ratios[name]?.median ??
      sizes[name] ??
      figures[name]?.value ??
      measured.results.find((r) => r.name === name)?.perSecond;
    if (value === undefined)
      throw new Error(`rows/${group}.ts sets a target for "${name}", which it does not measure.`);
    return value;
  };
  const verdicts: Record<string, Verdict> = {};
  for (const [name, target] of Object.entries(row.targets ?? {})) verdicts[name] = judge(target, figure(name));
  return { group, results: measured.results, ratios, sizes, figures, verdicts };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
