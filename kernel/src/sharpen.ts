import { hashEach, hashInts, hashText, mix, type Shape, sameEach, sameInts } from "./schema.ts";

/** A list of zones, most of them empty: the quickest way to have each once more. */
function zones(lists: readonly number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].length === 0 ? [] : copy[i].slice();
  return copy;
}

/** What the written code calls by name. */
const helpers = { zones, mix, hashText, hashInts, hashEach, sameInts, sameEach };

const written = (code: string): unknown =>
  (
    new Function("helpers", `const { ${Object.keys(helpers).join(", ")} } = helpers; return ${code};`) as (
      all: typeof helpers,
    ) => unknown
  )(helpers);

/**
 * The shape of a state with code of its own for what is done at every answer, several times as fast, for hosts that let a program write code:
 * the server, the simulator. A page under a strict content policy does not, and uses the shape as it is.
 */
export function sharpened<T>(shape: Shape<T>): Shape<T> {
  const { source, fields } = shape;
  const tests = Object.entries(fields!).map(([name, field]) => {
    const quoted = JSON.stringify(name);
    return `if (!(${field.source.same(`a[${quoted}]`, `b[${quoted}]`)})) names.push(${quoted});`;
  });
  return {
    ...shape,
    copy: written(`(v) => ${source.copy("v")}`) as Shape<T>["copy"],
    hash: written(`(v, h) => ${source.hash("v", "h")}`) as Shape<T>["hash"],
    changed: written(`(a, b) => { const names = []; ${tests.join(" ")} return names; }`) as NonNullable<
      Shape<T>["changed"]
    >,
  };
}
