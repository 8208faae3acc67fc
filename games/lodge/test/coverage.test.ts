/** Every side of every spell, every room, evocation, quest and event of the box has a scenario; and every file has the right form. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { box } from "../src/index.ts";
import type { Spell } from "../src/cards/says.ts";

const folder = join(import.meta.dirname, "../scenarios");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
const scenarios = files.flatMap((file) => {
  const json = JSON.parse(readFileSync(join(folder, file), "utf8")) as { rules: string[] } | { rules: string[] }[];
  return Array.isArray(json) ? json : [json];
});
const pinned = new Set(scenarios.flatMap((one) => one.rules));
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !pinned.has(id));

/** A side by its name, a half of a room trap by its room's colour or name. */
function sideIds({ id, sides }: Spell): string[] {
  if (!("halves" in sides)) return [`${id}/light`, `${id}/dark`];
  return sides.halves.map(({ trigger }) => {
    if (trigger?.on !== "enters") throw new Error(`${id} is no room trap`);
    return `${id}/${trigger.colour ?? "black"}`;
  });
}

describe("coverage", () => {
  test("every side of every spell", () => expect(missing(box.spells.flatMap(sideIds))).toEqual([]));
  test("every room", () => expect(missing(box.rooms.map(({ id }) => id))).toEqual([]));
  test("every evocation", () => expect(missing(box.evocations.map(({ id }) => id))).toEqual([]));
  test("every quest", () => expect(missing(box.quests.map(({ id }) => id))).toEqual([]));
  test("every event", () => expect(missing(box.events.map(({ id }) => id))).toEqual([]));

  test("every file fits the published schema", () => {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../../docs/scenario.schema.json"), "utf8"),
    ) as object;
    const fits = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    for (const file of files) {
      const valid = fits(JSON.parse(readFileSync(join(folder, file), "utf8")));
      expect(fits.errors ?? [], file).toEqual([]);
      expect(valid).toBe(true);
    }
  });
});
