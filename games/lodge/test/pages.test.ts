/** The pages of docs/cards are what the cards declare. `BLACKROSE_UPDATE=1` writes them anew. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { expect, test } from "vitest";
import { catalogue, everything, lodgeWith } from "../src/index.ts";
import { pages } from "../src/text/pages.ts";

const folder = join(import.meta.dirname, "../../../docs/cards");
const made = pages(lodgeWith(everything, catalogue).cards, catalogue);

if (process.env["BLACKROSE_UPDATE"] === "1") {
  for (const [file, text] of made) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test("there is a page for each school, moon and kind of each box, and no other", () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  expect(paths.map((path) => path.split(sep).join("/")).sort()).toEqual([...made.keys()].sort());
});

test.each([...made])("%s is as it was read and approved", (file, text) => {
  expect(text).toBe(readFileSync(join(folder, file), "utf8"));
});
