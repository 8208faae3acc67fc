/** What was begun goes on: positions in the middle of cards, saved by earlier versions; and a game that was over is watched. */
import { join } from "node:path";
import { test } from "vitest";
import { allGoOn, isWatched } from "../../../kernel/test/begun.ts";
import { treacheryTitle } from "../src/index.ts";

test("saves of rules 1 open and go on", () =>
  allGoOn(treacheryTitle, join(import.meta.dirname, "fixtures", "rules-1", "saved")));

test("a game of rules 1 that was over is watched", () =>
  isWatched(treacheryTitle, join(import.meta.dirname, "fixtures", "rules-1", "told.json.gz")));
