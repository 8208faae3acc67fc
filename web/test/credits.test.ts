import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect, OWN_ASSETS, SHIPPED } from "../tools/credits.ts";
import { sheet, used } from "../tools/icons.ts";

test("every drawing that is shipped is ours, or credited", () => {
  const files = globSync("**/*", { cwd: "web/public" });
  expect(files.filter((file) => !(OWN_ASSETS as readonly string[]).includes(file))).toEqual([]);
  const art = globSync("web/src/**/*.{svg,png,jpg,webp,gif,woff,woff2,ttf,mp3,ogg,wav}");
  expect(art).toEqual([]);
  expect(collect().icons).toEqual(used());
  const drawn = sheet();
  for (const name of used()) expect(drawn).toContain(`id="icon-${name}"`);
});

test("every package the client is made of is credited, with its licence", () => {
  const imported = new Set<string>();
  for (const file of globSync("web/src/**/*.{ts,tsx,css}")) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from |import\(|url\()"([^".][^"]*)"/g)) {
      const owner = name.startsWith("@") ? name.split("/").slice(0, 2).join("/") : name.split("/")[0];
      if (!owner.startsWith("@blackrose/") && !owner.startsWith("node:")) imported.add(owner);
    }
  }
  expect([...imported].filter((name) => !(SHIPPED as readonly string[]).includes(name))).toEqual([]);
  for (const { what, licence, text } of collect().packages) {
    expect(licence, what).not.toBe("");
    expect(text.length, what).toBeGreaterThan(100);
  }
});

test("every icon that is drawn by name is in the sheet", () => {
  const names = new Set(used());
  const drawn = globSync("web/src/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<Icon name="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(drawn.filter((name) => !names.has(name))).toEqual([]);
});
