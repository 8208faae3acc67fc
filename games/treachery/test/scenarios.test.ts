/** Every scenario file holds, and everything that needs a scenario has one. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runScenarioFile } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { stageOf, treachery } from "../src/index.ts";

const folder = join(import.meta.dirname, "../scenarios");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .sort();

describe("scenarios", () => {
  for (const file of files) {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const one of Array.isArray(json) ? json : [json]) {
      test(`${relative(folder, join(folder, file))}: ${one.scenario}`, () => {
        for (const report of runScenarioFile(treachery, stageOf(treachery), one)) {
          expect(report.failures).toEqual([]);
        }
      });
    }
  }
});
