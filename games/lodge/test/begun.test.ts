/** What was begun goes on: positions in the middle of effects, saved by earlier versions. */
import { join } from "node:path";
import { test } from "vitest";
import { allGoOn } from "../../../kernel/test/begun.ts";
import { lodgeTitle } from "../src/index.ts";

test.each(["first", "revised", "rebirth"])("saves of rules 2 open and go on: %s", { timeout: 60_000 }, (ruleset) =>
  allGoOn(lodgeTitle, join(import.meta.dirname, "fixtures", "rules-2", ruleset)),
);
