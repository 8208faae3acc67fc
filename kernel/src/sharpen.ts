import type { Shape } from "./schema.ts";

/** A list of zones, most of them empty: the quickest way to have each once more. */
function zones(lists: readonly number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].length === 0 ? [] : copy[i].slice();
  return copy;
}

/**
 * The same shape with a copy three times as fast, for hosts that let a program write code: the server, the simulator. A page
 * under a strict content policy does not, and uses the shape as it is.
 */
export function sharpened<T>(shape: Shape<T>): Shape<T> {
  const write = new Function("zones", `return (v) => ${shape.copySource("v")};`) as (
    helper: typeof zones,
  ) => (value: T) => T;
  return { ...shape, copy: write(zones) };
}
