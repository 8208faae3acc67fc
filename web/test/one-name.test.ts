/** Names of cards in the built client: each card gets its own, whatever was built before it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oneName } from "../tools/one-name.ts";

const cards = join(import.meta.dirname, "../../games/lodge/src/cards");
const plugin = oneName() as unknown as {
  load(id: string): string;
  transform(code: string, id: string): string | null;
};

test.each(["base", "rebirth", "sator"])("of the box %s every name stands under its number", (box) => {
  const list = plugin
    .load(`\0virtual:names/${box}/en`)
    .replace(/^export default /, "")
    .replace(/;$/, "");
  const names = JSON.parse(list) as string[];
  let met = 0;
  for (const file of globSync("**/*.ts", { cwd: join(cards, box) })) {
    const code = readFileSync(join(cards, box, file), "utf8");
    const written = [...code.matchAll(/\bname: \{\s*en: ("(?:[^"\\]|\\.)*"),\s*es:/g)].map(([, en]) => en);
    const built = plugin.transform(code, join(cards, box, file));
    const numbers = [...(built ?? "").matchAll(/name: named\((\d+)\)/g)].map(([, number]) => Number(number));
    if (file === "cover.ts" || written.length === 0) continue;
    expect(
      numbers.map((number) => JSON.stringify(names[number])),
      file,
    ).toEqual(written);
    met += numbers.length;
  }
  expect(met).toBeGreaterThan(50);
});
