// The parts of the project by the names people call them: `kernel`, `lodge`, `web`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./check.ts";

/**
 * What vitest is to be told: it takes every file whose path holds a word, so a folder is named with what follows it. `table` means the
 * folder `table/test/` and not all that is called after a table; whatever is no folder goes on as it is.
 */
export const testsOf = (named: readonly string[]): string[] =>
  named.map((name) => {
    const folder = [name, `games/${name}`].find((path) => existsSync(join(root, path, "test")));
    return folder === undefined ? name : `${folder.replace(/\/$/, "")}/test/`;
  });
