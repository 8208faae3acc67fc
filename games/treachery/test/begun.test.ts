/** What was begun goes on: positions in the middle of cards, saved by earlier versions. */
import { join } from "node:path";
import { test } from "vitest";
import { allGoOn } from "../../../kernel/test/begun.ts";
import { treacheryTitle } from "../src/index.ts";

test("saves of rules 1 open and go on", () =>
  allGoOn(treacheryTitle, join(import.meta.dirname, "fixtures", "rules-1", "saved")));
