/** What a table has told of late comes back as it was, and never with a gap. */
import { array, assert, nat, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { emptyBacklog, oldest, recall, remember } from "../src/backlog.ts";

test("whatever is asked for comes back as it was said, or not at all", () => {
  const text = oneof(
    string({ maxLength: 60 }),
    string({ unit: "binary", maxLength: 300 }),
    nat(18_000).map((size) => "a".repeat(size)),
    nat(8000).map((size) => "é".repeat(size)),
  );
  assert(
    property(array(text, { maxLength: 80 }), (texts) => {
      const log = emptyBacklog();
      texts.forEach((said, n) => {
        remember(log, said);
        for (let number = -1; number <= n + 1; number++) {
          expect(recall(log, number)).toBe(number < oldest(log) || number > n ? null : texts[number]);
        }
      });
    }),
  );
});

test("several thousand letters are kept, and what is longer than all of it empties it", () => {
  const log = emptyBacklog();
  for (let n = 0; n < 100; n++) remember(log, `${n}`.padStart(600, "x"));
  expect(oldest(log)).toBeLessThan(78);
  remember(log, "a".repeat(16 * 1024));
  expect(recall(log, 100)).toBe("a".repeat(16 * 1024));
  expect(oldest(log)).toBe(100);
  remember(log, "é".repeat(10_000));
  expect(recall(log, 101)).toBeNull();
  remember(log, "after");
  expect(recall(log, 102)).toBe("after");
  expect(oldest(log)).toBe(102);
});
