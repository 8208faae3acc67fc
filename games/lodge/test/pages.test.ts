/** The pages of docs/cards are what the cards declare. `BLACKROSE_UPDATE=1` writes them anew. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lodge } from "../src/index.ts";
import { pages } from "../src/text/pages.ts";

const folder = join(import.meta.dirname, "../../../docs/cards");
const made = pages(lodge.cards);

if (process.env["BLACKROSE_UPDATE"] === "1") {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of made) writeFileSync(join(folder, file), text);
}

test("there is a page for each school, moon and kind, and no other", () => {
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
});

test.each([...made])("%s is as it was read and approved", (file, text) => {
  expect(text).toBe(readFileSync(join(folder, file), "utf8"));
});
