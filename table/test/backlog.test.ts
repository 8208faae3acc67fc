/** The last messages of a stream come back as they were, and never with a gap. */
import { array, assert, nat, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { emptyBacklog, lastOf, remember } from "../src/backlog.ts";

test("whatever is asked for comes back as it was said, or not at all", () => {
  const message = oneof(
    string({ maxLength: 60 }),
    string({ unit: "binary", maxLength: 300 }),
    nat(9000).map((size) => "a".repeat(size)),
    nat(4000).map((size) => "é".repeat(size)),
  );
  assert(
    property(array(message, { maxLength: 80 }), (messages) => {
      const log = emptyBacklog();
      messages.forEach((text, n) => {
        remember(log, text);
        for (const many of [0, 1, 2, 5, n + 1, n + 2]) {
          const last = lastOf(log, many);
          if (last !== null) expect(last).toEqual(messages.slice(n + 1 - many, n + 1));
        }
        expect(lastOf(log, n + 2)).toBeNull();
      });
    }),
  );
});

test("several thousand letters are kept, and what is longer than all of it empties it", () => {
  const log = emptyBacklog();
  for (let n = 0; n < 100; n++) remember(log, `${n}`.padStart(600, "x"));
  expect(lastOf(log, 10)).toHaveLength(10);
  remember(log, "a".repeat(8192));
  expect(lastOf(log, 1)).toEqual(["a".repeat(8192)]);
  expect(lastOf(log, 2)).toBeNull();
  remember(log, "é".repeat(5000));
  expect(lastOf(log, 0)).toEqual([]);
  expect(lastOf(log, 1)).toBeNull();
  remember(log, "after");
  expect(lastOf(log, 1)).toEqual(["after"]);
  expect(lastOf(log, 2)).toBeNull();
});
