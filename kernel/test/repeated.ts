/** Positions that several scenarios of a file are on, though not all of them by its name. */
import type { Scenario } from "../src/index.ts";

interface Written {
  readonly file: string;
  readonly json: unknown;
  readonly scenarios: readonly Scenario[];
}

export function repeatedIn({ file, json, scenarios }: Written): string[] {
  const written = (json as { readonly scenarios: readonly { readonly given: unknown }[] }).scenarios;
  const groups = Map.groupBy(scenarios.keys(), (i) => inOrder({ ...scenarios[i].given, ...scenarios[i].luck }));
  return [...groups.values()]
    .filter((on) => on.length > 1 && on.some((i) => typeof written[i].given !== "string"))
    .map((on) => `${file}: ${on.map((i) => scenarios[i].name).join("; ")}`);
}

/** The same text for the same values, however their names are ordered. */
const inOrder = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
