/** A patch leads from one sight to the next, whatever they hold. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changes, patched } from "../src/index.ts";

/** `BLACKROSE_SEED=… npm test` tries the same again. */
const SEED = process.env["BLACKROSE_SEED"] ?? String(Math.floor(Math.random() * 1e9));

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
const lists = fc.array(fc.oneof(leaf, fc.array(fc.integer()), fc.record({ id: fc.integer(), seats: fc.array(leaf) })));
/** A record that may be missing as a whole, as a question or a proposal is. */
const maybe = fc.option(fc.record({ id: fc.integer(), options: lists, deep: fc.record({ a: leaf, b: lists }) }));
const tree = fc.record({ a: leaf, b: lists, c: maybe, d: fc.record({ e: fc.oneof(lists, leaf), f: maybe }) });

describe(`patches, BLACKROSE_SEED=${SEED}`, () => {
  test("lead from before to after, over the wire as well", () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const patch = changes(before, after);
        expect(patched(before, patch)).toEqual(after);
        const sent = patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as unknown);
        expect(patched(before, sent)).toEqual(after);
      }),
      { seed: Number(SEED), numRuns: 500 },
    );
  });

  test("are nothing between equals, and name nothing that stayed", () => {
    fc.assert(
      fc.property(tree, leaf, (before, a) => {
        expect(changes(before, structuredClone(before))).toBeUndefined();
        const patch = changes(before, { ...structuredClone(before), a });
        expect(patch).toEqual(a === before.a ? undefined : { a });
      }),
      { seed: Number(SEED), numRuns: 300 },
    );
  });
});
