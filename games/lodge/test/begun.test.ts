/** What was begun goes on: positions in the middle of effects, saved by earlier versions; and games that were over are watched. */
import { join } from "node:path";
import { test } from "vitest";
import { allGoOn, isWatched } from "../../../kernel/test/begun.ts";
import { lodgeTitle } from "../src/index.ts";

test.each(["first", "revised", "rebirth"])("saves of rules 2 open and go on: %s", { timeout: 60_000 }, (ruleset) =>
  allGoOn(lodgeTitle, join(import.meta.dirname, "fixtures", "rules-2", ruleset)),
);

test.each(["first", "revised", "rebirth"])("a game of rules 3 that was over is watched: %s", (ruleset) =>
  isWatched(lodgeTitle, join(import.meta.dirname, "fixtures", "rules-3", `told-${ruleset}.json.gz`)),
);
