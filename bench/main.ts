// npm run bench [-- group …] [--quick] [--json] [--strict]        See README.md for how to read what it prints.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { installRivals } from "./install.ts";
import { measure, type Contestant, type Plan } from "./measure.ts";
import { type Figure, type Outcome, play, type Row } from "./row.ts";
import { table } from "./table.ts";

const NORMAL: Plan = { rounds: 15, sliceMs: 500, warmUpMs: 1_500 };
const QUICK: Plan = { rounds: 7, sliceMs: 250, warmUpMs: 1_000 };

const USAGE = `npm run bench -- [group …] [options]
  group      only these groups of figures
  --quick    fewer and shorter rounds: for a look, not for a claim
  --json     one JSON object on stdout
  --strict   exit with 1 when a target is missed
`;

type Wish = {
  readonly groups: readonly string[];
  readonly quick: boolean;
  readonly json: boolean;
  readonly strict: boolean;
};

const wish = prepare();
if (wish) process.exitCode = await bench(wish);

/** What can go wrong here is for the person who typed the command: a sentence. Later errors keep their stack. */
function prepare(): Wish | undefined {
  try {
    const wanted = understand();
    if (wanted) installRivals(import.meta.dirname);
    return wanted;
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

function understand(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return undefined;
  }
  return { groups: chosen(positionals), quick: values.quick, json: values.json, strict: values.strict };
}

/** Returns the exit code. */
async function bench({ groups, quick, json, strict }: Wish): Promise<number> {
  process.env["NODE_ENV"] = "production"; // before any rival is loaded: they are slower without
  const plan = quick ? QUICK : NORMAL;
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    const row = (await import(`./rows/${group}.ts`)) as Row;
    const race = (contestants: readonly Contestant[]) =>
      measure(contestants, plan, (step) => progress(`${group}: ${step}`));
    const outcome = await play(group, row, race);
    progress("");
    if (!json) process.stdout.write(`${table(outcome)}\n\n`);
    outcomes.push(outcome);
  }
  if (json) process.stdout.write(`${JSON.stringify(asJson(outcomes))}\n`);
  else process.stdout.write(`Node ${process.version}, ${plan.rounds} rounds of ${plan.sliceMs} ms each, in turn\n`);

  const missed = outcomes.some((o) => Object.values(o.verdicts).some((v) => !v.met));
  return strict && missed ? 1 : 0;
}

/** The groups are the files in rows/, in the order of their names. */
function chosen(wanted: readonly string[]): string[] {
  const all = readdirSync(join(import.meta.dirname, "rows"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => basename(file, ".ts"))
    .sort();
  const unknown = wanted.find((group) => !all.includes(group));
  if (unknown !== undefined) throw new Error(`There is no group "${unknown}"; there are: ${all.join(", ")}.`);
  return wanted.length ? all.filter((group) => wanted.includes(group)) : all;
}

function asJson(outcomes: readonly Outcome[]) {
  const merge = <T>(part: (outcome: Outcome) => Readonly<Record<string, T>>): Record<string, T> =>
    Object.assign({}, ...outcomes.map(part)) as Record<string, T>;
  const ratios = Object.entries(merge((o) => o.ratios)).map(([name, ratio]) => [name, digits(ratio.median)]);
  const figures = Object.entries(merge((o) => o.figures)).map(([name, f]) => [name, { ...f, value: digits(f.value) }]);
  const targets = Object.entries(merge((o) => o.verdicts)).map(([name, v]) => [name, { ...v, value: digits(v.value) }]);
  return {
    node: process.version,
    results: outcomes.flatMap((o) =>
      o.results.map(({ name, perSecond, unit }) => ({ name, perSecond: digits(perSecond), unit })),
    ),
    ratios: Object.fromEntries(ratios) as Record<string, number>,
    sizes: merge((o) => o.sizes),
    figures: Object.fromEntries(figures) as Record<string, Figure>,
    targets: Object.fromEntries(targets) as Record<string, unknown>,
  };
}

function digits(n: number): number {
  return Number(n.toPrecision(4));
}

/** One line that rewrites itself, for a person at a terminal only. */
function progress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${step}`);
}
