/** Being at a table: what the table refuses is said, whatever was asked of it. */
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { GameFace } from "../src/face.ts";
import type { Reply, TableLink } from "../src/link/link.ts";
import { sitDown } from "../src/table/sitting.ts";
import { fetchPageWords, pageWords } from "../src/words/index.ts";

const view = { round: 1 };

/** A table that gives these replies, one after the other. */
function tableOf(...replies: readonly object[]): TableLink {
  const left = [...replies] as Reply[];
  const link = {
    sight: signal(null),
    steps: signal([]),
    act: () => Promise.resolve(left.shift()),
    listen: () => () => undefined,
    close: () => undefined,
  };
  return link as unknown as TableLink;
}

const face = { refusal: (_: string, sentence: string) => sentence } as unknown as GameFace;
const TOO_FAST = { is: "refused", key: "1", code: "too-fast", sentence: "That is much to tell again." };

test("who looks back too often is told so, on the table and not behind the log, and may go on", async () => {
  await fetchPageWords();
  const sitting = sitDown(tableOf(TOO_FAST, { is: "done", key: "2", view }), face, false);
  sitting.panel.value = "log";
  await sitting.lookBack(3);
  expect(sitting.back.value).toBeNull();
  expect(sitting.refusal.value).toBe(pageWords.value.refusals["too-fast"]);
  expect(sitting.panel.value).toBeNull();
  await sitting.lookBack(3);
  expect(sitting.back.value).toBe(3);
  expect(sitting.refusal.value).toBe("");
  sitting.close();
});
